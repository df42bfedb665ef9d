// Copied from runtime/client/pages.ts. Do not edit: change that file and run `npm run generate`.

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

/** What every record of a list has. */
export interface Row {
  readonly id: number;
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

/**
 * Walks through the records of a list, page by page. Records that are added meanwhile push others to the next page: each
 * page starts behind the record that was taken last. A position such as `3.812` is on page 3, behind record 812.
 */
export function walkRecords<Item extends Row>(
  core: Core,
  operation: ListOperation,
  query: object,
  options?: WalkOptions,
): Walk<Item> {
  return walk(core, operation, query, options, (page, last) => {
    const rows = page[operation.records] as readonly Item[];
    return rows.slice(rows.findIndex(({ id }) => `${id}` === last) + 1);
  });
}

/** What is handed out of a page behind the entry taken last. */
type EntriesOf<Entry> = (page: Page, last: string | undefined) => readonly Entry[];

function walk<Entry extends Partial<Row>>(
  core: Core,
  operation: ListOperation,
  query: object,
  options: WalkOptions = {},
  entriesOf: EntriesOf<Entry>,
): Walk<Entry> {
  const { [pageParameter]: first = 1 } = query as Readonly<Record<string, number>>;
  const { prefetch = 1, signal, from } = options;
  const walker = {
    position: from ?? `${first}`,
    async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
      const stop = new AbortController();
      const either = AbortSignal.any([stop.signal, signal ?? stop.signal]);
      const ask = (asked: number): Promise<Page> => {
        const asking = { ...query, [pageParameter]: asked };
        const page = call<Page>(core, operation, asking, { ...options, signal: either });
        // Its failure counts when its turn comes.
        page.catch(() => undefined);
        return page;
      };
      const ahead: Promise<Page>[] = [];
      const start = parseInt(walker.position, 10);
      let number = start;
      try {
        for (let end = start; number <= end; number += 1) {
          const page = await (ahead.shift() ?? ask(number));
          end = page.total_pages ?? number;
          while (ahead.length < Math.min(prefetch, end - number)) ahead.push(ask(number + ahead.length + 1));
          for (const entry of entriesOf(page, walker.position.split(".")[1])) {
            // Behind a record, or a whole page.
            walker.position = entry.id === undefined ? `${number + 1}` : `${number}.${entry.id}`;
            yield entry;
          }
        }
      } catch (error) {
        // Behind the first page, the list may have become shorter meanwhile.
        if ((number === start && from === undefined) || !(error instanceof NotFoundError)) throw error;
      } finally {
        stop.abort();
      }
    },
  };
  return walker;
}
