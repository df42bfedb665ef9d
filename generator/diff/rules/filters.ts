import type { Field, Filter, Match } from "../../model/model.js";
import { isFormer, type Pairs, pairRenamed } from "../pairs.js";
import type { Judge } from "../row-kinds.js";
import { filterRows } from "../row-pairs.js";
import {
  breaksCode,
  breaksQueries,
  breaksRequests,
  breaksStoring,
  needsMigration,
  type RuleTable,
  safe,
  unlogged,
} from "../rule.js";
import { parameterKinds } from "./parameter-kinds.js";
import { lacksSome, referenceOf } from "./parameters.js";

const filters = parameterKinds(filterRows);
const required = filters.flag("required", (filter) => filter.required);
const nullable = filters.flag("nullable", (filter) => filter.nullable);
const blank = filters.flag("blank", (filter) => filter.blank);
const within = filters.flag("within", isWithin);
const descendants = filters.flag("descendants", hasDescendants);
const keys = filters.value("by", (filter) => referenceOf(filter)?.by);
const lenience = filters.value("ignore_invalid_at", ({ ignoreInvalidAt = [] }) => ignoreInvalidAt);

/** Changes of the filters of lists, for whose searches documents store words. */
export const filterRules: RuleTable = {
  CHG301: filters.removed(
    "filter_removed",
    breaksQueries,
    "Lists take no filter `{address}`: it is rejected.",
  ),
  CHG302: filters.addedWhere((row) => !row.required && !appliesByDefault(row))(
    "filter_added",
    safe,
    "Lists take the filter `{address}`.",
  ),
  CHG303: filters.addedWhere((row) => !row.required && appliesByDefault(row))(
    "filter_added_with_default",
    breaksRequests,
    "The new filter `{address}` excludes records also where a caller does not send it.",
  ),
  CHG304: filters.renamed("filter_renamed", breaksQueries, "The filter `{address}` is called `{after}`."),
  CHG305: filters
    .value("default", (filter) => filter.default ?? filter.computed)
    .changed(
      "filter_default_changed",
      breaksRequests,
      "The filter `{address}` is {after} rather than {before} where a caller does not send it.",
    ),
  CHG306: filters.narrowed(
    "filter_limits_narrowed",
    breaksRequests,
    "The filter `{address}` took {before}, and takes {after}.",
  ),
  CHG307: filters.widened(
    "filter_limits_widened",
    safe,
    "The filter `{address}` took {before}, and takes {after}.",
  ),
  CHG308: filters.typed("other")(
    "filter_type_changed",
    breaksQueries,
    "The type of the filter `{address}` was {before} and is {after}.",
  ),
  CHG309: filters.typed("narrower")(
    "filter_type_narrowed",
    breaksRequests,
    "The type of the filter `{address}` was {before} and is {after}, which takes less.",
  ),
  CHG310: filters.typed("wider")(
    "filter_type_widened",
    safe,
    "The type of the filter `{address}` was {before} and is {after}, which takes more.",
  ),
  CHG311: filters.compared("text", (old, next) =>
    isSameMatch(old.match, next.match) ? undefined : [matchWords(old.match), matchWords(next.match)],
  )(
    "filter_match_changed",
    breaksRequests,
    "The filter `{address}` selected records by {before}, and selects them by {after}.",
  ),
  CHG312: filters.compared(
    "search",
    searches(({ removed }) => removed.length > 0),
  )("search_field_removed", breaksStoring, "The filter `{address}` searched {before}, and searches {after}."),
  CHG313: filters.compared(
    "search",
    searches(({ added, removed }) => added.length > 0 && removed.length === 0),
  )(
    "search_field_added",
    { ...safe, ...needsMigration },
    "The filter `{address}` searched {before}, and searches {after}, so that it may find more.",
  ),
  CHG314: within.cleared(
    "search_within_removed",
    breaksStoring,
    "The filter `{address}` no longer finds text inside words.",
  ),
  CHG315: within.set(
    "search_within_added",
    { ...safe, ...needsMigration },
    "The filter `{address}` finds text inside words as well.",
  ),
  CHG316: descendants.cleared(
    "filter_descendants_removed",
    breaksRequests,
    "The filter `{address}` no longer includes the descendants of the record.",
  ),
  CHG317: descendants.set(
    "filter_descendants_added",
    breaksRequests,
    "The filter `{address}` includes the descendants of the record.",
  ),
  CHG318: keys.changedWhere(lacksSome)(
    "filter_key_removed",
    breaksQueries,
    "The filter `{address}` named records by {before}, and names them by {after}.",
  ),
  CHG319: keys.changedWhere((before, after) => !lacksSome(before, after))(
    "filter_key_added",
    safe,
    "The filter `{address}` named records by {before}, and may name them by {after}.",
  ),
  CHG320: unlogged(filters.property("extension").changed)(
    "filter_extension_changed",
    safe,
    "The filter `{address}` belonged to the extension {before}, and belongs to {after}.",
  ),
  CHG321: filters.addedWhere((row) => row.required)(
    "required_filter_added",
    breaksQueries,
    "Callers of lists have to send the new filter `{address}`.",
  ),
  CHG322: required.set(
    "filter_became_required",
    breaksQueries,
    "Callers of lists have to send the filter `{address}`.",
  ),
  CHG323: required.cleared(
    "filter_became_optional",
    safe,
    "Callers of lists may leave out the filter `{address}`.",
  ),
  // A query has no null but in types.
  CHG324: nullable.cleared(
    "filter_nullable_removed",
    breaksCode,
    "The filter `{address}` no longer takes null.",
  ),
  CHG325: nullable.set("filter_nullable_added", safe, "The filter `{address}` takes null."),
  CHG326: blank.cleared(
    "filter_blank_removed",
    breaksRequests,
    "The filter `{address}` no longer takes an empty text.",
  ),
  CHG327: blank.set("filter_blank_added", safe, "The filter `{address}` takes an empty text."),
  // Which function it is says nothing about what it does.
  CHG328: unlogged(
    filters.compared("hook", ({ match: old }, { match: next }) =>
      old.kind === "hook" && next.kind === "hook" && old.hook.name !== next.hook.name
        ? [old.hook.name, next.hook.name]
        : undefined,
    ),
  )(
    "filter_hook_changed",
    safe,
    "The filter `{address}` selected records by the function {before}, and selects them by {after}.",
  ),
  // Only records that need a password are left out of lists, or come into them.
  CHG329: filters.compared("depends_on", ({ match: old }, { match: next }) =>
    old.kind === "hook" && next.kind === "hook" && readWords(old) !== readWords(next)
      ? [readWords(old), readWords(next)]
      : undefined,
  )(
    "filter_reads_changed",
    safe,
    "The hook of the filter `{address}` read {before}, and reads {after}; masked fields among them hide records.",
  ),
  CHG330: lenience.changedWhere(lacksSome)(
    "filter_lenience_removed",
    breaksRequests,
    "The filter `{address}` ignored values it does not have at {before}, and does so at {after}.",
  ),
  CHG338: lenience.changedWhere((before, after) => !lacksSome(before, after))(
    "filter_lenience_added",
    safe,
    "The filter `{address}` ignored values it does not have at {before}, and does so at {after}.",
  ),
};

function readWords({ dependsOn }: Match & { kind: "hook" }): string {
  return dependsOn?.map(({ name }) => name).join(", ") ?? "any field";
}

/** Whether the filter excludes records where a caller does not send it; defaults of pages and orders exclude none. */
function appliesByDefault({ computed, default: value = computed, match }: Filter): boolean {
  return value !== undefined && !["page", "size", "order", "order_by"].includes(match.kind);
}

/** What a filter selects by, without the details that have rules of their own. */
function matchWords(match: Match): string {
  switch (match.kind) {
    case "equals":
    case "any_of":
    case "reference":
      return comparedName(match);
    case "not":
    case "from":
    case "to":
    case "after":
    case "before":
    case "starts_with":
    case "exists":
      return `${match.kind} ${comparedName(match)}`;
    case "linked_from":
      return `${match.resource.name}.${match.field.name}`;
    case "hook":
      // Which function it is says nothing about what it does.
      return "a hook";
    case "disables_defaults_of":
      return `no defaults of ${match.filters.join(", ")}`;
    default:
      return match.kind;
  }
}

/** `city`, or `venue.city` through a relation. */
function comparedName({ field, through }: { readonly field: Field; readonly through?: Field }): string {
  return through === undefined ? field.name : `${through.name}.${field.name}`;
}

/** Whether two filters select by the same, which may have been renamed. */
function isSameMatch(old: Match, next: Match): boolean {
  const isSameField = "field" in old && "field" in next && isFormer(old.field, next.field);
  const isSameResource =
    old.kind !== "linked_from" || next.kind !== "linked_from" || isFormer(old.resource, next.resource);
  const isSame = isSameField && isSameResource && isSameRelation(throughOf(old), throughOf(next));
  return matchWords(old) === matchWords(next) || (old.kind === next.kind && isSame);
}

function throughOf(match: Match): Field | undefined {
  return "through" in match ? match.through : undefined;
}

function isSameRelation(old: Field | undefined, next: Field | undefined): boolean {
  return old === undefined || next === undefined ? old === next : isFormer(old, next);
}

function searches(isMeant: (fields: Pairs<Field>) => boolean): Judge<Filter> {
  const fieldsOf = ({ match }: Filter): readonly Field[] => (match.kind === "search" ? match.fields : []);
  const words = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name);
  return (old, next) => {
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
