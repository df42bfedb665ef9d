// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { CollectionReference, Localized, PostDocument } from "specwright";

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
}

/** Where organizers are stored, with the indexes that serve their filters and orders. */
export const organizerCollection: CollectionReference<OrganizerDocument> = {
  name: "organizers",
  indexes: [
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
