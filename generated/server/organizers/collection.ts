// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, PostDocument } from "specwright";
import type {
  ListOrganizersQuery,
  Organizer,
  OrganizerCreate,
  OrganizerList,
  OrganizerUpdate,
} from "../../sdk/organizers.js";
import type { External, Status } from "../../sdk/types.js";

/** Texts of a stored organizer in one language. */
export interface OrganizerText {
  organizer: string;
  description: string;
  slug: string;
}

/** A person or group that holds events. As it is stored. */
export interface OrganizerDocument extends PostDocument {
  text: Localized<OrganizerText>;
  /** Telephone number. */
  phone?: string;
  /** Address of the organizer's website. */
  website?: string;
  /** E-mail address. */
  email?: string;
  /** What the record is called where it comes from; no other record has the same. */
  external?: External;
}

/** Where organizers are stored, with the indexes that serve their filters and orders. */
export const organizerCollection: CollectionReference<OrganizerDocument> = {
  name: "organizers",
  indexes: [
    { name: "slugs", keys: { slugs: 1 }, unique: true },
    {
      name: "external",
      keys: { "external.source": 1, "external.id": 1 },
      unique: true,
      partialFilterExpression: { "external.source": { $gt: "" } },
    },
    { name: "image", keys: { image: 1 }, sparse: true },
    { name: "words", keys: { words: 1, _id: 1 } },
    { name: "by_status", keys: { status: 1, date: -1, _id: -1 } },
    { name: "by_name", keys: { sort_name: 1 } },
    { name: "publication", keys: { status: 1, date: 1 } },
    { name: "order_name", keys: { status: 1, sort_name: 1, _id: 1 } },
    { name: "order_created", keys: { status: 1, created: 1, _id: 1 } },
    { name: "order_modified", keys: { status: 1, modified: 1, _id: 1 } },
  ],
};

/** The values of a stored organizer, in one language. */
export interface OrganizerValues {
  /** Name of the organizer. */
  readonly organizer: string;
  /** Id of the author. */
  readonly author: number;
  /** Date and time of publication in the time zone of the site. */
  readonly date: Date;
  /** Date and time of publication in UTC. */
  readonly date_utc: Date;
  /** Who the organizer is, as HTML. */
  readonly description: string;
  /** Post status. */
  readonly status: Status;
  /** Telephone number. */
  readonly phone?: string;
  /** Address of the organizer's website. */
  readonly website?: string;
  /** E-mail address. */
  readonly email?: string;
  /** The featured image: the id of an image, or its URL. */
  readonly image?: number;
  /** What the record is called where it comes from; no other record has the same. */
  readonly external?: External;
}

/** A stored organizer as its accessor gives it, with its texts in the language of the call. */
export interface OrganizerRecord extends OrganizerValues {
  readonly id: number;
}

/** What an update changes in a organizer. */
export type OrganizerChanges = Changes<OrganizerValues, Omit<OrganizerUpdate, "translation_language">>;

/**
 * Reads and writes organizers. It checks the access of the caller, and the values, as the routes do; a
 * write without a route is for `asService` only.
 */
export interface OrganizerAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: OrganizerAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<OrganizerDocument>, options?: FindOptions): Promise<readonly OrganizerRecord[]>;
  /** The first of them. */
  first(filter?: Filter<OrganizerDocument>, options?: FindOptions): Promise<OrganizerRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<OrganizerRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<OrganizerRecord>;
  /** How many documents match. */
  count(filter?: Filter<OrganizerDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Omit<OrganizerCreate, "translation_language">): Promise<OrganizerRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: OrganizerChanges | ((current: OrganizerRecord) => OrganizerChanges | Promise<OrganizerChanges>),
  ): Promise<OrganizerRecord>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: OrganizerRecord | number): Promise<Organizer>;
  /** A page of the list, as its route answers. */
  list(query?: ListOrganizersQuery): Promise<OrganizerList>;
}
