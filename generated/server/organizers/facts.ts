// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ResourceDescriptor } from "../../../runtime/codegen.js";

/** How each field of organizers is read and kept. */
export const organizerFields = {
  organizer: { kind: "text", required: true, storage: "localized" },
  author: { kind: "user", nullable: true, storage: "author" },
  date: { kind: "datetime", nullable: true, storage: "date" },
  date_utc: { kind: "datetime", nullable: true, storage: "date_utc" },
  description: { kind: "html", nullable: true, blank: true, storage: "localized", paragraphs: true },
  status: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "private", "trash"],
    nullable: true,
    storage: "status",
  },
  phone: { kind: "text", nullable: true, blank: true, storage: "plain" },
  website: { kind: "url", nullable: true, storage: "plain" },
  email: { kind: "text", nullable: true, blank: true, storage: "plain" },
  image: { kind: "image", nullable: true, storage: "image" },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of organizers is read, and what it keeps. */
export const organizerFilters = {
  page: { kind: "integer", default: 1, match: { by: "page" } },
  per_page: { kind: "integer", default: 10, match: { by: "size" } },
  search: {
    kind: "text",
    match: { by: "search", fields: ["organizer", "description", "phone", "website", "email"] },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    match: { by: "linked_from", resource: "event", property: "organizer" },
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

/** A person or group that holds events. */
export const organizerFacts: ResourceDescriptor = {
  name: "organizer",
  plural: "organizers",
  label: {
    ca: "Organitzador",
    en: "Organizer",
    fr: "Organisateur",
    de: "Veranstalter",
    it: "Organizzatore",
    es: "Organizador",
  },
  labels: {
    ca: "Organitzadors",
    en: "Organizers",
    fr: "Organisateurs",
    de: "Veranstalter",
    it: "Organizzatori",
    es: "Organizadores",
  },
  lifecycle: "post",
  collection: "organizers",
  sequence: "post",
  namedBy: "organizer",
  page: "/organizer/{slug}/",
  draftPage: "/?post_type=tribe_organizer&p={id}",
  shows: { text: "description", website: "website", phone: "phone", email: "email" },
  paths: { list: "/organizers", get: "/organizers/{id}", get_by_slug: "/organizers/by-slug/{slug}" },
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
    not_accessible: "organizer-not-accessible",
    in_trash: "organizer-is-in-trash",
    no_page: "organizer-archive-page-not-found",
  },
  webhooks: ["created", "updated", "trashed", "restored", "published"],
  fields: organizerFields,
  filters: organizerFilters,
};
