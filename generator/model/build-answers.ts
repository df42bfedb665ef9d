import { childOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import { impliedType, isLeftOut, nullable } from "./answer-types.js";
import { findField } from "./build-fields.js";
import { findLinkedField } from "./build-filters.js";
import {
  hasLostShared,
  hasShapeError,
  onTopOf,
  readRows,
  reportUnknownRow,
  rowDeprecation,
  rowProse,
  type TableShape,
} from "./build-rows.js";
import { anyType, typeText } from "./build-types.js";
import { defaultsOf, lifePropertyShapes } from "./lifecycle.js";
import {
  type Answer,
  type AnswerProperty,
  type AnswerValue,
  type Hook,
  type LifeProperty,
  lifeProperties,
  type Place,
  type Resource,
  type Type,
} from "./model.js";
import { isNameless } from "./nameless.js";
import { sectionOf } from "./names.js";
import { entryOf, findResource, hasLost, reportUnknown, routeEntry } from "./report.js";
import type { ResourceDraft, Row, Scope } from "./scope.js";
import { defined } from "./tables.js";
import { withIsoTimes } from "./times.js";
import { otherNameOf } from "./wire.js";
import { hookNamed, type NamedHooks } from "./write-hooks.js";

/** Keys of an answer row that say where its value comes from; a row with none of them shows the field of its name. */
export const valueKeys = [
  "value",
  "details",
  "utc",
  "utc_details",
  "abbreviation",
  "hook",
  "constant",
  "embed",
] as const;

/** The shape of a record and its shape inside other records, with the hooks that compute values. */
export function buildAnswers(
  scope: Scope,
  { node, resource }: ResourceDraft,
): { readonly answer: Answer; readonly embedded: Answer; readonly hooks: readonly Hook[] } {
  const hooks: NamedHooks = new Map();
  const written = node.entries.get("answer");
  const table = answerTable(resource);
  const rows = written === undefined ? defaultRows(scope, resource) : readRows(scope, written, table);
  const answer = {
    typeName: resource.typeName,
    properties: rows.flatMap((row) => buildProperty({ scope, resource, row, hooks }) ?? []),
  };

  const inner = node.entries.get("embedded");
  const embeddedTable = { ...table, path: `${sectionOf(resource.name)}.embedded` };
  const embeddedRows = readRows(scope, inner, embeddedTable).map((row) => withAnswerRow(row, rows));
  const ownShape = {
    typeName: `Embedded${resource.typeName}`,
    properties: embeddedRows.flatMap((row) => buildProperty({ scope, resource, row, hooks }) ?? []),
  };
  const known = [...answer.properties, ...ownShape.properties].map(({ name }) => name);
  // The list may name a row that has an error.
  if (known.length === rows.length + embeddedRows.length) checkHiddenNames(scope, resource, known);
  return { answer, embedded: inner === undefined ? answer : ownShape, hooks: [...hooks.values()] };
}

/** Reports what `hidden_without_password` lists and no answer has. */
function checkHiddenNames(scope: Scope, resource: Resource, known: readonly string[]): void {
  const tables = [[], ["fields"], ["answer"], ["embedded"]].map((path) => entryOf(scope, resource, ...path));
  for (const [name, entry] of rowsOf(entryOf(scope, resource, "hidden_without_password"))) {
    const node = { ...entry, place: entry.keyPlace };
    const words = { name, owner: resource.name };
    if (!known.includes(name)) reportUnknown(scope, { code: "unknown_answer", node, words, known, tables });
  }
}

/** A field called like a property of the lifecycle, such as `status` or `url`, is what a row of that name shows. */
function answerTable({ name, fields }: Resource): TableShape {
  const isOther = (row: string, shared: SpecNode): boolean => {
    const property = textOf(childOf(shared, "value"));
    const field = fields.find((one) => one.name === row);
    // No field can have that name, as is reported.
    if (property === "id") return false;
    return property !== undefined && field !== undefined && field.storage !== property;
  };
  return { path: `${sectionOf(name)}.answer`, shared: "answer", sourceKeys: valueKeys, isOther };
}

/** An embedded row overrides the answer's row of its name. */
function withAnswerRow(row: Row, answerRows: readonly Row[]): Row {
  const base = answerRows.find(({ name }) => name === row.name);
  return base === undefined ? row : onTopOf(row, base, valueKeys);
}

/**
 * What the life of a record gives it and all fields but passwords, for a resource without a table. Where times have an
 * offset, one property shows each of them.
 */
function defaultRows(scope: Scope, resource: Resource): readonly Row[] {
  const { answerBefore, answerAfter } = defaultsOf(resource);
  const lifeOf: Readonly<Record<string, LifeProperty>> = { ...answerBefore, ...answerAfter };
  const isTwin = (property: LifeProperty): boolean =>
    scope.service.wire.dates === "iso" && lifePropertyShapes[property].utcOf !== undefined;
  const before = Object.entries(answerBefore).flatMap(([name, property]) => (isTwin(property) ? [] : [name]));
  const fields = resource.fields
    .filter(({ storage }) => storage !== "password" && storage !== "scope")
    .map(({ name }) => name);
  const names = new Set([...before, ...fields, ...Object.keys(answerAfter)]);
  const entries = new Map(
    [...names].flatMap((name) => {
      const property = Object.hasOwn(lifeOf, name) ? lifeOf[name] : undefined;
      const field = resource.fields.find((one) => one.name === name);
      const place = field?.place ?? resource.place;
      if (property !== undefined && canShow(scope, resource, property))
        return [[name, lifeRow(property, place)]];
      return property === undefined || field !== undefined ? [[name, emptyRow(place)]] : [];
    }),
  );
  const table = { ...emptyRow(resource.place), kind: "map", entries } as const;
  return readRows(scope, table, answerTable(resource));
}

/** Whether the spec has the routes that a property links to, and the object it shows. */
function canShow(scope: Scope, resource: Resource, property: LifeProperty): boolean {
  const { links = [], object } = lifePropertyShapes[property];
  if (property === "slug" && isNameless(resource)) return false;
  const hasRoutes = links.every((operation) => routeEntry(scope, resource, operation) !== undefined);
  return hasRoutes && (object === undefined || scope.types.object(object) !== undefined);
}

function emptyRow(place: Place): SpecNode {
  return { kind: "scalar", value: null, place, keyPlace: place, entries: new Map(), items: [] };
}

function lifeRow(property: LifeProperty, place: Place): SpecNode {
  return {
    ...emptyRow(place),
    kind: "map",
    entries: new Map([["value", { ...emptyRow(place), value: property }]]),
  };
}

/** A row of the answer of a resource, and the hooks that its rows named before. */
interface AnswerRow {
  readonly scope: Scope;
  readonly resource: Resource;
  readonly row: Row;
  readonly hooks: NamedHooks;
}

function buildProperty(at: AnswerRow): AnswerProperty | undefined {
  const { scope, resource, row } = at;
  const hiddenWithoutPassword = entryOf(scope, resource, "hidden_without_password", row.name)?.value;
  const source = valueOf(at);
  if (source === undefined) return undefined;
  const optional =
    source.kind === "embed" ||
    row.flag("optional") ||
    (source.kind === "field" && isLeftOut(scope, source.field));
  const written = row.entry("type");
  const type =
    written === undefined ? impliedType(at, source, optional) : (scope.types.resolve(written) ?? anyType);
  const field = source.kind === "field" ? scope.rows.get(source.field) : undefined;
  const property: AnswerProperty = {
    name: row.name,
    ...otherNameOf(scope.service.wire, row.name, row.text("as") ?? sentName(row.name, source)),
    type: hiddenWithoutPassword === null ? nullable(type) : type,
    optional,
    single: row.flag("single"),
    ...defined({ hiddenWithoutPassword, example: withIsoTimes(type, row.value("example")) }),
    value: source,
    // What shows a deprecated field is deprecated with it.
    ...(source.kind === "field" ? defined({ deprecation: source.field.deprecation }) : {}),
    ...rowDeprecation(scope, row),
    text: rowProse(scope, row, ...(field?.textPaths ?? [])),
    place: row.place,
  };
  scope.rows.set(property, row);
  if (hasShapeError(scope, row) || (source.kind === "field" && scope.broken.has(source.field)))
    scope.broken.add(property);
  return property;
}

/** A property that shows the field of its name is called like that. */
function sentName(name: string, source: AnswerValue): string | undefined {
  if (source.kind !== "field" || source.field.name !== name) return undefined;
  return source.field.otherName ?? name;
}

function valueOf({ scope, resource, row, hooks }: AnswerRow): AnswerValue | undefined {
  const key = valueKeys.find((candidate) => row.entry(candidate) !== undefined);
  const entry = key === undefined ? undefined : row.entry(key);
  if (key === undefined || entry === undefined) return fieldOfSameName(scope, resource, row);
  switch (key) {
    case "value":
      return lifeValue(entry);
    case "constant":
      return { kind: "constant", value: entry.value };
    case "hook":
      return hookValue({ scope, resource, row, hooks }, entry);
    case "embed": {
      const linked = findLinkedField(scope, entry);
      return linked === undefined ? undefined : { kind: key, ...linked };
    }
    case "details":
    case "utc":
    case "utc_details":
    case "abbreviation": {
      const field = findField(scope, resource, entry);
      return field === undefined ? undefined : { kind: key, field };
    }
  }
}

function fieldOfSameName(scope: Scope, resource: Resource, row: Row): AnswerValue | undefined {
  const field = resource.fields.find(({ name }) => name === row.name);
  if (field !== undefined) return { kind: "field", field };
  if (hasShapeError(scope, row) || hasLostShared(scope)) return undefined;
  if (hasLost(scope, entryOf(scope, resource), entryOf(scope, resource, "fields"))) return undefined;
  const fields = resource.fields.map(({ name }) => name);
  if (!reportUnknownRow(scope, row, { table: "answer", others: fields })) {
    const keys = valueKeys.map((key) => `\`${key}\``).join(", ");
    scope.report("no_value", row.nodes.at(-1)?.keyPlace ?? row.place, { words: { name: row.name, keys } });
  }
  return undefined;
}

function lifeValue(entry: SpecNode): AnswerValue | undefined {
  const property = lifeProperties.find((candidate) => candidate === entry.value);
  return property === undefined ? undefined : { kind: "life", property };
}

function hookValue({ scope, row, hooks }: AnswerRow, entry: SpecNode): AnswerValue | undefined {
  const name = textOf(entry);
  if (name === undefined) return undefined;
  const written = row.entry("type");
  const type = (written === undefined ? undefined : scope.types.resolve(written)) ?? anyType;
  const kind = row.flag("batch") ? "batch" : "answer";
  const known = hooks.get(`${kind} ${name}`);
  const isBatch = kind === "batch";
  const hook = hookNamed(hooks, { kind, name, type, ...(isBatch ? { reads: [] } : {}), place: entry.place }, [
    row.name,
  ]);
  // The function reads what its rows list together.
  if (isBatch)
    hook.reads?.push(...collectionsRead(scope, row).filter((one) => hook.reads?.includes(one) === false));
  if (known?.type !== undefined && written !== undefined && typeText(known.type) !== typeText(type))
    reportTypes(scope, known, { written, type });
  return { kind: "hook", hook };
}

function reportTypes(
  scope: Scope,
  { name, type = anyType, place }: Hook,
  { written, type: other }: { readonly written: SpecNode; readonly type: Type },
): void {
  const words = { name, type: typeText(type), other: typeText(other) };
  scope.report("hook_type", written.place, { words, related: { "the other row": place } });
}

/** The collections of the resources that a value depends on. */
function collectionsRead(scope: Scope, row: Row): string[] {
  return row
    .texts("depends_on")
    .flatMap(({ text: name, node }) => findResource(scope, name, node)?.collection ?? []);
}
