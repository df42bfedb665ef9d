import type { ErrorKind, Reason } from "./nodes/error.js";
import type { Resource } from "./nodes/resource.js";
import type { Service } from "./nodes/service.js";
import type { ServiceRoute } from "./nodes/service-route.js";
import type { Guide, NamedText, PageSection } from "./nodes/text.js";
import type { Enum, ObjectType } from "./nodes/type.js";

export * from "./nodes/error.js";
export * from "./nodes/hook.js";
export * from "./nodes/lifecycle.js";
export type { Place } from "./nodes/location.js";
export * from "./nodes/order.js";
export * from "./nodes/resource.js";
export * from "./nodes/route.js";
export * from "./nodes/service.js";
export * from "./nodes/service-route.js";
export * from "./nodes/text.js";
export * from "./nodes/type.js";
export * from "./nodes/wire.js";

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
  /** Guides beside the spec; absent: none. */
  readonly guides?: readonly Guide[];
  /** Sections of the documentation page by language, made by the product; absent: none. */
  readonly sections?: Readonly<Record<string, readonly PageSection[]>>;
}
