import { countCalendar, exportCalendar } from "./export-calendar.js";
import { recordFeeds } from "./feed.js";
import { serveSiteFiles } from "./serve-site-files.js";

/** Records as calendars and news feeds, the sitemap, and the other files for programs. */
export const feeds = {
  extendRecords: () => ({ feeds: { ...recordFeeds, exportCalendar, countCalendar } }),
  createMiddleware: serveSiteFiles,
};
