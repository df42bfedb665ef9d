import type ICAL from "ical.js";
import { defined, fieldStoredAs } from "../../core/properties.js";
import type { ScheduleStatus, ScheduleStatusDescriptor } from "../../core/resource-descriptor.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import { statusRoles } from "../../resources/status.js";
import { jsonText } from "../tool.js";
import {
  type CalendarOptions,
  type Entry,
  textOf,
  timeOf,
  valueText,
  valueTexts,
  wallOf,
} from "./calendar-entry.js";
import { readPeriod } from "./calendar-period.js";
import type { Duration } from "./calendar-values.js";
import { isOfSource, linkByName, nameFrom, type SourceLink, type SourceRecord } from "./source.js";

/** Reads an event as a record, or one date of its series where start and length are given. */
export function readEvent(
  options: CalendarOptions,
  occurrence: Entry & { key: string; start?: ICAL.Time; length?: Duration | undefined },
): SourceRecord {
  const { key, event, line, start = timeOf(event, "dtstart") } = occurrence;
  const { app, resource, language } = options;
  const named = textOf(event, "summary")?.replace(/\s+/g, " ");
  const title = named ?? nameOf(options, event, start);
  const base = { resource: resource.name, key, title, language, location: `line ${line}` };
  if (start === undefined) return { ...base, values: {}, links: {}, rejection: "It has no start." };
  const { display = {} } = resource;
  const times = readPeriod(options, { ...occurrence, start });
  const values: Record<string, unknown> = { ...times.values, [resource.namedBy]: title };
  if (display.text !== undefined) values[display.text] = descriptionOf(event);
  const website = websiteOf(app, event);
  if (display.website !== undefined && website !== undefined) values[display.website] = website;
  const prices = event.getAllProperties("x-cost").map(valueText);
  if (display.price !== undefined && prices.length > 0)
    values[display.price] = prices.length === 1 ? prices[0] : prices;
  const image = imageOf(event);
  const imageField = fieldStoredAs(resource, "image");
  if (imageField !== undefined && image !== undefined) values[imageField] = image;
  const status = fieldStoredAs(resource, "status");
  if (status !== undefined) values[status] = statusOf(app, event);
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
function nameOf({ resource, language }: CalendarOptions, event: ICAL.Component, start?: ICAL.Time): string {
  const date = start === undefined ? "" : wallOf(start).slice(0, start.isDate ? 10 : 16);
  const texts = [descriptionOf(event), textOf(event, "location")];
  return nameFrom([...texts, `${resource.label[language] ?? resource.name} ${date}`]);
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
function websiteOf(app: AppContext, event: ICAL.Component): string | undefined {
  const isOwn = textOf(event, "uid")?.endsWith(`@${app.service.namespace.replaceAll("/", ".")}`) === true;
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

function statusOf(app: AppContext, event: ICAL.Component): string {
  const hidden = app.service.statuses.find(({ read }) => read === "private")?.name;
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(event, "class") ?? "") && hidden !== undefined) return hidden;
  // That an event may not take place is no reason to hide it.
  return statusRoles(app).published;
}

function stampsOf(event: ICAL.Component): NonNullable<SourceRecord["imported"]> {
  const [created, modified] = ["created", "last-modified"].map((name) => timeOf(event, name)?.toJSDate());
  return defined({ created, modified });
}

/**
 * Reads the fields about cancellation and rescheduling; a calendar's status clears the former one. `isGone` is set where the event
 * is cancelled, and the service has no field for that.
 */
function standingIn({ resource }: CalendarOptions, event: ICAL.Component) {
  const { eventStatus } = resource.period;
  const status = textOf(event, "status")?.toUpperCase();
  const isCancelled = status === "CANCELLED";
  if (eventStatus === undefined) return { values: {}, isGone: isCancelled };
  const own = textOf(event, "x-standing") ?? "";
  const value = Object.hasOwn(eventStatus.values, own)
    ? own
    : isCancelled
      ? valueOf(eventStatus, "cancelled")
      : undefined;
  const { field, reason, former } = eventStatus;
  if (value === undefined) {
    const none = { [field]: null, ...(reason === undefined ? {} : { [reason]: null }) };
    return { values: status === undefined ? {} : none, isGone: isCancelled };
  }
  const [comment, start] = [textOf(event, "comment"), textOf(event, "x-former-start")];
  return {
    values: {
      [field]: value,
      ...(reason === undefined || comment === undefined ? {} : { [reason]: comment }),
      ...(former === undefined || start === undefined ? {} : { [former]: start }),
    },
    isGone: false,
  };
}

function valueOf({ values }: ScheduleStatusDescriptor, role: ScheduleStatus): string | undefined {
  return Object.keys(values).find((value) => values[value]?.means === role);
}

/** Reads whether and where an event is online: by its conference, or a location that is a web address. */
function onlineIn({ resource }: CalendarOptions, event: ICAL.Component): Readonly<Record<string, unknown>> {
  const { online, join } = resource.display ?? {};
  const address = ["conference", "x-google-conference", "location"]
    .map((name) => jsonText(event.getFirstPropertyValue(name)).trim())
    .find(isWebAddress);
  const isOnline = event.hasProperty("x-online") || address !== undefined;
  return {
    ...(online === undefined || !isOnline ? {} : { [online]: true }),
    ...(join === undefined || address === undefined ? {} : { [join]: address }),
  };
}

/** Whether a text is a web address and nothing else. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** Links an event to its place, its hosts and its terms, by their names. */
function linksOf(
  { app, resource, language }: CalendarOptions,
  event: ICAL.Component,
): Record<string, SourceLink[]> {
  const { place, join, host, tags = [] } = resource.display ?? {};
  const links: Record<string, SourceLink[]> = {};
  const link = (field: string | undefined, namesIn: (target: string) => readonly Named[]): void => {
    const target = resource.fields[field ?? ""]?.target;
    if (field === undefined || target === undefined) return;
    links[field] = namesIn(target).map((named) => linkByName(app, target, { language, ...named }));
  };
  link(place, (target) =>
    placesOf(app, target, event).filter(({ name }) => join === undefined || !isWebAddress(name)),
  );
  link(host, (target) =>
    hostsOf(event).map(({ name, email }) => ({ name, values: emailOf(app, target, email) })),
  );
  for (const [index, tag] of tags.slice(0, 2).entries()) {
    const words = wordsOf(event)[index] ?? [];
    if (index === 0 || words.length > 0) link(tag, () => [...new Set(words)].map((name) => ({ name })));
  }
  return links;
}

/** A name, and values of a new record of that name. */
interface Named {
  readonly name: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The categories of an event, and its tags, which are among the categories as well. */
function wordsOf(event: ICAL.Component): readonly string[][] {
  const [categories = [], tags = []] = ["categories", "x-tags"].map((name) =>
    event
      .getAllProperties(name)
      .flatMap((one) => valueTexts(one).map((word) => word.trim()))
      .filter((word) => word !== ""),
  );
  const rest = [...categories];
  for (const tag of tags) if (rest.includes(tag)) rest.splice(rest.lastIndexOf(tag), 1);
  return [rest, tags];
}

/** The places of an event: as services of this kind write them, in parts as Apple's programs do, or as the text of the location. */
function placesOf(app: AppContext, target: string, event: ICAL.Component): readonly Named[] {
  const { address: fields = [], position: [latitude, longitude] = [] } =
    resourceNamed(app, target).resource.display ?? {};
  const valuesOf = (address: readonly string[], position: readonly number[] = []) => {
    const texts = fields.map((field, at): [string, string] => [field, address[at] ?? ""]);
    const [north, east] = position;
    const isPlaced = latitude !== undefined && longitude !== undefined && north !== undefined;
    return {
      ...Object.fromEntries(texts.filter(([, text]) => text !== "")),
      ...(isPlaced ? { [latitude]: north, [longitude]: east } : {}),
    };
  };
  if (event.hasProperty("x-place"))
    return event.getAllProperties("x-place").map((place) => {
      const address = jsonText(place.getFirstParameter("x-address")).split(";");
      return {
        name: valueText(place),
        values: valuesOf(address, positionIn(place.getFirstParameter("x-geo"))),
      };
    });
  const structured = event.getFirstProperty("x-apple-structured-location");
  const part = (name: string): string => joinLines(jsonText(structured?.getFirstParameter(name)).trim());
  const [title, address] = [part("x-title"), part("x-address")];
  const name = title || joinLines(textOf(event, "location") ?? "") || address;
  if (name === "") return [];
  const position =
    positionIn(event.getFirstPropertyValue("geo")) ??
    positionIn(jsonText(structured?.getFirstValue()).replace(/^geo:/i, ""));
  return [{ name, values: valuesOf([address === name ? "" : address], position) }];
}

function positionIn(value: unknown): readonly number[] | undefined {
  const parts = Array.isArray(value) ? value : jsonText(value).split(/[;,]/);
  const [north = Number.NaN, east = Number.NaN] = parts
    .slice(0, 2)
    .map((one) => Number.parseFloat(String(one)));
  return Number.isNaN(north) || Number.isNaN(east) ? undefined : [north, east];
}

function hostsOf(event: ICAL.Component): { readonly name: string; readonly email: string }[] {
  const own = event.getAllProperties("x-host").map((one) => ({
    name: valueText(one),
    email: jsonText(one.getFirstParameter("x-email")),
  }));
  if (own.length > 0) return own;
  return event.getAllProperties("organizer").flatMap((property) => {
    const email = String(property.getFirstValue() ?? "").replace(/^mailto:/i, "");
    const given: unknown = property.getFirstParameter("cn");
    const name = typeof given === "string" && given !== "" ? given : email;
    return name === "" ? [] : [{ name, email: email.includes("@") ? email : "" }];
  });
}

function emailOf(app: AppContext, target: string, email: string): Record<string, string> {
  const field = resourceNamed(app, target).resource.display?.email;
  return field === undefined || email === "" ? {} : { [field]: email };
}

function joinLines(text: string): string {
  const lines = text.split(/\\n|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}
