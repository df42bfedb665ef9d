import { operationShapes } from "../model/lifecycle.js";
import { tableOf } from "../model/tables.js";
import { childOf, filledTables, mapNode, rowsOf, type SpecNode, textOf } from "./node.js";

/** The types with the default objects that the resources need, and the default shared rows. */
export function completeTypes(
  { types, routes }: Readonly<Record<"types" | "routes", SpecNode | undefined>>,
  defaults: SpecNode,
  resources: ReadonlyMap<string, SpecNode>,
): SpecNode {
  const shown = neededObjects(
    [...resources.values()],
    [childOf(types, "shared"), childOf(defaults, "shared")],
  );
  const needed = new Set([...shown, ...typesOfOperations(routes)]);
  const base = mapNode(defaults, {
    shared: childOf(defaults, "shared") ?? defaults,
    ...tableOf(["enums", "objects"], (table) => {
      const rows = rowsOf(childOf(defaults, table)).filter(([name]) => needed.has(name));
      return rows.length === 0 ? undefined : [table, mapNode(defaults, Object.fromEntries(rows))];
    }),
  });
  const written = types === undefined ? undefined : filledTables(types, base, ["enums", "objects"]);
  const shared = childOf(types, "shared");
  const rows = filledTables(shared, childOf(base, "shared") ?? base, [
    "fields",
    "writes",
    "imports",
    "filters",
    "answer",
    "similar",
  ]);
  return filledTables(mapNode(types ?? base, { shared: rows }), written ?? base);
}

/** Objects that the rows of resources show: images, dates taken apart, and links of terms. */
function neededObjects(
  resources: readonly SpecNode[],
  sharedTables: readonly (SpecNode | undefined)[],
): ReadonlySet<string> {
  const needed = new Set<string>();
  for (const resource of resources) {
    if (textOf(childOf(resource, "lifecycle")) === "term" && !resource.entries.has("answer"))
      needed.add("term_urls");
    for (const [table, sharedTable] of rowTables) {
      for (const [name, row] of rowsOf(childOf(resource, table))) {
        // A field is shown instead of what the lifecycle gives a record under its name.
        const isField = table !== "fields" && childOf(childOf(resource, "fields"), name) !== undefined;
        const shared = sharedTables
          .map((tables) => childOf(childOf(tables, sharedTable), name))
          .filter((node) => !isField || childOf(node, "value") === undefined);
        for (const object of objectsOf([row, ...shared])) needed.add(object);
      }
    }
  }
  return needed;
}

/** Tables of a resource that can show objects, with the table of shared rows that their rows are taken from. */
const rowTables = [
  ["fields", "fields"],
  ["answer", "answer"],
  ["embedded", "answer"],
] as const;

/** The objects that a row needs; `nodes` are the row and the shared rows of its name. */
function objectsOf(nodes: readonly (SpecNode | undefined)[]): readonly string[] {
  const has = (key: string): boolean => nodes.some((node) => childOf(node, key) !== undefined);
  const is = (key: string, value: string): boolean =>
    nodes.some((node) => textOf(childOf(node, key)) === value);
  return [
    ...(is("type", "image") ? ["image", "image_size"] : []),
    ...(is("type", "external") ? ["external"] : []),
    ...(has("details") || has("utc_details") ? ["date_details"] : []),
    ...(is("value", "term_urls") ? ["term_urls"] : []),
  ];
}

/** The types that operations take and answer, where a resource has them. */
function typesOfOperations(routes: SpecNode | undefined): readonly string[] {
  const rows = rowsOf(childOf(routes, "resources"));
  return Object.entries(operationShapes).flatMap(([operation, { types = [] }]) =>
    rows.some(([, { entries }]) => entries.has(operation)) ? types : [],
  );
}
