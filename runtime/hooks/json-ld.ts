import type { Venue } from "../../generated/sdk/venues.js";
import type { Hooks } from "../../generated/server/hooks.js";
import { toWall } from "../dates/wall-time.js";
import { parseZone, utc } from "../dates/zone.js";
import { plainText } from "../text/html.js";

/** An event as schema.org describes one. */
export const eventJsonLd: Hooks["event"]["jsonLd"] = (document, _view, event) => {
  const [place] = Array.isArray(event.venue) ? event.venue : [event.venue];
  const [organizer] = event.organizer;
  const zone = document.timezone;
  return {
    "@context": "http://schema.org",
    "@type": "Event",
    name: event.title,
    description: plainText(event.excerpt === "" ? event.description : event.excerpt),
    ...(event.image === false ? {} : { image: event.image.url }),
    url: event.url,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    startDate: withOffset(document.utc_start_date, zone),
    endDate: withOffset(document.utc_end_date, zone),
    ...(place === undefined ? {} : { location: place.json_ld }),
    ...(organizer === undefined ? {} : { organizer: organizer.json_ld }),
    ...(event.cost === "" ? {} : { offers: offer(event.cost_details.values, event.url, document.date) }),
    performer: "Organization",
  };
};

/** A venue as a schema.org place. */
export const venueJsonLd: Hooks["venue"]["jsonLd"] = (_document, _view, venue) => ({
  "@type": "Place",
  name: venue.venue,
  description: plainText(venue.description ?? ""),
  ...(venue.image === undefined ? {} : { image: venue.image.url }),
  url: venue.url,
  address: { "@type": "PostalAddress", ...address(venue) },
  telephone: venue.phone ?? "",
  sameAs: venue.website ?? "",
});

/** An organizer as a schema.org person. */
export const organizerJsonLd: Hooks["organizer"]["jsonLd"] = (_document, _view, organizer) => ({
  "@type": "Person",
  name: organizer.organizer,
  description: plainText(organizer.description ?? ""),
  ...(organizer.image === undefined ? {} : { image: organizer.image.url }),
  url: organizer.url,
  telephone: organizer.phone ?? "",
  email: organizer.email ?? "",
  sameAs: organizer.website ?? "",
});

/** Only the parts of the address that are known. */
function address(
  venue: Pick<Venue, "address" | "city" | "stateprovince" | "state" | "province" | "zip" | "country">,
): object {
  const parts = {
    streetAddress: venue.address,
    addressLocality: venue.city,
    addressRegion: venue.stateprovince ?? venue.state ?? venue.province,
    postalCode: venue.zip,
    addressCountry: venue.country,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

function offer(values: readonly string[], url: string, from: Date): object {
  const [lowest = "0", highest] = [values[0], values.at(-1)];
  return {
    "@type": "Offer",
    price: values.length > 1 && highest !== undefined ? `${lowest} – ${highest}` : lowest,
    priceCurrency: "USD",
    url,
    category: "primary",
    availability: "inStock",
    validFrom: `${toWall(from.getTime(), utc).replace(" ", "T")}+00:00`,
  };
}

/** ISO 8601 with the distance from UTC that the zone's clocks have at that instant. */
function withOffset(date: Date, zoneName: string): string {
  const zone = parseZone(zoneName) ?? utc;
  const minutes = Math.round(zone.offsetAt(date.getTime()) / 60_000);
  const sign = minutes < 0 ? "-" : "+";
  const two = (value: number): string => String(value).padStart(2, "0");
  const offset = `${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return toWall(date.getTime(), zone).replace(" ", "T") + offset;
}
