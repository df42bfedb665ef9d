// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import { paragraphs, type Serializer, withoutEmpty } from "specwright";
import type { Status } from "../../sdk/types.js";
import type { Venue } from "../../sdk/venues.js";
import type { Hooks } from "../hooks.js";
import type { VenueDocument } from "./collection.js";
import { venueResource } from "./resource.js";

/** A stored venue as it is sent. */
export function toVenue(document: VenueDocument, view: Serializer, hooks: Hooks): Venue {
  const text = view.text(document.text, document.language);
  const above = withoutEmpty(
    {
      id: document._id,
      author: String(document.author),
      status: document.status as Status,
      date: view.local(document.date),
      date_utc: view.publishedUtc(document),
      modified: view.local(document.modified),
      modified_utc: view.utc(document.modified),
      url: view.pageUrl(venueResource, document, text.slug),
      venue: text.venue,
      description: paragraphs(text.description),
      excerpt: "",
      slug: text.slug,
      image: view.image(document.image),
      address: document.address,
      city: document.city,
      country: document.country,
      province: document.province,
      state: document.state,
      zip: document.zip,
      phone: document.phone,
      website: document.website,
      stateprovince: document.stateprovince,
      geo_lat: document.geo_lat,
      geo_lng: document.geo_lng,
    },
    [
      "description",
      "excerpt",
      "image",
      "address",
      "city",
      "country",
      "province",
      "state",
      "zip",
      "phone",
      "website",
      "stateprovince",
      "geo_lat",
      "geo_lng",
    ],
  );
  return withoutEmpty(
    {
      ...above,
      ...(view.single ? { json_ld: hooks.venue.jsonLd(document, view, above) } : {}),
      show_map: document.show_map,
      show_map_link: document.show_map_link,
      external: document.external,
      global_id: view.globalId(document._id),
      global_id_lineage: [view.globalId(document._id)],
    },
    ["external"],
  );
}
