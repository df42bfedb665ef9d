import { specFiles } from "./workspace.js";

/** A spec of talks that take place at a time, may recur, have an image and topics; for tests of what the runtime does with them. */
export const talkSpec = specFiles("talks");

/** A body of a talk on Monday 2031-03-10, 18:00 to 20:00 in Rome, unless the fields say otherwise. */
export function talkBody(more: object = {}): object {
  return {
    title: "Swifts",
    from: "2031-03-10 18:00:00",
    to: "2031-03-10 20:00:00",
    tz: "Europe/Rome",
    ...more,
  };
}
