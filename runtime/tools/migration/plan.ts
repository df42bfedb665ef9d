import { createHash } from "node:crypto";
import { isObject } from "../../core/properties.js";
import { generatedKinds } from "../../resources/write/merge.js";
import { parseJson } from "../../text/json.js";
import { ToolError } from "../tool.js";

/** What leads the store from one spec to another, as `npm run spec -- plan` writes it and `npm run migrate` applies it. */
export interface MigrationPlan {
  readonly kind: "migration-plan";
  readonly format: 1;
  /** The specs as the store sees them. */
  readonly from: Checked<typeof isContract>;
  readonly to: Checked<typeof isContract>;
  /** In the order in which they are applied. */
  readonly steps: readonly MigrationStep[];
}

/** What has to happen to stored documents, one thing at a time; `kind` says which. */
export type MigrationStep = StepBase & StepAction;

/** A step of one kind. */
export type StepOf<Kind extends MigrationStep["kind"]> = Extract<MigrationStep, { readonly kind: Kind }>;

/** What every step has. */
export type StepBase = Checked<typeof isStepBase>;

/** What `--set step=...` accepts: one of the words, a value of the type, or either. */
export type Decision = Checked<typeof isDecision>;

/** The path of a value: in a property, or in a text of each language; `[]` and `{}` stand for every entry. */
export type Target = Checked<typeof isTarget>;

/** Types whose kind says all. */
const plainKinds = [
  "text",
  "html",
  "boolean",
  "date",
  "datetime",
  /** A time in UTC, in ISO 8601. */
  "instant",
  /** The same with milliseconds. */
  "exact_instant",
  "timezone",
  "url",
  "email",
  "uuid",
  "any",
] as const;

/** The stored type of a value: types of the spec with the same stored form are one here. */
export type ValueType =
  | { readonly kind: "integer" | "number"; readonly minimum?: number; readonly maximum?: number }
  /** A whole number of the last digit; so are the limits. */
  | {
      readonly kind: "decimal";
      readonly scale: number;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly kind: (typeof plainKinds)[number] }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  /** The id of a record: a UUID, a text, else an integer. */
  | { readonly kind: "reference"; readonly target: string; readonly ids?: "uuid" | "text" }
  | { readonly kind: "list" | "map"; readonly of: ValueType }
  | {
      readonly kind: "object";
      readonly properties: Readonly<Record<string, { readonly type: ValueType; readonly optional: boolean }>>;
    };

/** A step without the properties of all: `kind` says which others it has. */
export type StepAction = {
  readonly [Kind in keyof typeof stepParts]: { readonly kind: Kind } & Checked<(typeof stepParts)[Kind]>;
}[keyof typeof stepParts];

/** Computes the id of a plan: equal plans have equal ids, whatever their layout. */
export function planId(plan: MigrationPlan): string {
  return createHash("sha256").update(JSON.stringify(plan)).digest("hex").slice(0, 12);
}

/** Parses a plan. Throws a ToolError that says what is wrong with any other text. */
export function parsePlan(text: string): MigrationPlan {
  const read = parseJson(text);
  const value = isObject(read) ? read : {};
  if (value.kind !== "migration-plan")
    throw new ToolError(
      "This is no migration plan. Make one with `npm run spec -- plan OLD --out PLAN.json`.",
    );
  if (value.format !== 1)
    throw new ToolError(
      `The plan has format ${String(value.format)}, and this program reads format 1. Make it again.`,
    );
  for (const side of ["from", "to"]) if (!isContract(value[side])) throw broken(`\`${side}\``);
  const steps: readonly unknown[] = Array.isArray(value.steps) ? value.steps : [undefined];
  for (const [index, step] of steps.entries())
    if (!isStep(step)) throw broken(`step ${index + 1}${nameOf(step)}`);
  const ids = new Set(steps.map((step) => (isObject(step) ? step.id : undefined)));
  if (ids.size !== steps.length) throw broken("the list of steps, where an id is used twice");
  // The checks of its parts vouch for the whole.
  return read as MigrationPlan;
}

function broken(part: string): ToolError {
  return new ToolError(
    `The plan is damaged in ${part}. Make it again with \`npm run spec -- plan OLD --out PLAN.json\`.`,
  );
}

function nameOf(step: unknown): string {
  return isObject(step) && typeof step.id === "string" ? ` (${step.id})` : "";
}

/** Says whether a value that was read is of a type. */
type Check<Value> = (value: unknown) => value is Value;

type Checked<Known> = Known extends Check<infer Value> ? Value : never;

/** Checks of properties by their names. */
type Parts = Readonly<Record<string, Check<unknown>>>;

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

function oneOf<const Value>(values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((one) => one === value);
}

function listOf<Value>(check: Check<Value>): Check<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(check);
}

function mapOf<Value>(check: Check<Value>): Check<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(check);
}

/** An object with some properties; others are ignored. */
function objectOf<Needed extends Parts>(parts: Needed) {
  return (value: unknown): value is { readonly [Name in keyof Needed]: Checked<Needed[Name]> } =>
    isObject(value) && Object.entries(parts).every(([name, check]) => check(value[name]));
}

/** An object whose properties may be absent. */
function optionalOf<Possible extends Parts>(parts: Possible) {
  return (value: unknown): value is { readonly [Name in keyof Possible]?: Checked<Possible[Name]> } =>
    isObject(value) &&
    Object.entries(parts).every(([name, check]) => value[name] === undefined || check(value[name]));
}

function both<One, Other>(one: Check<One>, other: Check<Other>): Check<One & Other> {
  return (value): value is One & Other => one(value) && other(value);
}

/** Whether an object has the properties of its `kind`. */
function isOfKind(parts: Parts, value: unknown): boolean {
  if (!isObject(value) || !isText(value.kind) || !Object.hasOwn(parts, value.kind)) return false;
  return parts[value.kind]?.(value) === true;
}

const nothing = objectOf({});
const limits = { minimum: isNumber, maximum: isNumber };
const typeParts: Parts = {
  ...Object.fromEntries(plainKinds.map((kind) => [kind, nothing])),
  integer: optionalOf(limits),
  number: optionalOf(limits),
  decimal: both(objectOf({ scale: isNumber }), optionalOf(limits)),
  enum: objectOf({ values: listOf(isText) }),
  reference: both(objectOf({ target: isText }), optionalOf({ ids: oneOf(["uuid", "text"]) })),
  list: objectOf({ of: isValueType }),
  map: objectOf({ of: isValueType }),
  object: objectOf({ properties: mapOf(objectOf({ type: isValueType })) }),
};

function isValueType(value: unknown): value is ValueType {
  return isOfKind(typeParts, value);
}

function isPath(value: unknown): value is readonly string[] {
  return listOf(isText)(value) && value.length > 0;
}

function isPresent(value: unknown): value is unknown {
  return value !== undefined;
}

/** `contract` is as `storedContract` of the generator gives it. */
const isContract = objectOf({ title: isText, version: isText, contract: isText });
const isTarget = objectOf({ storage: oneOf(["plain", "localized"]), path: isPath });
const ofTarget = objectOf({ target: isTarget });
const ofFormer = objectOf({ from: isText });
const indexConditions = mapOf((value): value is { readonly $exists: true } | { readonly $gt: "" } =>
  isObject(value),
);
/** Which parts records have, and the names of two statuses. */
const isStoredStatus = objectOf({
  hasStatus: isBoolean,
  hasTrash: isBoolean,
  published: isText,
  trash: isText,
});

/** What each kind of step has besides the properties of all. */
const stepParts = {
  // Collections
  rename_collection: ofFormer,
  /** Of messages of webhooks; `from` is the name with which they began. */
  rename_types: ofFormer,
  remove_collection: nothing,
  add_collection: nothing,
  change_sequence: objectOf({ from: isText, to: isText }),
  remove_index: objectOf({ name: isText }),
  /** With `sparse`, documents without any of the keys are left out; with a filter, other documents. */
  add_index: both(
    objectOf({ name: isText, keys: mapOf(oneOf([1, -1])), unique: isBoolean }),
    optionalOf({ sparse: oneOf([true]), partialFilterExpression: indexConditions }),
  ),
  // Fields. `instant`: the property with the instant moves along.
  rename_field: objectOf({ target: isTarget, to: isText, instant: isBoolean }),
  remove_field: ofTarget,
  /** A part is dropped in any case: the service would take the property for it. */
  remove_part: ofTarget,
  require_field: ofTarget,
  add_field: objectOf({ target: isTarget, value: isPresent }),
  /** The value that the create of the record would have made. */
  generate_field: objectOf({ target: isTarget, of: oneOf(generatedKinds) }),
  reshape_field: objectOf({ target: isTarget, shape: oneOf(["list", "single", "localized", "plain"]) }),
  // Values
  convert_value: objectOf({ target: isTarget, from: isValueType, to: isValueType }),
  limit_value: both(ofTarget, optionalOf(limits)),
  map_value: objectOf({ target: isTarget, value: isText }),
  retarget_value: ofTarget,
  // Records
  /** Status and trash are stored together: a trash is a status where there is one, and a property of its own elsewhere. */
  change_status: objectOf({ from: isStoredStatus, to: isStoredStatus }),
  map_status: objectOf({ value: isText }),
  remove_language: objectOf({ language: isText }),
  change_period: nothing,
  derive_texts: nothing,
  recount_terms: nothing,
  // The documents stay as they are: no program can do the one, and the other only informs.
  leave_to_hand: nothing,
  note: nothing,
};

const isDecision = both(objectOf({ words: listOf(isText) }), optionalOf({ value: isValueType }));

const isStepBase = both(
  objectOf({
    /** Stable over runs: resource, field and what happens to it, such as `book.pages.required`. */
    id: isText,
    /** Resource of the new spec, or the one that is gone. */
    resource: isText,
    /** Where the documents are once the plan is applied. */
    collection: isText,
    /** One sentence for the person who decides. */
    text: isText,
  }),
  /** What the caller has to say where documents are concerned; absent: nothing. */
  optionalOf({ decision: isDecision }),
);

function isStep(step: unknown): boolean {
  return isStepBase(step) && isOfKind(stepParts, step);
}
