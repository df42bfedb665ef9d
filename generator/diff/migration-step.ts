import type { StepAction, StepOf, StepBase as WrittenBase } from "../../runtime/tools/migration/plan.js";
import type { Place } from "../model/model.js";

export type { Decision, StepAction, Target } from "../../runtime/tools/migration/plan.js";

export type MigrationStep = StepBase & StepAction;

export interface StepBase extends WrittenBase {
  /** Where the spec says so, before and after. */
  readonly places: { readonly old?: Place; readonly new?: Place };
}

export type StoredStatus = StepOf<"change_status">["from"];
