// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, TermDocument } from "specwright";

/** Texts of a stored shelf in one language. */
export interface ShelfText {
  name: string;
  slug: string;
}

/** A place for books. As it is stored. */
export interface ShelfDocument extends TermDocument {
  text: Localized<ShelfText>;
  /** The shelf above. */
  parent?: number;
}

/** Where shelves are stored, with the indexes that serve their filters and orders. */
export const shelfCollection: CollectionReference<ShelfDocument> = {
  name: "shelves",
  indexes: [
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    { name: "by_order", keys: { sort_name: 1, _id: 1 } },
    { name: "by_count", keys: { count: 1, sort_name: 1, _id: 1 } },
  ],
};
