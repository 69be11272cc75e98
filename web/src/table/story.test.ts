import { expect, it } from "vitest";
import { story, type Told } from "./story";

const all = () => true;
const step = (number: number, seat: number, texts: string[], more: Partial<Told> = {}): Told => ({ number, seat, texts, turn: 0, ...more });

it("a head stands where a turn begins or somebody else acts, and says whether a round begins", () => {
  const told = story(
    [
      step(0, -1, ["Set up."]),
      step(1, 0, ["A."], { turn: 1, round: 1, nth: 1 }),
      step(2, 0, ["B."], { turn: 1, round: 1, nth: 1 }),
      step(3, 0, ["C."], { turn: 2, round: 1, nth: 2 }),
      step(4, 1, ["D."], { turn: 3, round: 2, nth: 1 }),
    ],
    all,
  );
  expect(told.map(({ head }) => head && [head.round, head.nth, head.newRound])).toEqual([
    null,
    [1, 1, true],
    null,
    [1, 2, false],
    [2, 1, true],
  ]);
});

it("a server that tells neither round nor weight gives heads by seat and plain lines", () => {
  const [one] = story([step(1, 0, ["A.", "A.", "B."], { turn: 1 })], all);
  expect(one!.head).toEqual({ round: 0, nth: 0, newRound: false });
  expect(one!.lines).toEqual([
    { text: "A.", times: 2, weight: "plain", key: "", things: [] },
    { text: "B.", times: 1, weight: "plain", key: "", things: [] },
  ]);
});

it("each line keeps its own weight and things when others are searched away", () => {
  const about = [
    { key: "x", weight: "small" as const, things: [] },
    { key: "city", weight: "big" as const, things: ["city:blue"] },
  ];
  const [one] = story([step(1, 0, ["Moved.", "Found the city."], { about })], (text) => text.includes("city"));
  expect(one!.lines).toEqual([{ text: "Found the city.", times: 1, weight: "big", key: "city", things: ["city:blue"] }]);
});

it("what a big event brought stands under it", () => {
  const big = { key: "mk-defeated", weight: "big" as const, things: ["enemy:prowlers"] };
  const about = [big, { key: "mk-fame", weight: "plain" as const, things: [] }, { key: "mk-reputation-up", weight: "plain" as const, things: [] }, { key: "mk-drew", weight: "small" as const, things: [] }];
  const [one] = story([step(1, 0, ["Fell.", "Fame.", "Reputation.", "Drew."], { about })], all);
  expect(one!.lines.map(({ text, more }) => [text, more])).toEqual([["Fell.", ["Fame.", "Reputation."]], ["Drew.", undefined]]);
});

it("a step of which nothing is wanted leaves no head", () => {
  expect(story([step(1, 0, ["A."]), step(2, 1, [])], (text) => text === "B.")).toEqual([]);
});
