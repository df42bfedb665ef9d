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
  return walk(core, operation, query, options, async function* (pages, walker) {
    for await (const [number, page] of pages) {
      walker.position = `${number + 1}`;
      yield page as List;
    }
  });
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
  return walk(core, operation, query, options, async function* (pages, walker) {
    let last = Number(walker.position.split(".")[1]);
    let missed: readonly Item[] | undefined = last > 0 ? undefined : [];
    for await (const [number, page, end] of pages) {
      const rows = [...(missed ?? []), ...(page[operation.records] as readonly Item[])];
      const behind = rows.findIndex(({ id }) => id === last) + 1;
      if (missed === undefined && behind === 0 && number < end) {
        // The record where the walk is taken up may have been pushed to the next page.
        missed = rows;
        continue;
      }
      const at = missed?.[0] ? number - 1 : number;
      missed = [];
      for (const row of rows.slice(behind)) {
        last = row.id;
        walker.position = `${at}.${last}`;
        yield row;
      }
    }
  });
}

/** Number and content of a page, and the number of the last one. */
type NumberedPage = readonly [number, Page, number];

function walk<Entry>(
  core: Core,
  operation: ListOperation,
  query: object,
  options: WalkOptions = {},
  entriesOf: (
    pages: AsyncIterable<NumberedPage>,
    walker: { position: string },
  ) => AsyncIterator<Entry, void, undefined>,
): Walk<Entry> {
  const { [pageParameter]: first = 1 } = query as Readonly<Record<string, number>>;
  const { prefetch = 1, signal, from } = options;
  const walker = {
    position: from ?? `${first}`,
    [Symbol.asyncIterator]: () => entriesOf(pages(), walker),
  };
  return walker;

  async function* pages(): AsyncGenerator<NumberedPage, void, undefined> {
    const stop = new AbortController();
    const either = AbortSignal.any([stop.signal, signal ?? stop.signal]);
    const ask = (asked: number): Promise<Page> => {
      const page = call<Page>(
        core,
        operation,
        [],
        { ...query, [pageParameter]: asked },
        { ...options, signal: either },
      );
      // Its failure counts when its turn comes.
      page.catch(() => undefined);
      return page;
    };
    const ahead: Promise<Page>[] = [];
    const start = parseInt(walker.position, 10);
    let number = start;
    try {
      for (let last = start; number <= last; number += 1) {
        const page = await (ahead.shift() ?? ask(number));
        last = page.total_pages ?? number;
        while (ahead.length < Math.min(prefetch, last - number)) ahead.push(ask(number + ahead.length + 1));
        yield [number, page, last];
      }
    } catch (error) {
      // Behind the first page, the list may have become shorter meanwhile.
      if ((number === start && from === undefined) || !(error instanceof NotFoundError)) throw error;
    } finally {
      stop.abort();
    }
  }
}
