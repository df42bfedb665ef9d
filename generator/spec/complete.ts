import { isOfSingleton } from "../model/lifecycle.js";
import { pluralOf } from "../model/names.js";
import { defaultsFolder } from "../model/nodes/location.js";
import { tableOf } from "../model/tables.js";
import { completeTypes } from "./complete-types.js";
import { neededDefaults } from "./needed-defaults.js";
import {
  childOf,
  childrenOf,
  filledTables,
  listNode,
  mapNode,
  numberOf,
  rowsOf,
  type SpecNode,
  scalarNode,
  textOf,
  withWords,
} from "./node.js";

/** The trees of a spec, by file. Those that the author did not write are absent before completion. */
export interface SpecTrees {
  readonly api: SpecNode | undefined;
  readonly types: SpecNode | undefined;
  readonly routes: SpecNode | undefined;
  readonly resources: ReadonlyMap<string, SpecNode>;
}

/** The trees of `generator/defaults`, in the language of the spec. */
export interface Defaults {
  readonly api: SpecNode;
  /** By style: the `wire` that it stands for. */
  readonly styles: SpecNode;
  readonly types: SpecNode;
  /** With a table `standard`: the routes of a resource, in which `{plural}` is its path. */
  readonly routes: SpecNode;
  /** Translations of the default texts, by language. */
  readonly text: ReadonlyMap<string, SpecNode>;
}

/** The language of the defaults; the others are translations. */
export const defaultsLanguage = "en";

/** Whether a node comes from the defaults rather than from the author. */
export function isDefault({ place }: SpecNode): boolean {
  return place.file.startsWith(defaultsFolder);
}

/** Where the author finds a node: its own place, or that of what has it by default. */
export function authorsPlace(node: SpecNode, owner: SpecNode["place"]): SpecNode["place"] {
  return isDefault(node) ? owner : node.keyPlace;
}

/** The spec with its defaults filled in: what the author wrote wins. */
export function completeSpec(
  trees: SpecTrees,
  defaults: Defaults,
): SpecTrees & { readonly defaults: Defaults } {
  const api = completeApi(trees, defaults);
  const maximum = numberOf(childOf(childOf(api, "paging"), "maximum"));
  const words = { maximum: maximum === undefined ? "" : `${maximum}` };
  const hasOffsets = textOf(childOf(childOf(api, "wire"), "dates")) === "iso";
  const fill = (node: SpecNode): SpecNode => withWords(hasOffsets ? withTimesInUtc(node) : node, words);
  const fallbacks = withPagingRows(fill(defaults.types), api);
  const resources = new Map(
    [...trees.resources].map(([name, node]) => [
      name,
      completeResource(name, node, { api, types: fallbacks }),
    ]),
  );
  return {
    api,
    types: completeTypes(trees, fallbacks, resources),
    routes: completeRoutes(trees.routes, defaults.routes, { api, resources }),
    resources,
    defaults: {
      ...defaults,
      text: new Map([...defaults.text].map(([language, node]) => [language, fill(node)])),
    },
  };
}

/** Types with the shared rows of paging under the names that the service gives their parameters as well. */
function withPagingRows(types: SpecNode, api: SpecNode): SpecNode {
  const shared = childOf(types, "shared") ?? types;
  const filters = childOf(shared, "filters") ?? types;
  const rows = tableOf(Object.entries(pagingRows), ([key, row]) => {
    const [name, node] = [textOf(childOf(childOf(api, "paging"), key)), childOf(filters, row)];
    return name === undefined || node === undefined ? undefined : [name, node];
  });
  const all = mapNode(filters, { ...rows, ...childrenOf(filters) });
  return mapNode(types, {
    ...childrenOf(types),
    shared: mapNode(shared, { ...childrenOf(shared), filters: all }),
  });
}

/** Shared rows of filters by the key of `paging` that names their parameter. */
const pagingRows = { page: "page", cursor: "cursor", size: "per_page", offset: "offset", limit: "limit" };

/** Types, or their translations, in which answers show a time in UTC under the name of that on the clocks of the site. */
function withTimesInUtc(types: SpecNode): SpecNode {
  const shared = childOf(types, "shared") ?? types;
  const answer = childOf(shared, "answer") ?? shared;
  const shownRows = mapNode(
    answer,
    tableOf(rowsOf(answer), ([name, row]) => {
      const utc = childOf(answer, `${name}_utc`);
      if (utc === undefined) return [name, row];
      if (row.kind !== "map") return [name, utc];
      return [name, mapNode(row, { ...childrenOf(row), text: childOf(utc, "text") ?? row })];
    }),
  );
  return mapNode(types, {
    ...childrenOf(types),
    shared: mapNode(shared, { ...childrenOf(shared), answer: shownRows }),
  });
}

/** Tables of api.yaml in which single entries have defaults. */
const openTables = [
  ...["errors", "resource_errors", "reasons", "languages", "paging", "access"],
  ...["default_texts", "page_texts", "calendar_texts", "editor_texts"],
];

function completeApi({ api, resources }: SpecTrees, defaults: Defaults): SpecNode {
  const usual = neededDefaults(defaults.api, resources);
  const style = styleOf(api, defaults);
  const filled = filledTables(filledTables(api, usual, openTables), style, ["resource_errors"]);
  const mounts = childOf(filled, "mounts");
  const [firstMount] = mounts?.entries.keys() ?? [];
  const mounted = firstMount === undefined || firstMount === "/" ? "api/v1" : firstMount.slice(1);
  const namespace = textOf(childOf(filled, "namespace")) ?? mounted;
  const usualMount = `/${namespace.replace(/^\/+|\/+$|\s/g, "")}`;
  const empty = mapNode(childOf(api, "namespace") ?? filled, {});
  const editorTexts = childOf(defaults.api, "editor_texts") ?? filled;
  const editorTables = rowsOf(editorTexts).flatMap(([name, { kind }]) => (kind === "map" ? [name] : []));
  const errors = childOf(defaults.api, "errors") ?? filled;
  const own = {
    // A row may change the status alone.
    errors: filledTables(childOf(filled, "errors"), errors, [...errors.entries.keys()]),
    access: requiredCapabilities(filled),
    roles: usualRoles(filled, childOf(defaults.api, "capabilities")),
    editor_texts: filledTables(childOf(filled, "editor_texts"), editorTexts, editorTables),
  };
  const located = filledTables(
    mapNode(filled, { ...childrenOf(filled), ...own }),
    mapNode(filled, {
      namespace: scalarNode(filled, namespace),
      mounts: mapNode(filled, { [usualMount]: { ...empty, keyPlace: empty.place } }),
    }),
  );
  return mapNode(located, {
    ...childrenOf(located),
    wire: completeWire(childOf(api, "wire"), childOf(style, "wire") ?? style),
  });
}

/** What the style of a service stands for. */
function styleOf(api: SpecNode | undefined, { api: usual, styles }: Defaults): SpecNode {
  const named = (node: SpecNode | undefined): SpecNode | undefined =>
    childOf(styles, textOf(childOf(node, "style")) ?? "");
  return named(api) ?? named(usual) ?? styles;
}

/** `wire` with the names of the style; those written win. */
function completeWire(written: SpecNode | undefined, style: SpecNode): SpecNode {
  const usual = textOf(childOf(written, "paging")) === "cursor" ? uncounted(style) : style;
  const list = overlaid(childOf(written, "list"), childOf(usual, "list") ?? usual);
  const filled = filledTables(written, usual, ["headers"]);
  return filled.kind === "map" ? mapNode(filled, { ...childrenOf(filled), list }) : filled;
}

/** A style for lists by cursor: they count nothing unless a spec says so. */
function uncounted(style: SpecNode): SpecNode {
  const [list, headers] = ["list", "headers"].map((key) => childOf(style, key) ?? style);
  const without = (table: SpecNode | undefined, parts: readonly string[], none: SpecNode): SpecNode =>
    mapNode(style, {
      ...childrenOf(table),
      ...tableOf(parts, (part) => [part, none]),
    });
  return mapNode(style, {
    ...childrenOf(style),
    list: without(list, ["total", "pages", "previous"], scalarNode(style, "none")),
    headers: without(headers, ["total", "pages"], listNode(style, [])),
  });
}

/** The names of a list in the order of the style. A list without an object around it has no names but those written. */
function overlaid(written: SpecNode | undefined, names: SpecNode): SpecNode {
  if (written === undefined || (written.kind !== "map" && written.value !== null)) return written ?? names;
  const isBare = textOf(childOf(written, "items")) === "bare";
  return mapNode(written, {
    ...tableOf(rowsOf(names), ([part, node]) => [part, isBare ? { ...node, value: "none" } : node]),
    ...childrenOf(written),
  });
}

/** The capability that each permission requires: by default that of its name, or the first of a service without one. */
function requiredCapabilities(api: SpecNode): SpecNode {
  const known = [...(childOf(api, "capabilities")?.entries.keys() ?? [])];
  const access = childOf(api, "access") ?? api;
  return access.kind === "map" && known.length > 0
    ? mapNode(
        access,
        tableOf(rowsOf(access), ([permission, node]) => {
          const isKnown = !isDefault(node) || known.includes(textOf(node) ?? "");
          return [permission, isKnown ? node : scalarNode(api, known[0] ?? "")];
        }),
      )
    : access;
}

/** Roles by default have those of their capabilities that the service has, and its own ones unless they have none. */
function usualRoles(api: SpecNode, usual: SpecNode | undefined): SpecNode {
  const roles = childOf(api, "roles") ?? api;
  if (!isDefault(roles)) return roles;
  const known = [...(childOf(api, "capabilities")?.entries.keys() ?? [])];
  return mapNode(
    roles,
    tableOf(rowsOf(roles), ([role, node]) => {
      const listed = node.items.map(textOf);
      const held = known.filter((name) => listed.includes(name) || usual?.entries.has(name) !== true);
      const names = held.map((name) => scalarNode(node, name));
      return [role, listed.length === 0 ? node : listNode(node, names)];
    }),
  );
}

function completeResource(
  file: string,
  node: SpecNode,
  { api, types }: Readonly<Record<"api" | "types", SpecNode>>,
): SpecNode {
  if (node.kind !== "map") return node;
  const name = textOf(childOf(node, "resource")) ?? file;
  const lifecycle = childOf(node, "lifecycle") ?? scalarNode(node, "plain");
  const namedBy = textOf(childOf(node, "named_by")) ?? namingField(node);
  const sequence = childOf(api, "sequences")?.items[0];
  const own = {
    resource: scalarNode(node, name),
    plural: scalarNode(node, isSingleton(node) ? name : pluralOf(name)),
    lifecycle,
    ...(sequence === undefined ? {} : { sequence }),
    ...(namedBy === undefined ? {} : { named_by: scalarNode(node, namedBy) }),
    filters: standardFilters({ api, types }, { lifecycle, namedBy }),
  };
  return filledTables(node, mapNode(node, own));
}

function isSingleton(node: SpecNode): boolean {
  return childOf(node, "singleton")?.value === true;
}

function namingField(node: SpecNode): string | undefined {
  const isName = (row: SpecNode): boolean =>
    textOf(childOf(row, "type")) === "text" && childOf(row, "required")?.value === true;
  return rowsOf(childOf(node, "fields")).find(([, row]) => isName(row))?.[0];
}

function standardFilters(
  { api, types }: Readonly<Record<"api" | "types", SpecNode>>,
  { lifecycle, namedBy }: { readonly lifecycle: SpecNode; readonly namedBy: string | undefined },
): SpecNode {
  const shared = childOf(childOf(types, "shared"), "filters");
  const paging = childOf(api, "paging");
  const by = textOf(childOf(childOf(api, "wire"), "paging")) ?? "page";
  const [size, sizeRow] = by === "offset" ? ["limit", "limit"] : ["size", "per_page"];
  const row = (name: string): SpecNode => childOf(shared, name) ?? types;
  const fields = namedBy === undefined ? [] : [scalarNode(types, namedBy)];
  const hasStatus = [lifecycle, ...lifecycle.items].some(
    ({ value }) => value === "post" || value === "status",
  );
  return mapNode(types, {
    [textOf(childOf(paging, by)) ?? by]: row(by),
    [textOf(childOf(paging, size)) ?? sizeRow]: row(sizeRow),
    ...(hasStatus ? { status: row("status") } : {}),
    ...(fields.length === 0
      ? {}
      : { search: filledTables(row("search"), mapNode(types, { search: listNode(types, fields) })) }),
  });
}

/** The routes with those that resources have by default, whose words in braces are filled in. */
function completeRoutes(
  routes: SpecNode | undefined,
  { entries }: SpecNode,
  { api, resources }: { readonly api: SpecNode; readonly resources: ReadonlyMap<string, SpecNode> },
): SpecNode {
  const standard = entries.get("standard");
  const defaults = mapNode(
    standard ?? api,
    Object.fromEntries([...entries].filter(([key]) => key !== "standard")),
  );
  const written = childOf(routes, "resources");
  const write = textOf(childOf(childOf(api, "access"), "edit")) ?? "";
  const rows = [...resources].map(([file, node]) => {
    const name = textOf(childOf(node, "resource")) ?? file;
    const plural = textOf(childOf(node, "plural")) ?? name;
    const own = withWords(standard ?? api, { plural: plural.replaceAll("_", "-"), write });
    const rows = isSingleton(node) ? withoutIds(own) : own;
    return [name, resourceRoutes(childOf(written, name), rows)] as const;
  });
  // Rows of a resource that does not exist are complete as well, so that its name alone is reported.
  const others = rowsOf(written)
    .filter(([name]) => !rows.some(([known]) => known === name))
    .map(
      ([name, row]) =>
        [name, resourceRoutes(row, withWords(standard ?? api, { plural: name, write }))] as const,
    );
  const ordered = [...rowsOf(written).map(([name]) => name), ...rows.map(([name]) => name)];
  const all = new Map([...rows, ...others]);
  const table = tableOf(new Set(ordered), (name) => [name, all.get(name) ?? api]);
  const base = written ?? routes ?? defaults;
  const filled = filledTables(routes, defaults, ["route_titles", "route_texts"]);
  return filledTables(mapNode(base, { resources: mapNode(base, table) }), filled);
}

const standardOperations = ["list", "create", "get", "update", "delete"];

/** The routes of a singleton: those of one record, without its id in their paths. */
function withoutIds(standard: SpecNode): SpecNode {
  return mapNode(
    standard,
    tableOf(rowsOf(standard), ([name, row]) => {
      const path = childOf(row, "path");
      const text = textOf(path)?.replace("/{id}", "");
      if (path === undefined || text === undefined || !isOfSingleton(name)) return undefined;
      return [name, mapNode(row, { ...childrenOf(row), path: scalarNode(path, text) })];
    }),
  );
}

/**
 * The rows written, with path, methods and the access of another row where they leave these out. The standard ones are added
 * where there are none, or custom ones only.
 */
function resourceRoutes(written: SpecNode | undefined, standard: SpecNode): SpecNode {
  const usual = rowsOf(standard).filter(([name]) => standardOperations.includes(name));
  if (written === undefined) return mapNode(standard, Object.fromEntries(usual));
  if (written.kind !== "map") return written;
  const standardRows = rowsOf(standard).map(([name]) => name);
  const operationOf = ([name, row]: readonly [string, SpecNode]): string =>
    textOf(childOf(row, "operation")) ?? name;
  const rows = rowsOf(written).map(([name, row]): [string, SpecNode] => {
    const operation = operationOf([name, row]);
    const isCustom = childOf(row, "hook") !== undefined && !standardRows.includes(operation);
    const words = withWords(standard, { action: name.replaceAll("_", "-") });
    const defaults = childOf(words, isCustom ? "custom" : operation);
    if (defaults === undefined || (row.kind !== "map" && row.value !== null)) return [name, row];
    return [name, completeRow(row, defaults, written)];
  });
  const isWhole = rows.length === 0 || rows.some((row) => standardRows.includes(operationOf(row)));
  return mapNode(written, Object.fromEntries(isWhole ? rows : [...usual, ...rows]));
}

/** A row with the path and the methods that it leaves out, and with the access of the row that its defaults name. */
function completeRow(row: SpecNode, defaults: SpecNode, written: SpecNode): SpecNode {
  const needed = rowsOf(defaults).filter(([key]) => key === "path" || key === "methods");
  const access = childOf(childOf(written, textOf(childOf(defaults, "access_of")) ?? ""), "access");
  const usual = { ...Object.fromEntries(needed), ...(access === undefined ? {} : { access }) };
  return filledTables(row, mapNode(row, usual));
}
