import type { Field, Filter, Match } from "../../model/model.js";
import type { Find, Finders } from "../finders.js";
import { isFormer, type Pairs, pairRenamed } from "../pairs.js";
import { filterRows } from "../row-pairs.js";
import { lacksSome, parameterFinders, referenceOf } from "./parameters.js";

const filters = parameterFinders(filterRows);
const required = filters.flag("required", (filter) => filter.required);
const nullable = filters.flag("nullable", (filter) => filter.nullable);
const blank = filters.flag("blank", (filter) => filter.blank);
const within = filters.flag("within", ({ match }) => (match.kind === "search" ? match.within : undefined));
const descendants = filters.flag("descendants", ({ match }) =>
  match.kind === "reference" ? match.descendants : undefined,
);
const keys = filters.value("by", (filter) => referenceOf(filter)?.by);
const lenience = filters.value("ignore_invalid_at", ({ ignoreInvalidAt = [] }) => ignoreInvalidAt);

/** Changes of the filters of lists, for whose searches documents store words. */
export const filterChanges = {
  filter_removed: filters.removed,
  filter_added: filters.addedWhere((row) => !row.required && !appliesByDefault(row)),
  filter_added_with_default: filters.addedWhere((row) => !row.required && appliesByDefault(row)),
  filter_renamed: filters.renamed,
  filter_default_changed: filters.value("default", (filter) => filter.default ?? filter.computed).changed,
  filter_limits_narrowed: filters.limited("narrower", "other"),
  filter_limits_widened: filters.limited("wider"),
  filter_type_changed: filters.typed("other"),
  filter_type_narrowed: filters.typed("narrower"),
  filter_type_widened: filters.typed("wider"),
  filter_match_changed: filters.compared(
    "text",
    ({ match }) => matchWords(match),
    (old, next) => !isSameMatch(old.match, next.match),
  ),
  search_field_removed: searches(({ removed }) => removed.length > 0),
  search_field_added: searches(({ added, removed }) => added.length > 0 && removed.length === 0),
  search_within_removed: within.cleared,
  search_within_added: within.set,
  filter_descendants_removed: descendants.cleared,
  filter_descendants_added: descendants.set,
  filter_key_removed: keys.changedWhere(lacksSome),
  filter_key_added: keys.changedWhere((before, after) => !lacksSome(before, after)),
  filter_extension_changed: filters.property("extension").changed,
  required_filter_added: filters.addedWhere((row) => row.required),
  filter_became_required: required.set,
  filter_became_optional: required.cleared,
  // A query has no null but in types.
  filter_nullable_removed: nullable.cleared,
  filter_nullable_added: nullable.set,
  filter_blank_removed: blank.cleared,
  filter_blank_added: blank.set,
  // Which function it is says nothing about what it does.
  filter_hook_changed: ofHooks("hook", ({ hook }) => hook.name),
  // Only records that need a password are left out of lists, or come into them.
  filter_reads_changed: ofHooks(
    "depends_on",
    ({ dependsOn }) => dependsOn?.map(({ name }) => name).join(", ") ?? "any field",
  ),
  filter_unknown_changed: filters.value("unknown", ({ unknown = "an error" }) => unknown).changed,
  filter_lenience_removed: lenience.changedWhere(lacksSome),
  filter_lenience_added: lenience.changedWhere((before, after) => !lacksSome(before, after)),
} satisfies Finders;

/** A value of filters that are hooks in both specs. */
function ofHooks(key: string, read: (match: Match & { kind: "hook" }) => string): Find {
  return filters
    .value(key, ({ match }) => (match.kind === "hook" ? read(match) : undefined))
    .changedWhere((before, after) => before !== undefined && after !== undefined);
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

function searches(isMeant: (fields: Pairs<Field>) => boolean): Find {
  const fieldsOf = ({ match }: Filter): readonly Field[] => (match.kind === "search" ? match.fields : []);
  return filters.compared(
    "search",
    (filter) => fieldsOf(filter).map(({ name }) => name),
    (old, next) => isMeant(pairRenamed(fieldsOf(old), fieldsOf(next))),
  );
}
