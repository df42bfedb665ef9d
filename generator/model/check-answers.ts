import { shownValue } from "../spec/node.js";
import { valueKeys } from "./build-answers.js";
import { lifePropertyShapes } from "./lifecycle.js";
import type { AnswerProperty, Resource } from "./model.js";
import {
  checkOneOf,
  checkValue,
  entryOf,
  hasKey,
  hasLost,
  hasLostPeriod,
  keyPlaceOf,
  needPart,
  placeOf,
  reportMismatch,
  reportUselessKey,
  reportWrongField,
  routeEntry,
} from "./report.js";
import { isScalar } from "./scalars.js";
import type { PartRule, Scope } from "./scope.js";
import { likelyValues, mismatchOf } from "./values.js";

/** Rules for the properties of answers. */
export const answerRules: readonly PartRule<AnswerProperty>[] = [
  hasOneSource,
  maskFits,
  constantFits,
  exampleFits,
  hookHasType,
  typeIsNeeded,
  batchIsNeeded,
  fitsLifecycle,
  linksLeadSomewhere,
  takesApartDates,
  embedsLinked,
  hidesPasswords,
  hasText,
];

function hasOneSource(property: AnswerProperty, scope: Scope): void {
  checkOneOf(scope, property, valueKeys);
}

function maskFits(property: AnswerProperty, scope: Scope, resource: Resource): void {
  // The type depends on the style, which may be lost.
  if (property.hiddenWithoutPassword === undefined || hasLost(scope, scope.spec.api)) return;
  if (property.value.kind === "field" && scope.broken.has(property.value.field)) return;
  const expected = mismatchOf(property.type, property.hiddenWithoutPassword);
  if (expected === undefined) return;
  reportMismatch(scope, property, {
    code: "masked_not_of_type",
    place: entryOf(scope, resource, "hidden_without_password", property.name)?.place ?? property.place,
    words: { name: property.name, expected, value: shownValue(property.hiddenWithoutPassword) },
    candidates: [...likelyValues(property.type), "null"],
  });
}

function constantFits(property: AnswerProperty, scope: Scope): void {
  if (property.value.kind !== "constant") return;
  const { value } = property.value;
  checkValue(scope, property, { key: "constant", value, expected: mismatchOf(property.type, value) });
}

/** Records and images are shown as examples of their own. */
function exampleFits(property: AnswerProperty, scope: Scope): void {
  const { type, value, example } = property;
  if (example === undefined || (value.kind === "field" && scope.broken.has(value.field))) return;
  checkValue(scope, property, { key: "example", value: example, expected: mismatchOf(type, example) });
}

function hookHasType(property: AnswerProperty, scope: Scope): void {
  if (property.value.kind !== "hook" || hasKey(scope, property, "type")) return;
  scope.report("no_type", property.place, { words: { name: property.name } });
}

/** What shows a field or the life of a record has the type of that; only hooks and constants need one written. */
function typeIsNeeded(property: AnswerProperty, scope: Scope): void {
  const { kind } = property.value;
  if (kind === "hook" || kind === "constant" || !hasKey(scope, property, "type")) return;
  const type =
    kind === "field"
      ? "a property that shows a field"
      : `a property with \`${kind === "life" ? "value" : kind}\``;
  reportUselessKey(scope, property, { place: keyPlaceOf(scope, property, "type"), name: "type", type });
}

/** Only hooks compute values for many records at once, and only such hooks read other records. */
function batchIsNeeded(property: AnswerProperty, scope: Scope): void {
  const { value } = property;
  const useless = (name: string, type: string): void => {
    if (hasKey(scope, property, name))
      reportUselessKey(scope, property, { place: keyPlaceOf(scope, property, name), name, type });
  };
  if (value.kind === "embed") useless("single", "a property with `embed`");
  if (value.kind !== "hook") useless("batch", "a property without `hook`");
  if (value.kind !== "hook" || value.hook.kind !== "batch")
    useless("depends_on", "a property without `batch`");
}

function fitsLifecycle(property: AnswerProperty, scope: Scope, resource: Resource): void {
  if (property.value.kind !== "life") return;
  const { part } = lifePropertyShapes[property.value.property];
  if (part === undefined) return;
  needPart(scope, resource, { place: placeOf(scope, property, "value"), name: property.name, part });
}

function linksLeadSomewhere(property: AnswerProperty, scope: Scope, resource: Resource): void {
  // A resource without any route is reported already, and may be meant to show inside others only.
  if (property.value.kind !== "life" || resource.routes.length === 0) return;
  const needed = lifePropertyShapes[property.value.property].links ?? [];
  const missing = needed.find((operation) => resource.routes.every((route) => route.operation !== operation));
  const table = routeEntry(scope, resource);
  if (missing === undefined || hasLost(scope, table)) return;
  const words = { name: property.name, owner: resource.name, operation: missing };
  const related = { "the routes it has": table?.keyPlace };
  scope.report("no_route_for", property.place, { words, related });
}

function takesApartDates(property: AnswerProperty, scope: Scope, resource: Resource): void {
  const { value } = property;
  if (!("field" in value) || value.kind === "field" || value.kind === "embed") return;
  const { field } = value;
  if (scope.broken.has(field) || hasLostPeriod(scope, resource)) return;
  const isDate = isScalar(field.type, "datetime");
  const isInPeriod = field === resource.period?.start || field === resource.period?.end;
  const isRight =
    value.kind === "abbreviation"
      ? field === resource.period?.zone
      : value.kind === "details"
        ? isDate
        : isInPeriod;
  if (isRight) return;
  const expected = {
    details: "a date and time",
    utc: "the start or end of the period",
    utc_details: "the start or end of the period",
    abbreviation: "the zone of the period",
  }[value.kind];
  const place = placeOf(scope, property, value.kind);
  reportWrongField(scope, field, { place, use: `shown by ${value.kind}`, expected });
}

/** Records are embedded by a relation that leads back. */
function embedsLinked(property: AnswerProperty, scope: Scope, resource: Resource): void {
  const { value } = property;
  if (value.kind !== "embed" || scope.broken.has(value.field)) return;
  const { field } = value;
  if (field.type.kind === "reference" && field.type.target === resource) return;
  const expected = `a relation to ${resource.name}`;
  reportWrongField(scope, field, {
    place: placeOf(scope, property, "embed"),
    use: "followed back",
    expected,
  });
}

function hidesPasswords(property: AnswerProperty, scope: Scope): void {
  if (property.value.kind !== "field") return;
  const { field } = property.value;
  if (field.storage === "password")
    scope.report("password_shown", property.place, { words: { name: property.name } });
  if (field.storage === "scope")
    reportWrongField(scope, field, { place: property.place, use: "shown", expected: "one that is stored" });
}

function hasText(property: AnswerProperty, scope: Scope): void {
  // A property without prose of its own shows that of its field, which is asked for there.
  const row = scope.rows.get(property);
  if (row === undefined || property.value.kind === "field" || property.value.kind === "life") return;
  if (row.textPaths.some((path) => scope.texts.has(path))) return;
  scope.report("no_text", property.place, { words: { name: property.name } });
}
