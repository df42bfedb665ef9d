// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

export type { Category, CategoryList, EmbeddedCategory } from "./categories.js";
export { type Client, createClient } from "./client.js";
export type { CategoriesClient } from "./clients/categories.js";
export type { EventsClient } from "./clients/events.js";
export type { OrganizersClient } from "./clients/organizers.js";
export type { TagsClient } from "./clients/tags.js";
export type { VenuesClient } from "./clients/venues.js";
export * from "./core/index.js";
export type {
  Event,
  EventChange,
  EventChangeDate,
  EventChangePage,
  EventList,
  SimilarEvent,
  SimilarEventList,
} from "./events.js";
export type {
  CategoryCreate,
  CategoryPut,
  CategoryUpdate,
  DeleteCategoryQuery,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "./inputs/categories.js";
export type {
  DeleteEventByExternalQuery,
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  EventBatch,
  EventCreate,
  EventPut,
  EventUpdate,
  GetEventByExternalQuery,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventChangesQuery,
  ListEventsQuery,
  SimilarEventsQuery,
} from "./inputs/events.js";
export type {
  DeleteOrganizerBySlugQuery,
  DeleteOrganizerQuery,
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  OrganizerCreate,
  OrganizerPut,
  OrganizerUpdate,
} from "./inputs/organizers.js";
export type {
  CreateWebhookInput,
  DeleteWebhookQuery,
  GetAuditQuery,
  GetContractQuery,
  GetDocQuery,
  GetRootQuery,
  GetWebhookLogQuery,
  GetWebhookQuery,
  GetWebhooksQuery,
  ReplayWebhookInput,
  RotateWebhookQuery,
  TestWebhookQuery,
  UpdateWebhookInput,
} from "./inputs/service.js";
export type {
  DeleteTagQuery,
  GetTagQuery,
  ListTagsQuery,
  TagCreate,
  TagPut,
  TagUpdate,
} from "./inputs/tags.js";
export type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  VenueCreate,
  VenuePut,
  VenueUpdate,
} from "./inputs/venues.js";
export type { Organizer, OrganizerList } from "./organizers.js";
export type { EmbeddedTag, Tag, TagList } from "./tags.js";
export type {
  AuditChange,
  AuditEntry,
  AuditPage,
  BatchAnswer,
  BatchItem,
  BatchOperation,
  BatchOutcome,
  Context,
  CostDetails,
  DateDetails,
  DeliveryState,
  ErrorAnswer,
  ErrorData,
  ErrorDetail,
  ErrorProblem,
  EventOrder,
  EventStatus,
  External,
  GivenCostDetails,
  Image,
  ImageSize,
  JsonObject,
  JsonValue,
  Language,
  Order,
  RecordOrder,
  Recurrence,
  Scalars,
  Scope,
  Status,
  TermOrder,
  TermUrls,
  Ticket,
  TimeWindow,
  Webhook,
  WebhookAttempt,
  WebhookList,
  WebhookLog,
  WebhookMessage,
  WebhookReplay,
  WebhookTest,
} from "./types.js";
export type { Venue, VenueList } from "./venues.js";
