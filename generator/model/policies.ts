import { childOf, rowsOf, type SpecNode, shownValue, textOf } from "../spec/node.js";
import { reportUnknownField } from "./build-fields.js";
import { operationShapes } from "./lifecycle.js";
import {
  type Field,
  type JsonValue,
  type Policy,
  type PolicyCondition,
  policyOperations,
  type Requirement,
  type Resource,
  type Route,
  type ScalarName,
} from "./model.js";
import { sectionOf } from "./names.js";
import {
  checkApiName,
  entryOf,
  needPart,
  reportMismatch,
  reportRepeated,
  reportWrongField,
} from "./report.js";
import { isScalar } from "./scalars.js";
import type { ResourceDraft, Scope } from "./scope.js";
import { defined } from "./tables.js";
import { limitMismatch } from "./value-limits.js";
import { likelyValues, mismatchOf } from "./values.js";

/** Stands for the author id of the caller. */
const caller = "caller";

/** The policies of a resource. A requirement of an unknown field is reported, and left out. */
export function buildPolicies(scope: Scope, { node, resource }: ResourceDraft): readonly Policy[] {
  const known = scope.service.capabilities.map(({ name }) => name);
  return policyOperations.flatMap((operation) => {
    const row = childOf(childOf(node, "policies"), operation);
    if (row === undefined) return [];
    const unless = childOf(row, "unless");
    checkApiName(scope, unless, { code: "unknown_capability", table: "capabilities", known });
    const textPath = `${sectionOf(resource.name)}.policies.${operation}`;
    const records = (childOf(row, "records")?.items ?? []).map((item) => conditionOf(scope, resource, item));
    const text = scope.texts.has(textPath) ? scope.texts.of(operation, textPath) : undefined;
    return [{ operation, records, ...defined({ unless: textOf(unless), text }), place: row.keyPlace }];
  });
}

function conditionOf(scope: Scope, resource: Resource, item: SpecNode): PolicyCondition {
  return rowsOf(item).flatMap(([name, node]): readonly Requirement[] => {
    const { place } = node;
    if (name === "own") return [{ values: caller, place }];
    const field = resource.fields.find((one) => one.name === name);
    if (field === undefined) {
      const key = { ...node, value: name, place: node.keyPlace };
      reportUnknownField(scope, resource, { node: key, others: ["own"] });
      return [];
    }
    const isCaller = isUserId(field) && node.value === caller;
    const values = node.kind === "list" ? node.items.map(({ value }) => value) : [node.value];
    return [{ field, values: isCaller ? caller : values, place }];
  });
}

function isUserId({ type }: Field): boolean {
  return isScalar(type, "integer", "user");
}

/** The property of documents that a requirement compares. */
export function requiredProperty({ field }: Requirement): string {
  return field === undefined || field.storage === "author" ? "author" : field.stored;
}

/** The values that documents have where a requirement is met: a missing one counts as false, an empty text as none. */
export function requiredValues({ field, values }: Requirement): Requirement["values"] {
  if (values === caller) return values;
  const isText = field !== undefined && isScalar(field.type, ...texts);
  const stored = values.flatMap((value): readonly JsonValue[] => {
    if (value === false) return [false, null];
    return value === null && isText ? [null, ""] : [value];
  });
  return [...new Set(stored)];
}

/** The conditions of a policy as the spec has them, such as `own: true; state: open, done`. */
export function policyWords({ records }: Pick<Policy, "records">): string {
  return records
    .map((condition) =>
      condition
        .map(({ field, values }) => {
          if (field === undefined) return "own: true";
          return `${field.name}: ${values === caller ? values : values.map(shownValue).join(", ")}`;
        })
        .join(" & "),
    )
    .join("; ");
}

export function policyOf({ policies }: Resource, operation: Policy["operation"]): Policy | undefined {
  return policies.find((policy) => policy.operation === operation);
}

/** The policies that limit the records of a route; the function of a custom operation decides what it does. */
export function policiesOfRoute({
  resource,
  operation,
}: Pick<Route, "resource" | "operation">): readonly Policy[] {
  return operationShapes[operation].policies.flatMap((name) => policyOf(resource, name) ?? []);
}

const texts: readonly ScalarName[] = ["text", "url", "email", "uuid"];
const comparable: readonly ScalarName[] = [...texts, "boolean", "flag", "integer", "user"];

/** Policies compare stored values that a field can have, and own records where records have an author. */
export function policiesFit(resource: Resource, scope: Scope): void {
  for (const { records } of resource.policies) {
    for (const condition of records)
      reportRepeated(
        scope,
        condition.map((one) => ({ name: requiredProperty(one), place: one.place })),
        (_place, first) => ({ related: { "the first requirement of it": first } }),
      );
    for (const requirement of records.flat()) {
      if (requirement.field === undefined)
        needPart(scope, resource, { place: requirement.place, name: "own", part: "author" });
      else fieldFits(scope, requirement.field, requirement);
    }
  }
}

function fieldFits(scope: Scope, field: Field, { values, place }: Requirement): void {
  if (scope.broken.has(field)) return;
  const { type, storage } = field;
  const isComparable = type.kind === "enum" || isScalar(type, ...comparable);
  if (!isComparable || (storage !== "plain" && storage !== "author")) {
    const expected = "an enum, a boolean, a whole number, a text or a UUID that is not localized";
    reportWrongField(scope, field, { place, use: "compared by a policy", expected });
    return;
  }
  if (values === caller) return;
  if (values.length === 0)
    reportMismatch(scope, field, { code: "empty_table", place, words: { name: field.name } });
  for (const value of values) {
    const expected = valueMismatch(field, value);
    if (expected === undefined) continue;
    reportMismatch(scope, field, {
      code: "policy_value",
      place,
      words: { name: field.name, value: shownValue(value), expected },
      candidates: likelyValues(type),
      related: { "the field": field.place },
    });
  }
}

function valueMismatch(field: Field, value: JsonValue): string | undefined {
  if (value !== null) return mismatchOf(field.type, value) ?? limitMismatch(field, value);
  return field.required && !field.nullable ? "a value, because the field is required" : undefined;
}

/** What is counted for everyone would reveal how many records a policy hides. */
export function countsAreOpen(resource: Resource, scope: Scope): void {
  const read = resource.counts === undefined ? undefined : policyOf(resource.counts.resource, "read");
  if (read === undefined || resource.counts === undefined) return;
  const node = entryOf(scope, resource, "counts");
  const words = { name: resource.counts.resource.name };
  const related = { "the policy": read.place };
  scope.report("counted_policy", node?.place ?? resource.place, { words, related });
}
