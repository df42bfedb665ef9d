// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Changes, CollectionReference, Filter, FindOptions, Localized, PostDocument } from "specwright";
import type { External, Status } from "../../sdk/types.js";
import type { ListVenuesQuery, Venue, VenueCreate, VenueList, VenueUpdate } from "../../sdk/venues.js";

/** Texts of a stored venue in one language. */
export interface VenueText {
  venue: string;
  description: string;
  slug: string;
}

/** A place where events are held. As it is stored. */
export interface VenueDocument extends PostDocument {
  text: Localized<VenueText>;
  /** Show a map. */
  show_map: boolean;
  /** Show a link to a map. */
  show_map_link: boolean;
  /** Street and number. */
  address?: string;
  /** City. */
  city?: string;
  /** Country. */
  country?: string;
  /** Province. */
  province?: string;
  /** State. */
  state?: string;
  /** Postal code. */
  zip?: string;
  /** Telephone number. */
  phone?: string;
  /** State or province, for places that have one of them. */
  stateprovince?: string;
  /** Address of the venue's website. */
  website?: string;
  /** Latitude in degrees. */
  geo_lat?: number;
  /** Longitude in degrees. */
  geo_lng?: number;
  /** What the record is called where it comes from; no other record has the same. */
  external?: External;
}

/** Where venues are stored, with the indexes that serve their filters and orders. */
export const venueCollection: CollectionReference<VenueDocument> = {
  name: "venues",
  indexes: [
    { name: "place", keys: { geo_lat: 1, geo_lng: 1 } },
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
    { name: "linked_city", keys: { city: 1, _id: 1 } },
  ],
};

/** The values of a stored venue, in one language. */
export interface VenueValues {
  /** Name of the venue. */
  readonly venue: string;
  /** Id of the author. */
  readonly author: number;
  /** Date and time of publication in the time zone of the site. */
  readonly date: Date;
  /** Date and time of publication in UTC. */
  readonly date_utc: Date;
  /** What the place is like, as HTML. */
  readonly description: string;
  /** Post status. */
  readonly status: Status;
  /** Show a map. */
  readonly show_map: boolean;
  /** Show a link to a map. */
  readonly show_map_link: boolean;
  /** Street and number. */
  readonly address?: string;
  /** City. */
  readonly city?: string;
  /** Country. */
  readonly country?: string;
  /** Province. */
  readonly province?: string;
  /** State. */
  readonly state?: string;
  /** Postal code. */
  readonly zip?: string;
  /** Telephone number. */
  readonly phone?: string;
  /** State or province, for places that have one of them. */
  readonly stateprovince?: string;
  /** Address of the venue's website. */
  readonly website?: string;
  /** The featured image: the id of an image, or its URL. */
  readonly image?: number;
  /** Latitude in degrees. */
  readonly geo_lat?: number;
  /** Longitude in degrees. */
  readonly geo_lng?: number;
  /** What the record is called where it comes from; no other record has the same. */
  readonly external?: External;
}

/** A stored venue as its accessor gives it, with its texts in the language of the call. */
export interface VenueRecord extends VenueValues {
  readonly id: number;
}

/** What an update changes in a venue. */
export type VenueChanges = Changes<VenueValues, Omit<VenueUpdate, "translation_language">>;

/**
 * Reads and writes venues. It checks the access of the caller, and the values, as the routes do; a
 * write without a route is for `asService` only.
 */
export interface VenueAccessor {
  /** The same in the name of the service, whose access is not checked. */
  readonly asService: VenueAccessor;
  /** The records whose documents match, by default by ascending id. */
  find(filter?: Filter<VenueDocument>, options?: FindOptions): Promise<readonly VenueRecord[]>;
  /** The first of them. */
  first(filter?: Filter<VenueDocument>, options?: FindOptions): Promise<VenueRecord | undefined>;
  /** The record with the id. Throws the error for an unknown one. */
  get(id: number): Promise<VenueRecord>;
  /** The record with the slug. Throws the error for an unknown one. */
  bySlug(slug: string): Promise<VenueRecord>;
  /** How many documents match. */
  count(filter?: Filter<VenueDocument>): Promise<number>;
  /** Stores a new record. */
  create(values: Omit<VenueCreate, "translation_language">): Promise<VenueRecord>;
  /** Changes a record; a function decides again where another write came first, and must have no effects. */
  update(
    id: number,
    changes: VenueChanges | ((current: VenueRecord) => VenueChanges | Promise<VenueChanges>),
  ): Promise<VenueRecord>;
  /** Adds to a number of a record, by default 1: no revision, no entry in the audit, no message. */
  increment(id: number, field: "geo_lat" | "geo_lng", by?: number): Promise<void>;
  /** Deletes a record, or moves it to the trash. */
  remove(id: number): Promise<void>;
  /** The record as answers show it. */
  show(record: VenueRecord | number): Promise<Venue>;
  /** A page of the list, as its route answers. */
  list(query?: ListVenuesQuery): Promise<VenueList>;
}
