import type ICAL from "ical.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { jsonText } from "../json.js";
import { textOf, valueText, valueTexts } from "./calendar-entry.js";
import type { CalendarOptions } from "./calendar-options.js";
import { isWebAddress } from "./calendar-standing.js";
import { linkByName, type NamedRecord } from "./named-link.js";
import type { SourceLink } from "./source.js";

/** Links an event to its place, its hosts and its terms, by their names. */
export function linksOf(
  { site, facts, language }: CalendarOptions,
  event: ICAL.Component,
): Record<string, SourceLink[]> {
  const { place, join, host, marks = [] } = facts.shows ?? {};
  const links: Record<string, SourceLink[]> = {};
  const link = (field: string | undefined, namesIn: (target: string) => readonly Named[]): void => {
    const target = facts.fields[field ?? ""]?.target;
    if (field === undefined || target === undefined) return;
    links[field] = namesIn(target).map((named) => linkByName(site, { target, language, ...named }));
  };
  link(place, (target) =>
    placesOf(site, target, event).filter(({ name }) => join === undefined || !isWebAddress(name)),
  );
  link(host, (target) =>
    hostsOf(event).map(({ name, email }) => ({ name, values: emailOf(site, target, email) })),
  );
  for (const [index, mark] of marks.slice(0, 2).entries()) {
    const words = wordsOf(event)[index] ?? [];
    if (index === 0 || words.length > 0) link(mark, () => [...new Set(words)].map((name) => ({ name })));
  }
  return links;
}

/** A name, and values of a new record of that name. */
type Named = Pick<NamedRecord, "name" | "values">;

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
function placesOf(site: Site, target: string, event: ICAL.Component): readonly Named[] {
  const { address: fields = [], position: [latitude, longitude] = [] } =
    resourceNamed(site, target).facts.shows ?? {};
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

function emailOf(site: Site, target: string, email: string): Record<string, string> {
  const field = resourceNamed(site, target).facts.shows?.email;
  return field === undefined || email === "" ? {} : { [field]: email };
}

function joinLines(text: string): string {
  const lines = text.split(/\\n|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}
