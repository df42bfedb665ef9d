import type { Ageing, Deprecation, Model } from "../../model/model.js";
import type { Finding } from "../change.js";
import { type Pairs, pairNamed } from "../pairs.js";
import { answerRows, fieldRows, filterRows, keptResources } from "../rows.js";
import { type Both, breaksAnswers, isEqual, type Rule, safe } from "../rule.js";
import { placeOf } from "../side.js";

/**
 * Announcements of what will go. They break nothing, but for a day that comes nearer: who was told to change until then
 * planned by it. What goes before its day breaks as if nothing had been said; on it or later it needs no approval.
 */
export const deprecationRules: readonly Rule[] = [
  {
    code: "CHG901",
    name: "deprecated",
    effects: safe,
    log: "deprecated",
    message: "`{address}` is deprecated since {since}{sunset}. {text}",
    find: (both) => changes(both, (before, after) => before === undefined && after !== undefined),
  },
  {
    code: "CHG902",
    name: "no_longer_deprecated",
    effects: safe,
    log: "changed",
    message: "`{address}` is not deprecated any more.",
    find: (both) => changes(both, (before, after) => before !== undefined && after === undefined),
  },
  {
    code: "CHG903",
    name: "sunset_earlier",
    effects: breaksAnswers,
    log: "deprecated",
    message: "`{address}` was to work until {before}, and may be gone from {after}.",
    find: (both) =>
      sunsets(both, (before, after) => before !== undefined && after !== undefined && after < before),
  },
  {
    code: "CHG904",
    name: "sunset_later",
    effects: safe,
    log: "deprecated",
    message: "`{address}` was to work until {before}, and does until {after}.",
    find: (both) =>
      sunsets(both, (before, after) => before !== undefined && (after === undefined || after > before)),
  },
  {
    code: "CHG905",
    name: "sunset_added",
    effects: safe,
    log: "deprecated",
    message: "`{address}`, which is deprecated, may be gone from {after}.",
    find: (both) => sunsets(both, (before, after) => before === undefined && after !== undefined),
  },
  {
    code: "CHG906",
    name: "deprecation_text_changed",
    effects: safe,
    log: "none",
    message: "What to use instead of `{address}`, or since when, is told otherwise.",
    find: (both) =>
      changes(
        both,
        (before, after) =>
          before !== undefined &&
          after !== undefined &&
          !isEqual([before.since, before.text], [after.since, after.text]),
      ),
  },
];

/** A part on both sides, or one that is new. */
interface Aged {
  readonly address: string;
  readonly oldPath: readonly string[];
  readonly path: readonly string[];
  readonly before: Deprecation | undefined;
  readonly after: Deprecation | undefined;
}

function changes(
  both: Both,
  isMeant: (before: Deprecation | undefined, after: Deprecation | undefined) => boolean,
): readonly Finding[] {
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
}

/** The same for parts that are deprecated on both sides, by their last days. */
function sunsets(
  both: Both,
  isMeant: (before: string | undefined, after: string | undefined) => boolean,
): readonly Finding[] {
  return changes(
    both,
    (before, after) => before !== undefined && after !== undefined && isMeant(before.sunset, after.sunset),
  );
}

/** Everything that can be deprecated and is on both sides; what is gone or new is told by other rules. */
function parts(both: Both): readonly Aged[] {
  const rows = [
    fieldRows(both),
    filterRows(both),
    answerRows(both, "answer"),
    answerRows(both, "embedded"),
  ].flatMap(({ kept, renamed }) =>
    [...kept, ...renamed].map(({ old, next, ...where }) => ({ ...where, ...ages(old, next) })),
  );
  return [...rows, ...routeParts(both), ...serviceParts(both)];
}

function routeParts(both: Both): readonly Aged[] {
  return keptResources(both).flatMap(([former, resource]) =>
    pairNamed(operationsOf(former), operationsOf(resource)).kept.map(([old, next]) => ({
      address: `${resource.name}.${next.name}`,
      oldPath: ["routes", "resources", former.name, old.name],
      path: ["routes", "resources", resource.name, next.name],
      ...ages(old, next),
    })),
  );
}

function operationsOf({ routes }: Model["resources"][number]) {
  return routes.map(({ operation, deprecation }) => ({
    name: operation,
    ...(deprecation === undefined ? {} : { deprecation }),
  }));
}

function serviceParts({ old, next }: Both): readonly Aged[] {
  const routes = pairNamed(old.model.serviceRoutes, next.model.serviceRoutes).kept;
  return routes.flatMap(([before, after]) => {
    const path = ["routes", "service", after.name];
    const parameters: Pairs<Ageing & { readonly name: string }> = pairNamed(
      before.parameters,
      after.parameters,
    );
    return [
      { address: after.name, oldPath: path, path, ...ages(before, after) },
      ...parameters.kept.map(([was, is]) => {
        const at = [...path, "parameters", is.name];
        return { address: `${after.name}.${is.name}`, oldPath: at, path: at, ...ages(was, is) };
      }),
    ];
  });
}

function ages(old: Ageing, next: Ageing): Pick<Aged, "before" | "after"> {
  return { before: old.deprecation, after: next.deprecation };
}
