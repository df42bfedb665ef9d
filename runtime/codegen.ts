/** The only door between generated and hand-written code: what generated files import from the runtime. */
export { dateDetails, zoneAbbreviation } from "./dates/show.js";
export type { RouteIndex } from "./http/route-index.js";
export type { ErrorFacts, ServiceFacts, Texts } from "./http/service-facts.js";
export type { ServiceState } from "./http/state.js";
export { type Guard, textLength, type ValidationError, withError, withErrors } from "./http/validation.js";
export type { FormFacts } from "./pages/admin/form-facts.js";
export type { Localized, PostDocument, TermDocument } from "./records/documents.js";
export type { FieldFacts, FilterFacts, ParameterFacts, ResourceFacts } from "./records/facts.js";
export type { AnswerHook, FilterHook } from "./records/hooks.js";
export type { Records } from "./records/records.js";
export { oneOrMany, type View, withoutEmpty } from "./records/view.js";
export type { Service } from "./service.js";
export type { CollectionToken } from "./storage/database.js";
export { paragraphs } from "./text/paragraphs.js";
