// Generated from spec/resources/event.yaml. Do not edit: change the spec and run `npm run generate`.

import {
  dateDetails,
  oneOrMany,
  paragraphs,
  type Serializer,
  withoutEmpty,
  zoneAbbreviation,
} from "specwright";
import type { Event } from "../../sdk/events.js";
import type { Status } from "../../sdk/types.js";
import { toEmbeddedCategory } from "../categories/answer.js";
import { categoryCollection } from "../categories/collection.js";
import type { Hooks } from "../hooks.js";
import { toOrganizer } from "../organizers/answer.js";
import { organizerCollection } from "../organizers/collection.js";
import { toEmbeddedTag } from "../tags/answer.js";
import { tagCollection } from "../tags/collection.js";
import { toVenue } from "../venues/answer.js";
import { venueCollection } from "../venues/collection.js";
import type { EventDocument } from "./collection.js";
import { eventResource } from "./resource.js";

/** A stored event as it is sent. */
export function toEvent(document: EventDocument, view: Serializer, hooks: Hooks): Event {
  const text = view.text(document.text, document.language);
  const above = withoutEmpty(
    {
      id: document._id,
      global_id: view.globalId(document._id),
      global_id_lineage: [view.globalId(document._id)],
      author: String(document.author),
      status: document.status as Status,
      date: view.local(document.date),
      date_utc: view.publishedUtc(document),
      modified: view.local(document.modified),
      modified_utc: view.utc(document.modified),
      url: view.pageUrl(eventResource, document, text.slug),
      rest_url: view.selfUrl(eventResource, document._id),
      title: text.title,
      description: paragraphs(text.description),
      excerpt: paragraphs(text.excerpt),
      slug: text.slug,
      image: view.image(document.image),
      all_day: document.all_day,
      start_date: document.start_date,
      start_date_details: dateDetails(document.start_date),
      end_date: document.end_date,
      end_date_details: dateDetails(document.end_date),
      utc_start_date: view.utc(document.utc_start_date),
      utc_start_date_details: dateDetails(view.utc(document.utc_start_date)),
      utc_end_date: view.utc(document.utc_end_date),
      utc_end_date_details: dateDetails(view.utc(document.utc_end_date)),
      timezone: document.timezone,
      timezone_abbr: zoneAbbreviation(document.timezone, document.utc_start_date),
      cost: hooks.event.cost(document, view, {}),
      cost_details: hooks.event.costDetails(document, view, {}),
      website: document.website ?? "",
      show_map: document.show_map,
      show_map_link: document.show_map_link,
      hide_from_listings: document.hide_from_listings,
      sticky: document.sticky,
      featured: document.featured,
      categories: view.shown(categoryCollection, document.categories, toEmbeddedCategory),
      tags: view.shown(tagCollection, document.tags, toEmbeddedTag),
      venue: oneOrMany(
        view.shown(venueCollection, document.venue, (venue, inside) => toVenue(venue, inside, hooks)),
      ),
      organizer: view.shown(organizerCollection, document.organizer, (organizer, inside) =>
        toOrganizer(organizer, inside, hooks),
      ),
      post_parent: document.post_parent,
      recurrence: document.recurrence,
      tickets: document.tickets,
      event_status: document.event_status,
      event_status_reason: document.event_status_reason,
      previous_start_date: document.previous_start_date,
      is_virtual: document.is_virtual,
      virtual_url: document.virtual_url,
      external: document.external,
      custom_fields: [],
    },
    [
      "post_parent",
      "recurrence",
      "tickets",
      "event_status",
      "event_status_reason",
      "previous_start_date",
      "is_virtual",
      "virtual_url",
      "external",
    ],
  );
  return {
    ...above,
    ...(view.single ? { json_ld: hooks.event.jsonLd(document, view, above) } : {}),
  };
}
