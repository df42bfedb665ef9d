import { childOf, type SpecNode, textOf } from "../spec/node.js";
import { findField } from "./build-fields.js";
import { hasPart } from "./lifecycle.js";
import { type EventStatus, eventStatusRoles, type Field, type Resource, type Text } from "./model.js";
import { reportUnknown, reportWrongField } from "./report.js";
import { isScalar } from "./scalars.js";
import type { ResourceDraft, Scope } from "./scope.js";
import { defined, mapTable } from "./tables.js";

const fieldKeys = ["field", "reason", "former"] as const;

/** What `event_status` of a period names; absent where a resource has none, or it names a field that is not there. */
export function buildEventStatus(scope: Scope, { node, resource }: ResourceDraft): EventStatus | undefined {
  const eventStatus = childOf(childOf(node, "period"), "event_status");
  const [field, reason, former] = fieldKeys.map((key) =>
    findField(scope, resource, childOf(eventStatus, key)),
  );
  if (field === undefined) return undefined;
  const values = eventStatusRoles.flatMap((role) => {
    const value = textOf(childOf(eventStatus, role));
    return value === undefined ? [] : [[role, value] as const];
  });
  return {
    field,
    ...defined({ reason, former }),
    values: Object.fromEntries(values),
  };
}

/** Fields of the types that their parts take, values that the enum has, and webhooks about what can be. */
export function eventStatusFits(resource: Resource, scope: Scope): void {
  const root = scope.resources.get(resource.name)?.node;
  const node = childOf(childOf(root, "period"), "event_status");
  const eventStatus = resource.period?.eventStatus;
  if (eventStatus !== undefined && node !== undefined) fieldsFit(eventStatus, node, scope);
  const announced = childOf(root, "webhooks")?.items.find(({ value }) => value === "cancelled");
  if (announced !== undefined && hasPart(resource, "status") && node?.entries.has("cancelled") !== true)
    scope.report("nothing_cancelled", announced.place, { words: { name: resource.name } });
}

function fieldsFit(eventStatus: EventStatus, node: SpecNode, scope: Scope): void {
  const { field, reason, former } = eventStatus;
  const report = (key: (typeof fieldKeys)[number], wrong: Field, expected: string): void => {
    const use = `the ${key} of an event status`;
    reportWrongField(scope, wrong, { place: childOf(node, key)?.place ?? node.place, use, expected });
  };
  if (reason !== undefined && !isPlain(reason, "text")) report("reason", reason, "of type text");
  if (former !== undefined && !isPlain(former, "datetime")) report("former", former, "of type datetime");
  const { type } = field;
  if (type.kind !== "enum" || field.storage !== "plain" || field.required) {
    report("field", field, "an enum of types.yaml that is not required");
    return;
  }
  const known = type.enum.values.map(({ value }) => value);
  const written = eventStatusRoles.flatMap((role) => {
    const value = childOf(node, role);
    const name = textOf(value);
    return value === undefined || name === undefined ? [] : [{ value, name }];
  });
  const unknown = written.filter(({ name }) => !known.includes(name));
  // It is another enum.
  if (unknown.length > 1 && unknown.length === written.length) {
    report("field", field, "an enum of types.yaml that has the values named beside it");
    return;
  }
  for (const { value, name } of unknown) {
    const words = { name, owner: type.enum.name };
    reportUnknown(scope, { code: "unknown_value", node: value, words, known, tables: [scope.spec.types] });
  }
}

function isPlain({ type, storage }: Field, scalar: "text" | "datetime"): boolean {
  return storage === "plain" && isScalar(type, scalar);
}

/** The values of an event status that are not as announced, with the label that people read. */
export function eventStatusValues({ field, values }: EventStatus) {
  const known = field.type.kind === "enum" ? field.type.enum.values : [];
  return known.flatMap(({ value, text, label = firstClauses(text) }) => {
    const means = eventStatusRoles.find((role) => values[role] === value);
    return means === undefined ? [] : [[value, { means, label }] as const];
  });
}

/** The part of a text before its first comma, colon or full stop, in every language. */
function firstClauses(text: Text): Text {
  return mapTable(text, (prose) => prose.split(/\s?[.,:;](?:\s|$)/, 1)[0] ?? "");
}
