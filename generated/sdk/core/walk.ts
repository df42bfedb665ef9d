// Copied from runtime/client/walk.ts. Do not edit: change that file and run `npm run generate`.

import { NotFoundError } from "./errors.js";
import type { CallOptions, Operation } from "./request.js";
import { pageParameter } from "./spec.js";

/** An operation that lists records. */
export interface ListOperation extends Operation {
  readonly records: string;
  /** Parameter of the address of the next page that says where it begins; absent: pages have numbers. */
  readonly position?: string;
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
  /** The position of the walk, for `from` of a later one: what was handed out is behind it. */
  readonly position: string;
  /** How many pages are asked for ahead from now on. */
  prefetch: number;
}

/** The query of a list, and how it is walked through. */
export interface WalkInput extends WalkOptions {
  readonly input: object;
}

/** A record; a page stands for itself. */
export interface Row {
  readonly id?: number;
}

/** A page as it comes; the contract says what else is in it. */
export type Page = Readonly<Record<string, unknown>> & { readonly total_pages?: number };

/** `request` gets a page by its query. Pages have no id: the position behind one is the next. */
export function walk<Entry>(
  request: (input: object, signal: AbortSignal) => Promise<Page>,
  { input, signal, from, prefetch = 1 }: WalkInput,
  entriesOf: (page: Page) => readonly Row[],
): Walk<Entry> {
  const given = input as Readonly<Record<string, number>>;
  const walker = {
    prefetch,
    position: from ?? `${given[pageParameter] ?? 1}`,
    async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
      const stop = new AbortController();
      const either = AbortSignal.any([stop.signal, signal ?? stop.signal]);
      const ask = (asked: number): Promise<Page> => {
        const page = request({ ...input, [pageParameter]: asked }, either);
        // Its failure counts when its turn comes.
        page.catch(() => undefined);
        return page;
      };
      const ahead: Promise<Page>[] = [];
      const start = parseInt(walker.position);
      let number = start;
      try {
        for (let end = start; number <= end; number += 1) {
          const page = await (ahead.shift() ?? ask(number));
          end = page.total_pages ?? number;
          while (ahead.length < Math.min(walker.prefetch, end - number))
            ahead.push(ask(number + ahead.length + 1));
          const entries = entriesOf(page);
          const taken = entries.findIndex(({ id }) => walker.position.endsWith(`.${id}`));
          for (const entry of entries.slice(taken + 1)) {
            // Ids begin with 1.
            walker.position = entry.id ? `${number}.${entry.id}` : `${number + 1}`;
            // What the entries are, the contract says.
            yield entry as Entry;
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
