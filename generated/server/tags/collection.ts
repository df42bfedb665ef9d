// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, TermDocument } from "specwright";

/** Texts of a stored tag in one language. */
export interface TagText {
  name: string;
  description: string;
  slug: string;
}

/** A word that events are marked with. As it is stored. */
export interface TagDocument extends TermDocument {
  text: Localized<TagText>;
}

/** Where tags are stored, with the indexes that serve their filters and orders. */
export const tagCollection: CollectionReference<TagDocument> = {
  name: "tags",
  indexes: [
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    { name: "words", keys: { words: 1, _id: 1 } },
    { name: "by_order", keys: { sort_name: 1, _id: 1 } },
    { name: "by_count", keys: { count: 1, sort_name: 1, _id: 1 } },
  ],
};
