import type { Spec } from "../load.js";
import type { Model, Place } from "../model/model.js";
import { childOf, type SpecNode } from "../spec/node.js";

/** One of the two specs that are compared: what it means, and where it says so. */
export interface Revision {
  readonly spec: Spec;
  readonly model: Model;
}

/**
 * Where a spec says something. The path begins with `api`, `types`, `routes` or `resources`; where its end is not written
 * out, the nearest node that is written is used.
 */
export function placeOf({ spec }: Revision, path: readonly string[]): Place {
  const [file = "api", ...keys] = path;
  const [name = "", ...rest] = keys;
  const root = file === "resources" ? spec.resources.get(name) : rootOf(spec, file);
  let node = root;
  for (const key of file === "resources" ? rest : keys) {
    const next = childOf(node, key) ?? node?.items.find(({ value }) => value === key);
    if (next === undefined) break;
    node = next;
  }
  return node === undefined ? { file: "spec/api.yaml", line: 1, column: 1 } : node.keyPlace;
}

function rootOf(spec: Spec, file: string): SpecNode | undefined {
  switch (file) {
    case "types":
      return spec.types;
    case "routes":
      return spec.routes;
    default:
      return spec.api;
  }
}

/** The same for keys below a row, which may be inherited from its shared row. */
export function placeOfKey(revision: Revision, row: readonly string[], keys: readonly string[]): Place {
  const own = placeOf(revision, row);
  const written = placeOf(revision, [...row, ...keys]);
  if (!isSame(own, written)) return written;
  const [table = "", name = ""] = row.slice(-2);
  const shared = ["types", "shared", table, name];
  const taken = placeOf(revision, [...shared, ...keys]);
  return isSame(placeOf(revision, shared), taken) ? own : taken;
}

function isSame(a: Place, b: Place): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}
