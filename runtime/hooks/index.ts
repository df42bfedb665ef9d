import type { EventDocument } from "../../generated/server/events/collection.js";
import type { Hooks } from "../../generated/server/hooks.js";
import type { View } from "../records/view.js";
import { readCost, type ShownCost, showCost } from "./cost.js";
import { dates } from "./dates.js";
import { eventJsonLd, organizerJsonLd, venueJsonLd } from "./json-ld.js";
import { hasEvents, onlyWithUpcoming } from "./linked.js";
import { place } from "./place.js";
import { include, protection, ticketed } from "./selection.js";

/** The cost as the site shows it. */
function shownCost({ cost }: EventDocument, { site }: View): ShownCost {
  return showCost(readCost(cost), { symbol: site.currencySymbol, position: site.currencyPosition });
}

/** All functions that the spec names; the generated interface says which those are. */
export const hooks = {
  event: {
    dates,
    place,
    include,
    ticketed,
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
