import type { Collection } from "mongodb";
import type { Database } from "../../storage/database.js";
import type { Decided } from "./decisions.js";

/** How far a plan has been applied; what makes a run that was cut short go on where it stopped. */
export interface MigrationState {
  /** Id of the plan. */
  readonly _id: string;
  readonly from: string;
  readonly to: string;
  readonly started: Date;
  readonly finished?: Date;
  readonly decisions: Readonly<Record<string, Decided>>;
  readonly drop: boolean;
  /** Resource whose documents are being changed, and the last id that is done; those before it are through. */
  readonly resource?: string;
  readonly last?: number;
  /** Documents changed so far. */
  readonly changed: number;
}

/** The states of all plans ever applied to a store. */
export function migrationStates(database: Database): Collection<MigrationState> {
  return database.db.collection<MigrationState>("migrations");
}
