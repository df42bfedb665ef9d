import { createHash } from "node:crypto";
import type { Spec } from "../load.js";
import { once } from "../model/once.js";
import { tableOf } from "../model/tables.js";
import type { SpecNode } from "./node.js";

/**
 * A short hash of what each file of a spec says, by the name that places use. Comments, layout and line ends do not count;
 * the order of keys does, because files are printed in it.
 */
export function specHashes({ api, types, routes, resources, text }: Spec): Readonly<Record<string, string>> {
  const files = [api, types, routes, ...resources.values(), ...text.values()].filter(
    (node) => node !== undefined,
  );
  const sorted = files.sort((a, b) => (a.place.file < b.place.file ? -1 : 1));
  return tableOf(sorted, (node) => [node.place.file, hashOfNode(node)]);
}

/** Sixteen digits, unlike the hashes of files, which have sixty-four. The node of a file that is not read again is the same. */
const hashOfNode = once(({ value }: SpecNode) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16),
);
