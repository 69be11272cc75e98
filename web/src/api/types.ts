/** What the server sends and takes, as in its OpenAPI schema. */

export interface Named { id: string; name: string }
export interface ScenarioOut { id: string; name: string; about: string; edition: string; seats: number[]; rounds: number }
export interface OptionOut { id: string; name: string; about: string; values: Named[] }
export interface GameOut {
  id: string; name: string; about: string; editions: string[]; heroes: Named[]; bots: Named[];
  seats: number[]; scenarios: ScenarioOut[]; options: OptionOut[];
}
export interface GamesOut { games: GameOut[] }

export interface SeatIn { hero?: string | null; player: string; name?: string | null }
export interface TableIn {
  game: string; scenario?: string | null; edition?: string | null; seed?: number | null; options?: Record<string, string>;
  seats: SeatIn[]; listed?: boolean; name?: string | null; lang?: "en" | "pl" | "cs";
}
export interface SeatMade { seat: number; secret: string | null }
export interface TableMade { id: string; seats: SeatMade[]; host: string }
export interface SeatOut {
  seat: number; hero: string; hero_name: string; player: "person" | "bot" | "open"; bot: string | null;
  name: string; connected: boolean; thinking: boolean; planning: boolean;
}
export interface TableCard {
  id: string; game: string; game_name: string; scenario: string; scenario_name: string; edition: string; title: string; sentence: string;
  created: string; phase: "waiting" | "playing" | "over"; listed: boolean; seats: SeatOut[]; round: number | null; rounds: number;
  actions: number; to_act: number; situation: boolean;
}
export interface TablesOut { tables: TableCard[] }
export interface Joined { seat: number; secret: string }

export interface TotalOut { name: string; value: number; need: number }
export interface ThingOut {
  id: string; kind: string; name: string; seat: number; facts: Record<string, unknown>; hidden: boolean; actions: number[];
}
export interface DecisionOut { seat: number; title: string; sentence: string; rule: string; totals: TotalOut[]; primary: string[] }
export interface ActionOut {
  notation: string; label: string; things: string[]; primary: boolean; group: string; order: number; rule: string;
  reveals: boolean; preview: { totals: TotalOut[]; marks: string[] };
}
export interface StepOut {
  number: number; seat: number; notation: string; label: string; things: string[]; final: boolean; barrier: string | null;
  undone: boolean; told: string[]; forced: string[];
}
export interface LogOut { number: number; seat: number; texts: string[] }
export interface Position {
  table: string; sequence: number; at: number; of: number; seat: number; to_act: number; over: boolean;
  view: Record<string, unknown>; things: ThingOut[]; decision: DecisionOut | null; actions: ActionOut[];
  history: StepOut[]; log: LogOut[]; can_undo: boolean; can_redo: boolean; undo_refused: string | null; seats: SeatOut[];
}
export interface RefusalOut {
  intent: string; label: string; rule: string; rule_text: string; title: string | null; text: string; numbers: Record<string, number>;
  marks: string[]; remedies: { notation: string; label: string; cures: boolean }[];
}
export interface Explained { refusals: RefusalOut[] }
export interface HintOut { notation: string; label: string; reason: string | null }
export interface Problem { key: string; text: string; fix?: string | null }

export interface ShareOut { key: string; name: string; rule: string | null; points: number; items: string[] }
export interface SeatResult { seat: number; score: number; breakdown: ShareOut[] }
export interface Result {
  over: boolean; kind: string; sentence: string; winners: number[]; seats: SeatResult[]; course: { action: number; scores: number[] }[];
}
export interface StatOut {
  game: string; scenario: string; hero: string; player: string; games: number; wins: number; score_mean: number; score_best: number;
  scores: number[]; actions_mean: number;
}
export interface StatsOut { finished: number; rows: StatOut[] }
export interface RuleOut { id: string; chapter: string; title: string; text: string }
export interface RulesOut { game: string; name: string; credit: string; rules: RuleOut[] }
export interface EntryOut {
  id: string; kind: string; kind_name: string; name: string; text: string[]; set: string; confidence: string; facts: Record<string, unknown>;
}
export interface LibraryOut { game: string; entries: EntryOut[] }
export interface SituationOut { id: string; game: string; title: string; rules: string[]; puzzle: boolean; text: string }
export interface SituationsOut { situations: SituationOut[] }
export interface SituationRun { ok: boolean; message: string; table: TableMade | null }
export interface Health { version: string; mode: string }
