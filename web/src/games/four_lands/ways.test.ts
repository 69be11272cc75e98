import { describe, expect, it } from "vitest";
import { action } from "../../table/testing";
import { moveOf, movesOf, partyKey, splitting, walkerOf, waysOf } from "./ways";

const NEAR = action("move north.I > cirth");
const JOIN = action("move north.I > cirth join north.II");
const FAR = action("move north.I > hollinmark > duskarrow pay 1 join north.II");
const OTHER = action("move north.II > cirth");
const PASS = action("pass");

describe("a move", () => {
  it("tells who goes, the way and the price", () => {
    expect(moveOf(NEAR)).toEqual({ action: NEAR, party: "north.I", way: ["cirth"], field: "cirth", price: 0 });
    expect(moveOf(FAR)).toMatchObject({ way: ["hollinmark", "duskarrow"], field: "duskarrow", price: 1 });
    expect(moveOf(PASS)).toBeNull();
  });

  it("is shown for the selected Party, or for the only one", () => {
    const moves = movesOf([PASS, NEAR, JOIN, FAR, OTHER]);
    expect(walkerOf(moves, "party:north.II@carried")).toBe("party:north.II");
    expect(walkerOf(moves, null)).toBeNull();
    expect(walkerOf(movesOf([PASS, NEAR, FAR]), null)).toBe("party:north.I");
    expect(walkerOf(movesOf([PASS, NEAR, FAR]), "card:hand/portal@0")).toBeNull();
  });

  it("stands at the field where it ends, not at those between", () => {
    const ways = waysOf(movesOf([NEAR, JOIN, FAR, OTHER]), "party:north.I");
    expect([...ways.keys()]).toEqual(["cirth", "duskarrow"]);
    expect(ways.get("cirth")!.map((move) => move.action)).toEqual([NEAR, JOIN]);
  });

  it("makes its Party a thing that is carried", () => {
    const moves = movesOf([NEAR]);
    expect(partyKey("party:north.I", moves)).toBe("party:north.I@carried");
    expect(partyKey("party:north.I", moves, "@box")).toBe("party:north.I@box@carried");
    expect(partyKey("party:north.II", moves, "@box")).toBe("party:north.II@box");
  });
});

it("Agents go by themselves while nothing but their way and company is asked", () => {
  expect(splitting([action("with north.I#2"), NEAR])).toBe(true);
  expect(splitting([PASS, NEAR])).toBe(false);
  expect(splitting([])).toBe(false);
});
