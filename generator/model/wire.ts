import { isDefault } from "../spec/complete.js";
import { childOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { type ListNames, type ListPart, listParts, type Model, type Resource, type Wire } from "./model.js";
import type { Scope } from "./scope.js";

/** The names that answers have on the wire. */
export function buildWire(api: SpecNode | undefined): Wire {
  const wire = childOf(api, "wire");
  const headers = childOf(wire, "headers");
  const [totals, pages] = (["total", "pages"] as const).map((part) =>
    textsOf(childOf(headers, part)).map(({ text }) => ({ part, name: text })),
  );
  return {
    list: listNames(childOf(wire, "list")),
    termOrder: textsOf(childOf(wire, "term_order")).flatMap(({ text }) =>
      listParts.filter((part) => part === text),
    ),
    // Clients of one kind read the headers at the same position of both lists.
    headers: Array.from({ length: Math.max(totals?.length ?? 0, pages?.length ?? 0) }, (_, at) =>
      [totals?.[at], pages?.[at]].filter((header) => header !== undefined),
    ).flat(),
    link: childOf(headers, "link")?.value === true,
    errors: textOf(childOf(wire, "errors")) === "problem" ? "problem" : "wordpress",
  };
}

function listNames(node: SpecNode | undefined): ListNames {
  if (isBare(node)) return [];
  return rowsOf(node).flatMap(([key, row]) => {
    const part = listParts.find((known) => known === key);
    const name = textOf(row) ?? "none";
    return part === undefined || name === "none" ? [] : [{ part, name }];
  });
}

/** Whether the records are sent without an object around them. */
function isBare(node: SpecNode | undefined): boolean {
  return textOf(childOf(node, "items")) === "bare";
}

/** The names in lists of a resource; none where its records are sent without an object around them. */
export function namesInList(
  { list, termOrder }: Wire,
  { taxonomy, plural }: Pick<Resource, "taxonomy" | "plural">,
): ListNames {
  const order = taxonomy === undefined ? [] : termOrder;
  const first = order.flatMap((part) => list.filter((one) => one.part === part));
  const all = [...first, ...list.filter(({ part }) => !order.includes(part))];
  return all.map(({ part, name }) => ({ part, name: name.replace("{plural}", plural) }));
}

/** Reports names of lists that are of no use together. */
export function wireIsClear({ resources, service }: Model, scope: Scope): void {
  const table = childOf(childOf(scope.spec.api, "wire"), "list");
  checkBare(scope, table);
  for (const resource of resources) checkClashes(scope, resource, table);
  if (resources.length > 0) checkEnd(scope, service.wire, table);
}

/** Without an object around a list there is nothing to have a name. */
function checkBare(scope: Scope, table: SpecNode | undefined): void {
  if (!isBare(table)) return;
  for (const [part, row] of rowsOf(table)) {
    if (part === "items" || isDefault(row) || textOf(row) === "none") continue;
    scope.report("bare_with_names", row.keyPlace, { words: { name: part } });
  }
}

function checkClashes(scope: Scope, { list, place }: Resource, table: SpecNode | undefined): void {
  for (const [at, { part, name }] of list.entries()) {
    const first = list.slice(0, at).find((other) => other.name === name);
    if (first === undefined) continue;
    const [row] = writtenRows(table, [part, first.part]);
    const words = { name, first: first.part, second: part };
    scope.report("list_name_clash", row?.place ?? place, { words });
  }
}

/** Callers find out from one of these whether there is another page. */
function checkEnd(scope: Scope, { list, headers, link }: Wire, table: SpecNode | undefined): void {
  const ends: readonly ListPart[] = ["next", "pages", "total"];
  const isKnown = list.some(({ part }) => ends.includes(part)) || link || headers.length > 0;
  if (isKnown) return;
  const linkRow = childOf(childOf(childOf(scope.spec.api, "wire"), "headers"), "link");
  const [row = linkRow] = writtenRows(table, [...ends, "items"]);
  if (row !== undefined) scope.report("endless_list", row.keyPlace);
}

/** The rows that the author wrote for these parts, in this order. */
function writtenRows(table: SpecNode | undefined, wanted: readonly ListPart[]): readonly SpecNode[] {
  return wanted.flatMap((part) => childOf(table, part) ?? []).filter((row) => !isDefault(row));
}
