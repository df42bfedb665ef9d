import { call } from "./call.js";
import type { Answer, Core } from "./core.js";
import { partIn } from "./page-parts.js";
import { pageParameter, pageParts } from "./spec.js";
import { type ListOperation, type Page, type Row, type Walk, type WalkInput, walk } from "./walk.js";

export type { ListOperation, Walk, WalkOptions } from "./walk.js";

/** A page as it comes: an object with its records, or the list of them. */
type LinkedPage = Readonly<Record<string, unknown>> | readonly unknown[];

/** Walks through the pages of a list; nothing is asked for before the first is. */
export function walkPages<List>(core: Core, operation: ListOperation, given: WalkInput): Walk<List> {
  if (operation.position !== undefined)
    return walkAddresses({ core, operation }, given, (page) => [page as Row]);
  return walk(numbered(core, operation, given), given, ({ shown }) => [shown as Row]);
}

/** Walks through the records of a list, page by page, as `walkPages` of counted lists does. */
export function walkRecords<Item>(core: Core, operation: ListOperation, given: WalkInput): Walk<Item> {
  if (operation.position !== undefined)
    return walkAddresses({ core, operation }, given, (page) => rowsOf(operation, page));
  return walk(numbered(core, operation, given), given, ({ shown }) => rowsOf(operation, shown as LinkedPage));
}

/** The name of the last entry of a walk through pages, which have no id. */
const lastPageName = "end";

/**
 * Walks from page to page by the parameters in the address of the next one, so that what the first page took by default stays
 * the same; the page behind the one at hand is asked for ahead. A position such as `size=10&cursor=WzE.812` is on the page with
 * these parameters, behind record 812; before the point nothing stands for the first page.
 */
function walkAddresses<Entry>(
  { core, operation }: { readonly core: Core; readonly operation: ListOperation },
  { input, signal, from, prefetch = 1, ...options }: WalkInput,
  entriesOf: (page: LinkedPage) => readonly Row[],
): Walk<Entry> {
  const walker = {
    prefetch,
    position: from ?? ".",
    async *[Symbol.asyncIterator](): AsyncGenerator<Entry, void, undefined> {
      const stop = new AbortController();
      const either = AbortSignal.any([stop.signal, signal ?? stop.signal]);
      const ask = (query: string): Promise<Answer<LinkedPage>> => {
        const asked = { ...input, ...Object.fromEntries(new URLSearchParams(query)) };
        const page = call<LinkedPage>(core, operation, { ...options, input: asked, signal: either });
        const answer = page.withResponse();
        // Its failure counts when its turn comes.
        answer.catch(() => undefined);
        return answer;
      };
      const end = walker.position.lastIndexOf(".");
      let taken: string | undefined = walker.position.slice(end + 1);
      let query: string | undefined = walker.position.slice(0, Math.max(0, end));
      let page: Promise<Answer<LinkedPage>> | undefined = ask(query);
      try {
        while (query !== undefined) {
          const answer = await (page ?? ask(query));
          const next = nextQuery(answer);
          if (query === "" && next !== undefined) query = firstQuery(next, operation);
          page = next === undefined || walker.prefetch < 1 ? undefined : ask(next);
          const entries = entriesOf(answer.data);
          const nameOf = ({ id }: Row): string => String(id ?? lastPageName);
          for (const entry of entries.slice(entries.findIndex((one) => nameOf(one) === taken) + 1)) {
            walker.position =
              entry.id === undefined && next !== undefined ? `${next}.` : `${query}.${nameOf(entry)}`;
            // What the entries are, the contract says.
            yield entry as Entry;
          }
          // By offset, a record that was added before pushes the last one to the next page.
          const last = entries.at(-1);
          [query, taken] = [next, last?.id === undefined ? undefined : nameOf(last)];
        }
      } finally {
        stop.abort();
      }
    },
  };
  return walker;
}

/** The query in the address of the next page; undefined on the last one. */
function nextQuery({ data, headers }: Answer<LinkedPage>): string | undefined {
  const address =
    partIn(data, pageParts.next) ?? /<([^<>]*)>; *rel="?next\b/.exec(headers.get("link") ?? "")?.[1];
  return typeof address === "string" ? String(new URL(address).searchParams) : undefined;
}

/** What the first page took, which a walk that goes on there takes again. */
function firstQuery(query: string, { position = "" }: ListOperation): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(position);
  return String(parameters);
}

/** Requests pages, and gives each the number of the last one as far as it is known. */
function numbered(core: Core, operation: ListOperation, given: WalkInput) {
  let size = 0;
  return async (input: object, signal: AbortSignal): Promise<Page> => {
    const answer = await call<LinkedPage>(core, operation, { ...given, input, signal }).withResponse();
    const { [pageParameter]: number = 1 } = input as Readonly<Record<string, number>>;
    const { length } = rowsOf(operation, answer.data);
    size = Math.max(size, length);
    return { shown: answer.data, total_pages: length === 0 ? number : lastPage(answer, number, size) };
  };
}

function rowsOf({ records }: ListOperation, page: LinkedPage): readonly Row[] {
  // What the records are, the contract says.
  return (records === "" ? page : (page as Readonly<Record<string, unknown>>)[records]) as readonly Row[];
}

/** All pages but the last have the same size, so that a count of records is as good as one of pages. */
function lastPage(
  { data, headers, total, totalPages }: Answer<LinkedPage>,
  number: number,
  size: number,
): number {
  const counted = totalPages ?? (total === undefined ? undefined : Math.ceil(total / size));
  const { next, link } = pageParts;
  if (next === undefined && !link) return counted ?? number;
  const leadsOn =
    next === undefined ? /rel="?next\b/.test(headers.get("link") ?? "") : partIn(data, next) !== undefined;
  return leadsOn ? Math.max(number + 1, counted ?? 0) : number;
}
