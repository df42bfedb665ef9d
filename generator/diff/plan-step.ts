import type { MigrationStep, StepAction, StepBase } from "./migration-step.js";
import type { ResourcePair } from "./resource-pairs.js";

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
