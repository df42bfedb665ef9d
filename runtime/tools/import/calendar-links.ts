import type ICAL from "ical.js";
import { resourceNamed, type Site } from "../../records/site.js";
import { textOf } from "./calendar-entry.js";
import type { CalendarOptions } from "./calendar-options.js";
import { jsonText } from "./json-text.js";
import { linkByName } from "./named-link.js";
import type { SourceLink } from "./source.js";

/** Where an event takes place, who holds it, and what it is marked with, by their names. */
export function linksOf(
  { site, facts, language }: CalendarOptions,
  event: ICAL.Component,
): Record<string, SourceLink[]> {
  const { place, host, marks = [] } = facts.shows ?? {};
  const links: Record<string, SourceLink[]> = {};
  const location = textOf(event, "location");
  const placeTarget = place === undefined ? undefined : facts.fields[place]?.target;
  if (place !== undefined && placeTarget !== undefined)
    links[place] =
      location === undefined
        ? []
        : [
            linkByName(
              site,
              placeTarget,
              linesOf(location).join(", "),
              language,
              positionOf(site, placeTarget, event),
            ),
          ];
  const hostTarget = host === undefined ? undefined : facts.fields[host]?.target;
  if (host !== undefined && hostTarget !== undefined)
    links[host] = hostsOf(event).map(({ name, email }) =>
      linkByName(site, hostTarget, name, language, emailOf(site, hostTarget, email)),
    );
  const [mark] = marks;
  const markTarget = mark === undefined ? undefined : facts.fields[mark]?.target;
  if (mark !== undefined && markTarget !== undefined) {
    const names = event
      .getAllProperties("categories")
      .flatMap((one) => one.getValues().map((value) => String(value).trim()));
    links[mark] = [...new Set(names.filter((name) => name !== ""))].map((name) =>
      linkByName(site, markTarget, name, language),
    );
  }
  return links;
}

function positionOf(site: Site, target: string, event: ICAL.Component): Record<string, number> {
  const [latitude, longitude] = resourceNamed(site, target).facts.shows?.position ?? [];
  const value: unknown = event.getFirstPropertyValue("geo");
  const parts = (Array.isArray(value) ? value : jsonText(value).split(/[;,]/)).map(Number);
  const [north = Number.NaN, east = Number.NaN] = parts;
  if (latitude === undefined || longitude === undefined || Number.isNaN(north) || Number.isNaN(east))
    return {};
  return { [latitude]: north, [longitude]: east };
}

function hostsOf(event: ICAL.Component): { readonly name: string; readonly email: string }[] {
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
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}
