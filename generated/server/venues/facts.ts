// Generated from spec/resources/venue.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "../../../runtime/codegen.js";

/** How each field of venues is read and kept. */
export const venueFields = {
  venue: { kind: "text", required: true, storage: "localized" },
  author: { kind: "user", storage: "author" },
  date: { kind: "datetime", storage: "date" },
  date_utc: { kind: "datetime", storage: "date_utc" },
  description: { kind: "html", nullable: true, blank: true, storage: "localized", paragraphs: true },
  status: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "private", "trash"],
    storage: "status",
  },
  show_map: { kind: "flag", nullable: true, storage: "plain", initial: true },
  show_map_link: { kind: "flag", nullable: true, storage: "plain", initial: true },
  address: { kind: "text", nullable: true, blank: true, storage: "plain" },
  city: { kind: "text", nullable: true, blank: true, storage: "plain" },
  country: { kind: "text", nullable: true, blank: true, storage: "plain" },
  province: { kind: "text", nullable: true, blank: true, storage: "plain" },
  state: { kind: "text", nullable: true, blank: true, storage: "plain" },
  zip: { kind: "text", nullable: true, blank: true, storage: "plain" },
  phone: { kind: "text", nullable: true, blank: true, storage: "plain" },
  stateprovince: { kind: "text", nullable: true, blank: true, storage: "plain" },
  website: { kind: "url", nullable: true, storage: "plain" },
  image: { kind: "image", nullable: true, storage: "image" },
  geo_lat: { kind: "number", nullable: true, storage: "plain" },
  geo_lng: { kind: "number", nullable: true, storage: "plain" },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of venues is read, and what it keeps. */
export const venueFilters = {
  page: { kind: "integer", default: 1, match: { by: "page" } },
  per_page: { kind: "integer", default: 10, match: { by: "size" } },
  search: {
    kind: "text",
    match: {
      by: "search",
      fields: [
        "venue",
        "description",
        "address",
        "city",
        "province",
        "state",
        "zip",
        "phone",
        "stateprovince",
      ],
    },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    match: { by: "linked_from", resource: "event", property: "venue" },
  },
  has_events: { kind: "flag", match: { by: "hook", hook: "hasEvents" } },
  only_with_upcoming: { kind: "flag", default: false, match: { by: "hook", hook: "onlyWithUpcoming" } },
  status: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "private", "trash"],
    list: true,
    match: { by: "status" },
  },
  orderby: {
    kind: "enum",
    values: ["name", "created", "modified"],
    lenientAt: ["/wp-json/tribe/events/v1"],
    match: { by: "order_by" },
  },
  order: {
    kind: "enum",
    values: ["asc", "desc"],
    lenientAt: ["/wp-json/tribe/events/v1"],
    match: { by: "order" },
  },
} as const satisfies Record<string, FilterDescriptor>;

/** A place where events are held. */
export const venueFacts: ResourceDescriptor = {
  name: "venue",
  plural: "venues",
  label: { ca: "Lloc", en: "Venue", fr: "Lieu", de: "Veranstaltungsort", it: "Luogo", es: "Lugar" },
  labels: { ca: "Llocs", en: "Venues", fr: "Lieux", de: "Veranstaltungsorte", it: "Luoghi", es: "Lugares" },
  lifecycle: "post",
  collection: "venues",
  sequence: "post",
  namedBy: "venue",
  page: "/venue/{slug}/",
  draftPage: "/?post_type=tribe_venue&p={id}",
  shows: {
    text: "description",
    website: "website",
    phone: "phone",
    address: ["address", "zip", "city", "stateprovince", "country"],
    position: ["geo_lat", "geo_lng"],
  },
  paths: { list: "/venues", get: "/venues/{id}", get_by_slug: "/venues/by-slug/{slug}" },
  sitemap: true,
  links: [
    "page",
    "per_page",
    "search",
    "event",
    "has_events",
    "only_with_upcoming",
    "status",
    "orderby",
    "order",
  ],
  order: [
    ["date", -1],
    ["_id", -1],
  ],
  orders: {
    name: [
      ["sort_name", 1],
      ["_id", 1],
    ],
    created: [
      ["created", 1],
      ["_id", 1],
    ],
    modified: [
      ["modified", 1],
      ["_id", 1],
    ],
  },
  errors: {
    not_accessible: "venue-not-accessible",
    in_trash: "venue-is-in-trash",
    no_page: "venue-archive-page-not-found",
  },
  webhooks: ["created", "updated", "trashed", "restored", "published"],
  fields: venueFields,
  filters: venueFilters,
};
