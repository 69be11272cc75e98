/** What the server sends and takes, by the names of its OpenAPI schema. `npm run types` writes schema.ts from openapi.json.
 * What is in the view of a game stands there as `<game>.View`, with all its parts. */

import type { components } from "./schema";

export type Schemas = components["schemas"];

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
export type FactsOut = Schemas["FactsOut"];
export type HintOut = Schemas["HintOut"];
export type PlanOut = Schemas["PlanOut"];
export type OutlookOut = Schemas["OutlookOut"];
export type AnswerOut = Schemas["AnswerOut"];
export type EndOut = Schemas["EndOut"];
export type PlanStepOut = Schemas["PlanStepOut"];
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

export type SeatOut = Schemas["SeatOut"];
export type Position = Schemas["Position"];
export type SeatResult = Schemas["SeatResult"];
export type Result = Schemas["Result"];
export type TableIn = Schemas["TableIn"];
export type TableCard = Schemas["TableCard"];
export type PlayerMade = Schemas["PlayerMade"];
export type MySeat = Schemas["MySeat"];
export type MyResult = Schemas["MyResult"];
export type Me = Schemas["MeOut"];
