import { defined, fieldStoredAs } from "../../core/properties.js";
import { statusRoles } from "../../resources/status.js";
import { descriptorOf, linkByName, nameFrom, type SourceLink, type SourceRecord } from "../source.js";
import {
  type Component,
  propertiesOf,
  propertyOf,
  textOf,
  textsIn,
  unescaped,
} from "./calendar-components.js";
import {
  type CalendarReading,
  type CalendarTime,
  type Entry,
  instantOf,
  readPeriod,
  timeOf,
} from "./calendar-times.js";
import type { Duration } from "./calendar-values.js";

/** Reads an event as a record, or one date of its series where start and length are given. */
export function readEvent(
  reading: CalendarReading,
  entry: Entry,
  { key, start = timeOf(reading, entry, "dtstart"), length }: ReadDate,
): SourceRecord {
  const { resource, language } = reading;
  const { event } = entry;
  const named = textOf(event, "summary")?.replace(/\s+/g, " ");
  const title = named ?? nameOf(reading, event, start);
  const base = { resource: resource.name, key, title, language, location: `line ${event.line}` };
  if (start === undefined) return { ...base, values: {}, links: {}, rejection: "It has no start." };
  const { isTrashed, ...standing } = standingIn(reading, event);
  const { values, warnings, skipped } = readPeriod(reading, entry, { start, length });
  const unnamed = named === undefined ? [`It has no name, and is named "${title}".`] : [];
  const imported = defined({
    created: instantIn(reading, entry, "created"),
    modified: instantIn(reading, entry, "last-modified"),
  });
  return {
    ...base,
    values: defined({
      ...values,
      [resource.namedBy]: title,
      ...displayed(reading, entry),
      ...standing.values,
    }),
    links: linksOf(reading, event),
    imported,
    ...(isTrashed ? { isTrashed } : {}),
    skipped,
    warnings: [...warnings, ...unnamed],
  };
}

interface ReadDate {
  readonly key: string;
  readonly start?: CalendarTime;
  readonly length?: Duration;
}

/** The name of an event that has none: by its text, its place or its date. */
function nameOf({ resource, language }: CalendarReading, event: Component, start?: CalendarTime): string {
  const date = start === undefined ? "" : start.wall.slice(0, start.isDay ? 10 : 16);
  const texts = [descriptionOf(event), textOf(event, "location")];
  return nameFrom([...texts, `${resource.label[language] ?? resource.name} ${date}`]);
}

/** Fields about what is shown of an event; those without a value are undefined. */
function displayed(reading: CalendarReading, entry: Entry): Record<string, unknown> {
  const { resource, model } = reading;
  const { event } = entry;
  const { text, website, price, online, join } = resource.display ?? {};
  const prices = propertiesOf(event, "x-cost").map(({ value }) => unescaped(value));
  const address = ["conference", "x-google-conference", "location"]
    .map((name) => rawOf(event, name))
    .find(isWebAddress);
  const isOnline = propertyOf(event, "x-online") !== undefined || address !== undefined;
  const hidden = model.service.statuses.find(({ read }) => read === "private")?.name;
  const isHidden = /^(?:PRIVATE|CONFIDENTIAL)$/i.test(rawOf(event, "class"));
  const values: readonly (readonly [string | undefined, unknown])[] = [
    [text, descriptionOf(event)],
    [website, websiteOf(reading, entry)],
    [price, prices.length > 1 ? prices : prices[0]],
    [online, isOnline || undefined],
    [join, address],
    [fieldStoredAs(resource, "image"), imageOf(event)],
    // That an event may not take place is no reason to hide it.
    [fieldStoredAs(resource, "status"), (isHidden ? hidden : undefined) ?? statusRoles(model).published],
  ];
  return Object.fromEntries(values.filter((one): one is [string, unknown] => one[0] !== undefined));
}

/** The value of a property as it is written, for addresses and words of the format. */
function rawOf(component: Component, name: string): string {
  return propertyOf(component, name)?.value.trim() ?? "";
}

function instantIn(reading: CalendarReading, entry: Entry, name: string): Date | undefined {
  const time = timeOf(reading, entry, name);
  // Google writes the year 0 for an unknown one.
  return time === undefined || time.wall < "1900" ? undefined : new Date(instantOf(time));
}

/** HTML where the calendar has it, else its text with paragraphs. */
function descriptionOf(event: Component): string {
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

/** The content of the body element, or all where there is none. */
function bodyOf(html: string): string {
  const opening = /<body\b[^<>]*>/i.exec(html);
  const rest = opening === null ? html : html.slice(opening.index + opening[0].length);
  return rest.replace(/<\/body>[^]*/i, "");
}

/** The page of an event; in a calendar of a service of this kind, `URL` is the one that the service has made. */
function websiteOf({ model }: CalendarReading, { event, calendar }: Entry): string | undefined {
  const uid = textOf(event, "uid") ?? "";
  const described = propertiesOf(event, "link").find(
    ({ parameters }) => parameters.get("linkrel") === "describedby",
  );
  if (uid.endsWith(`@${model.service.namespace.replaceAll("/", ".")}`)) return described?.value;
  // The plugin of WordPress names its site in its ids (`10-1700000000-1700003600@example.org`) or in the calendar. The page
  // of the event there ends with the move.
  const [, named = ""] = /^\d+-\d+-\d+@(.+)$/.exec(uid) ?? [];
  const sites = [withoutWww(named.toLowerCase()), hostOf(rawOf(calendar, "x-original-url"))];
  const url = rawOf(event, "url");
  const host = hostOf(url);
  return url === "" || (host !== "" && sites.includes(host)) ? undefined : url;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? withoutWww(new URL(address).hostname) : "";
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

function imageOf(event: Component): string | undefined {
  const attached = propertiesOf(event, "attach").filter(({ parameters }) =>
    parameters.get("fmttype")?.startsWith("image/"),
  );
  const candidates = [...propertiesOf(event, "image"), ...attached];
  return candidates.map(({ value }) => value).find((value) => /^https?:/.test(value));
}

/**
 * Reads the fields about cancellation and rescheduling; a calendar's status clears the former one. `isTrashed` is set where the
 * event is cancelled, and the service has no field for that.
 */
function standingIn({ resource }: CalendarReading, event: Component) {
  const { field, reason = "", former = "", values = {} } = resource.period.eventStatus ?? {};
  const status = textOf(event, "status")?.toUpperCase();
  const own = textOf(event, "x-standing") ?? "";
  const cancelled = Object.keys(values).find((name) => values[name]?.means === "cancelled");
  const value = Object.hasOwn(values, own) ? own : status === "CANCELLED" ? cancelled : undefined;
  const isTrashed = status === "CANCELLED" && value === undefined;
  if (field === undefined || (value === undefined && status === undefined)) return { isTrashed, values: {} };
  const [comment, start] =
    value === undefined ? [null] : [textOf(event, "comment"), textOf(event, "x-former-start")];
  const all = { [former]: start, [reason]: comment, [field]: value ?? null };
  return { isTrashed, values: Object.fromEntries(Object.entries(all).filter(([name]) => name !== "")) };
}

/** Whether a text is a web address and nothing else. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}

/** Links an event to its place, its hosts and its terms, by their names. */
function linksOf(reading: CalendarReading, event: Component): Record<string, SourceLink[]> {
  const { model, resource, language } = reading;
  const { place, join, host, tags = [] } = resource.display ?? {};
  const links: Record<string, SourceLink[]> = {};
  const link = (field: string | undefined, namesIn: (target: string) => readonly Named[]): void => {
    const target = resource.fields[field ?? ""]?.target;
    if (field === undefined || target === undefined) return;
    links[field] = namesIn(target).map((named) => linkByName(model, target, { language, ...named }));
  };
  link(place, (target) =>
    placesOf(reading, target, event).filter(({ name }) => join === undefined || !isWebAddress(name)),
  );
  link(host, (target) => hostsOf(reading, target, event));
  // Tags are among the categories as well.
  const [words = [], marks = []] = ["categories", "x-tags"].map((name) =>
    propertiesOf(event, name).flatMap(({ value }) => textsIn(value)),
  );
  for (const mark of marks) if (words.includes(mark)) words.splice(words.lastIndexOf(mark), 1);
  link(tags[0], () => [...new Set(words)].map((name) => ({ name })));
  if (marks.length > 0) link(tags[1], () => [...new Set(marks)].map((name) => ({ name })));
  return links;
}

/** A name, and values of a new record of that name. */
interface Named {
  readonly name: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The places of an event: as services of this kind write them, in parts as Apple's programs do, or as the text of the location. */
function placesOf({ model }: CalendarReading, target: string, event: Component): readonly Named[] {
  const { address: fields = [], position: names = [] } = descriptorOf(model, target).display ?? {};
  const placeOf = (name: string, address: readonly string[], position?: readonly number[]): Named => {
    const texts = fields.map((field, at): [string, unknown] => [field, address[at] ?? ""]);
    const degrees = names.map((field, at): [string, unknown] => [field, position?.[at]]);
    const values = [...texts, ...degrees].filter(([, value]) => value !== "" && value !== undefined);
    return { name, values: Object.fromEntries(values) };
  };
  const own = propertiesOf(event, "x-place").map(({ value, parameters }) => {
    const address = parameters.get("x-address")?.split(";") ?? [];
    return placeOf(unescaped(value), address, positionIn(parameters.get("x-geo")));
  });
  if (own.length > 0) return own;
  const structured = propertyOf(event, "x-apple-structured-location");
  const part = (name: string): string => joinLines(structured?.parameters.get(name) ?? "");
  const address = part("x-address");
  const name = part("x-title") || joinLines(textOf(event, "location") ?? "") || address;
  if (name === "") return [];
  const position = positionIn(propertyOf(event, "geo")?.value) ?? positionIn(structured?.value);
  return [placeOf(name, [address === name ? "" : address], position)];
}

function positionIn(text = ""): readonly number[] | undefined {
  const parts = text
    .replace(/^geo:/i, "")
    .split(/[;,]/)
    .slice(0, 2)
    .map((part) => Number.parseFloat(part));
  return parts.length < 2 || parts.some(Number.isNaN) ? undefined : parts;
}

function joinLines(text: string): string {
  const lines = text.split(/\\n|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}

/** The hosts of an event: as services of this kind write them, or its organizers. */
function hostsOf({ model }: CalendarReading, target: string, event: Component): readonly Named[] {
  const { email: field } = descriptorOf(model, target).display ?? {};
  const hostOf = (name: string, email: string): Named =>
    field === undefined || !email.includes("@") ? { name } : { name, values: { [field]: email } };
  const own = propertiesOf(event, "x-host").map(({ value, parameters }) =>
    hostOf(unescaped(value), parameters.get("x-email") ?? ""),
  );
  if (own.length > 0) return own;
  const organizers = propertiesOf(event, "organizer").map(({ value, parameters }) => {
    const [email, name = ""] = [value.replace(/^mailto:/i, ""), parameters.get("cn")];
    return hostOf(name === "" ? email : name, email);
  });
  return organizers.filter(({ name }) => name !== "");
}
