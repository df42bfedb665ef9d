import type { Ageing, Deprecation } from "../../model/model.js";
import type { Both } from "../change.js";
import { type Find, type Finders, findersOf } from "../finders.js";
import {
  answerRows,
  embeddedRows,
  fieldRows,
  filterRows,
  join,
  type RowPairs,
  routeRows,
  serviceRouteRows,
} from "../row-pairs.js";
import { serviceParameterRows } from "./route-parameters.js";

const parts = findersOf(ageingRows);

/**
 * Announcements of what will go. They break nothing, except for a day that comes nearer: who was asked to change until then
 * planned by it. What goes before its day breaks as if nothing had been said; on it or later it needs no approval.
 */
export const deprecationChanges = {
  deprecated: changes((before, after) => before === undefined && after !== undefined),
  no_longer_deprecated: changes((before, after) => before !== undefined && after === undefined),
  sunset_earlier: sunsets((before, after) => before !== undefined && after !== undefined && after < before),
  sunset_later: sunsets((before, after) => before !== undefined && (after === undefined || after > before)),
  sunset_added: sunsets((before, after) => before === undefined && after !== undefined),
  deprecation_day_changed: changes(
    (before, after) => before !== undefined && after !== undefined && before.since !== after.since,
  ),
} satisfies Finders;

/** Everything that can be deprecated; removed and new parts have rules of their own. */
function ageingRows(both: Both): RowPairs<Ageing> {
  return join<Ageing>([
    fieldRows(both),
    filterRows(both),
    answerRows(both),
    embeddedRows(both),
    routeRows(both),
    serviceRouteRows(both),
    serviceParameterRows(both),
  ]);
}

function changes(
  isMeant: (before: Deprecation | undefined, after: Deprecation | undefined) => boolean,
): Find {
  return parts.inPairs(({ old: { deprecation: before }, next: { deprecation: after } }, both) => {
    if (!isMeant(before, after)) return [];
    const language = both.next.model.service.languages.default;
    const words = {
      since: after?.since ?? "",
      sunset: after?.sunset === undefined ? "" : `, and may be gone from ${after.sunset}`,
      text: after?.text[language] ?? "",
      before: before?.sunset ?? "any day",
      after: after?.sunset ?? "any day",
    };
    return [{ at: ["deprecated"], words }];
  });
}

/** The same for parts that are deprecated in both specs, by their last days. */
function sunsets(isMeant: (before: string | undefined, after: string | undefined) => boolean): Find {
  return changes(
    (before, after) => before !== undefined && after !== undefined && isMeant(before.sunset, after.sunset),
  );
}
