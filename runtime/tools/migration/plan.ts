import { createHash } from "node:crypto";
import { isObject } from "../../core/properties.js";
import type { PartialFilter } from "../../core/resource-descriptor.js";
import { type GeneratedKind, generatedKinds } from "../../resources/write/merge.js";
import { type Properties, parseJson, ToolError } from "../tool.js";

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
      readonly partialFilterExpression?: PartialFilter;
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
  for (const side of ["from", "to"]) {
    const contract = value[side];
    if (!isObject(contract) || !hasTexts(contract, ["title", "version", "contract"]))
      throw broken(`\`${side}\``);
  }
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

type Check = (step: Properties) => boolean;

const withTarget: Check = ({ target }) =>
  isObject(target) &&
  (target.storage === "plain" || target.storage === "localized") &&
  Array.isArray(target.path) &&
  target.path.length > 0 &&
  target.path.every((key) => typeof key === "string");

const isFree: Check = () => true;

/** Checks of what each kind of step has besides the properties of all. */
const checks: Readonly<Record<StepAction["kind"], Check>> = {
  rename_collection: (step) => hasTexts(step, ["from"]),
  rename_types: (step) => hasTexts(step, ["from"]),
  remove_collection: isFree,
  add_collection: isFree,
  change_sequence: (step) => hasTexts(step, ["from", "to"]),
  remove_index: (step) => hasTexts(step, ["name"]),
  add_index: (step) =>
    hasTexts(step, ["name"]) &&
    isObject(step.keys) &&
    typeof step.unique === "boolean" &&
    isTrueOrAbsent(step.sparse) &&
    (step.partialFilterExpression === undefined || isObject(step.partialFilterExpression)),
  rename_field: (step) => withTarget(step) && hasTexts(step, ["to"]) && typeof step.instant === "boolean",
  remove_field: withTarget,
  remove_part: withTarget,
  require_field: withTarget,
  retarget_value: withTarget,
  add_field: (step) => withTarget(step) && step.value !== undefined,
  generate_field: (step) => withTarget(step) && generatedKinds.some((kind) => kind === step.of),
  reshape_field: (step) =>
    withTarget(step) && ["list", "single", "localized", "plain"].includes(String(step.shape)),
  convert_value: (step) => withTarget(step) && isValueType(step.from) && isValueType(step.to),
  limit_value: (step) => withTarget(step) && isLimit(step.minimum) && isLimit(step.maximum),
  map_value: (step) => withTarget(step) && hasTexts(step, ["value"]),
  change_status: (step) => isStoredStatus(step.from) && isStoredStatus(step.to),
  map_status: (step) => hasTexts(step, ["value"]),
  remove_language: (step) => hasTexts(step, ["language"]),
  change_period: isFree,
  derive_texts: isFree,
  recount_terms: isFree,
  leave_to_hand: isFree,
  note: isFree,
};

function isStep(step: unknown): boolean {
  if (!isObject(step) || !hasTexts(step, ["id", "resource", "collection", "text", "kind"])) return false;
  const kind = String(step.kind);
  const check = Object.entries(checks).find(([name]) => name === kind)?.[1];
  return check?.(step) === true && (step.decision === undefined || isDecision(step.decision));
}

function isStoredStatus(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.hasStatus === "boolean" &&
    typeof value.hasTrash === "boolean" &&
    hasTexts(value, ["published", "trash"])
  );
}

function isDecision(decision: unknown): boolean {
  return (
    isObject(decision) &&
    Array.isArray(decision.words) &&
    decision.words.every((word) => typeof word === "string") &&
    (decision.value === undefined || isValueType(decision.value))
  );
}

function isValueType(type: unknown): boolean {
  if (!isObject(type)) return false;
  switch (type.kind) {
    case "integer":
    case "number":
      return isLimit(type.minimum) && isLimit(type.maximum);
    case "decimal":
      return typeof type.scale === "number" && isLimit(type.minimum) && isLimit(type.maximum);
    case "enum":
      return Array.isArray(type.values) && type.values.every((value) => typeof value === "string");
    case "reference":
      return typeof type.target === "string" && (type.ids === undefined || type.ids === "uuid");
    case "list":
    case "map":
      return isValueType(type.of);
    case "object":
      return (
        isObject(type.properties) &&
        Object.values(type.properties).every((row) => isObject(row) && isValueType(row.type))
      );
    default:
      return plainKinds.some((kind) => kind === type.kind);
  }
}

function isLimit(value: unknown): boolean {
  return value === undefined || typeof value === "number";
}

function hasTexts(table: Properties, keys: readonly string[]): boolean {
  return keys.every((key) => typeof table[key] === "string");
}

function isTrueOrAbsent(value: unknown): boolean {
  return value === undefined || value === true;
}
