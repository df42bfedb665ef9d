import { isDefault } from "../spec/complete.js";
import { childOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import type { ListPart, Model, Resource, Wire } from "./model.js";
import type { Scope } from "./scope.js";
import { isBare, isByCursor, numberedParts } from "./wire.js";

/** Reports names of lists that are of no use together. */
export function wireIsClear({ resources, service }: Model, scope: Scope): void {
  const table = childOf(childOf(scope.spec.api, "wire"), "list");
  checkBare(scope, table);
  for (const resource of resources) checkClashes(scope, resource, table);
  if (!resources.every(isByCursor)) checkEnd(scope, service.wire, table);
  checkCursors(scope, { resources, wire: service.wire }, table);
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

/** The next page is found by the cursor that comes with the page before it. */
function checkCursors(
  scope: Scope,
  { resources, wire }: { readonly resources: readonly Resource[]; readonly wire: Wire },
  table: SpecNode | undefined,
): void {
  const byCursor = resources.filter(isByCursor);
  const [first] = byCursor;
  if (first === undefined) return;
  const isKnown = wire.link || wire.list.some(({ part }) => part === "next");
  const [row] = writtenRows(table, ["next", "items"]);
  if (!isKnown) scope.report("cursor_end", row?.keyPlace ?? first.place, { words: { name: first.plural } });
  if (byCursor.length < resources.length) return;
  for (const part of numberedParts) {
    const [named] = writtenRows(table, [part]).filter((one) => textOf(one) !== "none");
    if (named !== undefined) scope.report("cursor_with_pages", named.keyPlace, { words: { name: part } });
  }
}

/** The rows that the author wrote for these parts, in this order. */
function writtenRows(table: SpecNode | undefined, wanted: readonly ListPart[]): readonly SpecNode[] {
  return wanted.flatMap((part) => childOf(table, part) ?? []).filter((row) => !isDefault(row));
}
