import type { Filter } from "mongodb";
import { type EventDocument, eventCollection } from "../../generated/server/events/collection.js";
import type { Hooks } from "../../generated/server/hooks.js";
import { defined } from "../core/properties.js";
import { createUnlocker } from "../resources/read/find.js";
import { mayEdit } from "../resources/status.js";
import { timeLimit } from "../storage/command-options.js";
import { lowestCost } from "./cost.js";

/** The events with these ids, in this order. */
export const include: Hooks["event"]["include"] = ({ include: ids }) =>
  ids === undefined ? {} : { condition: { _id: { $in: [...ids] } }, idsInOrder: ids };

/** Events by the time of their last change, which is compared to the millisecond. */
export const modified: Hooks["event"]["modified"] = (query, { app, call }) => {
  const [after, before] = [query.modified_after, query.modified_before].map((text) =>
    text === undefined ? undefined : app.parseTime(text, call.now),
  );
  const $gt = after && new Date(after.instant);
  const $lt = before && new Date(before.instant);
  if ($gt === undefined && $lt === undefined) return {};
  const isMoving = [after, before].some((time) => time?.isRelative === true);
  return {
    condition: { modified: defined({ $gt, $lt }) },
    ...(isMoving ? { expiresAt: call.now } : {}),
  };
};

/** Events with tickets, or without. */
export const ticketed: Hooks["event"]["ticketed"] = ({ ticketed: wanted }) => {
  if (wanted === undefined) return {};
  // Every ticket has a name, so that the index of names finds the events with tickets.
  return { condition: wanted ? { "tickets.name": { $gte: "" } } : { "tickets.name": { $exists: false } } };
};

/** Events that take place as planned, are cancelled and so on; those that say nothing take place as planned. */
export const standing: Hooks["event"]["standing"] = ({ event_status: wanted }) => {
  if (wanted === undefined) return {};
  const none = wanted.includes("scheduled") ? [null] : [];
  return { condition: { event_status: { $in: [...wanted, ...none] } } as Filter<EventDocument> };
};

/**
 * Events by their lowest cost, or by whether all of it is free. The costs that there are, each once, are read first; of a list
 * the store compares each item. Events without a cost, and with words that name none, are not found.
 */
export const price: Hooks["event"]["price"] = async ({ free, max_cost: highest }, { app }) => {
  if (free === undefined && highest === undefined) return {};
  const given = await app.database.collection(eventCollection).distinct("cost", {}, timeLimit);
  const costs = given.map((cost) => ({ cost, lowest: lowestCost(cost) }));
  const within = (from: number, to: number) =>
    costs.flatMap(({ cost, lowest }) => (lowest === undefined || lowest < from || lowest > to ? [] : [cost]));
  const [nothing, something] = [within(0, 0), within(Number.MIN_VALUE, Number.POSITIVE_INFINITY)];
  const conditions = [
    ...(highest === undefined ? [] : [{ cost: { $in: within(0, highest) } }]),
    ...(free === true ? [{ cost: { $in: nothing, $nin: something } }] : []),
    ...(free === false ? [{ cost: { $in: something } }] : []),
  ];
  return { condition: { $and: conditions } };
};

/** Events that a password protects are shown in full with the password, and to editors who ask for all. */
export const protection: Hooks["event"]["protection"] = ({ password, context }, { app, call }) => {
  const isUnlocked = createUnlocker({ app, call }, password);
  return {
    unlocks: (document) =>
      (context === "edit" && mayEdit(app, call.principal, document)) || isUnlocked(document),
  };
};
