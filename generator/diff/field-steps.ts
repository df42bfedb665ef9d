import { isAlwaysStored } from "../model/defaults.js";
import type { Field, Resource } from "../model/model.js";
import { storedNameOf } from "../model/names.js";
import { defined } from "../model/tables.js";
import { storedDecimal } from "../model/value-limits.js";
import { valueTypeOf, valueTypeText } from "../model/value-type.js";
import type { PlannedStep, Target } from "./migration-step.js";
import { type FieldPair, pairFields, type ResourcePair } from "./resource-pairs.js";
import { type ValueStep, valueSteps } from "./value-steps.js";

/** The steps for the fields of a resource: renamings before anything else, so that later steps know the new names. */
export function fieldSteps(pair: ResourcePair): readonly PlannedStep[] {
  const fields = pairFields(pair.old, pair.now);
  return [
    ...fields.flatMap((row) => renaming(pair, row)),
    ...fields.flatMap((row) => (row.now === undefined ? [] : changes(pair, row, row.now))),
    ...fields.flatMap((row) => (row.now === undefined ? removal(pair, row) : [])),
  ];
}

/** Whether a field has a value of its own in documents; the others belong to the lifecycle of a record. */
export function hasOwnValue({ storage }: Field): boolean {
  return ["plain", "localized", "references", "reference", "period"].includes(storage);
}

function targetOf({ stored, storage }: Field): Target {
  return { storage: storage === "localized" ? "localized" : "plain", path: [stored] };
}

/** Whether a value is in one place for all languages before, and in the texts of each after, or the other way round. */
function isReshaped(old: Field, now: Field): boolean {
  return (old.storage === "localized") !== (now.storage === "localized");
}

function at({ old, now }: FieldPair, planned: PlannedStep): PlannedStep {
  return { ...planned, places: defined({ old: old?.place, new: now?.place }) };
}

function renaming(pair: ResourcePair, row: FieldPair): readonly PlannedStep[] {
  const { old, now } = row;
  if (old === undefined || now === undefined) return [];
  if (!hasOwnValue(old) || !hasOwnValue(now)) return [];
  const to = isReshaped(old, now) ? freeName(now) : now.stored;
  if (old.stored === to) return [];
  const action = {
    kind: "rename_field",
    target: targetOf(old),
    to,
    instant: isBound(pair.old, old),
  } as const;
  const text =
    old.name === now.name
      ? `\`${now.name}\` is stored as \`${to}\` now.`
      : `\`${old.name}\` is called \`${now.name}\` now.`;
  return [at(row, { name: `${now.name}.renamed`, action, text })];
}

/** Whether a field is start or end of a period: its instant is stored beside it. */
function isBound(resource: Resource | undefined, field: Field): boolean {
  return field === resource?.period?.start || field === resource?.period?.end;
}

function changes(pair: ResourcePair, row: FieldPair, now: Field): readonly PlannedStep[] {
  const old = row.old !== undefined && hasOwnValue(row.old) ? row.old : undefined;
  // A value that belongs to the lifecycle of a record is not moved out of it, nor the other way round.
  const left =
    row.old !== undefined && hasOwnValue(row.old) !== hasOwnValue(now)
      ? removal(pair, { ...row, now: undefined })
      : [];
  if (!hasOwnValue(now)) return left;
  return [
    ...left,
    ...(old === undefined ? [] : valueChanges(pair, row, { old, now })),
    ...initialValue(pair, { ...row, old }, now),
    ...requirement(pair, { ...row, old }, now),
    ...lostInstants(pair, row, now),
  ];
}

function valueChanges(
  pair: ResourcePair,
  row: FieldPair,
  { old, now }: { readonly old: Field; readonly now: Field },
): readonly PlannedStep[] {
  const { name } = now;
  const before = valueTypeOf(inNewWords(pair, old), pair.old ?? pair.now);
  const after = valueTypeOf(now, pair.now);
  const toSteps = (steps: readonly ValueStep[]): readonly PlannedStep[] =>
    steps.map(({ id, action, text, decision }) =>
      at(row, {
        name: [name, id].join("."),
        action,
        text: `\`${name}\` of ${pair.now.name}: ${text}`,
        ...defined({ decision }),
      }),
    );
  const isLocalized = now.storage === "localized";
  if (!isReshaped(old, now)) return toSteps(valueSteps(targetOf(now), before, after));

  const shape = isLocalized ? "localized" : "plain";
  const text = isLocalized
    ? `\`${name}\` of ${pair.now.name} has a value in each language now: the present one becomes that of the record's own.`
    : `\`${name}\` of ${pair.now.name} has one value for all languages now: that of the record's own language stays.`;
  const decision = isLocalized ? undefined : { words: ["own"] };
  const plain = plainTarget(freeName(now));
  const reshape = at(row, {
    name: `${name}.${shape}`,
    action: { kind: "reshape_field", target: plain, shape },
    text,
    ...defined({ decision }),
  });
  const values = toSteps(valueSteps(plain, before, after));
  const settled = settling({ old, now }, now);
  return isLocalized ? [...values, reshape, ...settled] : [reshape, ...values, ...settled];
}

/**
 * The name of a value while it is reshaped: free both among the properties of a document and among its texts, as no field
 * begins with `_`.
 */
function freeName({ name }: Field): string {
  return storedNameOf(name) === name ? name : `_${name}`;
}

/** A reshaped value gets the name under which it is stored. */
function settling(row: FieldPair, now: Field): readonly PlannedStep[] {
  const { name, stored, storage } = now;
  const free = freeName(now);
  if (free === stored) return [];
  const target = { ...targetOf(now), path: [free] };
  const action = { kind: "rename_field", target, to: stored, instant: false } as const;
  const id = storage === "localized" ? "text" : "stored";
  return [at(row, { name: `${name}.${id}`, action, text: `\`${name}\` is stored as \`${stored}\`.` })];
}

/** Resources may have been renamed: what a relation refers to is the same. */
function inNewWords({ models }: ResourcePair, field: Field): Field {
  const { type } = field;
  if (type.kind !== "reference") return field;
  const isThere = models.now.resources.some(({ name }) => name === type.target.name);
  const target = isThere
    ? undefined
    : models.now.resources.find(({ renamedFrom }) => renamedFrom === type.target.name);
  if (target === undefined) return field;
  return { ...field, type: { ...type, target: { ...target, ids: type.target.ids } } };
}

/** A field that is always there: every document stores its default where a create leaves it out. */
function initialValue(pair: ResourcePair, row: FieldPair, now: Field): readonly PlannedStep[] {
  const isLocalized = now.storage === "localized";
  if (now.storage === "period" || (now.required && now.initial === undefined)) return [];
  const value = now.initial ?? (isLocalized ? "" : undefined);
  const wasAlwaysThere = isLocalized
    ? row.old?.storage === "localized"
    : row.old !== undefined && isAlwaysStored(row.old);
  if (wasAlwaysThere) return [];
  if (now.generated !== undefined) return [generatedValue(pair, row, now)];
  if (value === undefined) return [];
  const stored = now.scale === undefined ? value : (storedDecimal(value, now.scale) ?? value);
  const action = { kind: "add_field", target: targetOf(now), value: stored } as const;
  const text = `\`${now.name}\` of ${pair.now.name} is always there now: documents without it get ${JSON.stringify(value)}.`;
  return [at(row, { name: `${now.name}.added`, action, text })];
}

function generatedValue(pair: ResourcePair, row: FieldPair, now: Field): PlannedStep {
  const { kind } = valueTypeOf(now, pair.now);
  const of = kind === "date" || kind === "uuid" ? kind : "datetime";
  const value = of === "uuid" ? "a random UUID each" : "the time at which they were created";
  return at(row, {
    name: `${now.name}.added`,
    action: { kind: "generate_field", target: targetOf(now), of },
    text: `\`${now.name}\` of ${pair.now.name} is always there now: documents without it get ${value}.`,
  });
}

function requirement(pair: ResourcePair, row: FieldPair, now: Field): readonly PlannedStep[] {
  const isRequired = (now.required || isBound(pair.now, now)) && row.old?.required !== true;
  const wasBound = row.old !== undefined && isBound(pair.old, row.old);
  if (wasBound) return [];
  if (!isRequired || (now.initial !== undefined && now.initial !== null)) return [];
  const value = valueTypeOf(now, pair.now);
  const text = `\`${now.name}\` of ${pair.now.name} is required now: documents without it need a value (${valueTypeText(value)}).`;
  return [
    at(row, {
      name: `${now.name}.required`,
      action: { kind: "require_field", target: targetOf(now) },
      text,
      decision: { words: ["keep"], value },
    }),
  ];
}

/** A field that left the period leaves its instant behind. */
function lostInstants(pair: ResourcePair, row: FieldPair, now: Field): readonly PlannedStep[] {
  const { old } = row;
  if (old === undefined || !isBound(pair.old, old) || isBound(pair.now, now)) return [];
  return [removed(pair, row, plainTarget(`utc_${now.stored}`))];
}

function removal(pair: ResourcePair, row: FieldPair): readonly PlannedStep[] {
  const { old } = row;
  if (old === undefined) return [];
  if (old.storage === "password" || old.storage === "image") {
    const isStillStored = pair.now.fields.some(({ storage }) => storage === old.storage);
    return isStillStored ? [] : [removed(pair, row, plainTarget(old.storage))];
  }
  if (!hasOwnValue(old)) return [];
  return [
    removed(pair, row, targetOf(old)),
    ...(isBound(pair.old, old) ? [removed(pair, row, plainTarget(`utc_${old.stored}`))] : []),
  ];
}

function plainTarget(name: string): Target {
  return { storage: "plain", path: [name] };
}

function removed(pair: ResourcePair, row: FieldPair, target: Target): PlannedStep {
  const [stored = ""] = target.path;
  const name = stored === row.old?.stored ? row.old.name : stored;
  const text = `\`${name}\` of ${pair.now.name} is gone. What is stored stays unless it is to be dropped.`;
  return at(row, { name: `${stored}.removed`, action: { kind: "remove_field", target }, text });
}
