import type { AnswerOf, AnswerPropertyOf, AnswerTypeOf, AnswerValueOf } from "./answer.js";
import type { DisplayOf } from "./display.js";
import type { ResourceError } from "./error.js";
import type { FieldOf } from "./field.js";
import type { ComparisonOf, FilterOf, MatchOf } from "./filter.js";
import type { Hook } from "./hook.js";
import type { Place } from "./location.js";
import type { Index, NamedOrder, SortKey } from "./order.js";
import type { ParameterOf, ParameterTypeOf } from "./parameter.js";
import type { EventStatusOf, PeriodFiltersOf, PeriodOf, RecurrenceOf } from "./period.js";
import type { PolicyConditionOf, PolicyOf, RequirementOf } from "./policy.js";
import type { FeedRouteOf, RouteOf } from "./route.js";
import type { Text } from "./text.js";
import type { ListNames } from "./wire.js";

export type Lifecycle = "post" | "term" | "plain";

/**
 * What records have. `author`: the caller who created them, whose rights over them go further. `status`: who reads them.
 * `scheduled`: a publication date, from which they can be read. `trash`: where deletes move them. `taxonomy`: unique names.
 * `count`: how many records refer to one.
 */
export type LifecyclePart = "author" | "status" | "scheduled" | "trash" | "taxonomy" | "count";

export interface Resource {
  /** Spec name in the singular, such as `venue`. */
  readonly name: string;
  readonly plural: string;
  /** TypeScript names: `Venue`, `Venues`, and the value names `venue`, `venues`. */
  readonly typeName: string;
  readonly typePlural: string;
  /** TypeScript name of a page of a list, such as `VenueList`. */
  readonly listName: string;
  readonly valueName: string;
  readonly valuePlural: string;
  /** Folder and file name in `generated/`, such as `venues`. */
  readonly folder: string;
  readonly collection: string;
  /** Name before the last renaming. */
  readonly renamedFrom?: string;
  readonly lifecycle: Lifecycle;
  /** Those of its lifecycle, and those that it declares. */
  readonly parts: readonly LifecyclePart[];
  /** Integers of the sequence, or UUIDs of version 7. */
  readonly ids: "integer" | "uuid";
  readonly sequence: string;
  readonly namedBy: Field;
  /** Path of the web page, with `{slug}`, `{id}` or `{path}`. */
  readonly page: string;
  readonly draftPage: string;
  /** Set where its records are the terms of a taxonomy: words that other records refer to, with unique names and a count. */
  readonly taxonomy?: string;
  readonly text: Text;
  /** What people call one record, and several. */
  readonly label: Text;
  readonly labels: Text;
  /** One record and several as the object of a sentence, such as `an event` and `events`. */
  readonly one: Text;
  readonly many: Text;
  readonly period?: Period;
  /** Its records may recur. */
  readonly recurrence?: Recurrence;
  /** The sitemap lists its published records. */
  readonly sitemap: boolean;
  readonly fields: readonly Field[];
  readonly filters: readonly Filter[];
  /** Filters of the plain links of lists, in order; other filters follow, and make a link form-encoded. */
  readonly links: readonly string[];
  /** Boolean field that hides a record from every list. */
  readonly hiddenBy?: Field;
  /** What pages show of a record besides its name, its period and its image. */
  readonly display?: Display;
  /** Names in its lists; none where the records are sent without an object around them. */
  readonly list: ListNames;
  readonly order: readonly SortKey[];
  /** Orders that callers may ask for, besides those by a field of their name. */
  readonly orders: readonly NamedOrder[];
  readonly indexes: readonly Index[];
  /** Fields of which no two records have all values in common: each unique field alone, then those that are unique together. */
  readonly unique: readonly (readonly Field[])[];
  /** Which records callers may read, create, update and delete. */
  readonly policies: readonly Policy[];
  readonly answer: Answer;
  /** Shape inside other records; the same object as `answer` where the spec gives none. */
  readonly embedded: Answer;
  /** For terms: the field of another resource whose references are counted. */
  readonly counts?: { readonly resource: Resource; readonly field: Field };
  readonly errors: readonly ResourceError[];
  /** Changes that webhooks are sent. */
  readonly webhooks: readonly ChangeKind[];
  readonly hooks: readonly Hook[];
  readonly routes: readonly Route[];
  /** The routes above once more for each format that they also answer in. */
  readonly feedRoutes: readonly FeedRoute[];
  readonly place: Place;
}

/** What a write does to a record. */
export const changeKinds = [
  "created",
  "updated",
  "trashed",
  "restored",
  "published",
  "cancelled",
  "deleted",
] as const;

export type ChangeKind = (typeof changeKinds)[number];

// What refers to resources takes their type as a parameter, so that no file depends on this one in a circle.
export type Parameter = ParameterOf<Resource>;
export type ParameterType = ParameterTypeOf<Resource>;
export type Field = FieldOf<Resource>;
export type Filter = FilterOf<Resource>;
export type Match = MatchOf<Resource>;
export type Comparison = ComparisonOf<Resource>;
export type PeriodFilters = PeriodFiltersOf<Resource>;
export type Period = PeriodOf<Resource>;
export type EventStatus = EventStatusOf<Resource>;
export type Recurrence = RecurrenceOf<Resource>;
export type Display = DisplayOf<Resource>;
export type Answer = AnswerOf<Resource>;
export type AnswerProperty = AnswerPropertyOf<Resource>;
export type AnswerType = AnswerTypeOf<Resource>;
export type AnswerValue = AnswerValueOf<Resource>;
export type Policy = PolicyOf<Resource>;
export type PolicyCondition = PolicyConditionOf<Resource>;
export type Requirement = RequirementOf<Resource>;
export type Route = RouteOf<Resource>;
export type FeedRoute = FeedRouteOf<Resource>;
