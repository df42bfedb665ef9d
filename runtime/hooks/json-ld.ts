import type { Event } from "../../generated/sdk/events.js";
import type { EventStatus } from "../../generated/sdk/types.js";
import type { Venue } from "../../generated/sdk/venues.js";
import type { Hooks } from "../../generated/server/hooks.js";
import { offsetText, toInstant, toWall } from "../dates/wall-time.js";
import { parseZone, utc } from "../dates/zone.js";
import { plainText } from "../text/html.js";
import { currencyCode } from "./currency.js";
import { siteCurrency } from "./settings.js";

/** An event as schema.org describes one. */
export const eventJsonLd: Hooks["event"]["jsonLd"] = (document, view, event) => {
  const [venue] = Array.isArray(event.venue) ? event.venue : [event.venue];
  const [organizer] = event.organizer;
  const zone = document.timezone;
  const { mode, location } = attendance(event, venue?.json_ld);
  return {
    "@context": "http://schema.org",
    "@type": "Event",
    name: event.title,
    description: plainText(event.excerpt === "" ? event.description : event.excerpt),
    ...(event.image === false ? {} : { image: event.image.url }),
    url: event.url,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    eventStatus: `https://schema.org/${statuses[event.event_status ?? "scheduled"]}`,
    startDate: withOffset(document.utc_start_date, zone),
    endDate: withOffset(document.utc_end_date, zone),
    ...formerStart(event, zone),
    ...location,
    ...(organizer === undefined ? {} : { organizer: organizer.json_ld }),
    ...offers(event, document.date, siteCurrency(view.app).symbol),
    performer: "Organization",
  };
};

const statuses: Readonly<Record<EventStatus, string>> = {
  scheduled: "EventScheduled",
  canceled: "EventCancelled",
  postponed: "EventPostponed",
  rescheduled: "EventRescheduled",
  "moved-online": "EventMovedOnline",
};

/** How one takes part, and where: what has moved online no longer takes place at its venue. */
function attendance(
  { is_virtual, event_status, virtual_url, url }: Event,
  place: Venue["json_ld"],
): { readonly mode: string; readonly location: object } {
  const isMoved = event_status === "moved-online";
  const isOnline = is_virtual === true || isMoved;
  const venue = isMoved ? undefined : place;
  const online = { "@type": "VirtualLocation", url: virtual_url ?? url };
  const locations = [...(venue === undefined ? [] : [venue]), ...(isOnline ? [online] : [])];
  return {
    mode: isOnline ? (venue === undefined ? "Online" : "Mixed") : "Offline",
    location: locations.length === 0 ? {} : { location: locations.length === 1 ? locations[0] : locations },
  };
}

function formerStart({ event_status, previous_start_date: former }: Event, zoneName: string): object {
  if (event_status !== "rescheduled" || former === undefined) return {};
  const zone = parseZone(zoneName) ?? utc;
  return { previousStartDate: withOffset(new Date(toInstant(former, zone)), zoneName) };
}

/** A venue as a schema.org place. */
export const venueJsonLd: Hooks["venue"]["jsonLd"] = (_document, _view, venue) => ({
  "@type": "Place",
  name: venue.venue,
  description: plainText(venue.description ?? ""),
  ...(venue.image === undefined ? {} : { image: venue.image.url }),
  url: addressOf(venue),
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
  url: addressOf(organizer),
  telephone: organizer.phone ?? "",
  email: organizer.email ?? "",
  sameAs: organizer.website ?? "",
});

/** The website of a record, or else its page. */
function addressOf({ website, url }: { readonly website?: string; readonly url: string }): string {
  return website === undefined || website === "" ? url : website;
}

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

/** What it costs, as a number; nothing where no number is known, such as for a donation. */
function offers({ cost_details: details, url }: Event, from: Date, symbol: string): object {
  const { values } = details;
  const amounts = values.filter((value) => /^(?:\d+\.?|\d*\.\d+)$/.test(value)).map(Number);
  const prices = amounts.length === 0 && values.some((value) => freeWords.has(value)) ? [0] : amounts;
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || !Number.isFinite(highest)) return {};
  const { currency_code: code, currency_symbol: own } = details;
  const currency = code === "" ? currencyCode(own === "" ? symbol : own) : code;
  return {
    offers: {
      ...(lowest === highest
        ? { "@type": "Offer", price: lowest }
        : { "@type": "AggregateOffer", price: lowest, lowPrice: lowest, highPrice: highest }),
      ...(currency === undefined ? {} : { priceCurrency: currency }),
      url,
      category: "primary",
      availability: "inStock",
      validFrom: `${toWall(from.getTime(), utc).replace(" ", "T")}+00:00`,
    },
  };
}

/** Costs in words that mean a price of zero, as slugs. */
const freeWords: ReadonlySet<string> = new Set(
  "free gratis gratuit gratuita gratuite gratuito kostenlos kostenfrei".split(" "),
);

/** ISO 8601 with the distance from UTC that the zone's clocks have at that instant. */
function withOffset(date: Date, zoneName: string): string {
  const zone = parseZone(zoneName) ?? utc;
  const minutes = Math.round(zone.offsetAt(date.getTime()) / 60_000);
  return toWall(date.getTime(), zone).replace(" ", "T") + offsetText(minutes);
}
