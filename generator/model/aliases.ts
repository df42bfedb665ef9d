import { childOf, rowsOf, type SpecNode, textOf, textTable } from "../spec/node.js";
import { oneOf } from "./build-service.js";
import { type Aliases, type AliasPath, formats, type Place, type Route } from "./model.js";
import { reportUnknown } from "./report.js";
import type { Scope } from "./scope.js";
import { defined, tableOf } from "./tables.js";

/** The aliases of a route; of several paths that fit a request, the first is meant. */
export function buildAliases(row: SpecNode): { readonly aliases?: Aliases } {
  const node = childOf(row, "aliases");
  if (node === undefined) return {};
  const paths = rowsOf(childOf(node, "paths")).map(([path, entry]): AliasPath => {
    const parameters = textTable(childOf(entry, "parameters"));
    const written = childOf(entry, "page");
    const page = written === undefined ? undefined : textTable(written);
    return { path, ...defined({ format: oneOf(formats, childOf(entry, "format")), page }), parameters };
  });
  return {
    aliases: {
      formats: tableOf(rowsOf(childOf(node, "formats")), ([name, value]) => {
        const format = oneOf(formats, value);
        return format === undefined ? undefined : [name, format];
      }),
      parameters: textTable(childOf(node, "parameters")),
      values: valuesIn(childOf(node, "values")),
      pages: valuesIn(childOf(node, "pages")),
      paths: paths.sort(bySpecificity),
    },
  };
}

function valuesIn(node: SpecNode | undefined): Aliases["values"] {
  return tableOf(rowsOf(node), ([name, table]) => [
    name,
    tableOf(rowsOf(table), ([value, fixed]) => [value, textTable(fixed)]),
  ]);
}

/** What the query of the calendar page has besides filters. */
const pageParameters = ["view", "date"];

/** Of two that fit one request, the one with more steps of its own is meant, then the longer one. */
function bySpecificity({ path: one }: AliasPath, { path: other }: AliasPath): number {
  const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
  return (
    count(other, /\/[^/{]/g) - count(one, /\/[^/{]/g) ||
    count(other, /\//g) - count(one, /\//g) ||
    count(other, /\{/g) - count(one, /\{/g) ||
    (one < other ? -1 : 1)
  );
}

function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name = ""]) => name);
}

/** Whether names of the resource may be missing because of an error that has been reported. */
function hasErrors({ resource }: Route, { spec }: Scope): boolean {
  const files = [resource.place.file, spec.types?.place.file];
  const errors = spec.diagnostics.sorted().filter(({ severity }) => severity === "error");
  return errors.some(({ place }) => files.includes(place.file));
}

function hasErrorAt({ file, line }: Place, { spec }: Scope): boolean {
  return spec.diagnostics.sorted().some(({ place }) => place.file === file && place.line === line);
}

function fixedIn(node: SpecNode, key: "values" | "pages"): readonly (readonly [string, SpecNode])[] {
  const tables = rowsOf(childOf(node, key)).flatMap(([, table]) => rowsOf(table));
  return tables.flatMap(([, fixed]) => rowsOf(fixed));
}

/** Aliases lead to formats and parameters that the route has, and every variable of a path is used. */
export function aliasesFit(route: Route, scope: Scope): void {
  const { resource, operation } = route;
  const table = childOf(childOf(scope.spec.routes, "resources"), resource.name);
  const node = childOf(childOf(table, route.name), "aliases");
  if (node === undefined || hasErrors(route, scope)) return;
  if (!route.methods.includes("GET")) {
    scope.report("key_not_for_type", node.keyPlace, {
      words: { name: "aliases", type: `the operation ${operation}` },
    });
    return;
  }
  const known = resource.feedRoutes.filter((feed) => feed.name === route.name).map((feed) => feed.format);
  const checkFormat = (written: SpecNode | undefined): void => {
    const name = oneOf(formats, written);
    if (written === undefined || name === undefined || known.includes(name)) return;
    scope.report("wrong_format", written.place, {
      words: { operation, name, resource: resource.name },
      candidates: known,
    });
  };
  const names = route.parameters.map(({ name }) => name);
  const checkName = (name: string | undefined, written: SpecNode, known = names): void => {
    if (name === undefined || known.includes(name)) return;
    const place = { ...written, place: name === written.value ? written.place : written.keyPlace };
    reportUnknown(scope, {
      code: "unknown_filter",
      node: place,
      words: { name, owner: resource.name },
      known,
      tables: [],
    });
  };
  const pageNames = [...names, ...pageParameters];

  for (const [name, value] of fixedIn(node, "values")) checkName(name, value);
  for (const [name, value] of fixedIn(node, "pages")) checkName(name, value, pageNames);
  for (const [, format] of rowsOf(childOf(node, "formats"))) checkFormat(format);
  for (const [, name] of rowsOf(childOf(node, "parameters"))) checkName(textOf(name), name);
  for (const [path, row] of rowsOf(childOf(node, "paths"))) {
    checkFormat(childOf(row, "format"));
    const parameters = rowsOf(childOf(row, "parameters"));
    const page = rowsOf(childOf(row, "page"));
    for (const [name, value] of parameters) checkName(name, value);
    for (const [name, value] of page) checkName(name, value, pageNames);
    const used = [
      ...names,
      ...placeholdersIn(route.path),
      ...[...parameters, ...page].flatMap(([, value]) => placeholdersIn(textOf(value) ?? "")),
    ];
    const placeholder = placeholdersIn(path).find((name) => !used.includes(name));
    // A key that is not known may have been meant to use it.
    if (placeholder !== undefined && !hasErrorAt(row.keyPlace, scope))
      scope.report("unknown_placeholder", row.keyPlace, {
        words: { operation, placeholder: `{${placeholder}}` },
      });
  }
}

/** The regular expression of an alias path, as text. Each variable is a named group. */
export function aliasPattern(route: Route, { path }: AliasPath): string {
  const steps = path.split("/").slice(1);
  return `^${steps.map((step) => stepPattern(route, step)).join("")}/?$`;
}

/**
 * A variable matches one step of the path; for a record whose page is below others it matches the last of several steps.
 * Where a step has several variables, each is a number.
 */
function stepPattern({ parameters }: Route, step: string): string {
  const text = step.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  const [, only] = /^\{(\w+)\}$/.exec(text) ?? [];
  if (only === undefined)
    return text === "" ? "" : `/${text.replace(/\{(\w+)\}/g, (_word, name: string) => `(?<${name}>\\d+)`)}`;
  const type = parameters.find(({ name }) => name === only)?.type;
  const isBelow = type?.kind === "reference" && type.target.page.includes("{path}");
  return `${isBelow ? "(?:/[^/]+)*" : ""}/(?<${only}>[^/]+)`;
}
