import { defined } from "../model/defined.js";
import type { Index, Resource } from "../model/model.js";
import { isSameJson } from "../model/value-type.js";
import type { MigrationStep } from "./migration-step.js";
import { step } from "./plan-step.js";
import type { ResourcePair } from "./resource-pairs.js";

/** Indexes that nothing asks any more, and those that another definition replaces. */
export function removedIndexes(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  return old.indexes
    .filter((index) => !now.indexes.some((other) => isSameIndex(index, other)))
    .map(({ name }) =>
      step(pair, {
        name: `index.${name}.removed`,
        action: { kind: "remove_index", name },
        text: `Nothing asks the index ${name} of ${now.collection} any more.`,
      }),
    );
}

/** Indexes that are new. Those that allow every value once need documents that comply. */
export function addedIndexes(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  return now.indexes
    .filter((index) => !old.indexes.some((other) => isSameIndex(index, other)))
    .map(({ name, keys, unique, sparse, partialFilterExpression }) => {
      const action = {
        kind: "add_index",
        name,
        keys: Object.fromEntries(keys.map(({ property, direction }) => [property, direction])),
        unique,
        ...(sparse === true ? { sparse } : {}),
        ...defined({ partialFilterExpression }),
      } as const;
      const shown = keys.map(({ property }) => property).join(", ");
      const text = unique
        ? `No two documents of ${now.collection} may agree in ${shown}: those that do have to be changed first.`
        : `Lists of ${now.collection} are served by an index on ${shown}.`;
      return step(pair, { name: `index.${name}`, action, text });
    });
}

function isSameIndex(one: Index, other: Index): boolean {
  const isSameKind = one.unique === other.unique && one.sparse === other.sparse;
  return one.name === other.name && isSameKind && isSameJson(definitionOf(one), definitionOf(other));
}

function definitionOf({ keys, partialFilterExpression = {} }: Index) {
  return [keys.map(({ property, direction }) => [property, direction]), partialFilterExpression];
}
