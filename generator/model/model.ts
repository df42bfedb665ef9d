import type { ErrorKind, Reason } from "./nodes/error.js";
import type { Resource } from "./nodes/resource.js";
import type { Service } from "./nodes/service.js";
import type { ServiceRoute } from "./nodes/service-route.js";
import type { NamedText, PageSection, ViewerTexts } from "./nodes/text.js";
import type { Enum, ObjectType } from "./nodes/type.js";

export {
  type ErrorKind,
  type Reason,
  type ResourceError,
  type Situation,
  situations,
} from "./nodes/error.js";
export { type Hook } from "./nodes/hook.js";
export {
  type ChangeKind,
  changeKinds,
  type DisplayRole,
  type Lifecycle,
  type LifecyclePart,
  type LifeProperty,
  lifeProperties,
} from "./nodes/lifecycle.js";
export { type Place } from "./nodes/location.js";
export { type Index, type NamedOrder, type PartialFilter, type SortKey } from "./nodes/order.js";
export {
  type Answer,
  type AnswerProperty,
  type AnswerType,
  type AnswerValue,
  type Comparison,
  comparisonKinds,
  type Display,
  deletionRules,
  type EventStatus,
  type EventStatusRole,
  eventStatusRoles,
  type FeedRoute,
  type Field,
  type FieldStorage,
  type Filter,
  type GeneratedDefault,
  type Match,
  type OnDelete,
  type Parameter,
  type ParameterType,
  type Period,
  type PeriodFilters,
  type Policy,
  type PolicyCondition,
  type PolicyOperation,
  policyOperations,
  type Recurrence,
  type ReferenceKey,
  type Requirement,
  type Resource,
  type Route,
} from "./nodes/resource.js";
export {
  type Aliases,
  type AliasPath,
  type FixedParameters,
  type Format,
  formats,
  type Idempotency,
  type Method,
  type Operation,
  operations,
} from "./nodes/route.js";
export {
  type Languages,
  type Mount,
  type Paging,
  type Service,
  type Status,
} from "./nodes/service.js";
export { type ServiceOperation, type ServiceRoute, serviceOperations } from "./nodes/service-route.js";
export {
  type Ageing,
  type Deprecation,
  type JsonObject,
  type JsonValue,
  type NamedText,
  type Text,
  type ViewerTexts,
} from "./nodes/text.js";
export {
  type Enum,
  type EnumValue,
  type ObjectProperty,
  type ObjectType,
  orderedScalars,
  type ScalarName,
  scalarNames,
  type Type,
  textScalars,
  type ValueLimits,
} from "./nodes/type.js";
export { type ListNames, type ListPart, listParts, type Wire } from "./nodes/wire.js";

/**
 * The model: everything the spec says, checked and complete. Emitters read it and decide nothing: defaults are filled in,
 * names and order are final, references are objects, and every node has its location in the YAML.
 */
export interface Model {
  readonly service: Service;
  readonly enums: readonly Enum[];
  readonly objects: readonly ObjectType[];
  readonly resources: readonly Resource[];
  /** Routes that belong to no resource: the index, the document, the contract. */
  readonly serviceRoutes: readonly ServiceRoute[];
  readonly errors: readonly ErrorKind[];
  readonly reasons: readonly Reason[];
  /** Words of the pages. */
  readonly pageTexts: readonly NamedText[];
  /** Words of the calendar, and of the pages of records with a period; none in a service without one. */
  readonly calendarTexts: readonly NamedText[];
  /** Words of the editor. */
  readonly editorTexts: readonly NamedText[];
  /** Words of the viewer of the API document; languages that it speaks itself have none. */
  readonly viewerTexts: ViewerTexts;
  /** Sections of the documentation page by language, made by the product; absent: none. */
  readonly sections?: Readonly<Record<string, readonly PageSection[]>>;
}
