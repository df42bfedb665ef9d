import type { Spec } from "../load.js";
import { isDefault } from "../spec/complete.js";
import { childOf, flagOf, partOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import { labelPath } from "../spec/texts.js";
import { createRow, labelOf } from "./build-rows.js";
import { hasPart } from "./lifecycle.js";
import {
  type Enum,
  type EnumValue,
  type ObjectProperty,
  type ObjectType,
  type ParameterType,
  type Resource,
  type Service,
  scalarNames,
  type Type,
  type Wire,
} from "./model.js";
import { typeNameOf, valueTypeName } from "./names.js";
import { reportUnknown } from "./report.js";
import type { Draft, Texts, TypeTable } from "./scope.js";
import { defined, tableOf } from "./tables.js";
import { isoTimeOf, withIsoTimes } from "./times.js";
import { readLimits } from "./value-limits.js";
import { otherNameOf } from "./wire.js";

/** Names of enums that the service defines itself. */
export const statusEnum = "status";
export const languageEnum = "language";

/** The service without its language parameter, whose type is built here. */
type WrittenService = Pick<Service, "statuses" | "languages" | "wire">;

/** Builds enums and objects. Objects may refer to each other in any order. */
export function buildTypes(spec: Spec, service: WrittenService, texts: Texts): TypeTable {
  const enums = buildEnums(spec, service, texts);
  const drafts = new Map<string, Draft<ObjectType>>();
  const named = new Map<string, Type>();
  for (const found of enums) named.set(found.name, { kind: "enum", enum: found });

  const objectRows = rowsOf(childOf(spec.types, "objects"));
  for (const [name, node] of objectRows) {
    const object = {
      name,
      typeName: valueTypeName(name),
      text: texts.of(name, `objects.${name}.text`),
      properties: [],
      place: node.keyPlace,
    };
    drafts.set(name, object);
    named.set(name, { kind: "object", object });
  }

  // Rows that say `image` mean what a caller sends; the object of that name is what an answer shows.
  for (const scalar of scalarNames) named.set(scalar, { kind: "scalar", scalar });
  if (service.wire.dates === "iso") named.set("datetime", isoTimeOf(service.wire));

  const scope = {
    resolve: (node: SpecNode, others?: readonly string[]): Type | undefined =>
      resolveType(spec, { named, others }, node),
    texts,
    wire: service.wire,
  };
  for (const [name, node] of objectRows) {
    const draft = drafts.get(name);
    if (draft === undefined) continue;
    const path = `objects.${name}.properties`;
    draft.properties = rowsOf(childOf(node, "properties")).map(([property, row]) =>
      buildProperty({ name: property, row, path: `${path}.${property}` }, scope, isDefault(node)),
    );
  }

  return {
    enums,
    objects: [...drafts.values()],
    names: [...named.keys()],
    resolve: scope.resolve,
    object: (name) => drafts.get(name),
  };
}

function buildEnums(spec: Spec, service: WrittenService, texts: Texts): readonly Enum[] {
  const written = rowsOf(childOf(spec.types, "enums")).map(([name, node]) => ({
    name,
    typeName: valueTypeName(name),
    values: rowsOf(node).map(([value]) => enumValue(texts, value, `enums.${name}.${value}`)),
    ...spellingsOf(spec, name),
    place: node.keyPlace,
  }));
  const statuses = service.statuses.map(({ name, text }) => ({ value: name, text }));
  const languages = service.languages.all.map((code) => ({ value: code, text: languageText(code, service) }));
  return [
    ...written,
    {
      name: statusEnum,
      typeName: typeNameOf(statusEnum),
      values: statuses,
      place: placeIn(spec, "statuses"),
    },
    {
      name: languageEnum,
      typeName: typeNameOf(languageEnum),
      values: languages,
      place: placeIn(spec, "languages"),
    },
  ];
}

function enumValue(texts: Texts, value: string, path: string): EnumValue {
  return { value, ...labelOf(texts, value, [path]), text: texts.of(value, path, labelPath(path)) };
}

function spellingsOf(spec: Spec, name: string): Pick<Enum, "spellings"> {
  const rows = rowsOf(childOf(childOf(spec.types, "spellings"), name));
  const spellings = rows.map(([sent, value]) => [sent, textOf(value) ?? ""] as const);
  return spellings.length === 0 ? {} : { spellings: Object.fromEntries(spellings) };
}

/** A language is shown as its code: names of languages differ between versions of Unicode data. */
function languageText(code: string, service: WrittenService): Readonly<Record<string, string>> {
  return tableOf(service.languages.all, (language) => [language, code]);
}

function placeIn(spec: Spec, key: string): Enum["place"] {
  return childOf(spec.api, key)?.keyPlace ?? { file: "spec/api.yaml", line: 1, column: 1 };
}

function buildProperty(
  { name, row, path }: { readonly name: string; readonly row: SpecNode; readonly path: string },
  {
    resolve,
    texts,
    wire,
  }: { readonly resolve: TypeTable["resolve"]; readonly texts: Texts; readonly wire: Wire },
  isLiteral: boolean,
): ObjectProperty {
  const typeNode = childOf(row, "type");
  const type = (typeNode === undefined ? undefined : resolve(typeNode)) ?? anyType;
  const optional = flagOf(childOf(row, "optional"));
  return {
    name,
    ...(isLiteral ? {} : otherNameOf(wire, name, textOf(childOf(row, "as")))),
    type,
    optional,
    nullable: wire.nullValues && optional,
    ...readLimits(createRow({ name, place: row.keyPlace, nodes: [row], textPaths: [path] })),
    ...defined({ example: withIsoTimes(type, childOf(row, "example")?.value) }),
    ...labelOf(texts, name, [path]),
    text: texts.of(name, path),
  };
}

/** The type with those statuses alone that records of a resource can have: none in the trash, or scheduled, without that part. */
export function withOwnStatuses<T extends ParameterType>(
  { service }: { readonly service: Pick<Service, "statuses"> },
  resource: Pick<Resource, "parts">,
  type: T,
): T | Type {
  if (type.kind === "list") return { ...type, of: withOwnStatuses({ service }, resource, type.of) };
  if (type.kind !== "enum" || type.enum.name !== statusEnum) return type;
  const without = service.statuses
    .filter(({ role }) => (role === "trash" || role === "scheduled") && !hasPart(resource, role))
    .map(({ name }) => name);
  if (without.length === 0) return type;
  const values = type.enum.values.filter(({ value }) => !without.includes(value));
  return { kind: "enum", enum: { ...type.enum, values, isPart: true } };
}

/** Placeholder for a type that was not found. */
export const anyType: Type = { kind: "scalar", scalar: "any" };

function resolveType(
  spec: Spec,
  {
    named,
    others = [],
  }: { readonly named: ReadonlyMap<string, Type>; readonly others?: readonly string[] | undefined },
  node: SpecNode,
): Type | undefined {
  const written = textOf(node);
  if (written === undefined) return undefined;
  const { base, wrappers } = splitType(written);
  const type = named.get(base);
  if (type === undefined) {
    if (spec.invalid.has(node)) return undefined;
    const tables = [spec.types, childOf(spec.types, "enums"), childOf(spec.types, "objects")];
    const word = { ...node, place: partOf(node, 0, base.length) };
    const known = [...others, ...named.keys()];
    reportUnknown({ spec }, { code: "unknown_type", node: word, words: { name: base }, known, tables });
    return undefined;
  }
  return wrappers.reduce<Type>((of, kind) => ({ kind, of }), type);
}

/** `ticket[]{}` to `ticket` and the kinds around it, innermost first. */
function splitType(written: string): {
  readonly base: string;
  readonly wrappers: readonly ("list" | "map")[];
} {
  const suffixes = /(?:\[\]|\{\})*$/.exec(written)?.[0] ?? "";
  const base = written.slice(0, written.length - suffixes.length);
  const wrappers = (suffixes.match(/\[\]|\{\}/g) ?? []).map((suffix) => (suffix === "[]" ? "list" : "map"));
  return { base, wrappers };
}

/** The type as the spec writes it, such as `ticket[]`. */
export function typeText(type: Type): string {
  switch (type.kind) {
    case "scalar":
      return type.scalar;
    case "enum":
      return type.enum.name;
    case "object":
      return type.object.name;
    case "list":
      return `${typeText(type.of)}[]`;
    case "map":
      return `${typeText(type.of)}{}`;
  }
}
