import { happeningOf, nameIn } from "./agenda.js";
import { addDays } from "./calendar-state.js";
import { type Html, html, menu } from "./layout.js";
import { calendarOf, calendarTexts, type PageRequest, type RecordVisit, recordPath } from "./page-request.js";
import { addressOf } from "./record-rows.js";

/** Ways to put a record into a calendar of the visitor's, and to pass it on. Only followed links lead to other hosts. */
export function recordLinks(visit: RecordVisit, places: readonly RecordVisit[]): Html | false {
  const { resource, record } = visit;
  const happening = happeningOf(resource, record);
  if (happening === undefined) return false;
  const { start, end, isWholeDays, startInstant, endInstant } = happening;
  const location = places
    .map((at) => [nameIn(at, at.resource, at.record), addressOf(at)].join(", "))
    .join("; ");
  const { save, saveFile, share } = calendarTexts(visit);
  const subject = nameIn(visit, resource, record);
  const body = visit.origin + recordPath(visit, resource, record).slice(visit.prefix.length);
  const days = [start.slice(0, 10), addDays(end.slice(0, 10), 1)] as const;
  const [startdt, enddt] = isWholeDays ? days : [startInstant, endInstant];
  const dates = `${startdt}/${enddt}`.replace(/[-:]/g, "");
  const google = { action: "TEMPLATE", text: subject, dates, details: body, location };
  const outlook = { rru: "addevent", subject, startdt, enddt, allday: String(isWholeDays), body, location };
  const file = feedAddress(visit, resource.paths.get_ics?.replace("{id}", String(record.id)));
  const mail = `mailto:?${new URLSearchParams({ subject, body }).toString().replaceAll("+", "%20")}`;
  const links = [
    outside("Google Calendar", "https://calendar.google.com/calendar/render", google),
    outside("Outlook", "https://outlook.live.com/calendar/0/deeplink/compose", outlook),
    file !== undefined && html`<a href="${file}">${saveFile}</a>`,
  ];
  return html`<div class="ways">${menu(save, links)}<a class="button" href="${mail}" data-share="${body}" data-done="${visit.texts.copied}" aria-live="polite">${share}</a></div>`;
}

/** Ways to follow in a calendar program what filters of the API leave. */
export function subscription(visit: PageRequest, filters: Readonly<Record<string, string>>): Html | false {
  const path = feedAddress(visit, calendarOf(visit.app)?.paths.list_ics, filters);
  if (path === undefined) return false;
  const url = visit.origin + path.slice(visit.prefix.length);
  const cid = url.replace(/^https?/, "webcal");
  const { subscribe, subscribeApp } = calendarTexts(visit);
  return html`<div class="ways subscribe">${menu(subscribe, [
    html`<a href="${cid}">${subscribeApp}</a>`,
    outside("Google Calendar", "https://calendar.google.com/calendar/render", { cid }),
    outside("Outlook", "https://outlook.live.com/calendar/0/addfromweb", {
      url,
      name: visit.app.service.title,
    }),
    html`<a href="${path}" data-copy="${url}" data-done="${visit.texts.copied}" aria-live="polite">${visit.texts.copy}: <code>${url}</code></a>`,
  ])}</div>`;
}

/** The address of a feed of what the filters leave; undefined if the API has no path for it. */
export function feedAddress(
  visit: PageRequest,
  path: string | undefined,
  filters: Readonly<Record<string, string>> = {},
): string | undefined {
  if (path === undefined) return undefined;
  const query = new URLSearchParams(filters);
  const language = visit.app.service.languages.parameter;
  if (visit.language !== visit.app.language) query.set(language, visit.language);
  const address = visit.prefix + visit.api.path + path;
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

/** A link to another service with what it takes over. */
function outside(name: string, address: string, query: Readonly<Record<string, string>>): Html {
  return html`<a href="${address}?${new URLSearchParams(query).toString()}" rel="noopener">${name}</a>`;
}
