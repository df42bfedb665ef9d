import type { Field, Filter, Match } from "../../model/model.js";
import { isFormer, type Pairs, pairRenamed, pairTexts } from "../pairs.js";
import { changed, filterRows, keyFindings, loneFindings } from "../rows.js";
import { breaksCode, breaksRequests, needsMigration, type Rule, safe } from "../rule.js";
import { parameterFinder } from "./parameter-finder.js";
import { referenceOf } from "./parameters.js";

const breaksQueries = { ...breaksRequests, ...breaksCode };

const filters = parameterFinder(filterRows);

/** Changes of the filters of lists, for whose searches documents keep words. */
export const filterRules: readonly Rule[] = [
  {
    code: "CHG301",
    name: "filter_removed",
    effects: breaksQueries,
    log: "removed",
    message: "Lists take no filter `{address}`: it is ignored.",
    find: (both) => loneFindings(both, filterRows(both).removed, "old"),
  },
  {
    code: "CHG302",
    name: "filter_added",
    effects: safe,
    log: "added",
    message: "Lists take the filter `{address}`.",
    find: (both) =>
      loneFindings(
        both,
        filterRows(both).added.filter(({ row }) => !row.required && !keepsUnasked(row)),
        "new",
      ),
  },
  {
    code: "CHG303",
    name: "filter_added_with_default",
    effects: breaksRequests,
    log: "added",
    message: "The new filter `{address}` keeps records back also where a caller does not send it.",
    find: (both) =>
      loneFindings(
        both,
        filterRows(both).added.filter(({ row }) => !row.required && keepsUnasked(row)),
        "new",
      ),
  },
  {
    code: "CHG304",
    name: "filter_renamed",
    effects: breaksQueries,
    log: "changed",
    message: "The filter `{address}` is called `{after}`.",
    find: (both) => keyFindings(both, filterRows(both).renamed, "", (old, next) => [old.name, next.name]),
  },
  {
    code: "CHG305",
    name: "filter_default_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` is {after} rather than {before} where a caller does not send it.",
    find: filters.key(
      "default",
      changed((filter) => filter.default ?? filter.computed),
    ),
  },
  {
    code: "CHG306",
    name: "filter_limits_narrowed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` took {before}, and takes {after}.",
    find: filters.narrowed,
  },
  {
    code: "CHG307",
    name: "filter_limits_widened",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` took {before}, and takes {after}.",
    find: filters.widened,
  },
  {
    code: "CHG308",
    name: "filter_type_changed",
    effects: breaksQueries,
    log: "changed",
    message: "The type of the filter `{address}` was {before} and is {after}.",
    find: filters.typed("other"),
  },
  {
    code: "CHG309",
    name: "filter_type_narrowed",
    effects: breaksRequests,
    log: "changed",
    message: "The type of the filter `{address}` was {before} and is {after}, which takes less.",
    find: filters.typed("narrower"),
  },
  {
    code: "CHG310",
    name: "filter_type_widened",
    effects: safe,
    log: "changed",
    message: "The type of the filter `{address}` was {before} and is {after}, which takes more.",
    find: filters.typed("wider"),
  },
  {
    code: "CHG311",
    name: "filter_match_changed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` kept records by {before}, and keeps them by {after}.",
    find: filters.key("text", (old, next) =>
      keepsAlike(old.match, next.match) ? undefined : [matchWords(old.match), matchWords(next.match)],
    ),
  },
  {
    code: "CHG312",
    name: "search_field_removed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` searched {before}, and searches {after}.",
    find: filters.key(
      "search",
      searches(({ removed }) => removed.length > 0),
    ),
  },
  {
    code: "CHG313",
    name: "search_field_added",
    effects: { ...safe, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` searched {before}, and searches {after}, so that it may find more.",
    find: filters.key(
      "search",
      searches(({ added, removed }) => added.length > 0 && removed.length === 0),
    ),
  },
  {
    code: "CHG314",
    name: "search_within_removed",
    effects: { ...breaksRequests, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` no longer finds text inside words.",
    find: filters.turnedOff("within", isWithin),
  },
  {
    code: "CHG315",
    name: "search_within_added",
    effects: { ...safe, ...needsMigration },
    log: "changed",
    message: "The filter `{address}` finds text inside words as well.",
    find: filters.turnedOn("within", isWithin),
  },
  {
    code: "CHG316",
    name: "filter_descendants_removed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` no longer counts what stands below the record.",
    find: filters.turnedOff("descendants", hasDescendants),
  },
  {
    code: "CHG317",
    name: "filter_descendants_added",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` keeps what stands below the record as well.",
    find: filters.turnedOn("descendants", hasDescendants),
  },
  {
    code: "CHG318",
    name: "filter_key_removed",
    effects: breaksQueries,
    log: "changed",
    message: "The filter `{address}` named records by {before}, and names them by {after}.",
    find: filters.key(
      "by",
      changed(
        (filter) => referenceOf(filter)?.by,
        (before = [], after = []) => pairTexts(before, after).removed.length > 0,
      ),
    ),
  },
  {
    code: "CHG319",
    name: "filter_key_added",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` named records by {before}, and may name them by {after}.",
    find: filters.key(
      "by",
      changed(
        (filter) => referenceOf(filter)?.by,
        (before = [], after = []) => pairTexts(before, after).removed.length === 0,
      ),
    ),
  },
  {
    code: "CHG320",
    name: "filter_extension_changed",
    effects: safe,
    log: "none",
    message: "The filter `{address}` belonged to the extension {before}, and belongs to {after}.",
    find: filters.key(
      "extension",
      changed(({ extension }) => extension),
    ),
  },
  {
    code: "CHG321",
    name: "required_filter_added",
    effects: breaksQueries,
    log: "added",
    message: "Callers of lists have to send the new filter `{address}`.",
    find: (both) =>
      loneFindings(
        both,
        filterRows(both).added.filter(({ row }) => row.required),
        "new",
      ),
  },
  {
    code: "CHG322",
    name: "filter_became_required",
    effects: breaksQueries,
    log: "changed",
    message: "Callers of lists have to send the filter `{address}`.",
    find: filters.turnedOn("required", ({ required }) => required),
  },
  {
    code: "CHG323",
    name: "filter_became_optional",
    effects: safe,
    log: "changed",
    message: "Callers of lists may leave out the filter `{address}`.",
    find: filters.turnedOff("required", ({ required }) => required),
  },
  {
    code: "CHG324",
    name: "filter_nullable_removed",
    // A query has no null but in types.
    effects: breaksCode,
    log: "changed",
    message: "The filter `{address}` no longer takes null.",
    find: filters.turnedOff("nullable", ({ nullable }) => nullable),
  },
  {
    code: "CHG325",
    name: "filter_nullable_added",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` takes null.",
    find: filters.turnedOn("nullable", ({ nullable }) => nullable),
  },
  {
    code: "CHG326",
    name: "filter_blank_removed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` no longer takes an empty text.",
    find: filters.turnedOff("blank", ({ blank }) => blank),
  },
  {
    code: "CHG327",
    name: "filter_blank_added",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` takes an empty text.",
    find: filters.turnedOn("blank", ({ blank }) => blank),
  },
  {
    code: "CHG328",
    name: "filter_hook_changed",
    // Which function it is says nothing about what it does.
    effects: safe,
    log: "none",
    message: "The filter `{address}` kept records by the function {before}, and keeps them by {after}.",
    find: filters.key("hook", ({ match: old }, { match: next }) =>
      old.kind === "hook" && next.kind === "hook" && old.hook.name !== next.hook.name
        ? [old.hook.name, next.hook.name]
        : undefined,
    ),
  },
  {
    code: "CHG329",
    name: "filter_reads_changed",
    // Only records that need a password are left out of lists, or come into them.
    effects: safe,
    log: "changed",
    message:
      "The hook of the filter `{address}` read {before}, and reads {after}; masked fields among them hide records.",
    find: filters.key("reads", ({ match: old }, { match: next }) =>
      old.kind === "hook" && next.kind === "hook" && readWords(old) !== readWords(next)
        ? [readWords(old), readWords(next)]
        : undefined,
    ),
  },
  {
    code: "CHG330",
    name: "filter_lenience_removed",
    effects: breaksRequests,
    log: "changed",
    message: "The filter `{address}` ignored values it does not have at {before}, and does so at {after}.",
    find: filters.key(
      "lenient_at",
      changed(lenience, (before, after) => pairTexts(before, after).removed.length > 0),
    ),
  },
  {
    code: "CHG338",
    name: "filter_lenience_added",
    effects: safe,
    log: "changed",
    message: "The filter `{address}` ignored values it does not have at {before}, and does so at {after}.",
    find: filters.key(
      "lenient_at",
      changed(lenience, (before, after) => pairTexts(before, after).removed.length === 0),
    ),
  },
];

function lenience({ lenientAt = [] }: Filter): readonly string[] {
  return lenientAt;
}

function readWords({ reads }: Match & { kind: "hook" }): string {
  return reads?.map(({ name }) => name).join(", ") ?? "any field";
}

/** A default of a page or an order is what a list did anyway. */
function keepsUnasked({ computed, default: value = computed, match }: Filter): boolean {
  return value !== undefined && !["page", "size", "order", "order_by"].includes(match.kind);
}

/** What a filter keeps, without the details that have rules of their own. */
function matchWords(match: Match): string {
  switch (match.kind) {
    case "equals":
    case "reference":
      return match.field.name;
    case "linked_from":
      return `${match.resource.name}.${match.field.name}`;
    case "hook":
      // Which function it is says nothing about what it does.
      return "a hook";
    case "lifts":
      return `no defaults of ${match.filters.join(", ")}`;
    default:
      return match.kind;
  }
}

/** Whether two filters keep records by the same, which may have been renamed. */
function keepsAlike(old: Match, next: Match): boolean {
  const isSameField = "field" in old && "field" in next && isFormer(old.field, next.field);
  const isSameResource =
    old.kind !== "linked_from" || next.kind !== "linked_from" || isFormer(old.resource, next.resource);
  return matchWords(old) === matchWords(next) || (old.kind === next.kind && isSameField && isSameResource);
}

function searches(isMeant: (fields: Pairs<Field>) => boolean) {
  const fieldsOf = ({ match }: Filter): readonly Field[] => (match.kind === "search" ? match.fields : []);
  const words = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name);
  return (old: Filter, next: Filter): readonly [unknown, unknown] | undefined => {
    const [before, after] = [fieldsOf(old), fieldsOf(next)];
    return isMeant(pairRenamed(before, after)) ? [words(before), words(after)] : undefined;
  };
}

function isWithin({ match }: Filter): boolean | undefined {
  return match.kind === "search" ? match.within : undefined;
}

function hasDescendants({ match }: Filter): boolean | undefined {
  return match.kind === "reference" ? match.descendants : undefined;
}
