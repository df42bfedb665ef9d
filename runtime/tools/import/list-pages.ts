/** A page of a list. */
export interface ListPage {
  readonly url: string;
  readonly rows: readonly unknown[];
  /** Records and pages of the whole list; absent where the source does not give them. */
  readonly total?: number;
  readonly pages?: number;
  /** Number of records of an unchanged page, which the response does not hold. */
  readonly unchanged?: number;
  readonly validator?: string;
}

/** A page that the source does not give. */
export interface MissingPage {
  readonly url: string;
  readonly status: number;
  /** Name of the error, where the answer has one. */
  readonly code: string;
}

export interface NumberedPage {
  readonly page: number;
  readonly answer: ListPage | MissingPage;
  readonly isLast: boolean;
}

export interface ListReader {
  /** Most records of a page: in a list without a page count, a full page is followed by another. */
  readonly size: number;
  /** Pages to read ahead. */
  readonly ahead: number;
  read(page: number): Promise<ListPage | MissingPage>;
}

/** Consecutive missing pages that end a list. */
const mostMissing = 3;

export function isMissing(answer: ListPage | MissingPage): answer is MissingPage {
  return "status" in answer;
}

/** Reads the pages of a list from `start` on. A missing page is yielded, and the pages after it are read all the same. */
export async function* readPages(reader: ListReader, start: number): AsyncGenerator<NumberedPage> {
  const coming: Promise<ListPage | MissingPage>[] = [];
  let last = start;
  let missing = 0;
  let isOpenEnded = false;
  let largest = 0;
  for (let page = start; page <= last; page += 1) {
    const answer = await (coming.shift() ?? reader.read(page));
    if (isMissing(answer)) {
      // The page after the last one of a list without a page count.
      if (isOpenEnded && (answer.status === 400 || answer.status === 404)) return;
      missing += 1;
      if (missing >= mostMissing) last = page;
    } else {
      missing = 0;
      isOpenEnded = answer.pages === undefined;
      largest = Math.max(largest, answer.rows.length);
      last = Math.max(page, answer.pages ?? guessedPages(answer, { page, largest, size: reader.size }));
    }
    yield { page, answer, isLast: page === last };
    while (coming.length < reader.ahead && page + coming.length < last) {
      const next = reader.read(page + coming.length + 1);
      // Its error is thrown when it is awaited.
      next.catch(() => undefined);
      coming.push(next);
    }
  }
}

function guessedPages(
  { rows, total }: ListPage,
  { page, largest, size }: { readonly page: number; readonly largest: number; readonly size: number },
): number {
  if (total !== undefined) return Math.ceil(total / Math.max(1, largest));
  return rows.length >= size ? page + 1 : page;
}
