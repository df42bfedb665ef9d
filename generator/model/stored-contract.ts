import { createHash } from "node:crypto";
import { lifecycleName } from "./lifecycle.js";
import type { Field, Model, Resource } from "./model.js";
import { specNameOf, storedNameOf } from "./names.js";
import { type ValueType, valueTypeOf } from "./value-type.js";

/**
 * The contract between the service and its store: twelve hexadecimal digits that change with anything that decides how
 * documents are stored. What only answers or requests show leaves it as it is, and so do indexes, which the service makes itself.
 */
export function storedContract({ service, resources }: Model): string {
  const shape = {
    languages: [...service.languages.all].sort(),
    statuses: service.statuses.map(({ name, role }) => [name, role ?? null]).sort(byText),
    resources: resources.map(resourceShape).sort(byText),
  };
  return createHash("sha256").update(JSON.stringify(shape)).digest("hex").slice(0, 12);
}

function resourceShape(resource: Resource) {
  const { period, recurrence, counts } = resource;
  return [
    resource.name,
    resource.collection,
    lifecycleName(resource),
    resource.sequence,
    specNameOf(resource.namedBy),
    resource.hiddenBy === undefined ? null : specNameOf(resource.hiddenBy),
    period === undefined ? null : [period.start, period.end, period.zone, period.wholeDays].map(specNameOf),
    counts === undefined ? null : [counts.resource.name, specNameOf(counts.field)],
    searchesOf(resource),
    resource.fields.map((field) => fieldShape(field, resource)).sort(byText),
    ...(recurrence === undefined
      ? []
      : [[recurrence.rule, recurrence.series, recurrence.scope].map(specNameOf)]),
    ...(resource.ids === "integer" ? [] : [resource.ids]),
  ];
}

/** What words are made from: the fields of each search, and whether it looks inside words. */
export function searchesOf({
  filters,
}: Resource): readonly (readonly [within: boolean, fields: readonly string[]])[] {
  return filters.flatMap(({ match }) =>
    match.kind === "search" ? [[match.within, match.fields.map(specNameOf).sort()] as const] : [],
  );
}

function fieldShape(field: Field, resource: Resource) {
  const { stored, storage, required, initial = null, generated } = field;
  const name = specNameOf(field);
  const shape = [name, storage, required, generated ?? initial, typeShape(valueTypeOf(field, resource))];
  // Other names of properties follow from the storage.
  const isOther = stored === storedNameOf(name) || stored === field.name;
  return stored !== name && isOther ? [...shape, stored] : shape;
}

/** A type without the order in which the spec names values and properties. */
function typeShape(type: ValueType): unknown {
  switch (type.kind) {
    case "enum":
      return [type.kind, [...type.values].sort()];
    case "list":
    case "map":
      return [type.kind, typeShape(type.of)];
    case "object": {
      const rows = Object.entries(type.properties);
      return [type.kind, rows.map(([name, row]) => [name, row.optional, typeShape(row.type)]).sort(byText)];
    }
    case "reference":
      // Which ids it has says the shape of the target.
      return { kind: type.kind, target: type.target };
    default:
      return type;
  }
}

function byText(one: unknown, other: unknown): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}
