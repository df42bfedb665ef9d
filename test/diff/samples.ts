import type {
  Field,
  Filter,
  ObjectType,
  Parameter,
  ParameterType,
  Type,
} from "../../generator/model/model.js";

/** Ids of records by the name of their resource, to refer to. */
export type KnownIds = ReadonlyMap<string, readonly number[]>;

/**
 * Values that a caller may send for a parameter, the plainest first: each value of an enum, both limits, null and the
 * empty text where they are allowed. Those of a filter fit what the field it looks at was given.
 */
export function samplesOf(parameter: Parameter, ids: KnownIds): readonly unknown[] {
  return [
    ...typeSamples(parameter.type, { ...parameter, name: sampleName(parameter) }, ids),
    ...(parameter.nullable ? [null] : []),
    ...(parameter.blank ? [""] : []),
  ];
}

/** The words to search for: one of each field that is searched, and a part of one where parts count. */
export function searchWords({ match }: Filter): readonly string[] {
  if (match.kind !== "search") return [];
  return match.fields.flatMap(({ name }) => [name, ...(match.within ? [name.slice(1)] : [])]);
}

interface Source {
  readonly name: string;
  /** Length of a further text. */
  readonly longest?: number | undefined;
  readonly minimum?: number;
  readonly maximum?: number;
}

const relations: readonly Filter["match"]["kind"][] = ["reference", "linked_from"];

function sampleName(parameter: Parameter): string {
  const match = "match" in parameter ? (parameter as Filter).match : undefined;
  const isOfField = match !== undefined && "field" in match && !relations.includes(match.kind);
  return isOfField ? match.field.name : parameter.name;
}

function typeSamples(type: ParameterType, source: Source, ids: KnownIds): readonly unknown[] {
  switch (type.kind) {
    case "scalar":
      return scalarSamples(type.scalar, source);
    case "enum":
      return [...type.enum.values.map(({ value }) => value), ...Object.keys(type.enum.spellings ?? {})];
    case "object":
      return objectSamples(type.object);
    case "list": {
      const values = typeSamples(type.of, source, ids);
      return [...values.map((value) => [value]), ...(values.length > 1 ? [values] : [])];
    }
    case "map":
      return typeSamples(type.of, source, ids).map((value) => ({ key: value }));
    case "reference":
      return referenceSamples(type, source, ids);
  }
}

function scalarSamples(scalar: (Type & { kind: "scalar" })["scalar"], source: Source): readonly unknown[] {
  const { name, minimum, maximum, longest } = source;
  switch (scalar) {
    case "integer":
      return [...new Set([clamp(5, source), minimum ?? 5, maximum ?? 6])];
    case "number":
      return [...new Set([clamp(1.5, source), minimum ?? 1.5, maximum ?? 2.5])];
    case "boolean":
    case "flag":
      // Written in turn to two records, these leave true with the first and false with the second.
      return [false, true, true, false];
    case "date":
      return ["2031-03-10"];
    case "datetime":
      return [`2031-03-${name === "ends" ? "11" : "10"} 19:30:00`];
    case "decimal":
      return [...new Set([clamp(1.5, source), minimum ?? 1.5, maximum ?? 2.5].map(String))];
    case "uuid":
      return ["0198c0de-5eed-4abc-8def-0123456789ab"];
    case "timezone":
      return ["UTC"];
    case "url":
      return [`https://example.org/${name}`];
    case "email":
      return [`${name}@example.org`];
    case "slug":
      return [`${name}-one`];
    case "user":
      return [1];
    case "image":
      return [];
    case "json":
      return [{ key: name }];
    default:
      return [`${name} one`, ...(longest === undefined ? [] : ["x".repeat(longest)])];
  }
}

function clamp(value: number, { minimum = value, maximum = value }: Source): number {
  return Math.min(Math.max(value, minimum), maximum);
}

/** All properties, only those that have to be, and each other value of one. */
function objectSamples({ properties }: ObjectType): readonly unknown[] {
  const values = properties.map(
    (property) =>
      [
        property.name,
        typeSamples(property.type, { ...property, longest: property.maxLength }, new Map()),
      ] as const,
  );
  const full = Object.fromEntries(values.map(([name, [first]]) => [name, first]));
  const needed = properties
    .filter(({ optional }) => !optional)
    .map(({ name }) => [name, full[name]] as const);
  const others = values.flatMap(([name, [, ...more]]) => more.map((value) => ({ ...full, [name]: value })));
  return [full, ...others, Object.fromEntries(needed)];
}

function referenceSamples(
  { target, many, by, create }: ParameterType & { kind: "reference" },
  { name }: Source,
  ids: KnownIds,
): readonly unknown[] {
  const known = (ids.get(target.name) ?? []).slice(0, 2);
  // Of the second record, whose short name stays as it was created.
  const texts = by.some((key) => key !== "id") ? ["slug-one-full"] : [];
  const record = create === "record" ? [requiredValues(target.fields, ids)] : [];
  const made = create === "name" ? [`${name} made`] : record;
  return [...made, ...texts, ...known].map((value) => (many ? [value] : value));
}

/** What a create may not leave out. */
export function requiredValues(fields: readonly Field[], ids: KnownIds): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ required }) => required).map((field) => [field.name, samplesOf(field, ids)[0]]),
  );
}
