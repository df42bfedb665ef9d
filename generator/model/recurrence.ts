import { childOf, type SpecNode } from "../spec/node.js";
import { findField, isReach } from "./build-fields.js";
import { anyType } from "./build-types.js";
import type { Field, Recurrence, Resource, Type } from "./model.js";
import { entryOf, hasLostPeriod, reportWrongField } from "./report.js";
import { isScalar } from "./scalars.js";
import type { ResourceDraft, Scope } from "./scope.js";

const keys = ["rule", "series", "scope"] as const;

/** The fields by which records repeat; absent where the resource has none, or names fields that are not there. */
export function buildRecurrence(scope: Scope, { node, resource }: ResourceDraft): Recurrence | undefined {
  const recurrence = childOf(node, "recurrence");
  if (recurrence === undefined) return undefined;
  const [rule, series, reach] = keys.map((key) => findField(scope, resource, childOf(recurrence, key)));
  if (rule === undefined || series === undefined || reach === undefined) return undefined;
  return { rule, series, scope: reach };
}

/** What repeats has a time, and fields of the types that their parts take. */
export function recurrenceFits(resource: Resource, scope: Scope): void {
  const node = entryOf(scope, resource, "recurrence");
  if (node === undefined || resource.lifecycle !== "post") return;
  if (resource.period === undefined && !hasLostPeriod(scope, resource))
    scope.report("recurrence_without_period", node.keyPlace, { words: { name: resource.name } });
  const { recurrence } = resource;
  if (recurrence === undefined) return;
  const report = (key: (typeof keys)[number], expected: string): void => {
    const named: SpecNode | undefined = childOf(node, key);
    const use = `the ${key} of a recurrence`;
    if (named !== undefined) reportWrongField(scope, recurrence[key], { place: named.place, use, expected });
  };
  if (!isRule(recurrence.rule))
    report("rule", "an object of the optional properties rrule (text), rdate and exdate (datetime[])");
  if (!isSeries(recurrence.series, resource))
    report("series", `a relation to one ${resource.name} that may be null`);
  if (!isScope(recurrence.scope))
    report("scope", "an enum of this, following and all, neither required nor with a default");
}

function isRule({ type, required, localized }: Field): boolean {
  if (type.kind !== "object" || required || localized) return false;
  const { properties } = type.object;
  const has = (name: string, fits: (type: Type) => boolean): boolean =>
    properties.some(
      // A type that could not be found is reported already.
      (one) => one.name === name && one.optional && (one.type === anyType || fits(one.type)),
    );
  return (
    properties.length === 3 &&
    has("rrule", (own) => isScalar(own, "text")) &&
    ["rdate", "exdate"].every((name) =>
      has(name, (own) => own.kind === "list" && isScalar(own.of, "datetime")),
    )
  );
}

function isSeries({ type, nullable, required }: Field, resource: Resource): boolean {
  return type.kind === "reference" && type.target === resource && !type.many && nullable && !required;
}

function isScope({ type, required, initial }: Field): boolean {
  return isReach(type) && !required && initial === undefined;
}
