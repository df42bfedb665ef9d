import { emptySnapshot, type Snapshot } from "../../core/cache-snapshot.js";
import { cacheNumber, type RecordId } from "../../core/record-id.js";
import type { CallContext } from "../site.js";
import type { CursorPosition } from "./cursor.js";

/** How often a page is read at most, when it changes meanwhile. */
const attempts = 5;

/** Which part of a list is asked for; pages count from 1. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  /** Lists whose pages are asked for by cursor; their pages have no number. */
  readonly cursor?: CursorPaging;
}

/** Where a page by cursor starts. */
export interface CursorPaging {
  /** Identifies the list with its order and filters. */
  readonly list: string;
  /** Absent: at the start of the list. */
  readonly after: CursorPosition | undefined;
  /** Its pages give a total. */
  readonly isCounted: boolean;
}

/** Ids of a page, how many records its list has, and the cursor of the next page; both are absent where not asked for. */
export interface FoundPage {
  readonly ids: readonly RecordId[];
  readonly total: number | undefined;
  readonly next?: string;
}

/** How a page of a list is read: ids and total first, then the records, without those that left the list in between. */
export interface PageSteps<Loaded extends { readonly entries: readonly unknown[] }> {
  readonly collection: string;
  readonly paging: Paging;
  readonly find: (snapshot: Snapshot) => Promise<FoundPage>;
  readonly load: (ids: readonly RecordId[], snapshot: Snapshot) => Promise<Loaded>;
}

/** A page as it was read. */
export interface WholePage<Loaded> extends FoundPage {
  readonly loaded: Loaded;
}

/**
 * Reads a page whose ids, total and records are consistent. The store has no snapshot over several commands, so a page that
 * changed meanwhile is read again; the last time without the cache, with a total that fits what was read.
 */
export async function readWhole<Loaded extends { readonly entries: readonly unknown[] }>(
  { site, call }: CallContext<"cache">,
  snapshot: Snapshot,
  steps: PageSteps<Loaded>,
): Promise<WholePage<Loaded>> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const view = attempt === 1 ? snapshot : site.cache.snapshot(call.now);
    const page = await read(steps, view);
    if (isWhole(page, steps.paging) && !view.hasChanged(steps.collection, page.ids.map(cacheNumber)))
      return page;
  }
  const page = await read(steps, emptySnapshot);
  return steps.paging.cursor === undefined ? { ...page, total: totalSeen(page, steps.paging) } : page;
}

async function read<Loaded extends { readonly entries: readonly unknown[] }>(
  { find, load }: PageSteps<Loaded>,
  snapshot: Snapshot,
): Promise<WholePage<Loaded>> {
  const found = await find(snapshot);
  return { ...found, loaded: await load(found.ids, snapshot) };
}

type ReadPage = WholePage<{ readonly entries: readonly unknown[] }>;

/** Whether a page has as many records as its list says, each once, and all of them could be shown. */
function isWhole({ ids, total = 0, loaded }: ReadPage, { page, size, cursor }: Paging): boolean {
  const expected = cursor === undefined ? Math.min(size, Math.max(0, total - (page - 1) * size)) : ids.length;
  return ids.length === expected && loaded.entries.length === expected && new Set(ids).size === expected;
}

function totalSeen({ ids, total = 0, loaded }: ReadPage, { page, size }: Paging): number {
  const upToHere = (page - 1) * size + ids.length;
  const counted = ids.length < size ? upToHere : Math.max(total, upToHere);
  return counted - (ids.length - loaded.entries.length);
}
