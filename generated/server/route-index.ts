// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RouteIndex } from "../../runtime/codegen.js";

const getRootQuery = {
  namespace: {
    type: "string",
    required: false,
    default: "calendar/events/v1",
    description: "The namespace to describe.",
  },
  context: {
    type: "string",
    enum: ["view", "embed", "edit"],
    required: false,
    default: "view",
    description: "The scope of the request.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getDocQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getContractQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getAuditQuery = {
  resource: { type: "string", required: false, description: "Keep changes of this kind of record." },
  record: {
    type: "integer",
    minimum: 1,
    required: false,
    description: "Keep changes of the record with this id.",
  },
  key: { type: "string", required: false, description: "Keep changes made with the key of this id or name." },
  request: { type: "string", required: false, description: "Keep changes made by the request with this id." },
  from: { type: "string", required: false, description: "Keep changes from this date and time on." },
  to: { type: "string", required: false, description: "Keep changes before this date and time." },
  page: { type: "integer", minimum: 1, required: false, default: 1, description: "The page to return." },
  per_page: { type: "integer", minimum: 1, required: false, description: "How many a page holds." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getWebhooksQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const createWebhookInput = {
  name: {
    type: "string",
    required: true,
    description: "Name of the webhook: lower-case letters, digits and hyphens.",
  },
  url: { type: "string", required: true, description: "Address that messages are posted to." },
  types: {
    type: "array",
    items: { type: "string" },
    required: false,
    description: "Types of messages to send, such as event.published or event.*; all where missing.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getWebhookQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const updateWebhookInput = {
  url: { type: "string", required: false, description: "Address that messages are posted to." },
  types: {
    type: "array",
    items: { type: "string" },
    required: false,
    description: "Types of messages to send, such as event.published or event.*; all where missing.",
  },
  enabled: {
    type: "boolean",
    required: false,
    description: "Whether messages are sent; those that waited meanwhile go at once.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteWebhookQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const rotateWebhookQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const testWebhookQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getWebhookLogQuery = {
  state: {
    type: "string",
    enum: ["waiting", "delivered", "given_up"],
    required: false,
    description: "Keep messages in this state.",
  },
  page: { type: "integer", minimum: 1, required: false, default: 1, description: "The page to return." },
  per_page: { type: "integer", minimum: 1, required: false, description: "How many a page holds." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const replayWebhookInput = {
  message: { type: "string", required: false, description: "Id of one message." },
  from: { type: "string", required: false, description: "Messages from this date and time on." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const listEventsQuery = {
  page: {
    type: "integer",
    minimum: 1,
    required: false,
    default: 1,
    description: "The page of the archive to return.",
  },
  per_page: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    required: false,
    default: 10,
    description:
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  start_date: {
    type: "string",
    required: false,
    description:
      "Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past.",
  },
  end_date: {
    type: "string",
    required: false,
    description:
      "Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones.",
  },
  window: {
    type: "string",
    enum: ["all"],
    required: false,
    description:
      "all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise.",
  },
  starts_before: { type: "string", required: false, description: "Keep events that start before the date." },
  starts_after: { type: "string", required: false, description: "Keep events that start after the date." },
  ends_before: { type: "string", required: false, description: "Keep events that end before the date." },
  ends_after: { type: "string", required: false, description: "Keep events that end after the date." },
  strict_dates: {
    type: "boolean",
    required: false,
    default: false,
    description: "True: the times given count exactly; false: the date filters cover whole days.",
  },
  search: {
    type: "string",
    required: false,
    description: 'Words to find in title, description or excerpt; "a phrase" and -word work.',
  },
  categories: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Keep events in one of these categories, by id, slug or name.",
  },
  tags: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Keep events with one of these tags, by id, slug or name.",
  },
  venue: {
    type: "array",
    items: { type: "integer" },
    required: false,
    description: "Keep events at one of these venues, by id.",
  },
  venue_slug: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Keep events at one of these venues, by slug.",
  },
  organizer: {
    type: "array",
    items: { type: "integer" },
    required: false,
    description: "Keep events of one of these organizers, by id.",
  },
  organizer_slug: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Keep events of one of these organizers, by slug.",
  },
  featured: {
    type: "boolean",
    required: false,
    description: "Keep events that are featured (true) or are not (false).",
  },
  status: {
    type: "array",
    items: { type: "string", enum: ["publish", "future", "draft", "pending", "private", "trash"] },
    required: false,
    description: "Keep records in one of these post statuses.",
  },
  geoloc: {
    type: "boolean",
    required: false,
    description: "Keep events whose venue has coordinates (true) or has none (false).",
  },
  geoloc_lat: {
    type: "number",
    minimum: -90,
    maximum: 90,
    required: false,
    description: "Latitude of a place, in degrees; needs geoloc_lng.",
  },
  geoloc_lng: {
    type: "number",
    minimum: -180,
    maximum: 180,
    required: false,
    description: "Longitude of a place, in degrees; needs geoloc_lat.",
  },
  geoloc_radius: {
    type: "number",
    minimum: 0,
    maximum: 20040,
    required: false,
    default: 40,
    description: "How far from the place a venue may be; in km.",
  },
  include: {
    type: "array",
    items: { type: "integer", minimum: 1 },
    required: false,
    description: "Keep the events with these ids, in this order; date filters do not count.",
  },
  post_parent: { type: "integer", required: false, description: "Keep events that belong to this event." },
  ticketed: {
    type: "boolean",
    required: false,
    description: "Keep events with tickets (true) or without (false).",
  },
  event_status: {
    type: "array",
    items: { type: "string", enum: ["scheduled", "canceled", "postponed", "rescheduled", "moved-online"] },
    required: false,
    description: "Keep events with one of these; scheduled are those that take place as planned.",
  },
  is_virtual: {
    type: "boolean",
    required: false,
    description: "Keep events that take place online (true) or do not (false).",
  },
  password: {
    type: "string",
    required: false,
    description: "Shows the events that this password protects in full.",
  },
  context: {
    type: "string",
    enum: ["view", "embed", "edit"],
    required: false,
    description: "edit: shows protected events in full to those who may edit them.",
  },
  orderby: {
    type: "string",
    enum: ["date", "title", "created", "modified", "distance"],
    required: false,
    description: "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.",
  },
  order: {
    type: "string",
    enum: ["asc", "desc"],
    required: false,
    description: "Direction of the order, ascending where missing.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const eventCreate = {
  title: { type: "string", required: true, description: "Title of the event." },
  start_date: { type: "string", required: true, description: "Start, date and time." },
  end_date: { type: "string", required: true, description: "End, date and time." },
  author: { type: "integer", required: false, description: "Id of the author." },
  date: {
    type: "string",
    required: false,
    description: "Date and time of publication in the time zone of the site.",
  },
  date_utc: { type: "string", required: false, description: "Date and time of publication in UTC." },
  description: { type: "string", required: false, description: "What the event is about, as HTML." },
  slug: { type: "string", required: false, description: "Short name of the event in addresses." },
  excerpt: { type: "string", required: false, description: "A summary in a few sentences." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "private", "trash"],
    required: false,
    description: "Post status.",
  },
  timezone: {
    type: "string",
    required: false,
    description: "Time zone of the event, such as Europe/Rome or UTC+2.",
  },
  all_day: { type: "boolean", required: false, default: false, description: "The event lasts whole days." },
  image: {
    type: "string",
    required: false,
    description: "The featured image: the id of an image, or its URL.",
  },
  cost: { required: false, description: "What it costs: an amount, a range, a list, or words such as Free." },
  cost_details: {
    type: "object",
    required: false,
    description:
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.",
  },
  currency_symbol: {
    type: "string",
    required: false,
    description: "Currency sign of a cost that names none; wins over cost_details.",
  },
  currency_code: {
    type: "string",
    required: false,
    description: "ISO 4217 code of the currency of the cost; wins over cost_details.",
  },
  currency_position: {
    type: "string",
    required: false,
    description: "Where the currency sign stands, prefix or postfix; wins over cost_details.",
  },
  website: { type: "string", required: false, description: "Address of the event's own website." },
  show_map: { type: "boolean", required: false, description: "Show a map." },
  show_map_link: { type: "boolean", required: false, description: "Show a link to a map." },
  hide_from_listings: { type: "boolean", required: false, description: "Leave the event out of all lists." },
  sticky: { type: "boolean", required: false, description: "Put the event first in the calendar view." },
  featured: { type: "boolean", required: false, description: "The event is featured on the site." },
  categories: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Categories, by id, slug or name.",
  },
  tags: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Tags, by id, slug or name.",
  },
  venue: {
    type: "array",
    items: { type: ["integer", "object"] },
    required: false,
    description: "Venues, by id, or as a record to create.",
  },
  organizer: {
    type: "array",
    items: { type: ["integer", "object"] },
    required: false,
    description: "Organizers, by id, or as records to create.",
  },
  password: {
    type: "string",
    required: false,
    description: "Password that readers need; an empty one removes it.",
  },
  post_parent: { type: "integer", required: false, description: "Id of the event this one belongs to." },
  recurrence: {
    type: "object",
    required: false,
    description:
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.",
  },
  tickets: {
    type: "array",
    items: { type: "object" },
    required: false,
    description: "The tickets of the event.",
  },
  event_status: {
    type: "string",
    enum: ["scheduled", "canceled", "postponed", "rescheduled", "moved-online"],
    required: false,
    description: "Whether the event takes place as planned; scheduled where none is given.",
  },
  event_status_reason: {
    type: "string",
    required: false,
    description: "Why the event does not take place as planned, for readers.",
  },
  previous_start_date: {
    type: "string",
    required: false,
    description:
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.",
  },
  is_virtual: {
    type: "boolean",
    required: false,
    description: "The event takes place online, maybe besides its venue.",
  },
  virtual_url: { type: "string", required: false, description: "Where one takes part online." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getEventQuery = {
  password: {
    type: "string",
    required: false,
    description: "Password that readers need; an empty one removes it.",
  },
  context: {
    type: "string",
    enum: ["view", "embed", "edit"],
    required: false,
    description: "edit: shows protected events in full to those who may edit them.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const eventUpdate = {
  title: { type: "string", required: false, description: "Title of the event." },
  start_date: { type: "string", required: false, description: "Start, date and time." },
  end_date: { type: "string", required: false, description: "End, date and time." },
  author: { type: "integer", required: false, description: "Id of the author." },
  date: {
    type: "string",
    required: false,
    description: "Date and time of publication in the time zone of the site.",
  },
  date_utc: { type: "string", required: false, description: "Date and time of publication in UTC." },
  description: { type: "string", required: false, description: "What the event is about, as HTML." },
  slug: { type: "string", required: false, description: "Short name of the event in addresses." },
  excerpt: { type: "string", required: false, description: "A summary in a few sentences." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "private", "trash"],
    required: false,
    description: "Post status.",
  },
  timezone: {
    type: "string",
    required: false,
    description: "Time zone of the event, such as Europe/Rome or UTC+2.",
  },
  all_day: { type: "boolean", required: false, description: "The event lasts whole days." },
  image: {
    type: "string",
    required: false,
    description: "The featured image: the id of an image, or its URL.",
  },
  cost: { required: false, description: "What it costs: an amount, a range, a list, or words such as Free." },
  cost_details: {
    type: "object",
    required: false,
    description:
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.",
  },
  currency_symbol: {
    type: "string",
    required: false,
    description: "Currency sign of a cost that names none; wins over cost_details.",
  },
  currency_code: {
    type: "string",
    required: false,
    description: "ISO 4217 code of the currency of the cost; wins over cost_details.",
  },
  currency_position: {
    type: "string",
    required: false,
    description: "Where the currency sign stands, prefix or postfix; wins over cost_details.",
  },
  website: { type: "string", required: false, description: "Address of the event's own website." },
  show_map: { type: "boolean", required: false, description: "Show a map." },
  show_map_link: { type: "boolean", required: false, description: "Show a link to a map." },
  hide_from_listings: { type: "boolean", required: false, description: "Leave the event out of all lists." },
  sticky: { type: "boolean", required: false, description: "Put the event first in the calendar view." },
  featured: { type: "boolean", required: false, description: "The event is featured on the site." },
  categories: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Categories, by id, slug or name.",
  },
  tags: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Tags, by id, slug or name.",
  },
  venue: {
    type: "array",
    items: { type: ["integer", "object"] },
    required: false,
    description: "Venues, by id, or as a record to create.",
  },
  organizer: {
    type: "array",
    items: { type: ["integer", "object"] },
    required: false,
    description: "Organizers, by id, or as records to create.",
  },
  password: {
    type: "string",
    required: false,
    description: "Password that readers need; an empty one removes it.",
  },
  post_parent: { type: "integer", required: false, description: "Id of the event this one belongs to." },
  recurrence: {
    type: "object",
    required: false,
    description:
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.",
  },
  scope: {
    type: "string",
    enum: ["this", "following", "all"],
    required: false,
    description: "How far a write of an occurrence reaches; this where it is left out.",
  },
  tickets: {
    type: "array",
    items: { type: "object" },
    required: false,
    description: "The tickets of the event.",
  },
  event_status: {
    type: "string",
    enum: ["scheduled", "canceled", "postponed", "rescheduled", "moved-online"],
    required: false,
    description: "Whether the event takes place as planned; scheduled where none is given.",
  },
  event_status_reason: {
    type: "string",
    required: false,
    description: "Why the event does not take place as planned, for readers.",
  },
  previous_start_date: {
    type: "string",
    required: false,
    description:
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.",
  },
  is_virtual: {
    type: "boolean",
    required: false,
    description: "The event takes place online, maybe besides its venue.",
  },
  virtual_url: { type: "string", required: false, description: "Where one takes part online." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteEventQuery = {
  password: {
    type: "string",
    required: false,
    description: "Password that readers need; an empty one removes it.",
  },
  scope: {
    type: "string",
    enum: ["this", "following", "all"],
    required: false,
    description: "How far a write of an occurrence reaches; this where it is left out.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getEventBySlugQuery = {
  password: {
    type: "string",
    required: false,
    description: "Password that readers need; an empty one removes it.",
  },
  context: {
    type: "string",
    enum: ["view", "embed", "edit"],
    required: false,
    description: "edit: shows protected events in full to those who may edit them.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteEventBySlugQuery = {
  password: {
    type: "string",
    required: false,
    description: "Password that readers need; an empty one removes it.",
  },
  scope: {
    type: "string",
    enum: ["this", "following", "all"],
    required: false,
    description: "How far a write of an occurrence reaches; this where it is left out.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const listVenuesQuery = {
  page: {
    type: "integer",
    minimum: 1,
    required: false,
    default: 1,
    description: "The page of the archive to return.",
  },
  per_page: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    required: false,
    default: 10,
    description:
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  search: {
    type: "string",
    required: false,
    description: "Words to find in name, description, address or contact.",
  },
  event: { type: "integer", required: false, description: "Keep the venues of this event." },
  has_events: {
    type: "boolean",
    required: false,
    description: "Keep venues that have events (true) or have none (false).",
  },
  only_with_upcoming: {
    type: "boolean",
    required: false,
    default: false,
    description: "True: keep venues that have upcoming events; false: keep all.",
  },
  status: {
    type: "array",
    items: { type: "string", enum: ["publish", "future", "draft", "pending", "private", "trash"] },
    required: false,
    description: "Keep records in one of these post statuses.",
  },
  orderby: {
    type: "string",
    enum: ["name", "created", "modified"],
    required: false,
    description: "What to sort by; where missing, the latest publication first.",
  },
  order: {
    type: "string",
    enum: ["asc", "desc"],
    required: false,
    description: "Direction of the order, ascending where missing.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const venueCreate = {
  venue: { type: "string", required: true, description: "Name of the venue." },
  author: { type: "integer", required: false, description: "Id of the author." },
  date: {
    type: "string",
    required: false,
    description: "Date and time of publication in the time zone of the site.",
  },
  date_utc: { type: "string", required: false, description: "Date and time of publication in UTC." },
  description: { type: "string", required: false, description: "What the place is like, as HTML." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "private", "trash"],
    required: false,
    description: "Post status.",
  },
  show_map: { type: "boolean", required: false, description: "Show a map." },
  show_map_link: { type: "boolean", required: false, description: "Show a link to a map." },
  address: { type: "string", required: false, description: "Street and number." },
  city: { type: "string", required: false, description: "City." },
  country: { type: "string", required: false, description: "Country." },
  province: { type: "string", required: false, description: "Province." },
  state: { type: "string", required: false, description: "State." },
  zip: { type: "string", required: false, description: "Postal code." },
  phone: { type: "string", required: false, description: "Telephone number." },
  stateprovince: {
    type: "string",
    required: false,
    description: "State or province, for places that have one of them.",
  },
  website: { type: "string", required: false, description: "Address of the venue's website." },
  image: {
    type: "string",
    required: false,
    description: "The featured image: the id of an image, or its URL.",
  },
  geo_lat: {
    type: "number",
    minimum: -90,
    maximum: 90,
    required: false,
    description: "Latitude in degrees.",
  },
  geo_lng: {
    type: "number",
    minimum: -180,
    maximum: 180,
    required: false,
    description: "Longitude in degrees.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getVenueQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const venueUpdate = {
  venue: { type: "string", required: false, description: "Name of the venue." },
  author: { type: "integer", required: false, description: "Id of the author." },
  date: {
    type: "string",
    required: false,
    description: "Date and time of publication in the time zone of the site.",
  },
  date_utc: { type: "string", required: false, description: "Date and time of publication in UTC." },
  description: { type: "string", required: false, description: "What the place is like, as HTML." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "private", "trash"],
    required: false,
    description: "Post status.",
  },
  show_map: { type: "boolean", required: false, description: "Show a map." },
  show_map_link: { type: "boolean", required: false, description: "Show a link to a map." },
  address: { type: "string", required: false, description: "Street and number." },
  city: { type: "string", required: false, description: "City." },
  country: { type: "string", required: false, description: "Country." },
  province: { type: "string", required: false, description: "Province." },
  state: { type: "string", required: false, description: "State." },
  zip: { type: "string", required: false, description: "Postal code." },
  phone: { type: "string", required: false, description: "Telephone number." },
  stateprovince: {
    type: "string",
    required: false,
    description: "State or province, for places that have one of them.",
  },
  website: { type: "string", required: false, description: "Address of the venue's website." },
  image: {
    type: "string",
    required: false,
    description: "The featured image: the id of an image, or its URL.",
  },
  geo_lat: {
    type: "number",
    minimum: -90,
    maximum: 90,
    required: false,
    description: "Latitude in degrees.",
  },
  geo_lng: {
    type: "number",
    minimum: -180,
    maximum: 180,
    required: false,
    description: "Longitude in degrees.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteVenueQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getVenueBySlugQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteVenueBySlugQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const listOrganizersQuery = {
  page: {
    type: "integer",
    minimum: 1,
    required: false,
    default: 1,
    description: "The page of the archive to return.",
  },
  per_page: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    required: false,
    default: 10,
    description:
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  search: { type: "string", required: false, description: "Words to find in name, description or contact." },
  event: { type: "integer", required: false, description: "Keep the organizers of this event." },
  has_events: {
    type: "boolean",
    required: false,
    description: "Keep organizers that have events (true) or have none (false).",
  },
  only_with_upcoming: {
    type: "boolean",
    required: false,
    default: false,
    description: "True: keep organizers that have upcoming events; false: keep all.",
  },
  status: {
    type: "array",
    items: { type: "string", enum: ["publish", "future", "draft", "pending", "private", "trash"] },
    required: false,
    description: "Keep records in one of these post statuses.",
  },
  orderby: {
    type: "string",
    enum: ["name", "created", "modified"],
    required: false,
    description: "What to sort by; where missing, the latest publication first.",
  },
  order: {
    type: "string",
    enum: ["asc", "desc"],
    required: false,
    description: "Direction of the order, ascending where missing.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const organizerCreate = {
  organizer: { type: "string", required: true, description: "Name of the organizer." },
  author: { type: "integer", required: false, description: "Id of the author." },
  date: {
    type: "string",
    required: false,
    description: "Date and time of publication in the time zone of the site.",
  },
  date_utc: { type: "string", required: false, description: "Date and time of publication in UTC." },
  description: { type: "string", required: false, description: "Who the organizer is, as HTML." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "private", "trash"],
    required: false,
    description: "Post status.",
  },
  phone: { type: "string", required: false, description: "Telephone number." },
  website: { type: "string", required: false, description: "Address of the organizer's website." },
  email: { type: "string", required: false, description: "E-mail address." },
  image: {
    type: "string",
    required: false,
    description: "The featured image: the id of an image, or its URL.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getOrganizerQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const organizerUpdate = {
  organizer: { type: "string", required: false, description: "Name of the organizer." },
  author: { type: "integer", required: false, description: "Id of the author." },
  date: {
    type: "string",
    required: false,
    description: "Date and time of publication in the time zone of the site.",
  },
  date_utc: { type: "string", required: false, description: "Date and time of publication in UTC." },
  description: { type: "string", required: false, description: "Who the organizer is, as HTML." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "private", "trash"],
    required: false,
    description: "Post status.",
  },
  phone: { type: "string", required: false, description: "Telephone number." },
  website: { type: "string", required: false, description: "Address of the organizer's website." },
  email: { type: "string", required: false, description: "E-mail address." },
  image: {
    type: "string",
    required: false,
    description: "The featured image: the id of an image, or its URL.",
  },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteOrganizerQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getOrganizerBySlugQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteOrganizerBySlugQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const listCategoriesQuery = {
  page: {
    type: "integer",
    minimum: 1,
    required: false,
    default: 1,
    description: "The page of the archive to return.",
  },
  per_page: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    required: false,
    default: 10,
    description:
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  search: { type: "string", required: false, description: "Text to find in name or slug." },
  exclude: {
    type: "array",
    items: { type: "integer" },
    required: false,
    description: "Leave out the terms with these ids.",
  },
  include: {
    type: "array",
    items: { type: "integer" },
    required: false,
    description: "Keep the terms with these ids only.",
  },
  order: { type: "string", enum: ["asc", "desc"], required: false, description: "Ascending or descending." },
  orderby: {
    type: "string",
    enum: ["name", "id", "term_id", "slug", "count", "description", "term_group", "include"],
    required: false,
    description: "The attribute of the term to sort by.",
  },
  hide_empty: {
    type: "boolean",
    required: false,
    default: true,
    description: "Leave out categories without published events.",
  },
  parent: { type: "integer", required: false, description: "Keep the categories directly below this one." },
  post: { type: "integer", required: false, description: "Keep the categories of this event." },
  event: {
    type: "integer",
    required: false,
    description: "Keep the categories of this event; another name for post.",
  },
  slug: { type: "string", required: false, description: "Keep the term with this slug." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const categoryCreate = {
  name: { type: "string", required: true, description: "Name of the category." },
  description: { type: "string", required: false, description: "What belongs in the category." },
  slug: { type: "string", required: false, description: "Short name of the category in addresses." },
  parent: { type: "integer", required: false, description: "Id of the category above." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getCategoryQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const categoryUpdate = {
  name: { type: "string", required: false, description: "Name of the category." },
  description: { type: "string", required: false, description: "What belongs in the category." },
  slug: { type: "string", required: false, description: "Short name of the category in addresses." },
  parent: { type: "integer", required: false, description: "Id of the category above." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteCategoryQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const listTagsQuery = {
  page: {
    type: "integer",
    minimum: 1,
    required: false,
    default: 1,
    description: "The page of the archive to return.",
  },
  per_page: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    required: false,
    default: 10,
    description:
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.",
  },
  search: { type: "string", required: false, description: "Text to find in name or slug." },
  exclude: {
    type: "array",
    items: { type: "integer" },
    required: false,
    description: "Leave out the terms with these ids.",
  },
  include: {
    type: "array",
    items: { type: "integer" },
    required: false,
    description: "Keep the terms with these ids only.",
  },
  order: { type: "string", enum: ["asc", "desc"], required: false, description: "Ascending or descending." },
  orderby: {
    type: "string",
    enum: ["name", "id", "term_id", "slug", "count", "description", "term_group", "include"],
    required: false,
    description: "The attribute of the term to sort by.",
  },
  hide_empty: {
    type: "boolean",
    required: false,
    default: true,
    description: "Leave out tags without published events.",
  },
  post: { type: "integer", required: false, description: "Keep the tags of this event." },
  event: {
    type: "integer",
    required: false,
    description: "Keep the tags of this event; another name for post.",
  },
  slug: { type: "string", required: false, description: "Keep the term with this slug." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const tagCreate = {
  name: { type: "string", required: true, description: "Name of the tag." },
  description: { type: "string", required: false, description: "What the tag marks." },
  slug: { type: "string", required: false, description: "Short name of the tag in addresses." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const getTagQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const tagUpdate = {
  name: { type: "string", required: false, description: "Name of the tag." },
  description: { type: "string", required: false, description: "What the tag marks." },
  slug: { type: "string", required: false, description: "Short name of the tag in addresses." },
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

const deleteTagQuery = {
  translation_language: {
    type: "string",
    enum: ["ca", "en", "fr", "de", "it", "es"],
    required: false,
    description: "The language version of the content that the caller reads or writes.",
  },
};

/** The routes in their order, what they take, and the translations of the texts above. */
export const routeIndex: RouteIndex = {
  routes: [
    {
      path: "/",
      pattern: "/",
      endpoints: [{ methods: ["GET"], args: getRootQuery }],
    },
    {
      path: "/doc",
      pattern: "/doc",
      endpoints: [{ methods: ["GET"], args: getDocQuery }],
    },
    {
      path: "/contract",
      pattern: "/contract",
      endpoints: [{ methods: ["GET"], args: getContractQuery }],
    },
    {
      path: "/audit",
      pattern: "/audit",
      endpoints: [{ methods: ["GET"], args: getAuditQuery }],
    },
    {
      path: "/webhooks",
      pattern: "/webhooks",
      endpoints: [
        { methods: ["GET"], args: getWebhooksQuery },
        { methods: ["POST"], args: createWebhookInput },
      ],
    },
    {
      path: "/webhooks/{name}",
      pattern: "/webhooks/(?P<name>[^/]+)",
      variables: { name: { type: "string", required: true } },
      endpoints: [
        { methods: ["GET"], args: getWebhookQuery },
        { methods: ["POST", "PUT", "PATCH"], args: updateWebhookInput },
        { methods: ["DELETE"], args: deleteWebhookQuery },
      ],
    },
    {
      path: "/webhooks/{name}/rotate",
      pattern: "/webhooks/(?P<name>[^/]+)/rotate",
      variables: { name: { type: "string", required: true } },
      endpoints: [{ methods: ["POST"], args: rotateWebhookQuery }],
    },
    {
      path: "/webhooks/{name}/test",
      pattern: "/webhooks/(?P<name>[^/]+)/test",
      variables: { name: { type: "string", required: true } },
      endpoints: [{ methods: ["POST"], args: testWebhookQuery }],
    },
    {
      path: "/webhooks/{name}/messages",
      pattern: "/webhooks/(?P<name>[^/]+)/messages",
      variables: { name: { type: "string", required: true } },
      endpoints: [{ methods: ["GET"], args: getWebhookLogQuery }],
    },
    {
      path: "/webhooks/{name}/replay",
      pattern: "/webhooks/(?P<name>[^/]+)/replay",
      variables: { name: { type: "string", required: true } },
      endpoints: [{ methods: ["POST"], args: replayWebhookInput }],
    },
    {
      path: "/events",
      pattern: "/events",
      endpoints: [
        { methods: ["GET"], args: listEventsQuery },
        { methods: ["POST"], args: eventCreate },
      ],
    },
    {
      path: "/events/{id}",
      pattern: "/events/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [
        { methods: ["GET"], args: getEventQuery },
        { methods: ["POST", "PUT", "PATCH"], args: eventUpdate },
        { methods: ["DELETE"], args: deleteEventQuery },
      ],
    },
    {
      path: "/events/by-slug/{slug}",
      pattern: "/events/by-slug/(?P<slug>[^/]+)",
      variables: { slug: { type: "string", required: true, description: "Short name in addresses." } },
      endpoints: [
        { methods: ["GET"], args: getEventBySlugQuery },
        { methods: ["POST", "PUT", "PATCH"], args: eventUpdate },
        { methods: ["DELETE"], args: deleteEventBySlugQuery },
      ],
    },
    {
      path: "/events.ics",
      pattern: "/events.ics",
      endpoints: [{ methods: ["GET"], args: listEventsQuery }],
    },
    {
      path: "/events.rss",
      pattern: "/events.rss",
      endpoints: [{ methods: ["GET"], args: listEventsQuery }],
    },
    {
      path: "/events/{id}.ics",
      pattern: "/events/(?P<id>\\d+).ics",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [{ methods: ["GET"], args: getEventQuery }],
    },
    {
      path: "/events/by-slug/{slug}.ics",
      pattern: "/events/by-slug/(?P<slug>[^/]+).ics",
      variables: { slug: { type: "string", required: true, description: "Short name in addresses." } },
      endpoints: [{ methods: ["GET"], args: getEventBySlugQuery }],
    },
    {
      path: "/venues",
      pattern: "/venues",
      endpoints: [
        { methods: ["GET"], args: listVenuesQuery },
        { methods: ["POST"], args: venueCreate },
      ],
    },
    {
      path: "/venues/{id}",
      pattern: "/venues/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [
        { methods: ["GET"], args: getVenueQuery },
        { methods: ["POST", "PUT", "PATCH"], args: venueUpdate },
        { methods: ["DELETE"], args: deleteVenueQuery },
      ],
    },
    {
      path: "/venues/by-slug/{slug}",
      pattern: "/venues/by-slug/(?P<slug>[^/]+)",
      variables: { slug: { type: "string", required: true, description: "Short name in addresses." } },
      endpoints: [
        { methods: ["GET"], args: getVenueBySlugQuery },
        { methods: ["POST", "PUT", "PATCH"], args: venueUpdate },
        { methods: ["DELETE"], args: deleteVenueBySlugQuery },
      ],
    },
    {
      path: "/organizers",
      pattern: "/organizers",
      endpoints: [
        { methods: ["GET"], args: listOrganizersQuery },
        { methods: ["POST"], args: organizerCreate },
      ],
    },
    {
      path: "/organizers/{id}",
      pattern: "/organizers/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [
        { methods: ["GET"], args: getOrganizerQuery },
        { methods: ["POST", "PUT", "PATCH"], args: organizerUpdate },
        { methods: ["DELETE"], args: deleteOrganizerQuery },
      ],
    },
    {
      path: "/organizers/by-slug/{slug}",
      pattern: "/organizers/by-slug/(?P<slug>[^/]+)",
      variables: { slug: { type: "string", required: true, description: "Short name in addresses." } },
      endpoints: [
        { methods: ["GET"], args: getOrganizerBySlugQuery },
        { methods: ["POST", "PUT", "PATCH"], args: organizerUpdate },
        { methods: ["DELETE"], args: deleteOrganizerBySlugQuery },
      ],
    },
    {
      path: "/categories",
      pattern: "/categories",
      endpoints: [
        { methods: ["GET"], args: listCategoriesQuery },
        { methods: ["POST"], args: categoryCreate },
      ],
    },
    {
      path: "/categories/{id}",
      pattern: "/categories/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [
        { methods: ["GET"], args: getCategoryQuery },
        { methods: ["POST", "PUT", "PATCH"], args: categoryUpdate },
        { methods: ["DELETE"], args: deleteCategoryQuery },
      ],
    },
    {
      path: "/tags",
      pattern: "/tags",
      endpoints: [
        { methods: ["GET"], args: listTagsQuery },
        { methods: ["POST"], args: tagCreate },
      ],
    },
    {
      path: "/tags/{id}",
      pattern: "/tags/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [
        { methods: ["GET"], args: getTagQuery },
        { methods: ["POST", "PUT", "PATCH"], args: tagUpdate },
        { methods: ["DELETE"], args: deleteTagQuery },
      ],
    },
  ],
  extensions: {
    geolocation: "Coordinates of venues, and finding events near a place.",
    event_status: "Whether events take place as planned, and events online.",
    tickets: "Tickets of an event with price, capacity and sale period.",
    series: "Events that belong to another event.",
    recurrence: "Events that repeat by a rule.",
  },
  translations: {
    ca: {
      "Coordinates of venues, and finding events near a place.":
        "Coordenades dels llocs i cerca d'esdeveniments a prop d'un punt.",
      "Whether events take place as planned, and events online.":
        "Si els esdeveniments tenen lloc com estava previst, i esdeveniments en línia.",
      "Tickets of an event with price, capacity and sale period.":
        "Entrades d'un esdeveniment amb preu, aforament i període de venda.",
      "Events that belong to another event.": "Esdeveniments que pertanyen a un altre esdeveniment.",
      "Events that repeat by a rule.": "Esdeveniments que es repeteixen segons una regla.",
      "Id of the record.": "Identificador del registre.",
      "Short name in addresses.": "Nom curt en els URL.",
      "The namespace to describe.": "L'espai de noms que es descriu.",
      "The scope of the request.": "L'àmbit de la petició.",
      "The language version of the content that the caller reads or writes.":
        "La versió lingüística del contingut que el client llegeix o escriu.",
      "Keep changes of this kind of record.": "Només els canvis d'aquest tipus de registre.",
      "Keep changes of the record with this id.": "Només els canvis del registre amb aquest id.",
      "Keep changes made with the key of this id or name.":
        "Només els canvis fets amb la clau d'aquest id o nom.",
      "Keep changes made by the request with this id.": "Només els canvis fets per la petició amb aquest id.",
      "Keep changes from this date and time on.": "Només els canvis a partir d'aquesta data i hora.",
      "Keep changes before this date and time.": "Només els canvis anteriors a aquesta data i hora.",
      "The page to return.": "La pàgina que es vol.",
      "How many a page holds.": "Quants en té una pàgina.",
      "Name of the webhook: lower-case letters, digits and hyphens.":
        "Nom del webhook: lletres minúscules, xifres i guionets.",
      "Address that messages are posted to.": "Adreça a la qual s'envien els missatges.",
      "Types of messages to send, such as event.published or event.*; all where missing.":
        "Tipus de missatges que s'envien, com ara event.published o event.*; tots si no es dona.",
      "Whether messages are sent; those that waited meanwhile go at once.":
        "Si s'envien missatges; els que esperaven surten de seguida.",
      "Keep messages in this state.": "Només els missatges en aquest estat.",
      "Id of one message.": "Id d'un missatge.",
      "Messages from this date and time on.": "Missatges a partir d'aquesta data i hora.",
      "The page of the archive to return.": "La pàgina de l'arxiu que es retorna.",
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
        "Quants registres té una pàgina: 10 si no s'indica, 50 com a màxim, i els nombres més grans compten com a 50; page porta a la resta.",
      "Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past.":
        "Només els esdeveniments que comencen en aquesta data o més tard. Si falta, d'ahir endavant, tret que hi hagi un filtre com ends_after; window=all inclou el passat.",
      "Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones.":
        "Només els esdeveniments que acaben en aquesta data o abans. Si falta, d'aquí a dos anys, tret que hi hagi un filtre com ends_after; window=all inclou els posteriors.",
      "all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
        "all: esdeveniments de tots els temps, també passats i llunyans, si start_date i end_date no diuen altra cosa.",
      "Keep events that start before the date.":
        "Només els esdeveniments que comencen abans de la data indicada.",
      "Keep events that start after the date.":
        "Només els esdeveniments que comencen després de la data indicada.",
      "Keep events that end before the date.":
        "Només els esdeveniments que acaben abans de la data indicada.",
      "Keep events that end after the date.":
        "Només els esdeveniments que acaben després de la data indicada.",
      "True: the times given count exactly; false: the date filters cover whole days.":
        "Amb true, les hores indicades compten amb exactitud; amb false, els filtres de data abasten dies sencers.",
      'Words to find in title, description or excerpt; "a phrase" and -word work.':
        'Paraules que es busquen en el títol, la descripció o el resum; s\'admeten "una frase" i -paraula.',
      "Keep events in one of these categories, by id, slug or name.":
        "Només els esdeveniments d'una d'aquestes categories, per identificador, slug o nom.",
      "Keep events with one of these tags, by id, slug or name.":
        "Només els esdeveniments amb una d'aquestes etiquetes, per identificador, slug o nom.",
      "Keep events at one of these venues, by id.":
        "Només els esdeveniments en un d'aquests llocs, per identificador.",
      "Keep events at one of these venues, by slug.":
        "Només els esdeveniments en un d'aquests llocs, per slug.",
      "Keep events of one of these organizers, by id.":
        "Només els esdeveniments d'un d'aquests organitzadors, per identificador.",
      "Keep events of one of these organizers, by slug.":
        "Només els esdeveniments d'un d'aquests organitzadors, per slug.",
      "Keep events that are featured (true) or are not (false).":
        "Només els esdeveniments destacats (true) o no destacats (false).",
      "Keep records in one of these post statuses.":
        "Només els registres en un d'aquests estats de publicació.",
      "Keep events whose venue has coordinates (true) or has none (false).":
        "Només els esdeveniments el lloc dels quals té coordenades (true) o no en té (false).",
      "Latitude of a place, in degrees; needs geoloc_lng.":
        "Latitud d'un punt, en graus; requereix geoloc_lng.",
      "Longitude of a place, in degrees; needs geoloc_lat.":
        "Longitud d'un punt, en graus; requereix geoloc_lat.",
      "How far from the place a venue may be; in km.":
        "A quina distància del punt pot ser un lloc, com a màxim, en km.",
      "Keep the events with these ids, in this order; date filters do not count.":
        "Només els esdeveniments amb aquests identificadors, en aquest ordre; els filtres de data no s'apliquen.",
      "Keep events that belong to this event.":
        "Només els esdeveniments que pertanyen a aquest esdeveniment.",
      "Keep events with tickets (true) or without (false).":
        "Només els esdeveniments amb entrades (true) o sense (false).",
      "Keep events with one of these; scheduled are those that take place as planned.":
        "Només els esdeveniments amb un d’aquests valors; scheduled són els que tenen lloc com estava previst.",
      "Keep events that take place online (true) or do not (false).":
        "Només els esdeveniments en línia (true) o no (false).",
      "Shows the events that this password protects in full.":
        "Mostra sencers els esdeveniments que protegeix aquesta contrasenya.",
      "edit: shows protected events in full to those who may edit them.":
        "edit: mostra sencers els esdeveniments protegits a qui els pot editar.",
      "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
        "Per què s'ordena; si falta, per inici. La distància necessita geoloc_lat i geoloc_lng.",
      "Direction of the order, ascending where missing.": "Sentit de l'ordre, ascendent si falta.",
      "Title of the event.": "Títol de l'esdeveniment.",
      "Start, date and time.": "Data i hora d'inici.",
      "End, date and time.": "Data i hora de finalització.",
      "Id of the author.": "Identificador de l'autor.",
      "Date and time of publication in the time zone of the site.":
        "Data i hora de publicació en la zona horària del web.",
      "Date and time of publication in UTC.": "Data i hora de publicació en UTC.",
      "What the event is about, as HTML.": "De què tracta l'esdeveniment, en HTML.",
      "Short name of the event in addresses.": "Nom curt de l'esdeveniment en els URL.",
      "A summary in a few sentences.": "Un resum en poques frases.",
      "Post status.": "Estat de publicació.",
      "Time zone of the event, such as Europe/Rome or UTC+2.":
        "Zona horària de l'esdeveniment, com ara Europe/Rome o UTC+2.",
      "The event lasts whole days.": "L'esdeveniment dura dies sencers.",
      "The featured image: the id of an image, or its URL.":
        "La imatge destacada: l'identificador d'una imatge o el seu URL.",
      "What it costs: an amount, a range, a list, or words such as Free.":
        "Quant costa: un import, un interval, una llista o paraules com ara Free.",
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
        "El cost, desglossat: la moneda compta si el cost no n'indica cap, i els imports si no hi ha cost.",
      "Currency sign of a cost that names none; wins over cost_details.":
        "Símbol de moneda d'un cost que no n'indica cap; preval sobre cost_details.",
      "ISO 4217 code of the currency of the cost; wins over cost_details.":
        "Codi ISO 4217 de la moneda del cost; preval sobre cost_details.",
      "Where the currency sign stands, prefix or postfix; wins over cost_details.":
        "Posició del signe de moneda: prefix o postfix; preval sobre cost_details.",
      "Address of the event's own website.": "URL del web propi de l'esdeveniment.",
      "Show a map.": "Mostra un mapa.",
      "Show a link to a map.": "Mostra un enllaç a un mapa.",
      "Leave the event out of all lists.": "Exclou l'esdeveniment de totes les llistes.",
      "Put the event first in the calendar view.":
        "Col·loca l'esdeveniment en primer lloc en la vista de calendari.",
      "The event is featured on the site.": "L'esdeveniment està destacat al web.",
      "Categories, by id, slug or name.": "Categories, per identificador, slug o nom.",
      "Tags, by id, slug or name.": "Etiquetes, per identificador, slug o nom.",
      "Venues, by id, or as a record to create.":
        "Llocs, per identificador o com a registre que s'ha de crear.",
      "Organizers, by id, or as records to create.":
        "Organitzadors, per identificador o com a registres que s'han de crear.",
      "Password that readers need; an empty one removes it.":
        "Contrasenya que necessiten els lectors; una de buida la suprimeix.",
      "Id of the event this one belongs to.": "Identificador de l'esdeveniment al qual pertany aquest.",
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.":
        "Com es repeteix l'esdeveniment. El registre esdevé una sèrie, que no surt a cap llista; les seves dates són esdeveniments que hi pertanyen.",
      "The tickets of the event.": "Les entrades de l'esdeveniment.",
      "Whether the event takes place as planned; scheduled where none is given.":
        "Si l’esdeveniment té lloc com estava previst; scheduled si no s’indica res.",
      "Why the event does not take place as planned, for readers.":
        "Per què l’esdeveniment no té lloc com estava previst, per als lectors.",
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
        "Inici abans del canvi de data. S’anota quan un esdeveniment canviat de data rep un altre inici, tret que se n’indiqui un.",
      "The event takes place online, maybe besides its venue.":
        "L’esdeveniment té lloc en línia, potser a més del seu lloc.",
      "Where one takes part online.": "Adreça on es participa en línia.",
      "How far a write of an occurrence reaches; this where it is left out.":
        "Fins on arriba l'escriptura d'una data; this si falta.",
      "Words to find in name, description, address or contact.":
        "Paraules que es busquen en el nom, la descripció, l'adreça o les dades de contacte.",
      "Keep the venues of this event.": "Només els llocs d'aquest esdeveniment.",
      "Keep venues that have events (true) or have none (false).":
        "Només els llocs amb esdeveniments (true) o sense (false).",
      "True: keep venues that have upcoming events; false: keep all.":
        "True: només els llocs amb pròxims esdeveniments; false: tots.",
      "What to sort by; where missing, the latest publication first.":
        "Per què s'ordena; si falta, primer la publicació més recent.",
      "Name of the venue.": "Nom del lloc.",
      "What the place is like, as HTML.": "Com és el lloc, en HTML.",
      "Street and number.": "Carrer i número.",
      "City.": "Ciutat.",
      "Country.": "País.",
      "Province.": "Província.",
      "State.": "Estat.",
      "Postal code.": "Codi postal.",
      "Telephone number.": "Número de telèfon.",
      "State or province, for places that have one of them.":
        "Estat o província, per als llocs que tenen un dels dos.",
      "Address of the venue's website.": "URL del web del lloc.",
      "Latitude in degrees.": "Latitud en graus.",
      "Longitude in degrees.": "Longitud en graus.",
      "Words to find in name, description or contact.":
        "Paraules que es busquen en el nom, la descripció o les dades de contacte.",
      "Keep the organizers of this event.": "Només els organitzadors d'aquest esdeveniment.",
      "Keep organizers that have events (true) or have none (false).":
        "Només els organitzadors amb esdeveniments (true) o sense (false).",
      "True: keep organizers that have upcoming events; false: keep all.":
        "True: només els organitzadors amb pròxims esdeveniments; false: tots.",
      "Name of the organizer.": "Nom de l'organitzador.",
      "Who the organizer is, as HTML.": "Qui és l'organitzador, en HTML.",
      "Address of the organizer's website.": "URL del web de l'organitzador.",
      "E-mail address.": "Adreça electrònica.",
      "Text to find in name or slug.": "Text que es busca en el nom o l'slug.",
      "Leave out the terms with these ids.": "Exclou els termes amb aquests identificadors.",
      "Keep the terms with these ids only.": "Només els termes amb aquests identificadors.",
      "Ascending or descending.": "Ascendent o descendent.",
      "The attribute of the term to sort by.": "L'atribut del terme pel qual s'ordena.",
      "Leave out categories without published events.":
        "Exclou les categories sense esdeveniments publicats.",
      "Keep the categories directly below this one.":
        "Només les categories situades directament sota aquesta.",
      "Keep the categories of this event.": "Només les categories d'aquest esdeveniment.",
      "Keep the categories of this event; another name for post.":
        "Només les categories d'aquest esdeveniment; un altre nom de post.",
      "Keep the term with this slug.": "Només el terme amb aquest slug.",
      "Name of the category.": "Nom de la categoria.",
      "What belongs in the category.": "Què correspon a la categoria.",
      "Short name of the category in addresses.": "Nom curt de la categoria en els URL.",
      "Id of the category above.": "Identificador de la categoria superior.",
      "Leave out tags without published events.": "Exclou les etiquetes sense esdeveniments publicats.",
      "Keep the tags of this event.": "Només les etiquetes d'aquest esdeveniment.",
      "Keep the tags of this event; another name for post.":
        "Només les etiquetes d'aquest esdeveniment; un altre nom de post.",
      "Name of the tag.": "Nom de l'etiqueta.",
      "What the tag marks.": "Què marca l'etiqueta.",
      "Short name of the tag in addresses.": "Nom curt de l'etiqueta en els URL.",
    },
    fr: {
      "Coordinates of venues, and finding events near a place.":
        "Coordonnées des lieux et recherche d'événements à proximité d'un point.",
      "Whether events take place as planned, and events online.":
        "Si les événements ont lieu comme prévu, et événements en ligne.",
      "Tickets of an event with price, capacity and sale period.":
        "Billets d'un événement avec prix, capacité et période de vente.",
      "Events that belong to another event.": "Événements qui appartiennent à un autre événement.",
      "Events that repeat by a rule.": "Événements qui se répètent selon une règle.",
      "Id of the record.": "Identifiant de l'enregistrement.",
      "Short name in addresses.": "Nom court dans les URL.",
      "The namespace to describe.": "L'espace de noms à décrire.",
      "The scope of the request.": "La portée de la requête.",
      "The language version of the content that the caller reads or writes.":
        "La version linguistique du contenu que le client lit ou écrit.",
      "Keep changes of this kind of record.": "Seulement les modifications de ce type de fiche.",
      "Keep changes of the record with this id.":
        "Seulement les modifications de la fiche avec cet identifiant.",
      "Keep changes made with the key of this id or name.":
        "Seulement les modifications faites avec la clé de cet identifiant ou de ce nom.",
      "Keep changes made by the request with this id.":
        "Seulement les modifications faites par la requête avec cet identifiant.",
      "Keep changes from this date and time on.":
        "Seulement les modifications à partir de cette date et heure.",
      "Keep changes before this date and time.": "Seulement les modifications avant cette date et heure.",
      "The page to return.": "La page voulue.",
      "How many a page holds.": "Combien une page en contient.",
      "Name of the webhook: lower-case letters, digits and hyphens.":
        "Nom du webhook : lettres minuscules, chiffres et traits d'union.",
      "Address that messages are posted to.": "Adresse à laquelle les messages sont envoyés.",
      "Types of messages to send, such as event.published or event.*; all where missing.":
        "Types de messages à envoyer, comme event.published ou event.* ; tous par défaut.",
      "Whether messages are sent; those that waited meanwhile go at once.":
        "Si des messages sont envoyés ; ceux qui attendaient partent aussitôt.",
      "Keep messages in this state.": "Seulement les messages dans cet état.",
      "Id of one message.": "Identifiant d'un message.",
      "Messages from this date and time on.": "Messages à partir de cette date et heure.",
      "The page of the archive to return.": "La page de l'archive à renvoyer.",
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
        "Nombre d'enregistrements par page : 10 sans indication, 50 au plus, et un nombre plus grand compte comme 50 ; page mène au reste.",
      "Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past.":
        "Seulement les événements qui commencent à cette date ou plus tard. Sans indication, à partir d'hier, sauf avec un filtre comme ends_after ; window=all inclut le passé.",
      "Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones.":
        "Seulement les événements qui finissent à cette date ou plus tôt. Sans indication, dans les deux ans à venir, sauf avec un filtre comme ends_after ; window=all inclut les suivants.",
      "all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
        "all : les événements de tous les temps, passés et lointains compris, si start_date et end_date ne disent rien d'autre.",
      "Keep events that start before the date.":
        "Uniquement les événements qui commencent avant la date indiquée.",
      "Keep events that start after the date.":
        "Uniquement les événements qui commencent après la date indiquée.",
      "Keep events that end before the date.":
        "Uniquement les événements qui se terminent avant la date indiquée.",
      "Keep events that end after the date.":
        "Uniquement les événements qui se terminent après la date indiquée.",
      "True: the times given count exactly; false: the date filters cover whole days.":
        "Avec true, les heures indiquées comptent exactement ; avec false, les filtres de date couvrent des journées entières.",
      'Words to find in title, description or excerpt; "a phrase" and -word work.':
        'Mots à rechercher dans le titre, la description ou le résumé ; "une expression" et -mot sont acceptés.',
      "Keep events in one of these categories, by id, slug or name.":
        "Uniquement les événements de l'une de ces catégories, par identifiant, slug ou nom.",
      "Keep events with one of these tags, by id, slug or name.":
        "Uniquement les événements portant l'une de ces étiquettes, par identifiant, slug ou nom.",
      "Keep events at one of these venues, by id.":
        "Uniquement les événements dans l'un de ces lieux, par identifiant.",
      "Keep events at one of these venues, by slug.":
        "Uniquement les événements dans l'un de ces lieux, par slug.",
      "Keep events of one of these organizers, by id.":
        "Uniquement les événements de l'un de ces organisateurs, par identifiant.",
      "Keep events of one of these organizers, by slug.":
        "Uniquement les événements de l'un de ces organisateurs, par slug.",
      "Keep events that are featured (true) or are not (false).":
        "Uniquement les événements mis en avant (true) ou non (false).",
      "Keep records in one of these post statuses.":
        "Uniquement les enregistrements dans l'un de ces états de publication.",
      "Keep events whose venue has coordinates (true) or has none (false).":
        "Uniquement les événements dont le lieu a des coordonnées (true) ou n'en a pas (false).",
      "Latitude of a place, in degrees; needs geoloc_lng.":
        "Latitude d'un point, en degrés ; nécessite geoloc_lng.",
      "Longitude of a place, in degrees; needs geoloc_lat.":
        "Longitude d'un point, en degrés ; nécessite geoloc_lat.",
      "How far from the place a venue may be; in km.": "Distance maximale entre le point et un lieu, en km.",
      "Keep the events with these ids, in this order; date filters do not count.":
        "Uniquement les événements ayant ces identifiants, dans cet ordre ; les filtres de date ne s'appliquent pas.",
      "Keep events that belong to this event.":
        "Uniquement les événements qui appartiennent à cet événement.",
      "Keep events with tickets (true) or without (false).":
        "Uniquement les événements avec billets (true) ou sans billets (false).",
      "Keep events with one of these; scheduled are those that take place as planned.":
        "Seulement les événements avec l’une de ces valeurs ; scheduled pour ceux qui ont lieu comme prévu.",
      "Keep events that take place online (true) or do not (false).":
        "Seulement les événements en ligne (true) ou non (false).",
      "Shows the events that this password protects in full.":
        "Montre en entier les événements que ce mot de passe protège.",
      "edit: shows protected events in full to those who may edit them.":
        "edit : montre en entier les événements protégés à ceux qui peuvent les modifier.",
      "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
        "Le critère de tri ; sans indication, par début. La distance demande geoloc_lat et geoloc_lng.",
      "Direction of the order, ascending where missing.": "Sens du tri, croissant sans indication.",
      "Title of the event.": "Titre de l'événement.",
      "Start, date and time.": "Date et heure de début.",
      "End, date and time.": "Date et heure de fin.",
      "Id of the author.": "Identifiant de l'auteur.",
      "Date and time of publication in the time zone of the site.":
        "Date et heure de publication dans le fuseau horaire du site.",
      "Date and time of publication in UTC.": "Date et heure de publication en UTC.",
      "What the event is about, as HTML.": "Le sujet de l'événement, en HTML.",
      "Short name of the event in addresses.": "Nom court de l'événement dans les URL.",
      "A summary in a few sentences.": "Un résumé en quelques phrases.",
      "Post status.": "État de publication.",
      "Time zone of the event, such as Europe/Rome or UTC+2.":
        "Fuseau horaire de l'événement, par exemple Europe/Rome ou UTC+2.",
      "The event lasts whole days.": "L'événement dure des journées entières.",
      "The featured image: the id of an image, or its URL.":
        "L'image mise en avant : l'identifiant d'une image ou son URL.",
      "What it costs: an amount, a range, a list, or words such as Free.":
        "Ce qu'il coûte : un montant, une fourchette, une liste ou des mots tels que Free.",
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
        "Le coût, détaillé : sa devise compte si le coût n'en indique aucune, ses montants s'il n'y a pas de coût.",
      "Currency sign of a cost that names none; wins over cost_details.":
        "Symbole de devise d'un coût qui n'en indique aucun ; prime sur cost_details.",
      "ISO 4217 code of the currency of the cost; wins over cost_details.":
        "Code ISO 4217 de la devise du coût ; prime sur cost_details.",
      "Where the currency sign stands, prefix or postfix; wins over cost_details.":
        "Position du symbole monétaire : prefix ou postfix ; l'emporte sur cost_details.",
      "Address of the event's own website.": "URL du site web propre à l'événement.",
      "Show a map.": "Affiche une carte.",
      "Show a link to a map.": "Affiche un lien vers une carte.",
      "Leave the event out of all lists.": "Exclut l'événement de toutes les listes.",
      "Put the event first in the calendar view.": "Place l'événement en premier dans la vue du calendrier.",
      "The event is featured on the site.": "L'événement est mis en avant sur le site.",
      "Categories, by id, slug or name.": "Catégories, par identifiant, slug ou nom.",
      "Tags, by id, slug or name.": "Étiquettes, par identifiant, slug ou nom.",
      "Venues, by id, or as a record to create.":
        "Lieux, par identifiant ou sous forme d'enregistrement à créer.",
      "Organizers, by id, or as records to create.":
        "Organisateurs, par identifiant ou sous forme d'enregistrements à créer.",
      "Password that readers need; an empty one removes it.":
        "Mot de passe demandé aux lecteurs ; une valeur vide le supprime.",
      "Id of the event this one belongs to.": "Identifiant de l'événement auquel celui-ci appartient.",
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.":
        "Comment l'événement se répète. L'enregistrement devient une série, qui ne figure dans aucune liste ; ses dates sont des événements qui lui appartiennent.",
      "The tickets of the event.": "Les billets de l'événement.",
      "Whether the event takes place as planned; scheduled where none is given.":
        "Si l’événement a lieu comme prévu ; scheduled si rien n’est indiqué.",
      "Why the event does not take place as planned, for readers.":
        "Pourquoi l’événement n’a pas lieu comme prévu, pour les lecteurs.",
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
        "Début avant le changement de date. Il est noté quand un événement déplacé reçoit un autre début, sauf si un début est indiqué.",
      "The event takes place online, maybe besides its venue.":
        "L’événement a lieu en ligne, peut-être en plus de son lieu.",
      "Where one takes part online.": "Adresse où participer en ligne.",
      "How far a write of an occurrence reaches; this where it is left out.":
        "Jusqu'où porte l'écriture d'une date ; this par défaut.",
      "Words to find in name, description, address or contact.":
        "Mots à rechercher dans le nom, la description, l'adresse ou les coordonnées de contact.",
      "Keep the venues of this event.": "Uniquement les lieux de cet événement.",
      "Keep venues that have events (true) or have none (false).":
        "Uniquement les lieux qui ont des événements (true) ou n'en ont pas (false).",
      "True: keep venues that have upcoming events; false: keep all.":
        "True : uniquement les lieux qui ont des événements à venir ; false : tous.",
      "What to sort by; where missing, the latest publication first.":
        "Le critère de tri ; sans indication, la publication la plus récente d'abord.",
      "Name of the venue.": "Nom du lieu.",
      "What the place is like, as HTML.": "À quoi ressemble le lieu, en HTML.",
      "Street and number.": "Rue et numéro.",
      "City.": "Ville.",
      "Country.": "Pays.",
      "State.": "État.",
      "Postal code.": "Code postal.",
      "Telephone number.": "Numéro de téléphone.",
      "State or province, for places that have one of them.":
        "État ou province, pour les lieux qui ont l'un des deux.",
      "Address of the venue's website.": "URL du site web du lieu.",
      "Latitude in degrees.": "Latitude en degrés.",
      "Longitude in degrees.": "Longitude en degrés.",
      "Words to find in name, description or contact.":
        "Mots à rechercher dans le nom, la description ou les coordonnées de contact.",
      "Keep the organizers of this event.": "Uniquement les organisateurs de cet événement.",
      "Keep organizers that have events (true) or have none (false).":
        "Uniquement les organisateurs qui ont des événements (true) ou n'en ont pas (false).",
      "True: keep organizers that have upcoming events; false: keep all.":
        "True : uniquement les organisateurs qui ont des événements à venir ; false : tous.",
      "Name of the organizer.": "Nom de l'organisateur.",
      "Who the organizer is, as HTML.": "Qui est l'organisateur, en HTML.",
      "Address of the organizer's website.": "URL du site web de l'organisateur.",
      "E-mail address.": "Adresse e-mail.",
      "Text to find in name or slug.": "Texte à rechercher dans le nom ou le slug.",
      "Leave out the terms with these ids.": "Exclut les termes ayant ces identifiants.",
      "Keep the terms with these ids only.": "Uniquement les termes ayant ces identifiants.",
      "Ascending or descending.": "Croissant ou décroissant.",
      "The attribute of the term to sort by.": "L'attribut du terme selon lequel trier.",
      "Leave out categories without published events.": "Exclut les catégories sans événements publiés.",
      "Keep the categories directly below this one.":
        "Uniquement les catégories situées directement sous celle-ci.",
      "Keep the categories of this event.": "Uniquement les catégories de cet événement.",
      "Keep the categories of this event; another name for post.":
        "Uniquement les catégories de cet événement ; autre nom de post.",
      "Keep the term with this slug.": "Uniquement le terme ayant ce slug.",
      "Name of the category.": "Nom de la catégorie.",
      "What belongs in the category.": "Ce qui relève de la catégorie.",
      "Short name of the category in addresses.": "Nom court de la catégorie dans les URL.",
      "Id of the category above.": "Identifiant de la catégorie parente.",
      "Leave out tags without published events.": "Exclut les étiquettes sans événements publiés.",
      "Keep the tags of this event.": "Uniquement les étiquettes de cet événement.",
      "Keep the tags of this event; another name for post.":
        "Uniquement les étiquettes de cet événement ; autre nom de post.",
      "Name of the tag.": "Nom de l'étiquette.",
      "What the tag marks.": "Ce que marque l'étiquette.",
      "Short name of the tag in addresses.": "Nom court de l'étiquette dans les URL.",
    },
    de: {
      "Coordinates of venues, and finding events near a place.":
        "Koordinaten von Veranstaltungsorten und die Suche nach Veranstaltungen in der Umgebung.",
      "Whether events take place as planned, and events online.":
        "Ob Veranstaltungen wie geplant stattfinden, und Online-Veranstaltungen.",
      "Tickets of an event with price, capacity and sale period.":
        "Tickets einer Veranstaltung mit Preis, Kontingent und Verkaufszeitraum.",
      "Events that belong to another event.": "Veranstaltungen, die zu einer anderen Veranstaltung gehören.",
      "Events that repeat by a rule.": "Veranstaltungen, die sich nach einer Regel wiederholen.",
      "Id of the record.": "ID des Eintrags.",
      "Short name in addresses.": "Slug, der Kurzname in Adressen.",
      "The namespace to describe.": "Der Namensraum, der beschrieben wird.",
      "The scope of the request.": "Der Geltungsbereich der Anfrage.",
      "The language version of the content that the caller reads or writes.":
        "Die Sprachfassung der Inhalte, die gelesen oder geschrieben werden.",
      "Keep changes of this kind of record.": "Nur Änderungen an dieser Art von Einträgen.",
      "Keep changes of the record with this id.": "Nur Änderungen am Eintrag mit dieser ID.",
      "Keep changes made with the key of this id or name.":
        "Nur Änderungen mit dem Schlüssel dieser ID oder dieses Namens.",
      "Keep changes made by the request with this id.": "Nur Änderungen durch die Anfrage mit dieser ID.",
      "Keep changes from this date and time on.": "Nur Änderungen ab diesem Zeitpunkt.",
      "Keep changes before this date and time.": "Nur Änderungen vor diesem Zeitpunkt.",
      "The page to return.": "Die gewünschte Seite.",
      "How many a page holds.": "Wie viele auf einer Seite stehen.",
      "Name of the webhook: lower-case letters, digits and hyphens.":
        "Name des Webhooks: Kleinbuchstaben, Ziffern und Bindestriche.",
      "Address that messages are posted to.": "Adresse, an die Nachrichten gesendet werden.",
      "Types of messages to send, such as event.published or event.*; all where missing.":
        "Arten von Nachrichten, z. B. event.published oder event.*; alle, wenn nichts angegeben ist.",
      "Whether messages are sent; those that waited meanwhile go at once.":
        "Ob Nachrichten gesendet werden; was inzwischen wartete, geht sofort hinaus.",
      "Keep messages in this state.": "Nur Nachrichten in diesem Zustand.",
      "Id of one message.": "ID einer Nachricht.",
      "Messages from this date and time on.": "Nachrichten ab diesem Zeitpunkt.",
      "The page of the archive to return.": "Die Seite des Archivs, die zurückgegeben wird.",
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
        "Anzahl der Einträge pro Seite: 10, wenn nicht angegeben, höchstens 50, und größere Zahlen gelten als 50; page führt zu den übrigen.",
      "Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past.":
        "Nur Veranstaltungen, die an diesem Tag oder später beginnen. Ohne Angabe ab gestern, sofern kein Filter wie ends_after gesendet wird; window=all schließt vergangene ein.",
      "Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones.":
        "Nur Veranstaltungen, die an diesem Tag oder früher enden. Ohne Angabe innerhalb von zwei Jahren ab jetzt, sofern kein Filter wie ends_after gesendet wird; window=all schließt spätere ein.",
      "all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
        "all: Veranstaltungen aller Zeiten, auch vergangene und ferne, soweit start_date und end_date nichts anderes sagen.",
      "Keep events that start before the date.": "Nur Veranstaltungen, die vor diesem Datum beginnen.",
      "Keep events that start after the date.": "Nur Veranstaltungen, die nach diesem Datum beginnen.",
      "Keep events that end before the date.": "Nur Veranstaltungen, die vor diesem Datum enden.",
      "Keep events that end after the date.": "Nur Veranstaltungen, die nach diesem Datum enden.",
      "True: the times given count exactly; false: the date filters cover whole days.":
        "true: Die angegebenen Uhrzeiten gelten genau; false: Die Datumsfilter umfassen ganze Tage.",
      'Words to find in title, description or excerpt; "a phrase" and -word work.':
        'Wörter, die in Titel, Beschreibung oder Kurzfassung gesucht werden; "eine Wortfolge" und -Wort sind möglich.',
      "Keep events in one of these categories, by id, slug or name.":
        "Nur Veranstaltungen in einer dieser Kategorien, angegeben als ID, Slug oder Name.",
      "Keep events with one of these tags, by id, slug or name.":
        "Nur Veranstaltungen mit einem dieser Schlagwörter, angegeben als ID, Slug oder Name.",
      "Keep events at one of these venues, by id.":
        "Nur Veranstaltungen an einem dieser Veranstaltungsorte, angegeben als ID.",
      "Keep events at one of these venues, by slug.":
        "Nur Veranstaltungen an einem dieser Veranstaltungsorte, angegeben als Slug.",
      "Keep events of one of these organizers, by id.":
        "Nur Veranstaltungen eines dieser Veranstalter, angegeben als ID.",
      "Keep events of one of these organizers, by slug.":
        "Nur Veranstaltungen eines dieser Veranstalter, angegeben als Slug.",
      "Keep events that are featured (true) or are not (false).":
        "Nur Veranstaltungen, die hervorgehoben sind (true) oder nicht (false).",
      "Keep records in one of these post statuses.": "Nur Einträge mit einem dieser Veröffentlichungsstatus.",
      "Keep events whose venue has coordinates (true) or has none (false).":
        "Nur Veranstaltungen, deren Veranstaltungsort Koordinaten hat (true) oder keine hat (false).",
      "Latitude of a place, in degrees; needs geoloc_lng.":
        "Geografische Breite eines Ortes in Grad; erfordert geoloc_lng.",
      "Longitude of a place, in degrees; needs geoloc_lat.":
        "Geografische Länge eines Ortes in Grad; erfordert geoloc_lat.",
      "How far from the place a venue may be; in km.":
        "Höchste Entfernung eines Veranstaltungsorts von diesem Ort, in km.",
      "Keep the events with these ids, in this order; date filters do not count.":
        "Nur die Veranstaltungen mit diesen IDs, in dieser Reihenfolge; Datumsfilter bleiben unberücksichtigt.",
      "Keep events that belong to this event.": "Nur Veranstaltungen, die zu dieser Veranstaltung gehören.",
      "Keep events with tickets (true) or without (false).":
        "Nur Veranstaltungen mit Tickets (true) oder ohne Tickets (false).",
      "Keep events with one of these; scheduled are those that take place as planned.":
        "Nur Veranstaltungen mit einem dieser Werte; scheduled sind die, die wie geplant stattfinden.",
      "Keep events that take place online (true) or do not (false).":
        "Nur Veranstaltungen, die online stattfinden (true) oder nicht (false).",
      "Shows the events that this password protects in full.":
        "Zeigt Veranstaltungen, die dieses Passwort schützt, vollständig.",
      "edit: shows protected events in full to those who may edit them.":
        "edit: zeigt geschützte Veranstaltungen allen, die sie bearbeiten dürfen, vollständig.",
      "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
        "Wonach sortiert wird; ohne Angabe nach Beginn. Die Entfernung braucht geoloc_lat und geoloc_lng.",
      "Direction of the order, ascending where missing.": "Richtung der Sortierung, ohne Angabe aufsteigend.",
      "Title of the event.": "Titel der Veranstaltung.",
      "Start, date and time.": "Beginn mit Datum und Uhrzeit.",
      "End, date and time.": "Ende mit Datum und Uhrzeit.",
      "Id of the author.": "ID des Autors.",
      "Date and time of publication in the time zone of the site.":
        "Datum und Uhrzeit der Veröffentlichung in der Zeitzone der Website.",
      "Date and time of publication in UTC.": "Datum und Uhrzeit der Veröffentlichung in UTC.",
      "What the event is about, as HTML.": "Worum es bei der Veranstaltung geht, als HTML.",
      "Short name of the event in addresses.": "Slug, der Kurzname der Veranstaltung in Adressen.",
      "A summary in a few sentences.": "Eine Zusammenfassung in wenigen Sätzen.",
      "Post status.": "Veröffentlichungsstatus.",
      "Time zone of the event, such as Europe/Rome or UTC+2.":
        "Zeitzone der Veranstaltung, z. B. Europe/Rome oder UTC+2.",
      "The event lasts whole days.": "Die Veranstaltung ist ganztägig.",
      "The featured image: the id of an image, or its URL.":
        "Das Beitragsbild: die ID eines Bildes oder dessen URL.",
      "What it costs: an amount, a range, a list, or words such as Free.":
        "Die Kosten: ein Betrag, eine Spanne, eine Liste oder Wörter wie Kostenlos.",
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
        "Die Kosten, aufgeschlüsselt: Die Währung zählt, wenn die Kosten keine nennen, die Beträge, wenn keine Kosten angegeben sind.",
      "Currency sign of a cost that names none; wins over cost_details.":
        "Währungszeichen für Kosten, die keines nennen; geht cost_details vor.",
      "ISO 4217 code of the currency of the cost; wins over cost_details.":
        "ISO-4217-Code der Währung der Kosten; geht cost_details vor.",
      "Where the currency sign stands, prefix or postfix; wins over cost_details.":
        "Stelle des Währungszeichens: prefix oder postfix; geht vor cost_details.",
      "Address of the event's own website.": "Adresse der eigenen Website der Veranstaltung.",
      "Show a map.": "Eine Karte anzeigen.",
      "Show a link to a map.": "Einen Link zu einer Karte anzeigen.",
      "Leave the event out of all lists.": "Die Veranstaltung in keiner Liste aufführen.",
      "Put the event first in the calendar view.":
        "Die Veranstaltung in der Kalenderansicht an den Anfang stellen.",
      "The event is featured on the site.": "Die Veranstaltung wird auf der Website hervorgehoben.",
      "Categories, by id, slug or name.": "Kategorien, angegeben als ID, Slug oder Name.",
      "Tags, by id, slug or name.": "Schlagwörter, angegeben als ID, Slug oder Name.",
      "Venues, by id, or as a record to create.":
        "Veranstaltungsorte, angegeben als ID oder als neu anzulegender Eintrag.",
      "Organizers, by id, or as records to create.":
        "Veranstalter, angegeben als ID oder als neu anzulegende Einträge.",
      "Password that readers need; an empty one removes it.":
        "Passwort, das zum Lesen benötigt wird; ein leeres hebt den Schutz auf.",
      "Id of the event this one belongs to.": "ID der Veranstaltung, zu der diese gehört.",
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.":
        "Wie sich die Veranstaltung wiederholt. Der Eintrag wird damit zur Serie, die in keiner Liste steht; ihre Termine sind Veranstaltungen, die zu ihr gehören.",
      "The tickets of the event.": "Die Tickets der Veranstaltung.",
      "Whether the event takes place as planned; scheduled where none is given.":
        "Ob die Veranstaltung wie geplant stattfindet; ohne Angabe scheduled.",
      "Why the event does not take place as planned, for readers.":
        "Warum die Veranstaltung nicht wie geplant stattfindet, für Leser.",
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
        "Beginn, bevor die Veranstaltung verlegt wurde. Er wird festgehalten, wenn eine verlegte Veranstaltung einen anderen Beginn erhält und keiner angegeben ist.",
      "The event takes place online, maybe besides its venue.":
        "Die Veranstaltung findet online statt, vielleicht zusätzlich zum Veranstaltungsort.",
      "Where one takes part online.": "Adresse, unter der man online teilnimmt.",
      "How far a write of an occurrence reaches; this where it is left out.":
        "Wie weit das Schreiben eines Termins reicht; ohne Angabe this.",
      "Words to find in name, description, address or contact.":
        "Wörter, die in Name, Beschreibung, Anschrift oder Kontaktdaten gesucht werden.",
      "Keep the venues of this event.": "Nur die Veranstaltungsorte dieser Veranstaltung.",
      "Keep venues that have events (true) or have none (false).":
        "Nur Veranstaltungsorte, die Veranstaltungen haben (true) oder keine haben (false).",
      "True: keep venues that have upcoming events; false: keep all.":
        "True: nur Veranstaltungsorte, die bevorstehende Veranstaltungen haben; false: alle.",
      "What to sort by; where missing, the latest publication first.":
        "Wonach sortiert wird; ohne Angabe die neueste Veröffentlichung zuerst.",
      "Name of the venue.": "Name des Veranstaltungsorts.",
      "What the place is like, as HTML.": "Wie der Ort beschaffen ist, als HTML.",
      "Street and number.": "Straße und Hausnummer.",
      "City.": "Stadt.",
      "Country.": "Land.",
      "Province.": "Provinz.",
      "State.": "Bundesland oder Bundesstaat.",
      "Postal code.": "Postleitzahl.",
      "Telephone number.": "Telefonnummer.",
      "State or province, for places that have one of them.":
        "Bundesland, Bundesstaat oder Provinz, für Orte, die eines davon haben.",
      "Address of the venue's website.": "Adresse der Website des Veranstaltungsorts.",
      "Latitude in degrees.": "Geografische Breite in Grad.",
      "Longitude in degrees.": "Geografische Länge in Grad.",
      "Words to find in name, description or contact.":
        "Wörter, die in Name, Beschreibung oder Kontaktdaten gesucht werden.",
      "Keep the organizers of this event.": "Nur die Veranstalter dieser Veranstaltung.",
      "Keep organizers that have events (true) or have none (false).":
        "Nur Veranstalter, die Veranstaltungen haben (true) oder keine haben (false).",
      "True: keep organizers that have upcoming events; false: keep all.":
        "True: nur Veranstalter, die bevorstehende Veranstaltungen haben; false: alle.",
      "Name of the organizer.": "Name des Veranstalters.",
      "Who the organizer is, as HTML.": "Wer der Veranstalter ist, als HTML.",
      "Address of the organizer's website.": "Adresse der Website des Veranstalters.",
      "E-mail address.": "E-Mail-Adresse.",
      "Text to find in name or slug.": "Text, der in Name oder Slug gesucht wird.",
      "Leave out the terms with these ids.": "Ohne die Begriffe mit diesen IDs.",
      "Keep the terms with these ids only.": "Nur die Begriffe mit diesen IDs.",
      "Ascending or descending.": "Aufsteigend oder absteigend.",
      "The attribute of the term to sort by.": "Das Merkmal des Begriffs, nach dem sortiert wird.",
      "Leave out categories without published events.":
        "Ohne Kategorien, die keine veröffentlichten Veranstaltungen haben.",
      "Keep the categories directly below this one.": "Nur die direkten Unterkategorien dieser Kategorie.",
      "Keep the categories of this event.": "Nur die Kategorien dieser Veranstaltung.",
      "Keep the categories of this event; another name for post.":
        "Nur die Kategorien dieser Veranstaltung; ein anderer Name für post.",
      "Keep the term with this slug.": "Nur der Begriff mit diesem Slug.",
      "Name of the category.": "Name der Kategorie.",
      "What belongs in the category.": "Was in die Kategorie gehört.",
      "Short name of the category in addresses.": "Slug, der Kurzname der Kategorie in Adressen.",
      "Id of the category above.": "ID der übergeordneten Kategorie.",
      "Leave out tags without published events.":
        "Ohne Schlagwörter, die keine veröffentlichten Veranstaltungen haben.",
      "Keep the tags of this event.": "Nur die Schlagwörter dieser Veranstaltung.",
      "Keep the tags of this event; another name for post.":
        "Nur die Schlagwörter dieser Veranstaltung; ein anderer Name für post.",
      "Name of the tag.": "Name des Schlagworts.",
      "What the tag marks.": "Was das Schlagwort kennzeichnet.",
      "Short name of the tag in addresses.": "Slug, der Kurzname des Schlagworts in Adressen.",
    },
    it: {
      "Coordinates of venues, and finding events near a place.":
        "Coordinate dei luoghi e ricerca degli eventi nelle vicinanze di un punto.",
      "Whether events take place as planned, and events online.":
        "Se gli eventi si svolgono come previsto, ed eventi online.",
      "Tickets of an event with price, capacity and sale period.":
        "Biglietti di un evento con prezzo, disponibilità e periodo di vendita.",
      "Events that belong to another event.": "Eventi che fanno parte di un altro evento.",
      "Events that repeat by a rule.": "Eventi che si ripetono secondo una regola.",
      "Id of the record.": "ID dell'elemento.",
      "Short name in addresses.": "Slug, il nome breve usato negli indirizzi.",
      "The namespace to describe.": "Lo spazio dei nomi da descrivere.",
      "The scope of the request.": "L'ambito della richiesta.",
      "The language version of the content that the caller reads or writes.":
        "La versione linguistica dei contenuti da leggere o scrivere.",
      "Keep changes of this kind of record.": "Solo le modifiche di questo tipo di record.",
      "Keep changes of the record with this id.": "Solo le modifiche del record con questo id.",
      "Keep changes made with the key of this id or name.":
        "Solo le modifiche fatte con la chiave di questo id o nome.",
      "Keep changes made by the request with this id.":
        "Solo le modifiche fatte dalla richiesta con questo id.",
      "Keep changes from this date and time on.": "Solo le modifiche da questa data e ora.",
      "Keep changes before this date and time.": "Solo le modifiche prima di questa data e ora.",
      "The page to return.": "La pagina desiderata.",
      "How many a page holds.": "Quanti ne contiene una pagina.",
      "Name of the webhook: lower-case letters, digits and hyphens.":
        "Nome del webhook: lettere minuscole, cifre e trattini.",
      "Address that messages are posted to.": "Indirizzo a cui vengono inviati i messaggi.",
      "Types of messages to send, such as event.published or event.*; all where missing.":
        "Tipi di messaggi da inviare, come event.published o event.*; tutti se manca.",
      "Whether messages are sent; those that waited meanwhile go at once.":
        "Se i messaggi vengono inviati; quelli in attesa partono subito.",
      "Keep messages in this state.": "Solo i messaggi in questo stato.",
      "Id of one message.": "Id di un messaggio.",
      "Messages from this date and time on.": "Messaggi da questa data e ora.",
      "The page of the archive to return.": "La pagina dell'archivio da restituire.",
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
        "Quanti elementi contiene una pagina: 10 se non indicato, al massimo 50, e i numeri più grandi valgono 50; page porta al resto.",
      "Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past.":
        "Solo gli eventi che iniziano in questa data o dopo. Se manca, da ieri in poi, salvo un filtro come ends_after; window=all include il passato.",
      "Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones.":
        "Solo gli eventi che finiscono in questa data o prima. Se manca, entro due anni da ora, salvo un filtro come ends_after; window=all include i successivi.",
      "all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
        "all: gli eventi di tutti i tempi, anche passati e lontani, se start_date ed end_date non dicono altro.",
      "Keep events that start before the date.": "Solo gli eventi che iniziano prima di questa data.",
      "Keep events that start after the date.": "Solo gli eventi che iniziano dopo questa data.",
      "Keep events that end before the date.": "Solo gli eventi che terminano prima di questa data.",
      "Keep events that end after the date.": "Solo gli eventi che terminano dopo questa data.",
      "True: the times given count exactly; false: the date filters cover whole days.":
        "true: gli orari indicati valgono esattamente; false: i filtri per data comprendono giornate intere.",
      'Words to find in title, description or excerpt; "a phrase" and -word work.':
        'Parole da cercare in titolo, descrizione o riassunto; sono ammesse "una frase" e -parola.',
      "Keep events in one of these categories, by id, slug or name.":
        "Solo gli eventi in una di queste categorie, indicate per ID, slug o nome.",
      "Keep events with one of these tags, by id, slug or name.":
        "Solo gli eventi con uno di questi tag, indicati per ID, slug o nome.",
      "Keep events at one of these venues, by id.":
        "Solo gli eventi in uno di questi luoghi, indicati per ID.",
      "Keep events at one of these venues, by slug.":
        "Solo gli eventi in uno di questi luoghi, indicati per slug.",
      "Keep events of one of these organizers, by id.":
        "Solo gli eventi di uno di questi organizzatori, indicati per ID.",
      "Keep events of one of these organizers, by slug.":
        "Solo gli eventi di uno di questi organizzatori, indicati per slug.",
      "Keep events that are featured (true) or are not (false).":
        "Solo gli eventi in evidenza (true) o non in evidenza (false).",
      "Keep records in one of these post statuses.":
        "Solo gli elementi con uno di questi stati di pubblicazione.",
      "Keep events whose venue has coordinates (true) or has none (false).":
        "Solo gli eventi il cui luogo ha coordinate (true) o non ne ha (false).",
      "Latitude of a place, in degrees; needs geoloc_lng.":
        "Latitudine di un punto, in gradi; richiede geoloc_lng.",
      "Longitude of a place, in degrees; needs geoloc_lat.":
        "Longitudine di un punto, in gradi; richiede geoloc_lat.",
      "How far from the place a venue may be; in km.": "Distanza massima di un luogo dal punto, in km.",
      "Keep the events with these ids, in this order; date filters do not count.":
        "Solo gli eventi con questi ID, in quest'ordine; i filtri per data non si applicano.",
      "Keep events that belong to this event.": "Solo gli eventi che fanno parte di questo evento.",
      "Keep events with tickets (true) or without (false).":
        "Solo gli eventi con biglietti (true) o senza biglietti (false).",
      "Keep events with one of these; scheduled are those that take place as planned.":
        "Solo gli eventi con uno di questi valori; scheduled sono quelli che si svolgono come previsto.",
      "Keep events that take place online (true) or do not (false).":
        "Solo gli eventi online (true) o non online (false).",
      "Shows the events that this password protects in full.":
        "Mostra per intero gli eventi protetti da questa password.",
      "edit: shows protected events in full to those who may edit them.":
        "edit: mostra per intero gli eventi protetti a chi può modificarli.",
      "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
        "Il criterio di ordinamento; se manca, per inizio. La distanza richiede geoloc_lat e geoloc_lng.",
      "Direction of the order, ascending where missing.": "Verso dell'ordinamento, crescente se manca.",
      "Title of the event.": "Titolo dell'evento.",
      "Start, date and time.": "Inizio, con data e ora.",
      "End, date and time.": "Fine, con data e ora.",
      "Id of the author.": "ID dell'autore.",
      "Date and time of publication in the time zone of the site.":
        "Data e ora di pubblicazione nel fuso orario del sito.",
      "Date and time of publication in UTC.": "Data e ora di pubblicazione in UTC.",
      "What the event is about, as HTML.": "Di che cosa tratta l'evento, in HTML.",
      "Short name of the event in addresses.": "Slug, il nome breve dell'evento usato negli indirizzi.",
      "A summary in a few sentences.": "Un riassunto in poche frasi.",
      "Post status.": "Stato di pubblicazione.",
      "Time zone of the event, such as Europe/Rome or UTC+2.":
        "Fuso orario dell'evento, ad esempio Europe/Rome o UTC+2.",
      "The event lasts whole days.": "L'evento dura giornate intere.",
      "The featured image: the id of an image, or its URL.":
        "L'immagine in evidenza: l'ID di un'immagine o il suo URL.",
      "What it costs: an amount, a range, a list, or words such as Free.":
        "Il costo: un importo, un intervallo, un elenco o parole come Gratuito.",
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
        "Il costo, suddiviso nelle sue parti: la valuta conta se il costo non ne indica una, gli importi se non c'è costo.",
      "Currency sign of a cost that names none; wins over cost_details.":
        "Simbolo di valuta di un costo che non ne indica uno; prevale su cost_details.",
      "ISO 4217 code of the currency of the cost; wins over cost_details.":
        "Codice ISO 4217 della valuta del costo; prevale su cost_details.",
      "Where the currency sign stands, prefix or postfix; wins over cost_details.":
        "Posizione del simbolo di valuta: prefix o postfix; prevale su cost_details.",
      "Address of the event's own website.": "Indirizzo del sito web dell'evento.",
      "Show a map.": "Mostra una mappa.",
      "Show a link to a map.": "Mostra un link a una mappa.",
      "Leave the event out of all lists.": "Esclude l'evento da tutti gli elenchi.",
      "Put the event first in the calendar view.": "Colloca l'evento per primo nella vista del calendario.",
      "The event is featured on the site.": "L'evento è in evidenza sul sito.",
      "Categories, by id, slug or name.": "Categorie, indicate per ID, slug o nome.",
      "Tags, by id, slug or name.": "Tag, indicati per ID, slug o nome.",
      "Venues, by id, or as a record to create.": "Luoghi, indicati per ID o come elemento da creare.",
      "Organizers, by id, or as records to create.":
        "Organizzatori, indicati per ID o come elementi da creare.",
      "Password that readers need; an empty one removes it.":
        "Password necessaria per la lettura; se vuota, la protezione viene rimossa.",
      "Id of the event this one belongs to.": "ID dell'evento di cui questo fa parte.",
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.":
        "Come si ripete l'evento. L'elemento diventa una serie, che non compare in nessun elenco; le sue date sono eventi che ne fanno parte.",
      "The tickets of the event.": "I biglietti dell'evento.",
      "Whether the event takes place as planned; scheduled where none is given.":
        "Se l’evento si svolge come previsto; scheduled se non è indicato nulla.",
      "Why the event does not take place as planned, for readers.":
        "Perché l’evento non si svolge come previsto, per i lettori.",
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
        "Inizio prima dello spostamento. Viene annotato quando un evento spostato riceve un altro inizio, a meno che ne sia indicato uno.",
      "The event takes place online, maybe besides its venue.":
        "L’evento si svolge online, magari oltre che nel suo luogo.",
      "Where one takes part online.": "Indirizzo a cui si partecipa online.",
      "How far a write of an occurrence reaches; this where it is left out.":
        "Fin dove arriva la scrittura di una data; this se manca.",
      "Words to find in name, description, address or contact.":
        "Parole da cercare in nome, descrizione, indirizzo o contatti.",
      "Keep the venues of this event.": "Solo i luoghi di questo evento.",
      "Keep venues that have events (true) or have none (false).":
        "Solo i luoghi che hanno eventi (true) o non ne hanno (false).",
      "True: keep venues that have upcoming events; false: keep all.":
        "True: solo i luoghi che hanno eventi futuri; false: tutti.",
      "What to sort by; where missing, the latest publication first.":
        "Il criterio di ordinamento; se manca, prima la pubblicazione più recente.",
      "Name of the venue.": "Nome del luogo.",
      "What the place is like, as HTML.": "Com'è il luogo, in HTML.",
      "Street and number.": "Via e numero civico.",
      "City.": "Città.",
      "Country.": "Paese.",
      "Province.": "Provincia.",
      "State.": "Stato federato.",
      "Postal code.": "Codice postale.",
      "Telephone number.": "Numero di telefono.",
      "State or province, for places that have one of them.":
        "Stato federato o provincia, per i luoghi che hanno uno dei due.",
      "Address of the venue's website.": "Indirizzo del sito web del luogo.",
      "Latitude in degrees.": "Latitudine in gradi.",
      "Longitude in degrees.": "Longitudine in gradi.",
      "Words to find in name, description or contact.": "Parole da cercare in nome, descrizione o contatti.",
      "Keep the organizers of this event.": "Solo gli organizzatori di questo evento.",
      "Keep organizers that have events (true) or have none (false).":
        "Solo gli organizzatori che hanno eventi (true) o non ne hanno (false).",
      "True: keep organizers that have upcoming events; false: keep all.":
        "True: solo gli organizzatori che hanno eventi futuri; false: tutti.",
      "Name of the organizer.": "Nome dell'organizzatore.",
      "Who the organizer is, as HTML.": "Chi è l'organizzatore, in HTML.",
      "Address of the organizer's website.": "Indirizzo del sito web dell'organizzatore.",
      "E-mail address.": "Indirizzo e-mail.",
      "Text to find in name or slug.": "Testo da cercare nel nome o nello slug.",
      "Leave out the terms with these ids.": "Esclude i termini con questi ID.",
      "Keep the terms with these ids only.": "Solo i termini con questi ID.",
      "Ascending or descending.": "Crescente o decrescente.",
      "The attribute of the term to sort by.": "L'attributo del termine in base al quale ordinare.",
      "Leave out categories without published events.": "Esclude le categorie senza eventi pubblicati.",
      "Keep the categories directly below this one.": "Solo le categorie direttamente subordinate a questa.",
      "Keep the categories of this event.": "Solo le categorie di questo evento.",
      "Keep the categories of this event; another name for post.":
        "Solo le categorie di questo evento; altro nome di post.",
      "Keep the term with this slug.": "Solo il termine con questo slug.",
      "Name of the category.": "Nome della categoria.",
      "What belongs in the category.": "Che cosa rientra nella categoria.",
      "Short name of the category in addresses.":
        "Slug, il nome breve della categoria usato negli indirizzi.",
      "Id of the category above.": "ID della categoria superiore.",
      "Leave out tags without published events.": "Esclude i tag senza eventi pubblicati.",
      "Keep the tags of this event.": "Solo i tag di questo evento.",
      "Keep the tags of this event; another name for post.":
        "Solo i tag di questo evento; altro nome di post.",
      "Name of the tag.": "Nome del tag.",
      "What the tag marks.": "Che cosa contrassegna il tag.",
      "Short name of the tag in addresses.": "Slug, il nome breve del tag usato negli indirizzi.",
    },
    es: {
      "Coordinates of venues, and finding events near a place.":
        "Coordenadas de los lugares y búsqueda de eventos cerca de un punto.",
      "Whether events take place as planned, and events online.":
        "Si los eventos tienen lugar según lo previsto, y eventos en línea.",
      "Tickets of an event with price, capacity and sale period.":
        "Entradas de un evento con precio, aforo y periodo de venta.",
      "Events that belong to another event.": "Eventos que pertenecen a otro evento.",
      "Events that repeat by a rule.": "Eventos que se repiten según una regla.",
      "Id of the record.": "Identificador del registro.",
      "Short name in addresses.": "Nombre corto en las URL.",
      "The namespace to describe.": "El espacio de nombres que se describe.",
      "The scope of the request.": "El ámbito de la petición.",
      "The language version of the content that the caller reads or writes.":
        "La versión lingüística del contenido que el cliente lee o escribe.",
      "Keep changes of this kind of record.": "Solo los cambios de este tipo de registro.",
      "Keep changes of the record with this id.": "Solo los cambios del registro con este id.",
      "Keep changes made with the key of this id or name.":
        "Solo los cambios hechos con la clave de este id o nombre.",
      "Keep changes made by the request with this id.":
        "Solo los cambios hechos por la petición con este id.",
      "Keep changes from this date and time on.": "Solo los cambios desde esta fecha y hora.",
      "Keep changes before this date and time.": "Solo los cambios anteriores a esta fecha y hora.",
      "The page to return.": "La página que se quiere.",
      "How many a page holds.": "Cuántos tiene una página.",
      "Name of the webhook: lower-case letters, digits and hyphens.":
        "Nombre del webhook: letras minúsculas, cifras y guiones.",
      "Address that messages are posted to.": "Dirección a la que se envían los mensajes.",
      "Types of messages to send, such as event.published or event.*; all where missing.":
        "Tipos de mensajes que se envían, como event.published o event.*; todos si no se da.",
      "Whether messages are sent; those that waited meanwhile go at once.":
        "Si se envían mensajes; los que esperaban salen enseguida.",
      "Keep messages in this state.": "Solo los mensajes en este estado.",
      "Id of one message.": "Id de un mensaje.",
      "Messages from this date and time on.": "Mensajes desde esta fecha y hora.",
      "The page of the archive to return.": "La página del archivo que se devuelve.",
      "How many records a page holds: 10 unless sent, 50 at most, and larger numbers count as 50; page leads to the rest.":
        "Cuántos registros tiene una página: 10 si no se indica, 50 como máximo, y los números mayores cuentan como 50; page lleva al resto.",
      "Keep events that start on the date or later. Where missing, from yesterday on, unless a filter such as ends_after is sent; window=all keeps the past.":
        "Solo los eventos que empiezan en esta fecha o más tarde. Si falta, de ayer en adelante, salvo que haya un filtro como ends_after; window=all incluye el pasado.",
      "Keep events that end on the date or earlier. Where missing, within two years from now, unless a filter such as ends_after is sent; window=all keeps later ones.":
        "Solo los eventos que terminan en esta fecha o antes. Si falta, en los próximos dos años, salvo que haya un filtro como ends_after; window=all incluye los posteriores.",
      "all: keep events of all times, the past and the far future included, where start_date and end_date do not say otherwise.":
        "all: eventos de todos los tiempos, también pasados y lejanos, si start_date y end_date no dicen otra cosa.",
      "Keep events that start before the date.": "Solo los eventos que empiezan antes de la fecha indicada.",
      "Keep events that start after the date.": "Solo los eventos que empiezan después de la fecha indicada.",
      "Keep events that end before the date.": "Solo los eventos que terminan antes de la fecha indicada.",
      "Keep events that end after the date.": "Solo los eventos que terminan después de la fecha indicada.",
      "True: the times given count exactly; false: the date filters cover whole days.":
        "Con true, las horas indicadas cuentan con exactitud; con false, los filtros de fecha abarcan días enteros.",
      'Words to find in title, description or excerpt; "a phrase" and -word work.':
        'Palabras que se buscan en el título, la descripción o el resumen; se admiten "una frase" y -palabra.',
      "Keep events in one of these categories, by id, slug or name.":
        "Solo los eventos de una de estas categorías, por identificador, slug o nombre.",
      "Keep events with one of these tags, by id, slug or name.":
        "Solo los eventos con una de estas etiquetas, por identificador, slug o nombre.",
      "Keep events at one of these venues, by id.":
        "Solo los eventos en uno de estos lugares, por identificador.",
      "Keep events at one of these venues, by slug.": "Solo los eventos en uno de estos lugares, por slug.",
      "Keep events of one of these organizers, by id.":
        "Solo los eventos de uno de estos organizadores, por identificador.",
      "Keep events of one of these organizers, by slug.":
        "Solo los eventos de uno de estos organizadores, por slug.",
      "Keep events that are featured (true) or are not (false).":
        "Solo los eventos destacados (true) o no destacados (false).",
      "Keep records in one of these post statuses.":
        "Solo los registros en uno de estos estados de publicación.",
      "Keep events whose venue has coordinates (true) or has none (false).":
        "Solo los eventos cuyo lugar tiene coordenadas (true) o no las tiene (false).",
      "Latitude of a place, in degrees; needs geoloc_lng.":
        "Latitud de un punto, en grados; requiere geoloc_lng.",
      "Longitude of a place, in degrees; needs geoloc_lat.":
        "Longitud de un punto, en grados; requiere geoloc_lat.",
      "How far from the place a venue may be; in km.":
        "A qué distancia del punto puede estar un lugar, como máximo, en km.",
      "Keep the events with these ids, in this order; date filters do not count.":
        "Solo los eventos con estos identificadores, en este orden; los filtros de fecha no se aplican.",
      "Keep events that belong to this event.": "Solo los eventos que pertenecen a este evento.",
      "Keep events with tickets (true) or without (false).":
        "Solo los eventos con entradas (true) o sin ellas (false).",
      "Keep events with one of these; scheduled are those that take place as planned.":
        "Solo los eventos con uno de estos valores; scheduled son los que tienen lugar según lo previsto.",
      "Keep events that take place online (true) or do not (false).":
        "Solo los eventos en línea (true) o no (false).",
      "Shows the events that this password protects in full.":
        "Muestra completos los eventos que protege esta contraseña.",
      "edit: shows protected events in full to those who may edit them.":
        "edit: muestra completos los eventos protegidos a quienes pueden editarlos.",
      "What to sort by; where missing, by start. The distance needs geoloc_lat and geoloc_lng.":
        "Por qué se ordena; si falta, por comienzo. La distancia necesita geoloc_lat y geoloc_lng.",
      "Direction of the order, ascending where missing.": "Sentido del orden, ascendente si falta.",
      "Title of the event.": "Título del evento.",
      "Start, date and time.": "Fecha y hora de inicio.",
      "End, date and time.": "Fecha y hora de fin.",
      "Id of the author.": "Identificador del autor.",
      "Date and time of publication in the time zone of the site.":
        "Fecha y hora de publicación en la zona horaria del sitio.",
      "Date and time of publication in UTC.": "Fecha y hora de publicación en UTC.",
      "What the event is about, as HTML.": "De qué trata el evento, en HTML.",
      "Short name of the event in addresses.": "Nombre corto del evento en las URL.",
      "A summary in a few sentences.": "Un resumen en pocas frases.",
      "Post status.": "Estado de publicación.",
      "Time zone of the event, such as Europe/Rome or UTC+2.":
        "Zona horaria del evento, como Europe/Rome o UTC+2.",
      "The event lasts whole days.": "El evento dura días enteros.",
      "The featured image: the id of an image, or its URL.":
        "La imagen destacada: el identificador de una imagen o su URL.",
      "What it costs: an amount, a range, a list, or words such as Free.":
        "Cuánto cuesta: un importe, un intervalo, una lista o palabras como Free.",
      "The cost, taken apart: its currency counts where the cost names none, its values where there is no cost.":
        "El coste, desglosado: la moneda cuenta si el coste no indica ninguna, y los importes si no hay coste.",
      "Currency sign of a cost that names none; wins over cost_details.":
        "Símbolo de moneda de un coste que no indica ninguno; prevalece sobre cost_details.",
      "ISO 4217 code of the currency of the cost; wins over cost_details.":
        "Código ISO 4217 de la moneda del coste; prevalece sobre cost_details.",
      "Where the currency sign stands, prefix or postfix; wins over cost_details.":
        "Posición del símbolo de moneda: prefix o postfix; prevalece sobre cost_details.",
      "Address of the event's own website.": "URL del sitio web propio del evento.",
      "Show a map.": "Muestra un mapa.",
      "Show a link to a map.": "Muestra un enlace a un mapa.",
      "Leave the event out of all lists.": "Excluye el evento de todas las listas.",
      "Put the event first in the calendar view.":
        "Coloca el evento en primer lugar en la vista de calendario.",
      "The event is featured on the site.": "El evento está destacado en el sitio.",
      "Categories, by id, slug or name.": "Categorías, por identificador, slug o nombre.",
      "Tags, by id, slug or name.": "Etiquetas, por identificador, slug o nombre.",
      "Venues, by id, or as a record to create.":
        "Lugares, por identificador o como registro que se ha de crear.",
      "Organizers, by id, or as records to create.":
        "Organizadores, por identificador o como registros que se han de crear.",
      "Password that readers need; an empty one removes it.":
        "Contraseña que necesitan los lectores; una vacía la elimina.",
      "Id of the event this one belongs to.": "Identificador del evento al que pertenece este.",
      "How the event repeats. It makes the record a series, which stands in no list; its occurrences are events that belong to it.":
        "Cómo se repite el evento. El registro pasa a ser una serie, que no aparece en ninguna lista; sus fechas son eventos que le pertenecen.",
      "The tickets of the event.": "Las entradas del evento.",
      "Whether the event takes place as planned; scheduled where none is given.":
        "Si el evento tiene lugar según lo previsto; scheduled si no se indica nada.",
      "Why the event does not take place as planned, for readers.":
        "Por qué el evento no tiene lugar según lo previsto, para los lectores.",
      "Start before the event was rescheduled. It is noted when a rescheduled event gets another start, unless one is given.":
        "Inicio antes del cambio de fecha. Se anota cuando un evento cambiado de fecha recibe otro inicio, salvo que se indique uno.",
      "The event takes place online, maybe besides its venue.":
        "El evento tiene lugar en línea, quizá además de en su lugar.",
      "Where one takes part online.": "Dirección en la que se participa en línea.",
      "How far a write of an occurrence reaches; this where it is left out.":
        "Hasta dónde llega la escritura de una fecha; this si falta.",
      "Words to find in name, description, address or contact.":
        "Palabras que se buscan en el nombre, la descripción, la dirección o los datos de contacto.",
      "Keep the venues of this event.": "Solo los lugares de este evento.",
      "Keep venues that have events (true) or have none (false).":
        "Solo los lugares con eventos (true) o sin ellos (false).",
      "True: keep venues that have upcoming events; false: keep all.":
        "True: solo los lugares con próximos eventos; false: todos.",
      "What to sort by; where missing, the latest publication first.":
        "Por qué se ordena; si falta, primero la publicación más reciente.",
      "Name of the venue.": "Nombre del lugar.",
      "What the place is like, as HTML.": "Cómo es el lugar, en HTML.",
      "Street and number.": "Calle y número.",
      "City.": "Ciudad.",
      "Country.": "País.",
      "Province.": "Provincia.",
      "State.": "Estado.",
      "Postal code.": "Código postal.",
      "Telephone number.": "Número de teléfono.",
      "State or province, for places that have one of them.":
        "Estado o provincia, para los lugares que tienen uno de los dos.",
      "Address of the venue's website.": "URL del sitio web del lugar.",
      "Latitude in degrees.": "Latitud en grados.",
      "Longitude in degrees.": "Longitud en grados.",
      "Words to find in name, description or contact.":
        "Palabras que se buscan en el nombre, la descripción o los datos de contacto.",
      "Keep the organizers of this event.": "Solo los organizadores de este evento.",
      "Keep organizers that have events (true) or have none (false).":
        "Solo los organizadores con eventos (true) o sin ellos (false).",
      "True: keep organizers that have upcoming events; false: keep all.":
        "True: solo los organizadores con próximos eventos; false: todos.",
      "Name of the organizer.": "Nombre del organizador.",
      "Who the organizer is, as HTML.": "Quién es el organizador, en HTML.",
      "Address of the organizer's website.": "URL del sitio web del organizador.",
      "E-mail address.": "Dirección de correo electrónico.",
      "Text to find in name or slug.": "Texto que se busca en el nombre o el slug.",
      "Leave out the terms with these ids.": "Excluye los términos con estos identificadores.",
      "Keep the terms with these ids only.": "Solo los términos con estos identificadores.",
      "Ascending or descending.": "Ascendente o descendente.",
      "The attribute of the term to sort by.": "El atributo del término por el que se ordena.",
      "Leave out categories without published events.": "Excluye las categorías sin eventos publicados.",
      "Keep the categories directly below this one.":
        "Solo las categorías situadas directamente debajo de esta.",
      "Keep the categories of this event.": "Solo las categorías de este evento.",
      "Keep the categories of this event; another name for post.":
        "Solo las categorías de este evento; otro nombre de post.",
      "Keep the term with this slug.": "Solo el término con este slug.",
      "Name of the category.": "Nombre de la categoría.",
      "What belongs in the category.": "Qué corresponde a la categoría.",
      "Short name of the category in addresses.": "Nombre corto de la categoría en las URL.",
      "Id of the category above.": "Identificador de la categoría superior.",
      "Leave out tags without published events.": "Excluye las etiquetas sin eventos publicados.",
      "Keep the tags of this event.": "Solo las etiquetas de este evento.",
      "Keep the tags of this event; another name for post.":
        "Solo las etiquetas de este evento; otro nombre de post.",
      "Name of the tag.": "Nombre de la etiqueta.",
      "What the tag marks.": "Qué marca la etiqueta.",
      "Short name of the tag in addresses.": "Nombre corto de la etiqueta en las URL.",
    },
  },
};
