import type { StepAction, StepOf, StepBase as WrittenBase } from "../../runtime/tools/migration/plan.js";
import type { Place } from "../model/model.js";
import type { ResourcePair } from "./resource-pairs.js";

export type { Decision, StepAction, Target } from "../../runtime/tools/migration/plan.js";

export type MigrationStep = StepBase & StepAction;

interface StepBase extends WrittenBase {
  /** Where the spec says so, before and after. */
  readonly places: { readonly old?: Place; readonly new?: Place };
}

export type StoredStatus = StepOf<"change_status">["from"];

/** A step of a resource, but for what follows from the resource. `name` is the rest of its id. */
export interface PlannedStep extends Pick<StepBase, "text" | "decision"> {
  readonly name: string;
  readonly action: StepAction;
  /** Absent: the places of the resource. */
  readonly places?: StepBase["places"];
}

export function step({ old, now }: ResourcePair, { name, action, ...more }: PlannedStep): MigrationStep {
  return {
    ...action,
    id: `${now.name}.${name}`,
    resource: now.name,
    collection: now.collection,
    places: { ...(old === undefined ? {} : { old: old.place }), new: now.place },
    ...more,
  };
}
