// Copied from runtime/client/page-parts.ts. Do not edit: change that file and run `npm run generate`.

/** Names of what pages of a list have besides their records, and of the headers of lists; absent: there is none. */
export interface PageParts {
  readonly total?: string;
  readonly pages?: string;
  readonly next?: string;
  readonly headers: { readonly total?: string; readonly pages?: string };
  /** Pages have a header Link. */
  readonly link: boolean;
  /** Parameter of lists by cursor. */
  readonly cursor?: string;
}
