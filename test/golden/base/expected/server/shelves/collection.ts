// Generated from spec/resources/shelf.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, TermDocument } from "specwright";
import type { ListShelvesQuery, Shelf, ShelfList } from "../../sdk/shelves.js";

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

/** The values of a stored shelf, in one language. */
export interface ShelfValues {
  /** Name of the shelf. */
  readonly name: string;
  /** The shelf above. */
  readonly parent?: number;
}

/** A stored shelf as its accessor gives it, with its texts in the language of the call. */
export interface ShelfRecord extends ShelfValues {
  readonly id: number;
}

/** What an update changes in a shelf. */
export type ShelfChanges = Changes<ShelfValues, object>;

/**
 * Reads and writes shelves. It checks the access of the caller, and the values, as the routes do; a
 * write without a route is for `asService` only.
 */
export interface ShelfAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: ShelfAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<ShelfDocument>, options?: FindOptions): Promise<readonly ShelfRecord[]>;
  /** The first of them. */
  first(filter?: Filter<ShelfDocument>, options?: FindOptions): Promise<ShelfRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<ShelfRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<ShelfRecord>;
  /** How many documents match. */
  count(filter?: Filter<ShelfDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Changes<ShelfValues, object>): Promise<ShelfRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: ShelfChanges | ((current: ShelfRecord) => ShelfChanges | Promise<ShelfChanges>),
  ): Promise<ShelfRecord>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: ShelfRecord | number): Promise<Shelf>;
  /** A page of the list, as its route answers. */
  list(query?: ListShelvesQuery): Promise<ShelfList>;
}
