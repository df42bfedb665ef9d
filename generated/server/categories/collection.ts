// Generated from spec/resources/category.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, TermDocument } from "specwright";
import type {
  Category,
  CategoryCreate,
  CategoryList,
  CategoryUpdate,
  ListCategoriesQuery,
} from "../../sdk/categories.js";
import type { External } from "../../sdk/types.js";

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
  /** Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white, whichever is easier to read. */
  color?: string;
  /** What the record is called where it comes from; no other record has the same. */
  external?: External;
}

/** Where categories are stored, with the indexes that serve their filters and orders. */
export const categoryCollection: CollectionReference<CategoryDocument> = {
  name: "categories",
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
    { name: "by_parent", keys: { parent: 1, sort_name: 1, _id: 1 } },
  ],
};

/** The values of a stored category, in one language. */
export interface CategoryValues {
  /** Name of the category. */
  readonly name: string;
  /** What belongs in the category. */
  readonly description: string;
  /** Short name of the category in addresses. */
  readonly slug: string;
  /** Id of the category above. */
  readonly parent?: number;
  /**
   * Color of the events of the category in the calendar, such as #1f5f5b; text on it is black or white,
   * whichever is easier to read.
   */
  readonly color?: string;
  /** What the record is called where it comes from; no other record has the same. */
  readonly external?: External;
}

/** A stored category as its accessor gives it, with its texts in the language of the call. */
export interface CategoryRecord extends CategoryValues {
  readonly id: number;
}

/** What an update changes in a category. */
export type CategoryChanges = Changes<CategoryValues, Omit<CategoryUpdate, "translation_language">>;

/**
 * Reads and writes categories. It checks the access of the caller, and the values, as the routes do; a
 * write without a route is for `asService` only.
 */
export interface CategoryAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: CategoryAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<CategoryDocument>, options?: FindOptions): Promise<readonly CategoryRecord[]>;
  /** The first of them. */
  first(filter?: Filter<CategoryDocument>, options?: FindOptions): Promise<CategoryRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<CategoryRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<CategoryRecord>;
  /** How many documents match. */
  count(filter?: Filter<CategoryDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Omit<CategoryCreate, "translation_language">): Promise<CategoryRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: CategoryChanges | ((current: CategoryRecord) => CategoryChanges | Promise<CategoryChanges>),
  ): Promise<CategoryRecord>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: CategoryRecord | number): Promise<Category>;
  /** A page of the list, as its route answers. */
  list(query?: ListCategoriesQuery): Promise<CategoryList>;
}
