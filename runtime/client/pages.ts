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

/** A page as it comes; the contract says what else is in it. */
type Page = Readonly<Record<string, unknown>> & { readonly total_pages?: number };

/** Walks through the pages of a list; nothing is asked for before the first is. */
export function walkPages<List extends object>(
  core: Core,
  operation: ListOperation,
  query: object,
  options?: WalkOptions,
): Walk<List> {
  return walk(core, operation, query, options, (page) => [page as List]);
}

/** Walks through the records of a list, page by page. */
export function walkRecords<Item>(
  core: Core,
  operation: ListOperation,
  query: object,
  options?: WalkOptions,
): Walk<Item> {
  return walk(core, operation, query, options, (page) => page[operation.records] as readonly Item[]);
}

/** A position such as `3.7`: seven entries of page 3 have been handed out. */
function walk<Entry>(
  core: Core,
  operation: ListOperation,
  query: object,
  options: WalkOptions = {},
  entriesOf: (page: Page) => readonly Entry[],
): Walk<Entry> {
  const { from, prefetch = 1, signal } = options;
  const { [pageParameter]: start = 1 } = query as Readonly<Record<string, number>>;
  let [number = 1, index = 0] = (from ?? `${start}`).split(".").map(Number);
  return {
    get position() {
      return `${number}.${index}`;
    },
    async *[Symbol.asyncIterator]() {
      const stop = new AbortController();
      const either = AbortSignal.any([stop.signal, signal ?? stop.signal]);
      const ask = (page: number) =>
        call<Page>(core, operation, [], { ...query, [pageParameter]: page }, { ...options, signal: either });
      const ahead: Promise<Page>[] = [];
      const first = number;
      try {
        for (let last = first; number <= last; number += 1, index = 0) {
          const page = await (ahead.shift() ?? ask(number));
          last = page.total_pages ?? number;
          while (ahead.length < Math.min(prefetch, last - number)) {
            const next = ask(number + ahead.length + 1);
            // Its failure counts when its turn comes.
            next.catch(() => undefined);
            ahead.push(next);
          }
          for (const entry of entriesOf(page).slice(index)) {
            index += 1;
            yield entry;
          }
        }
      } catch (error) {
        // Behind the first page, the list may have become shorter meanwhile.
        if (number === first || !(error instanceof NotFoundError)) throw error;
      } finally {
        stop.abort();
      }
    },
  };
}
