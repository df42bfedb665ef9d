import type {
  Aliases,
  AnswerType,
  Filter,
  FixedParameters,
  Hook,
  JsonValue,
  Model,
  Named,
  ObjectType,
  Parameter,
  ParameterType,
  Resource,
  Route,
} from "./model.js";
import type { Draft } from "./scope.js";
import { isList, mapTable, tableOf } from "./tables.js";

/** The name on the wire of a node of a model that is being built. */
export function wireNameOf({ name, otherName = name }: Named): string {
  return otherName;
}

/** Gives all nodes the names that callers know them by, once nothing looks for the names in the spec any more. */
export function useWireNames({ objects, resources, serviceRoutes }: Model): void {
  const readByName = objectsOfRoles(resources);
  for (const resource of resources) renameReferences(resource);
  const routes = [...resources.flatMap((one) => [...one.routes, ...one.feedRoutes]), ...serviceRoutes];
  const typed = [
    ...resources.flatMap(({ fields, filters, writes }) => [...fields, ...filters, ...writes]),
    ...resources.flatMap(({ answer, embedded }) => [...answer.properties, ...embedded.properties]),
    ...routes.flatMap(({ parameters }) => parameters),
    ...resources.flatMap((one) => one.routes.flatMap(({ variables }) => variables.map(parameterOf))),
    ...objects.flatMap(({ properties }) => properties),
  ];
  for (const object of objects) if (readByName.has(object)) object.properties.forEach(keepName);
  // What is inside objects is found by the names in the spec.
  for (const node of new Set(typed)) renameValues(node);
  const named = new Set<Draft<Named>>([...typed, ...resources.flatMap(({ orders }) => orders)]);
  for (const node of named)
    if (node.otherName !== undefined) [node.name, node.otherName] = [node.otherName, node.name];
}

/** Objects of fields with a role, whose properties the runtime reads by name. */
function objectsOfRoles(resources: readonly Resource[]): ReadonlySet<ObjectType> {
  const fields = resources.flatMap(({ recurrence, display }) => [
    ...(recurrence === undefined ? [] : [recurrence.rule]),
    ...(display?.tickets ?? []),
  ]);
  return new Set(fields.flatMap(({ type }) => objectIn(type) ?? []));
}

function objectIn(type: ParameterType): ObjectType | undefined {
  if (type.kind === "list" || type.kind === "map") return objectIn(type.of);
  return type.kind === "object" ? type.object : undefined;
}

function keepName(node: Draft<Named>): void {
  delete node.otherName;
}

type Rename = (name: string) => string;

function renamer(nodes: readonly Named[]): Rename {
  const names = new Map(nodes.map((node) => [node.name, wireNameOf(node)]));
  return (name) => names.get(name) ?? name;
}

/** Changes what names filters, parameters, orders and properties by text. */
function renameReferences(resource: Draft<Resource>): void {
  const { answer, embedded, fields, orders } = resource;
  const names = {
    filter: renamer(resource.filters),
    property: renamer([...answer.properties, ...embedded.properties]),
    order: renamer([...fields, ...orders]),
  };
  resource.links = resource.links.map(names.filter);
  for (const hook of resource.hooks) renameServed(hook, names);
  for (const filter of resource.filters) renameMatch(filter, names);
  for (const route of resource.routes) renameAliases(route);
  for (const route of [...resource.routes, ...resource.feedRoutes]) renamePath(route);
}

function parameterOf({ parameter }: Route["variables"][number]): Parameter {
  return parameter;
}

/** Callers find the variables of a path under the names of its filters and fields. */
function renamePath(route: Draft<Route>): void {
  route.path = route.path.replace(/(?<=\{)\w+(?=\})/g, renamer(route.variables.map(parameterOf)));
}

function renameServed(
  hook: Draft<Hook>,
  { filter, property }: { readonly filter: Rename; readonly property: Rename },
): void {
  if (hook.kind === "filter") hook.serves = hook.serves.map(filter);
  if (hook.kind === "answer" || hook.kind === "batch") hook.serves = hook.serves.map(property);
}

/** Callers sort by the names that they know. */
function renameMatch(
  row: Draft<Filter>,
  { filter, order }: { readonly filter: Rename; readonly order: Rename },
): void {
  const { match, type, default: usual } = row;
  if (match.kind === "disables_defaults_of") row.match = { ...match, filters: match.filters.map(filter) };
  if (match.kind !== "order_by" || type.kind !== "enum") return;
  const values = type.enum.values.map((one) => ({ ...one, value: order(one.value) }));
  if (values.every(({ value }, at) => value === type.enum.values[at]?.value)) return;
  const spellings = mapTable(type.enum.spellings ?? {}, order);
  row.type = { kind: "enum", enum: { ...type.enum, values, spellings, isPart: true } };
  if (typeof usual === "string") row.default = order(usual);
}

function renameAliases(route: Draft<Route>): void {
  const { aliases, parameters } = route;
  if (aliases === undefined) return;
  const rename = renamer(parameters);
  const words = (text: string): string => text.replace(/(?<=\{)\w+(?=\})/g, rename);
  const fixed = (table: FixedParameters): FixedParameters =>
    tableOf(Object.entries(table), ([name, value]) => [rename(name), words(value)]);
  const inTables = (tables: Aliases["values"]) => mapTable(tables, (table) => mapTable(table, fixed));
  route.aliases = {
    ...aliases,
    parameters: mapTable(aliases.parameters, rename),
    values: inTables(aliases.values),
    pages: inTables(aliases.pages),
    paths: aliases.paths.map((alias) => ({
      ...alias,
      path: words(alias.path),
      parameters: fixed(alias.parameters),
      ...(alias.page === undefined ? {} : { page: fixed(alias.page) }),
    })),
  };
}

/** What a row states of its values. */
interface Valued {
  readonly type: ParameterType | AnswerType;
  default?: JsonValue;
  initial?: JsonValue;
  example?: JsonValue;
  hiddenWithoutPassword?: JsonValue;
}

/** Gives the objects in the values of a row the names of their properties on the wire. */
function renameValues(row: Valued): void {
  for (const key of ["default", "initial", "example", "hiddenWithoutPassword"] as const)
    if (row[key] !== undefined) row[key] = renamedValue(row.type, row[key]);
}

function renamedValue(type: ParameterType | AnswerType, value: JsonValue): JsonValue {
  if (type.kind === "nullable") return renamedValue(type.of, value);
  if (type.kind === "list") return isList(value) ? value.map((one) => renamedValue(type.of, one)) : value;
  if (typeof value !== "object" || value === null || isList(value)) return value;
  if (type.kind === "map") return mapTable(value, (one) => renamedValue(type.of, one));
  if (type.kind !== "object") return value;
  return tableOf(Object.entries(value), ([name, one]) => {
    const property = type.object.properties.find((other) => other.name === name);
    return property === undefined ? [name, one] : [wireNameOf(property), renamedValue(property.type, one)];
  });
}
