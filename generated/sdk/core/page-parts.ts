// Copied from runtime/client/page-parts.ts. Do not edit: change that file and run `npm run generate`.

/** A name of a part of pages; several where resources have names of their own. */
export type PartName = string | readonly string[];

/** Names of what pages of a list have besides their records, and of the headers of lists; absent: there is none. */
export interface PageParts {
  readonly total?: PartName;
  readonly pages?: PartName;
  readonly next?: PartName;
  readonly headers: { readonly total?: string; readonly pages?: string };
  /** Pages have a header Link. */
  readonly link: boolean;
}

/** What a page has under one of the names of a part. */
export function partIn(page: unknown, names: PartName = []): unknown {
  const body = Object(page) as Readonly<Record<string, unknown>>;
  const name = [names].flat().find((one) => body[one] !== undefined);
  return name === undefined ? undefined : body[name];
}
