import type ICAL from "ical.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { jsonText } from "../properties.js";
import { textOf, valueText, valueTexts } from "./calendar-entry.js";
import type { CalendarOptions } from "./calendar-options.js";
import { isWebAddress } from "./calendar-standing.js";
import { linkByName } from "./named-link.js";
import type { SourceLink } from "./source.js";

/** Where an event takes place, who holds it, and what it is marked with, by their names. */
export function linksOf(
  { site, facts, language }: CalendarOptions,
  event: ICAL.Component,
): Record<string, SourceLink[]> {
  const { place, join, host, marks = [] } = facts.shows ?? {};
  const links: Record<string, SourceLink[]> = {};
  const placeTarget = place === undefined ? undefined : facts.fields[place]?.target;
  if (place !== undefined && placeTarget !== undefined)
    links[place] = placesOf(site, placeTarget, event)
      .filter(({ name }) => join === undefined || !isWebAddress(name))
      .map(({ name, values }) => linkByName(site, placeTarget, name, language, values));
  const hostTarget = host === undefined ? undefined : facts.fields[host]?.target;
  if (host !== undefined && hostTarget !== undefined)
    links[host] = hostsOf(event).map(({ name, email }) =>
      linkByName(site, hostTarget, name, language, emailOf(site, hostTarget, email)),
    );
  for (const [index, mark] of marks.slice(0, 2).entries()) {
    const target = facts.fields[mark]?.target;
    const words = wordsOf(event)[index] ?? [];
    if (target === undefined || (index > 0 && words.length === 0)) continue;
    links[mark] = [...new Set(words)].map((name) => linkByName(site, target, name, language));
  }
  return links;
}

/** The categories of an event, and its tags, which stand among the former as well. */
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

/** Where an event takes place: as services of this kind write it, or Apple's programs write it with its parts, else the text of the location. */
function placesOf(site: Site, target: string, event: ICAL.Component) {
  const { address: fields = [], position: [latitude, longitude] = [] } =
    resourceNamed(site, target).facts.shows ?? {};
  const [street] = fields;
  if (event.hasProperty("x-place"))
    return event.getAllProperties("x-place").map((place) => {
      const parts = jsonText(place.getFirstParameter("x-address")).split(";");
      const texts = fields.map((field, at): [string, string] => [field, parts[at] ?? ""]);
      const [north, east] = positionIn(place.getFirstParameter("x-geo")) ?? [];
      const isPlaced = latitude !== undefined && longitude !== undefined && north !== undefined;
      return {
        name: valueText(place),
        values: {
          ...Object.fromEntries(texts.filter(([, text]) => text !== "")),
          ...(isPlaced ? { [latitude]: north, [longitude]: east } : {}),
        },
      };
    });
  const structured = event.getFirstProperty("x-apple-structured-location");
  const part = (name: string): string => jsonText(structured?.getFirstParameter(name)).trim();
  const title = linesOf(part("x-title")).join(", ");
  const address = linesOf(part("x-address")).join(", ");
  const location = linesOf(textOf(event, "location") ?? "").join(", ");
  const name = title === "" ? location || address : title;
  if (name === "") return [];
  const [north, east] =
    positionIn(event.getFirstPropertyValue("geo")) ??
    positionIn(jsonText(structured?.getFirstValue()).replace(/^geo:/i, "")) ??
    [];
  const isPlaced = latitude !== undefined && longitude !== undefined && north !== undefined;
  const values = {
    ...(street === undefined || address === "" || address === name ? {} : { [street]: address }),
    ...(isPlaced ? { [latitude]: north, [longitude]: east } : {}),
  };
  return [{ name, values }];
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

function linesOf(text: string): string[] {
  const lines = text.split(/\\n|\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "");
}
