import type { Hooks } from "../../generated/server/hooks.js";

/** The events with these ids, in this order. */
export const include: Hooks["event"]["include"] = ({ include: ids }) =>
  ids === undefined ? {} : { keep: { _id: { $in: [...ids] } }, idsInOrder: ids };

/** Events with tickets, or without. */
export const ticketed: Hooks["event"]["ticketed"] = ({ ticketed: wanted }) => {
  if (wanted === undefined) return {};
  // Every ticket has a name, so that the index of names tells which events have any.
  return { keep: wanted ? { "tickets.name": { $gte: "" } } : { "tickets.name": { $exists: false } } };
};
