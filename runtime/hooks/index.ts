import type { EventDocument } from "../../generated/server/events/collection.js";
import type { Hooks } from "../../generated/server/hooks.js";
import type { Serializer } from "../resources/read/serializer.js";
import { readCost, type ShownCost, showCost } from "./cost.js";
import { dates } from "./dates.js";
import { eventJsonLd, organizerJsonLd, venueJsonLd } from "./json-ld.js";
import { hasEvents, onlyWithUpcoming } from "./linked.js";
import { place } from "./place.js";
import { include, modified, price, protection, standing, ticketed } from "./selection.js";
import { siteCurrency } from "./settings.js";

/** Many events cost the same, and reading a cost takes longer than all else that is shown of an event. */
const shownCosts = new Map<string, ShownCost>();
const shownCostLimit = 4096;

/** The cost as the site shows it. */
function shownCost(document: EventDocument, { app }: Serializer): ShownCost {
  const { cost, cost_details, currency_symbol, currency_code, currency_position } = document;
  const currency = siteCurrency(app);
  const given = { cost_details, currency_symbol, currency_code, currency_position };
  const key = JSON.stringify([cost, given, currency]);
  const known = shownCosts.get(key);
  if (known !== undefined) return known;
  if (shownCosts.size >= shownCostLimit) shownCosts.clear();
  const shown = showCost(readCost(cost, given), currency);
  shownCosts.set(key, shown);
  return shown;
}

/** All functions that the spec names; the generated interface says which those are. */
export const hooks = {
  event: {
    // Exact times, for those of a list are widened to whole days.
    dates: Object.assign(dates, { byDefault: { strict_dates: true } }),
    place,
    include,
    modified,
    ticketed,
    standing,
    price,
    protection,
    cost: (document, view) => shownCost(document, view).cost,
    costDetails: (document, view) => shownCost(document, view).cost_details,
    jsonLd: eventJsonLd,
  },
  venue: {
    hasEvents: hasEvents("venue"),
    onlyWithUpcoming: onlyWithUpcoming("venue"),
    jsonLd: venueJsonLd,
  },
  organizer: {
    hasEvents: hasEvents("organizer"),
    onlyWithUpcoming: onlyWithUpcoming("organizer"),
    jsonLd: organizerJsonLd,
  },
} satisfies Hooks;
