import type { Filter } from "mongodb";
import { type EventDocument, eventCollection } from "../../generated/server/events/collection.js";
import { coveredBy } from "../list-index/index.js";
import { snapshotFor } from "../resources/app-context.js";
import type { FilterContext } from "../resources/hooks.js";
import { withoutLocked } from "../resources/read/query.js";
import { timeLimit } from "../storage/command-options.js";

/**
 * Selects records that events refer to (true), or that none does (false). Drafts and events under review do not count, nor
 * do events with a password that the caller may not read without it.
 */
export function hasEvents(field: "venue" | "organizer") {
  return async (query: { readonly has_events?: boolean }, context: FilterContext) =>
    query.has_events === undefined
      ? {}
      : linkedCondition(
          context,
          { field, isLinked: query.has_events },
          {
            status: { $in: ["publish", "future", "private", "trash"] },
          },
        );
}

/**
 * Selects records that upcoming events refer to: published ones that lists show and that have not ended. False selects all
 * records, as the default does.
 */
export function onlyWithUpcoming(field: "venue" | "organizer") {
  return async (query: { readonly only_with_upcoming?: boolean }, context: FilterContext) =>
    query.only_with_upcoming === true
      ? {
          ...(await linkedCondition(
            context,
            { field, isLinked: true },
            {
              status: "publish",
              utc_end_date: { $gte: new Date(context.call.now) },
              hide_from_listings: { $ne: true },
            },
          )),
          expiresAt: context.call.now,
        }
      : {};
}

/** The condition of records that some events refer to, or of those that none does. */
async function linkedCondition(
  { app, call }: FilterContext,
  { field, isLinked }: { readonly field: "venue" | "organizer"; readonly isLinked: boolean },
  events: Filter<EventDocument>,
) {
  const collection = app.database.collection(eventCollection);
  const snapshot = snapshotFor({ app, call });
  const unlocked = await withoutLocked({ app, call }, collection);
  const conditions = await coveredBy(collection, [events, ...unlocked], snapshot);
  const ids = await collection.distinct(field, { $and: [...conditions] }, timeLimit);
  const linked = ids.filter((id) => typeof id === "number");
  return {
    condition: { _id: isLinked ? { $in: linked } : { $nin: linked } },
    dependencies: [eventCollection.name],
  };
}
