// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, TermDocument } from "specwright";

/** Texts of a stored category in one language. */
export interface CategoryText {
  name: string;
  description: string;
  slug: string;
}

/** A kind of event; categories can be nested. As it is stored. */
export interface CategoryDocument extends TermDocument {
  text: Localized<CategoryText>;
  /** Id of the category above. */
  parent?: number;
}

/** Where categories are stored, with the indexes that serve their filters and orders. */
export const categoryCollection: CollectionReference<CategoryDocument> = {
  name: "categories",
  indexes: [
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    { name: "words", keys: { words: 1, _id: 1 } },
    { name: "by_order", keys: { sort_name: 1, _id: 1 } },
    { name: "by_count", keys: { count: 1, sort_name: 1, _id: 1 } },
    { name: "by_parent", keys: { parent: 1, sort_name: 1, _id: 1 } },
  ],
};
