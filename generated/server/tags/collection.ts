// Generated from spec/resources/tag.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, TermDocument } from "specwright";
import type { ListTagsQuery, Tag, TagCreate, TagList, TagUpdate } from "../../sdk/tags.js";
import type { External } from "../../sdk/types.js";

/** Texts of a stored tag in one language. */
export interface TagText {
  name: string;
  description: string;
  slug: string;
}

/** A word that events are marked with. As it is stored. */
export interface TagDocument extends TermDocument {
  text: Localized<TagText>;
  /** What the record is called where it comes from; no other record has the same. */
  external?: External;
}

/** Where tags are stored, with the indexes that serve their filters and orders. */
export const tagCollection: CollectionReference<TagDocument> = {
  name: "tags",
  indexes: [
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    {
      name: "external",
      keys: { "external.source": 1, "external.id": 1 },
      unique: true,
      partialFilterExpression: { "external.source": { $gt: "" } },
    },
    { name: "words", keys: { words: 1, _id: 1 } },
    { name: "by_order", keys: { sort_name: 1, _id: 1 } },
    { name: "by_count", keys: { count: 1, sort_name: 1, _id: 1 } },
  ],
};

/** The values of a stored tag, in one language. */
export interface TagValues {
  /** Name of the tag. */
  readonly name: string;
  /** What the tag marks. */
  readonly description: string;
  /** Short name of the tag in addresses. */
  readonly slug: string;
  /** What the record is called where it comes from; no other record has the same. */
  readonly external?: External;
}

/** A stored tag as its accessor gives it, with its texts in the language of the call. */
export interface TagRecord extends TagValues {
  readonly id: number;
}

/** What an update changes in a tag. */
export type TagChanges = Changes<TagValues, Omit<TagUpdate, "translation_language">>;

/**
 * Reads and writes tags. It checks the access of the caller, and the values, as the routes do; a write
 * without a route is for `asService` only.
 */
export interface TagAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: TagAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<TagDocument>, options?: FindOptions): Promise<readonly TagRecord[]>;
  /** The first of them. */
  first(filter?: Filter<TagDocument>, options?: FindOptions): Promise<TagRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<TagRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<TagRecord>;
  /** How many documents match. */
  count(filter?: Filter<TagDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Omit<TagCreate, "translation_language">): Promise<TagRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: TagChanges | ((current: TagRecord) => TagChanges | Promise<TagChanges>),
  ): Promise<TagRecord>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: TagRecord | number): Promise<Tag>;
  /** A page of the list, as its route answers. */
  list(query?: ListTagsQuery): Promise<TagList>;
}
