import { recordFeeds } from "./feed.js";
import { serveSiteFiles } from "./site-files.js";

/** Records as calendars and news feeds, the sitemap, and the other files for programs. */
export const feeds = {
  extendRecords: () => ({ feeds: recordFeeds }),
  createMiddleware: serveSiteFiles,
};
