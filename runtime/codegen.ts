/** The only door between generated and hand-written code: what generated files import, by the name of the package. */

import type { Middleware as KoaMiddleware } from "koa";
import type * as documents from "./core/documents.js";
import type { RecordId } from "./core/record-id.js";
import type { ServiceState } from "./http/state.js";

export type { default as Router } from "@koa/router";
export type { Filter } from "mongodb";
export type { Product, Service } from "./app.js";
export { createTokens, type TokenClaims, type Tokens } from "./auth/tokens.js";
export type { AuthenticateHook, Credentials, User } from "./auth/users.js";
export type { Localized } from "./core/documents.js";
export type { FieldDescriptor, FilterDescriptor, ParameterDescriptor } from "./core/parameter-descriptors.js";
export { decimalText } from "./core/properties.js";
export type { ResourceDescriptor } from "./core/resource-descriptor.js";
export type { ErrorDescriptor, ServiceDescriptor, Texts, Translations } from "./core/service-descriptor.js";
export { type Guard, textLength, type ValidationError, withError, withErrors } from "./core/validation.js";
export { dateDetails } from "./dates/wall-time.js";
export { zoneAbbreviation } from "./dates/zone.js";
export type { RouteIndex } from "./http/route-index.js";
export { createRouteIndex } from "./http/route-index.js";
export type { ServiceState } from "./http/state.js";
export type { EditorTexts } from "./pages/admin/editor-texts.js";
export type { FormSource } from "./pages/admin/forms.js";
export type { CalendarTexts, PageTexts } from "./pages/page-request.js";
export type { Changes, FindOptions } from "./resources/accessor.js";
export type { BatchHook } from "./resources/batch-hooks.js";
export type { CustomOperation, OperationCall } from "./resources/custom-operation.js";
export type { AnswerHook, FilterHook } from "./resources/hooks.js";
export type { ResourceOperations } from "./resources/operations.js";
export {
  anyOf,
  differs,
  equals,
  exists,
  linkedFrom,
  notEmpty,
  range,
  reference,
  search,
  searchWithin,
  startsWith,
  through,
  withIds,
  withoutIds,
  withSlug,
} from "./resources/read/conditions.js";
export { oneOrMany, type Serializer, withoutEmpty } from "./resources/read/serializer.js";
export type { Conditions } from "./resources/resource.js";
export type {
  AfterHook,
  BeforeDeleteHook,
  BeforeHook,
  ValidateHook,
} from "./resources/write-hooks.js";
export type { CollectionReference } from "./storage/database.js";
export { paragraphs } from "./text/paragraphs.js";

/** Bases of the documents of a resource. Ids are integers where it declares nothing else. */
export type PostDocument<Id extends RecordId = number> = documents.PostDocument<Id>;
export type StatusDocument<Id extends RecordId = number> = documents.StatusDocument<Id>;
export type TermDocument = documents.TermDocument<number>;
export type RecordDocument<Id extends RecordId = number> = documents.RecordDocument<Id>;
/** Middleware of Koa that a product adds to the service. */
export type Middleware = KoaMiddleware<ServiceState>;
