import type { MigrationPlan as WrittenPlan } from "../../runtime/tools/migration/plan.js";
import type { Model } from "../model/model.js";
import { storedContract } from "../model/stored-contract.js";
import type { MigrationStep } from "./migration-step.js";
import { pairResources, type ResourcePair } from "./resource-pairs.js";
import { recountSteps, resourceSteps } from "./resource-steps.js";

/** What leads the store from one spec to another; `npm run migrate` applies it. */
export interface MigrationPlan extends WrittenPlan {
  readonly steps: readonly MigrationStep[];
}

/**
 * What has to happen to documents that were stored under one spec, so that they are as the other would have stored them.
 * Equal specs give a plan without steps; the same two specs always give the same plan.
 */
export function planMigration(old: Model, now: Model): MigrationPlan {
  const pairs = pairResources(old, now);
  const former = new Set(pairs.map((pair) => pair.old));
  const collections = new Set(now.resources.map(({ collection }) => collection));
  const removed = old.resources.filter(
    (resource) => !former.has(resource) && !collections.has(resource.collection),
  );
  const steps = [
    ...pairs.flatMap((pair) => resourceSteps(pair)),
    ...removed.map(
      ({ name, collection, place }): MigrationStep => ({
        kind: "remove_collection",
        id: `${name}.removed`,
        resource: name,
        collection,
        text: `The resource ${name} is gone. Its documents stay unless they are to be dropped.`,
        places: { old: place },
      }),
    ),
    ...languageNote(old, now),
  ];
  return {
    kind: "migration-plan",
    format: 1,
    from: contractOf(old),
    to: contractOf(now),
    steps: [...steps, ...pairs.flatMap((pair: ResourcePair) => recountSteps(pair, steps))],
  };
}

function contractOf(model: Model): MigrationPlan["from"] {
  const { title, version } = model.service;
  return { title, version, contract: storedContract(model) };
}

/** Records stay in the language they were created in; only later records are affected. */
function languageNote(old: Model, now: Model): readonly MigrationStep[] {
  const [before, after] = [old.service.languages.default, now.service.languages.default];
  if (before === after) return [];
  return [
    {
      kind: "note",
      id: "languages.default",
      resource: "",
      collection: "",
      text: `The default language is ${after} instead of ${before}. The language of each record stays.`,
      places: {},
    },
  ];
}
