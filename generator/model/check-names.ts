import { isDefault } from "../spec/complete.js";
import { childOf, rowsOf } from "../spec/node.js";
import { languageEnum, statusEnum } from "./build-types.js";
import { externalObject } from "./external.js";
import {
  type Enum,
  type Field,
  type Hook,
  type Model,
  type Named,
  type ObjectType,
  type Parameter,
  type Place,
  type Resource,
  scalarNames,
} from "./model.js";
import { serviceCollections, serviceProperties, storedNameOf, typeNameOf } from "./names.js";
import { entryOf, placeOf, reportMismatch } from "./report.js";
import type { PartRule, Rule, Scope } from "./scope.js";
import { hasList } from "./wire.js";
import { wireNameOf } from "./wire-names.js";
import { serviceOwner } from "./write-hooks.js";

/** Rules that nothing is called like something else, in the spec, on the wire, in TypeScript and in the store. */
export const nameRules: readonly Rule<Model>[] = [
  wireNamesDiffer,
  typeNamesAreFree,
  resourceNamesAreFree,
  typescriptNamesDiffer,
  pluralsDiffer,
  resourcesDiffer,
  hooksDiffer,
];

/** No two rows of a table are sent by one name, and none by a name that every object has. */
function wireNamesDiffer({ objects, resources }: Model, scope: Scope): void {
  const tables = resources.flatMap(({ filters, fields, answer, embedded, routes }) => [
    ...[fields, filters, answer.properties],
    ...(answer === embedded ? [] : [embedded.properties]),
    ...routes.flatMap(({ operation, parameters }) => (operation === "custom" ? [parameters] : [])),
  ]);
  const written = childOf(scope.spec.types, "objects");
  const properties = objects.map(({ name: object, properties: all, place }) => {
    const table = childOf(childOf(written, object), "properties");
    return all.map((one) => ({ ...one, place: childOf(table, one.name)?.keyPlace ?? place }));
  });
  for (const rows of [...tables, ...properties]) checkWireNames(scope, rows);
}

function checkWireNames(scope: Scope, rows: readonly (Named & { readonly place: Place })[]): void {
  const seen = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const { name, otherName, place } = row;
    const sent = wireNameOf(row);
    const first = seen.get(sent);
    if (first !== undefined) {
      const related = { "the first one": first.place };
      scope.report("wire_name_clash", place, { words: { name, other: first.name, sent }, related });
    } else if (Object.hasOwn(Object.prototype, sent) && (otherName !== undefined || !("storage" in row))) {
      const use = "a property that every object of JavaScript has";
      scope.report("reserved_name", place, { words: { name: sent, use } });
    }
    seen.set(sent, row);
  }
}

/** Scalars, and the enums that the service makes itself; an object called `image` is how images show in answers. */
function typeNamesAreFree(_model: Model, scope: Scope): void {
  const taken: readonly string[] = [...scalarNames, statusEnum, languageEnum, externalObject];
  const written = new Map<string, Place>();
  for (const table of ["enums", "objects"]) {
    for (const [name, node] of rowsOf(childOf(scope.spec.types, table))) {
      const { keyPlace } = node;
      const isImage = table === "objects" && name === "image";
      if (taken.includes(name) && !isImage && !isDefault(node))
        scope.report("reserved_name", keyPlace, { words: { name, use: "a type that the service has" } });
      const known = written.get(name);
      if (known !== undefined && isDefault(node))
        scope.report("reserved_name", known, { words: { name, use: "a type that the service has" } });
      else if (known !== undefined) reportDouble(scope, { what: "type", name, place: keyPlace, known });
      written.set(name, keyPlace);
    }
  }
}

/** What the functions of custom operations get besides the accessors of resources. */
const operationWords = new Set(["caller", "now", "language", "errors", "request"]);

function resourceNamesAreFree({ service, resources, serviceRoutes }: Model, scope: Scope): void {
  const operations = serviceRoutes.map(({ operationName }) => operationName);
  const clientFunctions = new Set(["request", "withOptions", ...operations]);
  for (const { name, plural, collection, valueName, valuePlural, place } of resources) {
    if (service.authenticate !== undefined && valueName === serviceOwner)
      scope.report("reserved_name", place, {
        words: { name, use: "the owner of the hook of `authenticate`" },
      });
    if (serviceCollections.has(collection))
      scope.report("reserved_name", entryOf(scope, { name }, "collection")?.place ?? place, {
        words: { name: collection, use: "what the service itself stores" },
      });
    if (operationWords.has(valuePlural)) {
      const node = entryOf(scope, { name }, "plural");
      const words = { name: plural, use: "another argument of custom operations" };
      scope.report("reserved_name", node?.place ?? place, { words });
    }
    if (clientFunctions.has(valuePlural)) {
      const node = entryOf(scope, { name }, "plural");
      const words = { name: plural, use: "another function of the client" };
      scope.report("reserved_name", node?.place ?? place, { words });
    }
  }
}

function reportDouble(
  { report }: Scope,
  { what, name, place, known }: { what: string; name: string; place: Place; known: Place },
): void {
  const related = { "the first one": known };
  report("duplicate_name", place, { words: { what, name, file: known.file, line: known.line }, related });
}

/** What is called differently in the spec has to be called differently in TypeScript as well. */
function typescriptNamesDiffer({ enums, objects, resources, serviceRoutes }: Model, scope: Scope): void {
  const seen = new Map<string, NamedType>();
  const ofService = serviceRoutes.map(({ name, inputName, place }) => ({
    word: `service.${name}`,
    typeName: inputName,
    place,
  }));
  for (const named of [...[...enums, ...objects].map(typeOf), ...ofService, ...resources.flatMap(typesOf)]) {
    const known = seen.get(named.typeName);
    // One word used twice is reported by the rule for what it names.
    if (known !== undefined && known.word !== named.word) {
      const { typeName: name, place } = named;
      reportDouble(scope, { what: "TypeScript type", name, place, known: known.place });
    }
    seen.set(named.typeName, known ?? named);
  }
}

interface NamedType {
  readonly word: string;
  readonly typeName: string;
  readonly place: Place;
}

function typeOf({ name, typeName, place }: Enum | ObjectType): NamedType {
  return { word: `type.${name}`, typeName, place };
}

function typesOf({
  name,
  plural,
  typeName,
  typePlural,
  listName,
  folder,
  embedded,
  routes,
  place,
}: Resource): readonly NamedType[] {
  const inputs = new Map(
    routes.map((route) => [route.inputName, route.operation === "list" ? plural : name]),
  );
  return [
    { word: name, typeName, place },
    { word: plural, typeName: typePlural, place },
    { word: plural, typeName: typeNameOf(folder), place },
    ...(routes.length === 0 ? [] : [{ word: plural, typeName: `${typePlural}Client`, place }]),
    ...(hasList({ routes }) ? [{ word: plural, typeName: listName, place }] : []),
    ...(embedded.typeName === typeName ? [] : [{ word: name, typeName: embedded.typeName, place }]),
    ...[...inputs].map(([inputName, word]) => ({ word, typeName: inputName, place })),
  ];
}

/** The plural has to differ from the singular, or one record and its list would be called the same. */
function pluralsDiffer({ resources }: Model, scope: Scope): void {
  for (const { name, plural, place } of resources) {
    const node = entryOf(scope, { name }, "plural");
    if (name === plural && node?.written !== undefined) {
      reportDouble(scope, { what: "resource", name, place: node.place, known: place });
    }
  }
}

const uniqueKeys = ["plural", "collection", "taxonomy", "page"] as const;

function resourcesDiffer({ resources }: Model, scope: Scope): void {
  for (const key of uniqueKeys) {
    const seen = new Map<string, Place>();
    const isWritten = (resource: Resource): boolean => entryOf(scope, resource, key)?.written !== undefined;
    // What is made of a name gives way to what is written, so that the latter is reported.
    const ordered = [...resources].sort((a, b) => Number(isWritten(a)) - Number(isWritten(b)));
    for (const resource of ordered) {
      const node = entryOf(scope, resource, key);
      const value = key === "page" ? pageShape(resource.page) : resource[key];
      if (value === undefined) continue;
      const place = node?.place ?? resource.place;
      const known = seen.get(value);
      if (known !== undefined && node !== undefined) {
        reportDouble(scope, { what: key, name: value, place, known });
      }
      if (known === undefined) seen.set(value, place);
    }
  }
}

/** Pages with the same shape have the same addresses, whatever their placeholder is called. */
function pageShape(page: string): string {
  return page.replace(/\{\w+\}/, "{slug}").replace(/\/$/, "");
}

/** One name is one function: several filters may share it, but no two custom operations, nor a filter and an answer, nor two spellings. */
function hooksDiffer({ resources }: Model, scope: Scope): void {
  const seen = new Map<string, { readonly hook: Hook; readonly owner: string }>();
  for (const { name: owner, hooks } of resources) {
    for (const hook of hooks) {
      const known = seen.get(hook.property);
      const isOwn = hook.kind === "custom" || known?.hook.kind !== hook.kind || known.hook.name !== hook.name;
      if (known !== undefined && isOwn) {
        const words = { name: hook.name, kind: known.hook.kind, other: known.owner };
        const related = { [`the ${known.hook.kind} hook`]: known.hook.place };
        scope.report("hook_clash", hook.place, { words, related });
      }
      seen.set(hook.property, { hook, owner });
    }
  }
}

/** A resource or field that says which name it had. */
interface Renamed {
  readonly name: string;
  readonly renamedFrom?: string;
}

interface Renames<Node extends Renamed> {
  readonly what: "field" | "resource";
  readonly nodes: readonly Node[];
  readonly placeOf: (node: Node) => Place;
}

/** An old name belongs to one node, and to none that still bears it: what is stored can be moved to one place only. */
export const renamesAreClear: Rule<Model> = ({ resources }, scope) => {
  checkRenames(scope, {
    what: "resource",
    nodes: resources,
    placeOf: ({ name, place }) => entryOf(scope, { name }, "renamed_from")?.place ?? place,
  });
  for (const { fields } of resources)
    checkRenames(scope, {
      what: "field",
      nodes: fields,
      placeOf: (field) => placeOf(scope, field, "renamed_from"),
    });
};

function checkRenames<Node extends Renamed>(
  scope: Scope,
  { what, nodes, placeOf: find }: Renames<Node>,
): void {
  const former = new Map<string, string>();
  for (const node of nodes) {
    const { name, renamedFrom: from } = node;
    if (from === undefined) continue;
    const other = former.get(from);
    if (nodes.some((current) => current.name === from))
      scope.report("renamed_from_present", find(node), { words: { name, from, what } });
    else if (other !== undefined) scope.report("renamed_twice", find(node), { words: { name, other, from } });
    former.set(from, other ?? name);
  }
}

/** Rules for the names of fields, besides `nameIsFree`. */
export const fieldNameRules: readonly PartRule<Field>[] = [nameCanBeStored, nameIsShown];

/** No parameter has the name of one that every route takes. */
export function nameIsFree(parameter: Parameter, scope: Scope): void {
  const { place } = parameter;
  const name = wireNameOf(parameter);
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

function nameCanBeStored(field: Field, scope: Scope, resource: Resource): void {
  const { name, place } = field;
  const use = reservation(resource, field);
  if (use !== undefined) reportMismatch(scope, field, { code: "reserved_name", place, words: { name, use } });
}

/** What else has the name of a field, or of the property that stores it. */
function reservation(resource: Resource, field: Field): string | undefined {
  const { name, storage, stored } = field;
  if (Object.hasOwn(Object.prototype, name)) return "a property that every object of JavaScript has";
  if (storage === "localized") return name === "slug" ? "the slug of a record in each language" : undefined;
  if ((serviceProperties.has(stored) || stored.startsWith("_")) && isStoredByName(resource, field))
    return "a property that the service stores in each record";
  const { fields, period } = resource;
  const bound = [period?.start, period?.end].find(
    (one) => one !== undefined && `utc_${one.stored}` === stored,
  );
  if (bound !== undefined) return `the instant of \`${bound.name}\``;
  const isOwn = (one: Field): boolean => one.stored === stored && storedNameOf(one.name) === stored;
  const other = fields.find((one) => {
    const isFirst = isOwn(field) && fields.indexOf(one) < fields.indexOf(field) && one.name !== stored;
    return one !== field && isOwn(one) && (name === stored || isFirst);
  });
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
function nameIsShown(field: Field, scope: Scope, resource: Resource): void {
  const { name, lifecycle, answer } = resource;
  if (entryOf(scope, resource, "answer") !== undefined || takenParameters(scope).has(wireNameOf(field)))
    return;
  const shown = answer.properties.find((property) => property.name === field.name)?.value;
  if (shown?.kind !== "life" || shown.property === field.storage) return;
  const words = { name: field.name, owner: name, lifecycle, property: shown.property };
  reportMismatch(scope, field, { code: "answer_clash", place: field.place, words });
}
