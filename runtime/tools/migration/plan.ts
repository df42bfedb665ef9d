import { createHash } from "node:crypto";
import { isObject } from "../../core/properties.js";
import type { IndexDescriptor } from "../../core/resource-descriptor.js";
import { type GeneratedKind, generatedKinds } from "../../resources/write/merge.js";
import { parseJson, ToolError } from "../tool.js";

/** What leads the store from one spec to another, as `npm run spec -- plan` writes it and `npm run migrate` applies it. */
export interface MigrationPlan {
  readonly kind: "migration-plan";
  readonly format: 1;
  readonly from: PlannedContract;
  readonly to: PlannedContract;
  /** In the order in which they are applied. */
  readonly steps: readonly MigrationStep[];
}

/** A spec as the store sees it. */
export interface PlannedContract {
  readonly title: string;
  readonly version: string;
  /** As `storedContract` of the generator gives it. */
  readonly contract: string;
}

/** What has to happen to stored documents, one thing at a time; `kind` says which. */
export type MigrationStep = StepBase & StepAction;

/** A step of one kind. */
export type StepOf<Kind extends MigrationStep["kind"]> = Extract<MigrationStep, { readonly kind: Kind }>;

export interface StepBase {
  /** Stable over runs: resource, field and what happens to it, such as `book.pages.required`. */
  readonly id: string;
  /** Resource of the new spec, or the one that is gone. */
  readonly resource: string;
  /** Where the documents are once the plan is applied. */
  readonly collection: string;
  /** One sentence for the person who decides. */
  readonly text: string;
  /** What the caller has to say where documents are concerned; absent: nothing. */
  readonly decision?: Decision;
}

/** What `--set step=...` accepts: one of the words, a value of the type, or either. */
export interface Decision {
  readonly words: readonly string[];
  readonly value?: ValueType;
}

/** The path of a value: in a property, or in a text of each language; `[]` and `{}` stand for every entry. */
export interface Target {
  readonly storage: "plain" | "localized";
  readonly path: readonly string[];
}

const plainKinds = [
  "text",
  "html",
  "boolean",
  "date",
  "datetime",
  /** A time in UTC, in ISO 8601. */
  "instant",
  "timezone",
  "url",
  "email",
  "uuid",
  "any",
] as const;
type PlainKind = (typeof plainKinds)[number];

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
  | { readonly kind: PlainKind }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  /** The id of a record: a UUID, else an integer. */
  | { readonly kind: "reference"; readonly target: string; readonly ids?: "uuid" }
  | { readonly kind: "list" | "map"; readonly of: ValueType }
  | {
      readonly kind: "object";
      readonly properties: Readonly<Record<string, { readonly type: ValueType; readonly optional: boolean }>>;
    };

/** Which parts records have, and the names of two statuses. */
interface StoredStatus {
  readonly hasStatus: boolean;
  readonly hasTrash: boolean;
  readonly published: string;
  readonly trash: string;
}

export type StepAction =
  // Collections. `rename_types`: of messages of webhooks; `from` is the name with which they began.
  | { readonly kind: "rename_collection" | "rename_types"; readonly from: string }
  | { readonly kind: "remove_collection" | "add_collection" }
  | { readonly kind: "change_sequence"; readonly from: string; readonly to: string }
  | { readonly kind: "remove_index"; readonly name: string }
  | {
      readonly kind: "add_index";
      readonly name: string;
      readonly keys: Readonly<Record<string, 1 | -1>>;
      readonly unique: boolean;
      /** Documents without any of the keys are left out. */
      readonly sparse?: true;
      /** Other documents are left out. */
      readonly partialFilterExpression?: IndexDescriptor["partialFilterExpression"];
    }
  // Fields. `instant`: the property with the instant moves along.
  | { readonly kind: "rename_field"; readonly target: Target; readonly to: string; readonly instant: boolean }
  /** A part is dropped in any case: the service would take the property for it. */
  | {
      readonly kind: "remove_field" | "remove_part" | "require_field" | "retarget_value";
      readonly target: Target;
    }
  | { readonly kind: "add_field"; readonly target: Target; readonly value: unknown }
  /** The value that the create of the record would have made. */
  | { readonly kind: "generate_field"; readonly target: Target; readonly of: GeneratedKind }
  | {
      readonly kind: "reshape_field";
      readonly target: Target;
      readonly shape: "list" | "single" | "localized" | "plain";
    }
  // Values
  | {
      readonly kind: "convert_value";
      readonly target: Target;
      readonly from: ValueType;
      readonly to: ValueType;
    }
  | {
      readonly kind: "limit_value";
      readonly target: Target;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly kind: "map_value"; readonly target: Target; readonly value: string }
  // Records
  /** Status and trash are stored together: a trash is a status where there is one, and a property of its own elsewhere. */
  | { readonly kind: "change_status"; readonly from: StoredStatus; readonly to: StoredStatus }
  | { readonly kind: "map_status"; readonly value: string }
  | { readonly kind: "remove_language"; readonly language: string }
  /** The documents stay as they are for `leave_to_hand`, which no program can do, and `note`, which only informs. */
  | {
      readonly kind: "change_period" | "derive_texts" | "recount_terms" | "leave_to_hand" | "note";
    };

/** Computes the id of a plan: equal plans have equal ids, whatever their layout. */
export function planId(plan: MigrationPlan): string {
  return createHash("sha256").update(JSON.stringify(plan)).digest("hex").slice(0, 12);
}

/** Parses a plan. Throws a ToolError that says what is wrong with any other text. */
export function parsePlan(text: string): MigrationPlan {
  const value = parseJson(text);
  checkPlan(value);
  return value;
}

function checkPlan(value: unknown): asserts value is MigrationPlan {
  if (!isObject(value) || value.kind !== "migration-plan")
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
}

function broken(part: string): ToolError {
  return new ToolError(
    `The plan is damaged in ${part}. Make it again with \`npm run spec -- plan OLD --out PLAN.json\`.`,
  );
}

function nameOf(step: unknown): string {
  return isObject(step) && typeof step.id === "string" ? ` (${step.id})` : "";
}

type Check = (value: unknown) => boolean;

/** Checks of properties by their names; others are ignored. */
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => typeof value === "number";
const isBoolean: Check = (value) => typeof value === "boolean";
const isThere: Check = (value) => value !== undefined;

function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

function oneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function mapOf(check: Check): Check {
  return (value) => isObject(value) && Object.values(value).every(check);
}

function objectOf(shape: Shape): Check {
  return (value) => isObject(value) && Object.entries(shape).every(([name, check]) => check(value[name]));
}

/** An object whose `kind` says which shape it has besides. */
function kindOf(shapes: Readonly<Record<string, Shape>>): Check {
  return (value) => {
    if (!isObject(value) || !isText(value.kind)) return false;
    const [, shape] = Object.entries(shapes).find(([kind]) => kind === value.kind) ?? [];
    return shape !== undefined && objectOf(shape)(value);
  };
}

const limits: Shape = { minimum: optional(isNumber), maximum: optional(isNumber) };
const typeShapes: Readonly<Record<ValueType["kind"], Shape>> = {
  ...(Object.fromEntries(plainKinds.map((kind) => [kind, {}])) as Record<PlainKind, Shape>),
  integer: limits,
  number: limits,
  decimal: { ...limits, scale: isNumber },
  enum: { values: listOf(isText) },
  reference: { target: isText, ids: optional(oneOf(["uuid"])) },
  list: { of: isValueType },
  map: { of: isValueType },
  object: { properties: mapOf(objectOf({ type: isValueType })) },
};

function isValueType(value: unknown): boolean {
  return kindOf(typeShapes)(value);
}

const isContract = objectOf({ title: isText, version: isText, contract: isText });
const isDecision = objectOf({ words: listOf(isText), value: optional(isValueType) });
const isPath: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);
const target = objectOf({ storage: oneOf(["plain", "localized"]), path: isPath });
const storedStatus = objectOf({
  hasStatus: isBoolean,
  hasTrash: isBoolean,
  published: isText,
  trash: isText,
});

/** What each kind of step has besides the properties of all. */
const stepShapes: Readonly<Record<StepAction["kind"], Shape>> = {
  rename_collection: { from: isText },
  rename_types: { from: isText },
  remove_collection: {},
  add_collection: {},
  change_sequence: { from: isText, to: isText },
  remove_index: { name: isText },
  add_index: {
    name: isText,
    keys: isObject,
    unique: isBoolean,
    sparse: optional(oneOf([true])),
    partialFilterExpression: optional(isObject),
  },
  rename_field: { target, to: isText, instant: isBoolean },
  remove_field: { target },
  remove_part: { target },
  require_field: { target },
  retarget_value: { target },
  add_field: { target, value: isThere },
  generate_field: { target, of: oneOf(generatedKinds) },
  reshape_field: { target, shape: oneOf(["list", "single", "localized", "plain"]) },
  convert_value: { target, from: isValueType, to: isValueType },
  limit_value: { target, ...limits },
  map_value: { target, value: isText },
  change_status: { from: storedStatus, to: storedStatus },
  map_status: { value: isText },
  remove_language: { language: isText },
  change_period: {},
  derive_texts: {},
  recount_terms: {},
  leave_to_hand: {},
  note: {},
};

const isAnyStep = objectOf({
  id: isText,
  resource: isText,
  collection: isText,
  text: isText,
  decision: optional(isDecision),
});

function isStep(step: unknown): boolean {
  return isAnyStep(step) && kindOf(stepShapes)(step);
}
