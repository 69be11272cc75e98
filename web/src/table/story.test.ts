import { expect, it } from "vitest";
import type { LogOut } from "../api/types";
import { sentence, story } from "./story";

const all = () => true;
const step = (number: number, seat: number, texts: string[], more: Partial<LogOut> = {}): LogOut => ({ number, seat, texts, turn: 0, ...more });

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
    { text: "A.", times: 2, weight: "plain", key: "", things: [], sums: [] },
    { text: "B.", times: 1, weight: "plain", key: "", things: [], sums: [] },
  ]);
});

it("each line keeps its own weight and things when others are searched away", () => {
  const about = [
    { key: "x", weight: "small" as const, things: [] },
    { key: "city", weight: "big" as const, things: ["city:blue"] },
  ];
  const [one] = story([step(1, 0, ["Moved.", "Found the city."], { about })], (text) => text.includes("city"));
  expect(one!.lines).toEqual([{ text: "Found the city.", times: 1, weight: "big", key: "city", things: ["city:blue"], sums: [] }]);
});

const act = (key: string, of: number, sum = "", weight: "small" | "plain" | "big" = "plain") => ({ key, of, sum, weight, things: [] });

it("what came of an act joins its sentence", () => {
  const about = [act("played", 0), act("points", 0, "Move 2", "small"), act("drew", 0, "drew 1", "small")];
  const [one] = story([step(1, 0, ["You played March.", "You got Move 2.", "You drew 1 card."], { about })], all);
  expect(one!.lines.map(sentence)).toEqual(["You played March: Move 2, drew 1."]);
});

it("what was paid before an act joins it, too, and what the step after brings", () => {
  const built = { about: [act("paid", 0, "gold −10"), act("built", 0)], turn: 1 };
  const chosen = { about: [act("healed", 0, "Healing 1")], turn: 1 };
  const told = story([step(1, 0, ["You paid.", "You built: City Hall."], built), step(2, 0, ["You got 1 point."], chosen)], all);
  expect(told.flatMap(({ lines }) => lines.map(sentence))).toEqual(["You built: City Hall, gold −10, Healing 1."]);
});

it("what another seat did, or a turn before, joins nothing", () => {
  const about = [act("struck", 1), act("wounded", 0, "2 wounds")];
  const told = story([step(1, 1, ["Sandro struck.", "You took 2 wounds."], { about, turn: 1 }), step(2, 1, ["Sandro paid."], { about: [act("paid", 1, "gold −1")], turn: 2 })], all);
  expect(told.flatMap(({ lines }) => lines.map(sentence))).toEqual(["Sandro struck.", "You took 2 wounds.", "Sandro paid."]);
});

it("a die that shows something belongs to whatever it was rolled for", () => {
  const told = story([step(1, 0, ["Marksmen attacked Griffins."], { about: [act("attacked", -1)] }), step(2, 0, ["The die showed 0."], { about: [act("roll", -1, "die 0", "small")] })], all);
  expect(told.flatMap(({ lines }) => lines.map(sentence))).toEqual(["Marksmen attacked Griffins: die 0."]);
});

it("what a big event brought stands under it, and is searched with it", () => {
  const about = [act("defeated", 0, "", "big"), act("fame", 0, "fame +2"), act("reputation", 0, "reputation +1")];
  const told = (wanted: (text: string) => boolean) => story([step(1, 0, ["You defeated Orcs.", "Fame.", "Reputation."], { about })], wanted);
  expect(told((text) => text.includes("reputation"))[0]!.lines.map((line) => [sentence(line), line.sums])).toEqual([["You defeated Orcs.", ["fame +2", "reputation +1"]]]);
});

it("a step of which nothing is wanted leaves no head", () => {
  expect(story([step(1, 0, ["A."]), step(2, 1, [])], (text) => text === "B.")).toEqual([]);
});
