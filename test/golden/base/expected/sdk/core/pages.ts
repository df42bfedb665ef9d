// Copied from runtime/client/pages.ts. Do not edit: change that file and run `npm run generate`.

import { call } from "./call.js";
import type { Core } from "./core.js";
import { type ListOperation, type Row, type Walk, type WalkInput, walk } from "./walk.js";

export type { ListOperation, Walk, WalkOptions } from "./walk.js";

/** Walks through the pages of a list; nothing is asked for before the first is. */
export function walkPages<List>(core: Core, operation: ListOperation, given: WalkInput): Walk<List> {
  return walk(
    (input, signal) => call(core, operation, { ...given, input, signal }),
    given,
    (page) => [page as Row],
  );
}

/**
 * Walks through the records of a list, page by page. Records that are added meanwhile push others to the next page: each
 * page starts behind the record that was taken last. A position such as `3.812` is on page 3, behind record 812.
 */
export function walkRecords<Item>(core: Core, operation: ListOperation, given: WalkInput): Walk<Item> {
  return walk(
    (input, signal) => call(core, operation, { ...given, input, signal }),
    given,
    (page) => page[operation.records] as readonly Row[],
  );
}
