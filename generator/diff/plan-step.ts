import type { MigrationStep, StepAction, StepBase } from "./migration-step.js";
import type { ResourcePair } from "./resource-pairs.js";

/** A step of a resource. `name` is the rest of its id. */
export function step(
  { old, now }: ResourcePair,
  name: string,
  action: StepAction,
  text: string,
  more: Pick<StepBase, "decision"> & Partial<Pick<StepBase, "places">> = {},
): MigrationStep {
  return {
    ...action,
    id: `${now.name}.${name}`,
    resource: now.name,
    collection: now.collection,
    text,
    places: { ...(old === undefined ? {} : { old: old.place }), new: now.place },
    ...more,
  };
}
