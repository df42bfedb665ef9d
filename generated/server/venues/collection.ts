// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, PostDocument } from "specwright";

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
}

/** Where venues are stored, with the indexes that serve their filters and orders. */
export const venueCollection: CollectionReference<VenueDocument> = {
  name: "venues",
  indexes: [
    { name: "place", keys: { geo_lat: 1, geo_lng: 1 } },
    { name: "slugs", keys: { slugs: 1 }, unique: true },
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
