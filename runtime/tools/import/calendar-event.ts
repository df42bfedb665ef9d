import type ICAL from "ical.js";
import { civilOf } from "../../dates/recurrence-dates.js";
import { parseZone } from "../../dates/zone.js";
import type { Site } from "../../resources/site.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { jsonText } from "../properties.js";
import { type Entry, endOf, shownTime, textOf, timeOf, valueText } from "./calendar-entry.js";
import { linksOf } from "./calendar-links.js";
import type { CalendarOptions } from "./calendar-options.js";
import { onlineIn, standingIn } from "./calendar-standing.js";
import type { SourceRecord } from "./source.js";

interface Occurrence extends Entry {
  readonly key: string;
  /** Absent: the event tells. */
  readonly start?: ICAL.Time;
  /** Absent: the event tells. */
  readonly end?: ICAL.Time;
}

/** An event as a record of the service, or one of the dates of its series where times are given. */
export function readEvent(options: CalendarOptions, occurrence: Occurrence): SourceRecord {
  const { key, event, zone, start = timeOf(event, "dtstart"), end } = occurrence;
  const { site, facts, language } = options;
  const title = textOf(event, "summary") ?? "";
  const base = { resource: facts.name, key, title, language };
  if (start === undefined) return { ...base, values: {}, links: {}, rejection: "It has no start." };
  const { shows = {} } = facts;
  const times = readPeriod(options, event, start, end ?? endOf(event, start), zone);
  const values: Record<string, unknown> = { ...times.values, [facts.namedBy]: title };
  if (shows.text !== undefined) values[shows.text] = descriptionOf(event);
  const website = websiteOf(site, event);
  if (shows.website !== undefined && website !== undefined) values[shows.website] = website;
  const prices = event.getAllProperties("x-cost").map(valueText);
  if (shows.price !== undefined && prices.length > 0)
    values[shows.price] = prices.length === 1 ? prices[0] : prices;
  const image = imageOf(event);
  const imageField = fieldStoredAs(facts, "image");
  if (imageField !== undefined && image !== undefined) values[imageField] = image;
  const status = fieldStoredAs(facts, "status");
  if (status !== undefined) values[status] = statusOf(site, event);
  const standing = standingIn(options, event);
  Object.assign(values, standing.values, onlineIn(options, event));
  return {
    ...base,
    values,
    links: linksOf(options, event),
    imported: stampsOf(event),
    ...(standing.isGone ? { isTrashed: true } : {}),
    warnings: times.warnings,
  };
}

function readPeriod(
  { site, facts: { period } }: CalendarOptions,
  event: ICAL.Component,
  start: ICAL.Time,
  end: ICAL.Time,
  fallback: string | undefined,
): { readonly values: Record<string, unknown>; readonly warnings: readonly string[] } {
  const from = shownTime(event, start, fallback ?? site.zone.name);
  if (start.isDate) {
    const last = end.clone();
    // The end is the day after the last one.
    if (end.compare(start) > 0) last.adjust(-1, 0, 0, 0);
    const to = shownTime(event, last, fallback ?? site.zone.name);
    const own = textOf(event, "x-zone") ?? "";
    const name = parseZone(own) === undefined ? fallback : own;
    const zone = name === undefined ? {} : { [period.zone]: name };
    return {
      values: { [period.start]: from.wall, [period.end]: to.wall, [period.wholeDays]: true, ...zone },
      warnings: [],
    };
  }
  const to = shownTime(event, end, from.zone);
  const warnings = from.warning === undefined ? [] : [from.warning];
  if (textOf(event, "x-microsoft-cdo-alldayevent")?.toUpperCase() === "TRUE") {
    // The end is the midnight behind the last day.
    const last = new Date(Math.max(civilOf(from.wall), civilOf(to.wall) - 1000)).toISOString().slice(0, 10);
    const days = { [period.start]: `${from.wall.slice(0, 10)} 00:00:00`, [period.end]: `${last} 00:00:00` };
    return { values: { ...days, [period.zone]: from.zone, [period.wholeDays]: true }, warnings };
  }
  const values = {
    [period.start]: from.text,
    [period.end]: to.text,
    [period.zone]: from.zone,
    [period.wholeDays]: false,
  };
  return { values, warnings };
}

/** What stands between the tags of the body, or all where there are none. */
function bodyOf(html: string): string {
  const opening = /<body\b[^<>]*>/i.exec(html);
  const rest = opening === null ? html : html.slice(opening.index + opening[0].length);
  return rest.replace(/<\/body>[^]*/i, "");
}

/** HTML where the calendar has it, else its text with paragraphs. */
function descriptionOf(event: ICAL.Component): string {
  const html = textOf(event, "x-alt-desc");
  if (html !== undefined) return bodyOf(html);
  const text = textOf(event, "description") ?? "";
  if (text === "" || /<(?:p|br|div|a|ul|b|strong)\b[^<>]*>/i.test(text)) return text;
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const paragraphs = escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll("\n", "<br />\n")}</p>`);
  return paragraphs.join("\n");
}

/** The page of an event; in a calendar of a service of this kind, `URL` is the one that the service has made. */
function websiteOf(site: Site, event: ICAL.Component): string | undefined {
  const isOwn = textOf(event, "uid")?.endsWith(`@${site.facts.namespace.replaceAll("/", ".")}`) === true;
  if (!isOwn) return textOf(event, "url");
  const links = event
    .getAllProperties("link")
    .filter((one) => one.getFirstParameter("linkrel") === "describedby");
  const address = jsonText(links[0]?.getFirstValue());
  return address === "" ? undefined : address;
}

function imageOf(event: ICAL.Component): string | undefined {
  const attached = event.getAllProperties("attach").filter((one) => {
    const type: unknown = one.getFirstParameter("fmttype");
    return typeof type === "string" && type.startsWith("image/");
  });
  const candidates = [...event.getAllProperties("image"), ...attached];
  const address = candidates
    .map((one): unknown => one.getFirstValue())
    .find((value) => typeof value === "string" && /^https?:/.test(value));
  return typeof address === "string" ? address : undefined;
}

function statusOf(site: Site, event: ICAL.Component): string {
  const hidden = site.facts.statuses.find(({ read }) => read === "private")?.name;
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, "class") ?? "") && hidden !== undefined) return hidden;
  // That an event may not take place is no reason to hide it.
  return statusRoles(site).published;
}

function stampsOf(event: ICAL.Component): NonNullable<SourceRecord["imported"]> {
  const created = timeOf(event, "created")?.toJSDate();
  const modified = timeOf(event, "last-modified")?.toJSDate();
  return { ...(created === undefined ? {} : { created }), ...(modified === undefined ? {} : { modified }) };
}
