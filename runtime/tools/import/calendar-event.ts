import type ICAL from "ical.js";
import { defined } from "../../core/properties.js";
import type { Site } from "../../resources/site.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { jsonText } from "../json.js";
import { type Entry, textOf, timeOf, valueText } from "./calendar-entry.js";
import { linksOf } from "./calendar-links.js";
import type { CalendarOptions } from "./calendar-options.js";
import { readPeriod } from "./calendar-period.js";
import { onlineIn, standingIn } from "./calendar-standing.js";
import { wallOf } from "./calendar-time.js";
import type { Duration } from "./calendar-values.js";
import { isOfSource, nameFrom } from "./missing-names.js";
import type { SourceRecord } from "./source.js";

interface Occurrence extends Entry {
  readonly key: string;
  /** Absent: those of the event. */
  readonly start?: ICAL.Time;
  readonly length?: Duration | undefined;
}

/** Reads an event as a record, or one date of its series where times are given. */
export function readEvent(options: CalendarOptions, occurrence: Occurrence): SourceRecord {
  const { key, event, line, start = timeOf(event, "dtstart") } = occurrence;
  const { site, facts, language } = options;
  const named = textOf(event, "summary")?.replace(/\s+/g, " ");
  const title = named ?? nameOf(options, event, start);
  const base = { resource: facts.name, key, title, language, location: `line ${line}` };
  if (start === undefined) return { ...base, values: {}, links: {}, rejection: "It has no start." };
  const { shows = {} } = facts;
  const times = readPeriod(options, { ...occurrence, start });
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
    skipped: times.skipped,
    warnings: [
      ...times.warnings,
      ...(named === undefined ? [`It has no name, and is named "${title}".`] : []),
    ],
  };
}

/** The name of an event that has none: by its text, its place or its date. */
function nameOf({ facts, language }: CalendarOptions, event: ICAL.Component, start?: ICAL.Time): string {
  const date = start === undefined ? "" : wallOf(start).slice(0, start.isDate ? 10 : 16);
  const texts = [descriptionOf(event), textOf(event, "location")];
  return nameFrom([...texts, `${facts.label[language] ?? facts.name} ${date}`]);
}

/** The content of the body element, or all where there is none. */
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
  if (!isOwn) {
    const url = textOf(event, "url");
    return url === undefined || isOfSource(url, event) ? undefined : url;
  }
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
  const [created, modified] = ["created", "last-modified"].map((name) => timeOf(event, name)?.toJSDate());
  return defined({ created, modified });
}
