// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

export type {
  Category,
  CategoryCreate,
  CategoryList,
  CategoryUpdate,
  DeleteCategoryQuery,
  EmbeddedCategory,
  GetCategoryQuery,
  ListCategoriesQuery,
} from "./categories.js";
export { type Client, createClient } from "./client.js";
export type { CategoriesClient } from "./clients/categories.js";
export type { EventsClient } from "./clients/events.js";
export type { OrganizersClient } from "./clients/organizers.js";
export type { TagsClient } from "./clients/tags.js";
export type { VenuesClient } from "./clients/venues.js";
export * from "./core/index.js";
export type {
  DeleteEventBySlugQuery,
  DeleteEventQuery,
  Event,
  EventCreate,
  EventList,
  EventUpdate,
  GetEventBySlugQuery,
  GetEventQuery,
  ListEventsQuery,
} from "./events.js";
export type {
  DeleteOrganizerBySlugQuery,
  DeleteOrganizerQuery,
  GetOrganizerBySlugQuery,
  GetOrganizerQuery,
  ListOrganizersQuery,
  Organizer,
  OrganizerCreate,
  OrganizerList,
  OrganizerUpdate,
} from "./organizers.js";
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
} from "./service.js";
export type {
  DeleteTagQuery,
  EmbeddedTag,
  GetTagQuery,
  ListTagsQuery,
  Tag,
  TagCreate,
  TagList,
  TagUpdate,
} from "./tags.js";
export type {
  AuditChange,
  AuditEntry,
  AuditPage,
  Context,
  CostDetails,
  CurrencyPosition,
  DateDetails,
  DeliveryState,
  ErrorAnswer,
  ErrorData,
  ErrorDetail,
  ErrorProblem,
  EventOrder,
  EventStatus,
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
export type {
  DeleteVenueBySlugQuery,
  DeleteVenueQuery,
  GetVenueBySlugQuery,
  GetVenueQuery,
  ListVenuesQuery,
  Venue,
  VenueCreate,
  VenueList,
  VenueUpdate,
} from "./venues.js";
