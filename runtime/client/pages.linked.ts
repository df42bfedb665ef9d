import type { Answer } from "./answer.js";
import { call } from "./call.js";
import type { Core } from "./core.js";
import { pageParameter, pageParts } from "./spec.js";
import { type ListOperation, type PageRequest, type Row, type Walk, type WalkInput, walk } from "./walk.js";

export type { ListOperation, Walk, WalkOptions } from "./walk.js";

/** A page as it comes: an object with its records, or the list of them. */
type LinkedPage = Readonly<Record<string, unknown>> | readonly unknown[];

/** Walks through the pages of a list; nothing is asked for before the first is. */
export function walkPages<List>(core: Core, operation: ListOperation, given: WalkInput): Walk<List> {
  return walk(numbered(core, operation, given), given, ({ shown }) => [shown as Row]);
}

/** Walks through the records of a list, page by page, as `walkPages` of counted lists does. */
export function walkRecords<Item>(core: Core, operation: ListOperation, given: WalkInput): Walk<Item> {
  return walk(numbered(core, operation, given), given, ({ shown }) => rowsOf(operation, shown as LinkedPage));
}

/** Requests pages, and gives each the number of the last one as far as it is known. */
function numbered(core: Core, operation: ListOperation, given: WalkInput): PageRequest {
  let size = 0;
  return async (input, signal) => {
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
function lastPage(answer: Answer<LinkedPage>, number: number, size: number): number {
  const { total, totalPages } = answer;
  const counted = totalPages ?? (total === undefined ? undefined : Math.ceil(total / size));
  const hasNext = leadsOn(answer);
  if (hasNext === undefined) return counted ?? number;
  return hasNext ? Math.max(number + 1, counted ?? 0) : number;
}

/** Whether a page leads to another one; undefined where pages have no such links. */
function leadsOn({ data, headers }: Pick<Answer<LinkedPage>, "data" | "headers">): boolean | undefined {
  const { next, link } = pageParts;
  if (next !== undefined) return (data as Readonly<Record<string, unknown>>)[next] !== undefined;
  return link ? /rel="?next\b/.test(headers.get("link") ?? "") : undefined;
}
