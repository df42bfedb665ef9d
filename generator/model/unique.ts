import { removeDouble, type SpecNode, textsOf } from "../spec/node.js";
import { typeWords } from "./check-fields.js";
import { type Field, type Index, orderedScalars, type Place, type Resource, textScalars } from "./model.js";
import { entryOf, keyPlaceOf, reportRepeated } from "./report.js";
import { isScalar } from "./scalars.js";
import type { Scope } from "./scope.js";
import { tableOf } from "./tables.js";

/**
 * Indexes that reject a second record with the values of unique fields. Records in which one of the fields has no value, or
 * an empty text, are left out of the index, and collide with none.
 */
export function uniqueIndexes({ unique }: Pick<Resource, "unique">): readonly Index[] {
  return unique.map((fields) => ({
    name: ["unique", ...fields.map(({ name }) => name)].join("-"),
    keys: fields.map(({ stored }) => ({ property: stored, direction: 1 })),
    unique: true,
    partialFilterExpression: tableOf(fields, (field) => [field.stored, valueCondition(field)]),
  }));
}

function valueCondition({ type }: Field): { readonly $gt: "" } | { readonly $exists: true } {
  const isNumber = isScalar(type, "integer", "number", "decimal");
  return type.kind === "reference" || isNumber ? { $exists: true } : { $gt: "" };
}

/** Reports what cannot be unique: values that are not compared or stored unasked, and records that recur. */
export function uniqueFits(resource: Resource, scope: Scope): void {
  const fields = resource.fields.filter((field) => field.unique === true && !scope.broken.has(field));
  for (const field of fields) {
    const place = keyPlaceOf(scope, field, "unique");
    if (resource.recurrence === undefined) reportUnfit(field, place, scope);
    else reportRecurring(resource, place, scope);
  }
  const sets = entryOf(scope, resource, "unique");
  if (sets === undefined) return;
  if (resource.recurrence !== undefined) reportRecurring(resource, sets.keyPlace, scope);
  else for (const set of sets.items) setFits(resource, set, scope);
  const names = sets.items
    .filter(({ kind }) => kind === "list")
    .map((set) => {
      const sorted = textsOf(set).map(({ text }) => text);
      return { name: sorted.sort().join(", "), place: set.place };
    });
  reportRepeated(scope, names, removeDouble);
}

function setFits(resource: Resource, set: SpecNode, scope: Scope): void {
  for (const { text, node } of textsOf(set)) {
    const field = resource.fields.find(({ name }) => name === text);
    if (field !== undefined && !scope.broken.has(field)) reportUnfit(field, node.place, scope);
  }
}

function reportUnfit(field: Field, place: Place, scope: Scope): void {
  const what = unfitness(field);
  if (what === undefined) return;
  const related = { "the field": field.place.line === place.line ? undefined : field.place };
  scope.report("never_unique", place, { words: { name: field.name, what }, related });
}

/** Why a field cannot be unique; undefined where it can. */
function unfitness(field: Field): string | undefined {
  const { type, storage, hierarchy, localized, unique, initial, generated } = field;
  if (localized) return "localized";
  // Deleting a record of a tree moves those below it up, whatever else is there.
  if (hierarchy) return "the relation of a tree";
  if (storage === "references") return "a relation to many records";
  const isCompared =
    isScalar(type, ...orderedScalars, ...textScalars, "uuid") || ["enum", "reference"].includes(type.kind);
  if (!isCompared || (storage !== "plain" && storage !== "reference")) return `of ${typeWords(type)}`;
  return unique === true && (initial !== undefined || generated === "now")
    ? "stored with a default"
    : undefined;
}

/** Occurrences have the values of their series. */
function reportRecurring(resource: Resource, place: Place, scope: Scope): void {
  const other = entryOf(scope, resource, "recurrence");
  const related = { "the recurrence": other?.keyPlace };
  scope.report("unique_recurring", place, { words: { name: resource.name }, related });
}
