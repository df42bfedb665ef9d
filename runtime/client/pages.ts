import { type CallOptions, call } from "./call.js";
import type { Core } from "./core.js";
import { NotFoundError } from "./errors.js";
import type { Operation } from "./request.js";
import { pageParameter } from "./spec.js";

/** An operation that lists records; `records` is the property that holds them. */
export interface ListOperation extends Operation {
  readonly records: string;
}

/** How a list is walked through. */
export interface WalkOptions extends CallOptions {
  /** How many pages are asked for ahead of the one at hand; 1 where missing. */
  readonly prefetch?: number | undefined;
  /** Where an earlier walk stopped: its `position`. */
  readonly from?: string | undefined;
}

/** What is walked through, with `for await`. Leaving the loop ends what was asked for ahead. */
export interface Walk<T> extends AsyncIterable<T> {
  /** Where the walk stands, for `from` of a later one: what was handed out is behind it. */
  readonly position: string;
}

interface Page {
  readonly total_pages?: number;
}

/** Walks through the pages of a list; nothing is asked for before the first is. */
export function walkPages<List extends object>(
  core: Core,
  operation: ListOperation,
  query: object,
  options: WalkOptions = {},
): Walk<List> {
  return walk<List, List>(core, operation, query, options, (list) => [list]);
}

/** Walks through the records of a list, page by page. */
export function walkRecords<Item>(
  core: Core,
  operation: ListOperation,
  query: object,
  options: WalkOptions = {},
): Walk<Item> {
  type Lists = Readonly<Record<string, readonly Item[]>>;
  return walk<Lists, Item>(core, operation, query, options, (list) => list[operation.records] ?? []);
}

/** A position such as `3.7`: seven entries of page 3 have been handed out. */
function walk<List extends object, Entry>(
  core: Core,
  operation: ListOperation,
  query: object,
  options: WalkOptions,
  entriesOf: (list: List) => readonly Entry[],
): Walk<Entry> {
  const { [pageParameter]: first = 1 } = query as Readonly<Record<string, number>>;
  let [page = 1, index = 0] = (options.from ?? `${first}`).split(".").map(Number);
  return {
    get position() {
      return `${page}.${index}`;
    },
    async *[Symbol.asyncIterator]() {
      for await (const list of listsFrom<List>(
        page,
        (asked, signal) =>
          call(core, operation, [], { ...query, [pageParameter]: asked }, { ...options, signal }),
        options,
      )) {
        for (const entry of entriesOf(list).slice(index)) {
          index += 1;
          yield entry;
        }
        page += 1;
        index = 0;
      }
    },
  };
}

async function* listsFrom<List extends object>(
  first: number,
  ask: (page: number, signal: AbortSignal) => Promise<List>,
  { prefetch = 1, signal }: WalkOptions,
): AsyncGenerator<List, void, undefined> {
  const stop = new AbortController();
  const either = AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]);
  const ahead: Promise<List>[] = [];
  try {
    for (let page = first, last = first; page <= last; page += 1) {
      const list = await (ahead.shift() ?? ask(page, either));
      last = (list as Page).total_pages ?? page;
      while (ahead.length < Math.min(prefetch, last - page)) {
        const next = ask(page + ahead.length + 1, either);
        // Its failure counts when its turn comes.
        next.catch(() => undefined);
        ahead.push(next);
      }
      yield list;
      first = 0;
    }
  } catch (error) {
    // The list has become shorter meanwhile.
    if (first || !(error instanceof NotFoundError)) throw error;
  } finally {
    stop.abort();
  }
}
