import type { Ageing, Deprecation } from "../../model/model.js";
import { pairRenamed } from "../pairs.js";
import { placeOf } from "../revision.js";
import { answerRows, commonResources, fieldRows, filterRows, type RowPair } from "../row-pairs.js";
import {
  type Both,
  breaksAnswers,
  loggedAs,
  type RuleKind,
  type RuleTable,
  ruleKind,
  safe,
  unlogged,
} from "../rule.js";
import { routePath } from "./parameters.js";

/**
 * Announcements of what will go. They break nothing, except for a day that comes nearer: who was asked to change until then
 * planned by it. What goes before its day breaks as if nothing had been said; on it or later it needs no approval.
 */
export const deprecationRules: RuleTable = {
  CHG901: changes((before, after) => before === undefined && after !== undefined)(
    "deprecated",
    safe,
    "`{address}` is deprecated since {since}{sunset}. {text}",
  ),
  CHG902: loggedAs(
    "changed",
    changes((before, after) => before !== undefined && after === undefined),
  )("no_longer_deprecated", safe, "`{address}` is not deprecated any more."),
  CHG903: sunsets((before, after) => before !== undefined && after !== undefined && after < before)(
    "sunset_earlier",
    breaksAnswers,
    "`{address}` was to work until {before}, and may be gone from {after}.",
  ),
  CHG904: sunsets((before, after) => before !== undefined && (after === undefined || after > before))(
    "sunset_later",
    safe,
    "`{address}` was to work until {before}, and does until {after}.",
  ),
  CHG905: sunsets((before, after) => before === undefined && after !== undefined)(
    "sunset_added",
    safe,
    "`{address}`, which is deprecated, may be gone from {after}.",
  ),
  CHG906: unlogged(
    changes((before, after) => before !== undefined && after !== undefined && before.since !== after.since),
  )("deprecation_day_changed", safe, "The day since which `{address}` is deprecated is another."),
};

/** A part that both specs have. */
interface Aged extends Pick<RowPair<Ageing>, "address" | "oldPath" | "path"> {
  readonly before: Deprecation | undefined;
  readonly after: Deprecation | undefined;
}

type Condition = (before: Deprecation | undefined, after: Deprecation | undefined) => boolean;

function changes(isMeant: Condition): RuleKind {
  return ruleKind("deprecated", (both) => {
    const language = both.next.model.service.languages.default;
    return parts(both)
      .filter(({ before, after }) => isMeant(before, after))
      .map(({ address, oldPath, path, before, after }) => ({
        address,
        words: {
          since: after?.since ?? "",
          sunset: after?.sunset === undefined ? "" : `, and may be gone from ${after.sunset}`,
          text: after?.text[language] ?? "",
          before: before?.sunset ?? "any day",
          after: after?.sunset ?? "any day",
        },
        old: placeOf(both.old, [...oldPath, "deprecated"]),
        new: placeOf(both.next, [...path, "deprecated"]),
      }));
  });
}

/** The same for parts that are deprecated in both specs, by their last days. */
function sunsets(isMeant: (before: string | undefined, after: string | undefined) => boolean): RuleKind {
  return changes(
    (before, after) => before !== undefined && after !== undefined && isMeant(before.sunset, after.sunset),
  );
}

/** Everything that can be deprecated and is in both specs; removed and new parts have rules of their own. */
function parts(both: Both): readonly Aged[] {
  const tables = [
    fieldRows(both),
    filterRows(both),
    answerRows(both, "answer"),
    answerRows(both, "embedded"),
  ];
  const rows = tables.flatMap(({ common, renamed }) => [...common, ...renamed]).map(toAged);
  return [...rows, ...routeParts(both), ...serviceParts(both)];
}

function toAged({ old, next, ...where }: RowPair<Ageing>): Aged {
  return { ...where, before: old.deprecation, after: next.deprecation };
}

function routeParts(both: Both): readonly Aged[] {
  return commonResources(both).flatMap(([former, resource]) =>
    pairRenamed(former.routes, resource.routes).common.map(([old, next]) =>
      toAged({
        old,
        next,
        address: `${resource.name}.${next.name}`,
        oldPath: routePath(old),
        path: routePath(next),
      }),
    ),
  );
}

function serviceParts({ old, next }: Both): readonly Aged[] {
  const routes = pairRenamed(old.model.serviceRoutes, next.model.serviceRoutes).common;
  return routes.flatMap(([before, after]) => {
    const path = ["routes", "service", after.name];
    const parameters = pairRenamed(before.parameters, after.parameters).common.map(([was, is]) => {
      const at = [...path, "parameters", is.name];
      return toAged({ old: was, next: is, address: `${after.name}.${is.name}`, oldPath: at, path: at });
    });
    return [toAged({ old: before, next: after, address: after.name, oldPath: path, path }), ...parameters];
  });
}
