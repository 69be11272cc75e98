/** What the server sends and takes, as in its OpenAPI schema. */

export interface Named { id: string; name: string }
export interface ScenarioOut { id: string; name: string; about: string; edition: string; seats: [number, number]; rounds: number }
export interface OptionOut { id: string; name: string; about: string; values: Named[] }
export interface GameOut {
  id: string; name: string; about: string; editions: string[]; heroes: Named[]; bots: Named[];
  seats: [number, number]; scenarios: ScenarioOut[]; options: OptionOut[];
}
export interface GamesOut { games: GameOut[] }

export interface SeatMade { seat: number; secret: string | null }
export interface TableMade { id: string; seats: SeatMade[]; host: string }
export interface SeatOut {
  seat: number; hero: string; hero_name: string; player: "person" | "bot" | "open"; bot?: string | null;
  name: string; connected: boolean; thinking: boolean;
}
export interface TableCard {
  id: string; game: string; game_name: string; scenario: string; scenario_name: string; title: string; sentence: string;
  created: string; phase: "waiting" | "playing" | "over"; listed: boolean; seats: SeatOut[]; round?: number | null; actions: number;
}

export interface TotalOut { name: string; value: number; need: number }
export interface ThingOut {
  id: string; kind: string; name: string; seat: number; facts: Record<string, unknown>; hidden: boolean; actions?: number[];
}
export interface DecisionOut { seat: number; title: string; sentence: string; rule: string; totals: TotalOut[]; primary: string[] }
export interface ActionOut {
  notation: string; label: string; things: string[]; primary: boolean; group: string; order: number; rule: string;
  reveals: boolean; preview: { totals: TotalOut[]; marks: string[] } | null;
}
export interface StepOut {
  number: number; seat: number; notation: string; label: string; things: string[]; final: boolean; barrier: string | null;
  undone: boolean; told: string[]; forced: string[];
}
export interface LogOut { number: number; seat: number; texts: string[] }
export interface Position {
  table: string; sequence: number; at: number; of: number; seat: number; to_act: number; over: boolean;
  view: Record<string, unknown>; things: ThingOut[]; decision: DecisionOut | null; actions: ActionOut[];
  history: StepOut[]; log: LogOut[]; can_undo: boolean; can_redo: boolean; undo_refused: RefusalOut | string | null; seats: SeatOut[];
}
export interface RefusalOut {
  intent: string; rule: string; rule_text: string; title?: string | null; text: string; numbers: Record<string, number>;
  marks: string[]; remedies: { notation: string; label: string; cures: boolean }[];
}
export interface Explained { refusals: RefusalOut[] }
export interface Problem { key: string; text: string; fix?: string | null }
