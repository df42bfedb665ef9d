import { childOf, rowsOf, type SpecNode, textOf } from "./node.js";
import { filledTables, mapNode, withWords } from "./tree.js";

/** The routes with those that resources have by default, whose words in braces are filled in. */
export function completeRoutes(
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
    return [name, resourceRoutes(childOf(written, name), own)] as const;
  });
  const others = rowsOf(written).filter(([name]) => !rows.some(([known]) => known === name));
  const ordered = [...rowsOf(written).map(([name]) => name), ...rows.map(([name]) => name)];
  const all = new Map([...rows, ...others]);
  const table = Object.fromEntries([...new Set(ordered)].map((name) => [name, all.get(name) ?? api]));
  const base = written ?? routes ?? defaults;
  const filled = filledTables(routes, defaults, ["route_titles", "route_texts"]);
  return filledTables(mapNode(base, { resources: mapNode(base, table) }), filled);
}

/** Operations that a resource has unless it lists its own. */
const standardOperations = ["list", "create", "get", "update", "delete"];

/**
 * The rows written, with path, methods and the access of `delete_all` where they leave these out. Without any, or with custom ones only, the standard ones
 * are added.
 */
function resourceRoutes(written: SpecNode | undefined, standard: SpecNode): SpecNode {
  const usual = rowsOf(standard).filter(([name]) => standardOperations.includes(name));
  if (written === undefined) return mapNode(standard, Object.fromEntries(usual));
  if (written.kind !== "map") return written;
  const standardRows = rowsOf(standard).map(([name]) => name);
  const rows = rowsOf(written).map(([operation, row]): [string, SpecNode] => {
    const isCustom = childOf(row, "hook") !== undefined && !standardRows.includes(operation);
    const words = withWords(standard, { action: operation.replaceAll("_", "-") });
    const defaults = childOf(words, isCustom ? "custom" : operation);
    if (defaults === undefined || (row.kind !== "map" && row.value !== null)) return [operation, row];
    const addressed = withAddress(row, defaults);
    return [
      operation,
      operation === "delete_all" ? withAccessOf(childOf(written, "delete"), addressed) : addressed,
    ];
  });
  const isWhole = rows.length === 0 || rows.some(([name]) => standardRows.includes(name));
  return mapNode(written, Object.fromEntries(isWhole ? rows : [...usual, ...rows]));
}

/** A row with the capability of another one where it names none: who may not delete one record may not delete all. */
function withAccessOf(other: SpecNode | undefined, row: SpecNode): SpecNode {
  const access = childOf(other, "access");
  return access === undefined || row.kind !== "map" ? row : filledTables(row, mapNode(row, { access }));
}

/** A row with the path and methods that it leaves out. */
function withAddress(row: SpecNode, defaults: SpecNode): SpecNode {
  if (row.kind !== "map" && row.value !== null) return row;
  const needed = rowsOf(defaults).filter(([key]) => key === "path" || key === "methods");
  return filledTables(row, mapNode(row, Object.fromEntries(needed)));
}
