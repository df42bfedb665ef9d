// Generated from spec/resources/organizer.yaml. Do not edit: change the spec and run `npm run generate`.

import type { FieldDescriptor, FilterDescriptor, ParameterDescriptor, ResourceDescriptor } from "specwright";

/** How each field of organizers is read and stored. */
export const organizerFields = {
  organizer: {
    kind: "text",
    required: true,
    text: "Name of the organizer.",
    label: "Name",
    length: 20000,
    storage: "localized",
  },
  author: { kind: "user", nullable: true, text: "Id of the author.", label: "Author", storage: "author" },
  date: {
    kind: "datetime",
    nullable: true,
    text: "Date and time of publication in the time zone of the site.",
    label: "Published",
    length: 100,
    storage: "date",
  },
  date_utc: {
    kind: "datetime",
    nullable: true,
    text: "Date and time of publication in UTC.",
    length: 100,
    storage: "date_utc",
    property: "date",
  },
  description: {
    kind: "html",
    nullable: true,
    blank: true,
    text: "Who the organizer is, as HTML.",
    label: "Description",
    length: 200000,
    storage: "localized",
    paragraphs: true,
  },
  status: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "private", "trash"],
    nullable: true,
    text: "Post status.",
    label: "Status",
    valueTexts: {
      publish: "Visible to everyone.",
      future: "Published automatically at its publication date.",
      draft: "Not finished; visible to its author and to editors.",
      pending: "Waits for an editor to publish it.",
      private: "Visible to its author and to those who may read private records.",
      trash: "Deleted; an update brings it back.",
    },
    storage: "status",
  },
  phone: {
    kind: "text",
    nullable: true,
    blank: true,
    text: "Telephone number.",
    label: "Telephone",
    length: 20000,
    storage: "plain",
  },
  website: {
    kind: "url",
    nullable: true,
    text: "Address of the organizer's website.",
    label: "Website",
    length: 20000,
    storage: "plain",
  },
  email: {
    kind: "text",
    nullable: true,
    blank: true,
    text: "E-mail address.",
    label: "E-mail",
    length: 20000,
    storage: "plain",
  },
  image: {
    kind: "image",
    nullable: true,
    text: "The featured image: the id of an image, or its URL.",
    label: "Image",
    length: 20000,
    storage: "image",
  },
  external: {
    kind: "object",
    properties: {
      source: {
        kind: "text",
        text: "The program or site that the record comes from: lower-case letters, digits, dots, hyphens and underscores.",
        length: 64,
      },
      id: { kind: "text", text: "Its id there, without control characters.", length: 255 },
    },
    nullable: true,
    text: "What the record is called where it comes from; no other record has the same.",
    storage: "plain",
  },
} as const satisfies Record<string, FieldDescriptor>;

/** How each filter of a list of organizers is read, and which records it selects. */
export const organizerFilters = {
  page: { kind: "integer", default: 1, minimum: 1, text: "The page of the archive to return." },
  per_page: {
    kind: "integer",
    default: 10,
    minimum: 1,
    maximum: 50,
    text: "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  search: {
    kind: "text",
    text: "Words to find in name, description or contact.",
    match: { by: "search", fields: ["organizer", "description", "phone", "website", "email"] },
  },
  event: {
    kind: "reference",
    target: "event",
    by: ["id"],
    text: "Only the organizers of this event.",
    match: { by: "linked_from", resource: "event" },
  },
  has_events: {
    kind: "flag",
    text: "Only organizers that have events (true) or have none (false).",
    match: { by: "hook", hook: "hasEvents" },
  },
  only_with_upcoming: {
    kind: "flag",
    default: false,
    text: "True: only organizers that have upcoming events; false: all.",
    match: { by: "hook", hook: "onlyWithUpcoming" },
  },
  status: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "private", "trash"],
    list: true,
    text: "Only records in one of these post statuses.",
  },
  orderby: {
    kind: "enum",
    values: ["name", "created", "modified"],
    ignoreInvalidAt: ["/wp-json/tribe/events/v1"],
    text: "What to sort by; where missing, the latest publication first.",
  },
  order: {
    kind: "enum",
    values: ["asc", "desc"],
    ignoreInvalidAt: ["/wp-json/tribe/events/v1"],
    text: "Direction of the order, ascending where missing.",
  },
} as const satisfies Record<string, FilterDescriptor>;

/** What writes of organizers take besides the fields. */
export const organizerWrites = {
  if_unchanged: {
    kind: "boolean",
    text: "Rejects the write with 412 where anybody but the source of the record has changed it since the source wrote it.",
  },
  context: {
    kind: "text",
    forImport: true,
    text: "import: the record moves here from elsewhere, with its id, its dates and its author.",
  },
  id: {
    kind: "integer",
    minimum: 1,
    forImport: true,
    text: "With context=import: the id of a new record, which no record has or had.",
  },
  created: { kind: "datetime", forImport: true, text: "With context=import: when the record was created." },
  modified: {
    kind: "datetime",
    forImport: true,
    text: "With context=import: when the record was changed last.",
  },
  slug: { kind: "slug", forImport: true, text: "With context=import: short name in addresses." },
  trashed_from: {
    kind: "enum",
    values: ["publish", "future", "draft", "pending", "private", "trash"],
    forImport: true,
    text: "With context=import: the status that a record in the trash had before.",
  },
} as const satisfies Record<string, ParameterDescriptor>;

/** A person or group that holds events. */
export const organizerResource: ResourceDescriptor = {
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
  hasAuthor: true,
  hasStatus: true,
  hasTrash: true,
  collection: "organizers",
  sequence: "post",
  namedBy: "organizer",
  page: "/organizer/{slug}/",
  draftPage: "/?post_type=tribe_organizer&p={id}",
  display: { text: "description", website: "website", phone: "phone", email: "email" },
  paths: { list: "/organizers", get: "/organizers/{id}", get_by_slug: "/organizers/by-slug/{slug}" },
  variables: {
    id: "Id of the record.",
    slug: "Short name in addresses.",
    external: "What the record is called where it comes from; no other record has the same.",
  },
  sitemap: true,
  external: "external",
  roles: { page: "page", size: "per_page", status: "status", order: "order", order_by: "orderby" },
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
  list: {
    organizers: "items",
    rest_url: "self",
    next_rest_url: "next",
    previous_rest_url: "previous",
    total: "total",
    total_pages: "pages",
  },
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
  answered: [
    "id",
    "modified",
    "modified_utc",
    "url",
    "excerpt",
    "slug",
    "json_ld",
    "global_id",
    "global_id_lineage",
  ],
  errors: {
    not_accessible: "organizer-not-accessible",
    in_trash: "organizer-is-in-trash",
    no_page: "organizer-archive-page-not-found",
  },
  webhooks: ["created", "updated", "trashed", "restored", "published"],
  fields: organizerFields,
  filters: organizerFilters,
  writes: organizerWrites,
};
