import type { Rule } from "./check-rule.js";
import type { Field, Parameter, Resource } from "./model.js";
import { serviceProperties, storedNameOf } from "./names.js";
import { reportMismatch } from "./report.js";
import type { Scope } from "./scope.js";
import { entryOf } from "./written.js";

interface Subject {
  readonly resource: Resource;
  readonly field: Field;
}

/** Rules for the names of fields, besides `nameIsFree`. */
export const fieldNameRules: readonly Rule<Subject>[] = [nameCanBeStored, nameIsShown];

/** No parameter has the name of one that every route takes. */
export function nameIsFree(parameter: Parameter, scope: Scope): void {
  const { name, place } = parameter;
  const use = takenParameters(scope).get(name);
  if (use !== undefined) scope.report("parameter_clash", place, { words: { name, use } });
}

/** Names that every route takes already, and the spec cannot give to another parameter, with what they are. */
function takenParameters({ service }: Scope): ReadonlyMap<string, string> {
  const { languageParameter, languages, mounts } = service;
  const named = (key: string): string =>
    `the language of texts, as \`${key}\` of \`languages\` in api.yaml says`;
  return new Map([
    [languageParameter.name, named("parameter")],
    ...languages.aliases.map((name) => [name, named("aliases")] as const),
    ...mounts.flatMap(({ query }) =>
      query === undefined ? [] : [[query, "the path of a mount, as its `query` in api.yaml says"] as const],
    ),
    ["id", "the id of the record in a path"],
    ["_fields", "the properties that an answer shows"],
    ["_envelope", "the form of an answer"],
    ["_method", "the method of a request"],
  ]);
}

function nameCanBeStored({ resource, field }: Subject, scope: Scope): void {
  const { name, place } = field;
  const use = reservation(resource, field);
  if (use !== undefined) reportMismatch(scope, field, { code: "reserved_name", place, words: { name, use } });
}

/** What else has the name of a field, or of the property that stores it. */
function reservation(resource: Resource, field: Field): string | undefined {
  const { name, storage, stored } = field;
  if (Object.hasOwn(Object.prototype, name)) return "a property that every object of JavaScript has";
  if (storage === "localized") return name === "slug" ? "the slug of a record in each language" : undefined;
  if (serviceProperties.has(name) && isStoredByName(resource, field))
    return "a property that the service stores in each record";
  const { fields, period } = resource;
  const bound = [period?.start, period?.end].find(
    (one) => one !== undefined && `utc_${one.stored}` === stored,
  );
  if (bound !== undefined) return `the instant of \`${bound.name}\``;
  const other = fields.find(
    (one) => one.name !== name && one.stored === stored && storedNameOf(one.name) === name,
  );
  return other === undefined ? undefined : `the property that stores \`${other.name}\``;
}

/** Whether the runtime reads a field by the part it plays in time, under its own name. */
function isStoredByName({ period, recurrence }: Resource, field: Field): boolean {
  const { eventStatus } = period ?? {};
  return (
    field.storage === "period" ||
    [
      recurrence?.rule,
      recurrence?.series,
      eventStatus?.field,
      eventStatus?.reason,
      eventStatus?.former,
    ].includes(field)
  );
}

/** Without a table of its own an answer shows what the lifecycle gives a record, and a field of the same name is left out. */
function nameIsShown({ resource, field }: Subject, scope: Scope): void {
  const { name, lifecycle, answer } = resource;
  if (entryOf(scope, resource, "answer") !== undefined || takenParameters(scope).has(field.name)) return;
  const shown = answer.properties.find((property) => property.name === field.name)?.value;
  if (shown?.kind !== "life" || shown.property === field.storage) return;
  const words = { name: field.name, owner: name, lifecycle, property: shown.property };
  reportMismatch(scope, field, { code: "answer_clash", place: field.place, words });
}
