import type { Filter } from "mongodb";
import { type EventDocument, eventCollection } from "../../generated/server/events/collection.js";
import type { FilterContext } from "../records/hooks.js";
import { timeLimit } from "../storage/database.js";

type Linked = "venue" | "organizer";

/** Venues or organizers that events refer to. */
export const venueLinks = linkHooks("venue");
export const organizerLinks = linkHooks("organizer");

/** Both values of these filters keep something: true those with such events, false those without. */
function linkHooks(field: Linked) {
  return {
    /** Drafts and events under review do not count. */
    hasEvents: async (query: { readonly has_events?: boolean }, context: FilterContext) =>
      query.has_events === undefined
        ? {}
        : keepLinked(context, field, query.has_events, {
            status: { $in: ["publish", "future", "private", "trash"] },
          }),
    /** Upcoming is what stands in lists of published events and has not ended. */
    onlyWithUpcoming: async (query: { readonly only_with_upcoming?: boolean }, context: FilterContext) =>
      query.only_with_upcoming === undefined
        ? {}
        : keepLinked(context, field, query.only_with_upcoming, {
            status: "publish",
            utc_end_date: { $gte: new Date(context.call.now) },
            hide_from_listings: { $ne: true },
          }),
  };
}

async function keepLinked(
  { site }: FilterContext,
  field: Linked,
  wanted: boolean,
  events: Filter<EventDocument>,
) {
  const ids = await site.database.collection(eventCollection).distinct(field, events, timeLimit);
  const linked = ids.filter((id) => typeof id === "number");
  return { keep: { _id: wanted ? { $in: linked } : { $nin: linked } } };
}
