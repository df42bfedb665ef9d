import { countCalendar, exportCalendar } from "./export-calendar.js";
import { recordFeeds } from "./feed.js";
import { serveSitemap } from "./serve-sitemap.js";

/** Records as calendars and news feeds, and the sitemap. */
export const feeds = {
  extendRecords: () => ({ feeds: { ...recordFeeds, exportCalendar, countCalendar } }),
  createMiddleware: serveSitemap,
};
