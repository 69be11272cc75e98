/** What the server sends and takes, by the names of its OpenAPI schema. `npm run types` writes schema.ts from openapi.json. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Named = Schemas["NamedOut"];
export type EditionOut = Schemas["EditionOut"];
export type ScenarioOut = Schemas["ScenarioOut"];
export type OptionOut = Schemas["OptionOut"];
export type GameOut = Schemas["GameOut"];
export type GamesOut = Schemas["GamesOut"];
export type SeatIn = Schemas["SeatIn"];
export type SeatMade = Schemas["SeatMade"];
export type TableMade = Schemas["TableMade"];
export type Joined = Schemas["Joined"];
export type TotalOut = Schemas["TotalOut"];
export type ThingOut = Schemas["ThingOut"];
export type DecisionOut = Schemas["DecisionOut"];
export type ActionOut = Schemas["ActionOut"];
export type StepOut = Schemas["StepOut"];
export type LogOut = Schemas["LogOut"];
export type LogPage = Schemas["LogPage"];
export type RefusalOut = Schemas["RefusalOut"];
export type Explained = Schemas["Explained"];
export type HintOut = Schemas["HintOut"];
export type Problem = Pick<Schemas["ProblemOut"], "key" | "text"> & Partial<Schemas["ProblemOut"]>;
export type ShareOut = Schemas["ShareOut"];
export type SequelOut = Schemas["SequelOut"];
export type StatOut = Schemas["StatOut"];
export type StatsOut = Schemas["StatsOut"];
export type RuleOut = Schemas["RuleOut"];
export type RulesOut = Schemas["RulesOut"];
export type EntryOut = Schemas["EntryOut"];
export type LibraryOut = Schemas["LibraryOut"];
export type SituationOut = Schemas["SituationOut"];
export type SituationsOut = Schemas["SituationsOut"];
export type SituationRun = Schemas["SituationRun"];
export type Health = Schemas["Health"];
/** What comes over the socket. */
export type Message = Schemas["Message"];

/** `hints`: how many the seat asked for; `agrees`: the full save may be taken now. */
export type SeatOut = Schemas["SeatOut"] & { agrees?: boolean; hints?: number };
export type Position = Omit<Schemas["Position"], "seats"> & { seats: SeatOut[] };
export type SeatResult = Schemas["SeatResult"] & { hints?: number };
export type Result = Omit<Schemas["Result"], "seats"> & { seats: SeatResult[] };

/** `hints` null: as usual, on where one person plays alone. */
export type TableIn = Omit<Schemas["TableIn"], "seed"> & { seed: string | null; hints: boolean | null };

/** What a table says of itself so that nobody is surprised; the server sends it always, but a page need not count on it. */
export type TableCard = Omit<Schemas["TableCard"], "seats"> & {
  seats: SeatOut[];
  /** Typed by the host; null: drawn by the server. */
  seed?: string | null;
  /** Why somebody here may know what is hidden. */
  disclosed?: "" | "seed" | "save" | "import" | "situation" | "branch" | "agreed";
  disclosed_text?: string;
  hints?: boolean;
  /** The game is on, and somebody else plays or may still come. */
  others?: boolean;
  parent?: { table: string; at: number } | null;
  /** The rules of this version follow the game only up to there. */
  stuck?: { at: number; text: string } | null;
  /** The table at which it was played on. */
  next?: string | null;
};

export interface PlayerMade { id: string; key: string }

/** A seat of the player, at whatever device they sat down. */
export interface MySeat {
  table: string;
  game: string;
  title: string;
  phase: TableCard["phase"];
  seat: number;
  secret: string;
  hero: string;
  hero_name: string;
  to_act: boolean;
  updated: string;
}

export interface MyResult {
  table: string;
  game: string;
  scenario: string;
  hero: string;
  score: number;
  won: boolean;
  kind: string;
  hints: number;
  ended: string;
}

export interface Me {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  seats: MySeat[];
  results: MyResult[];
}
