import type { Collection } from "mongodb";
import type { RecordId } from "../../core/record-id.js";
import type { Database } from "../../storage/database.js";
import type { Decided } from "./decisions.js";

/** How far a plan is applied, so that an interrupted run continues where it stopped. */
export interface MigrationState {
  /** Id of the plan. */
  readonly _id: string;
  readonly from: string;
  readonly to: string;
  readonly started: Date;
  readonly finished?: Date;
  readonly decisions: Readonly<Record<string, Decided>>;
  readonly drop: boolean;
  /** Resource whose documents are being changed, and the last id that is done; resources before it are complete. */
  readonly resource?: string;
  readonly last?: RecordId;
  /** Documents changed so far. */
  readonly changed: number;
}

/** The states of all plans ever applied to a store. */
export function migrationStates(database: Database): Collection<MigrationState> {
  return database.db.collection<MigrationState>("migrations");
}
