/** What one seat saw of a game, as a file. It is read in the browser and goes nowhere. */

import { TableApi } from "./client";
import { applyPatch, type Operation } from "./patch";
import type { GameOut, LogOut, Position, TableCard } from "./types";

const FORMAT = 1;

/** The file as it is written: the first position, then what changed at each step. */
export interface GameRecord {
  hexfarer: "record";
  format: number;
  game: string;
  edition: string;
  scenario: string;
  seat: number;
  lang: string;
  table: string;
  positions: [Position, ...Operation[][]];
}

/** The file cannot be shown: no record at all, one of a newer program, or damaged at a step. */
export class WrongRecord extends Error {
  constructor(readonly why: "none" | "newer" | "damaged", readonly step = 0) {
    super(why);
  }
}

export function readRecord(text: string): GameRecord {
  let given: Partial<GameRecord> | null;
  try {
    given = JSON.parse(text) as Partial<GameRecord> | null;
  } catch {
    throw new WrongRecord("none");
  }
  if (given?.hexfarer !== "record") throw new WrongRecord("none");
  if (given.format !== FORMAT) throw new WrongRecord("newer");
  const first = given.positions?.[0];
  if (typeof given.game !== "string" || !Array.isArray(first?.seats) || !Array.isArray(first.things) || !Array.isArray(first.log)) throw new WrongRecord("damaged");
  return given as GameRecord;
}

/** Every position of the record. What a step does not touch is shared with the one before. */
function positionsOf(record: GameRecord): Position[] {
  const [first, ...patches] = record.positions;
  const all = [first];
  for (const [i, patch] of patches.entries()) {
    try {
      all.push(applyPatch(all[i]!, patch));
    } catch {
      throw new WrongRecord("damaged", i + 1);
    }
  }
  return all;
}

/** A record in the place of the server: the replay asks it for positions and for what happened. */
export class RecordApi extends TableApi {
  readonly #positions: Position[];
  readonly #log: LogOut[];

  constructor(readonly file: GameRecord) {
    super(file.table, null);
    const all = positionsOf(file);
    const last = all.length - 1;
    // A step that the seat could not see has no position, so the steps are counted here.
    this.#log = all.flatMap((position, i) => {
      const before = all[i - 1]?.at ?? -1;
      return position.log.filter((one) => one.number > before && one.number <= position.at).map((one) => ({ ...one, number: i }));
    });
    this.#positions = all.map((position, i) => ({ ...position, at: i, of: last }));
  }

  override position(at = 0): Promise<Position> {
    return Promise.resolve(this.#positions[Math.min(at, this.#positions.length - 1)]!);
  }

  override log(before: number): Promise<{ log: LogOut[] }> {
    return Promise.resolve({ log: this.#log.filter((one) => one.number < before) });
  }

  /** The card that the table would have, in the words of the page. */
  cardIn(game: GameOut): TableCard {
    const last = this.#positions.at(-1)!;
    return {
      id: this.id,
      game: game.id,
      game_name: game.name,
      scenario: this.file.scenario,
      scenario_name: game.scenarios.find((one) => one.id === this.file.scenario)?.name ?? this.file.scenario,
      edition: this.file.edition,
      title: "",
      sentence: "",
      created: "",
      phase: last.over ? "over" : "playing",
      listed: false,
      seats: last.seats,
      round: null,
      rounds: 0,
      actions: last.of,
      to_act: last.to_act,
      situation: false,
    };
  }
}
