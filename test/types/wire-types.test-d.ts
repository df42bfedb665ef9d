import type { components, operations } from "../../generated/openapi/types.js";
import type * as wire from "../../generated/sdk/index.js";
import type * as sent from "./sent-types.js";

type Schemas = components["schemas"];

/** What the document lets an operation take in its query. */
type Query<Name extends keyof operations> = NonNullable<operations[Name]["parameters"]["query"]>;

/** A property that is not there, so that optional properties can be compared as if they were required. */
interface Absent {
  readonly absent: true;
}

/** The type with every property required and every list readonly; what was optional may be `Absent`. */
type Explicit<T> = T extends string
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Explicit<Element>[]
    : T extends object
      ? {
          [Name in keyof T]-?:
            | Explicit<Exclude<T[Name], undefined>>
            | (object extends Pick<T, Name> ? Absent : never);
        }
      : T;

/** Whether the types stand for the same values, property by property. Lists may be readonly on one side. */
type MutuallyAssignable<A, B> = [Explicit<A>, Explicit<B>] extends [Explicit<B>, Explicit<A>] ? true : false;

type True<T extends true> = T;

/**
 * Every type of the API document, as openapi-typescript reads it, next to the wire type of the same name; calls take more than is sent. A difference
 * does not compile; a test compares the names with the document and the wire types.
 */
export interface Checked {
  Category: True<MutuallyAssignable<Schemas["Category"], wire.Category>>;
  CategoryCreate: True<MutuallyAssignable<Schemas["CategoryCreate"], sent.CategoryCreate>>;
  CategoryList: True<MutuallyAssignable<Schemas["CategoryList"], wire.CategoryList>>;
  CategoryUpdate: True<MutuallyAssignable<Schemas["CategoryUpdate"], sent.CategoryUpdate>>;
  DeleteCategoryQuery: True<MutuallyAssignable<Query<"deleteCategory">, sent.DeleteCategoryQuery>>;
  EmbeddedCategory: True<MutuallyAssignable<Schemas["EmbeddedCategory"], wire.EmbeddedCategory>>;
  GetCategoryQuery: True<MutuallyAssignable<Query<"getCategory">, sent.GetCategoryQuery>>;
  ListCategoriesQuery: True<MutuallyAssignable<Query<"listCategories">, sent.ListCategoriesQuery>>;
  DeleteEventBySlugQuery: True<MutuallyAssignable<Query<"deleteEventBySlug">, sent.DeleteEventBySlugQuery>>;
  DeleteEventQuery: True<MutuallyAssignable<Query<"deleteEvent">, sent.DeleteEventQuery>>;
  Event: True<MutuallyAssignable<Schemas["Event"], wire.Event>>;
  EventCreate: True<MutuallyAssignable<Schemas["EventCreate"], sent.EventCreate>>;
  EventList: True<MutuallyAssignable<Schemas["EventList"], wire.EventList>>;
  EventStatus: True<MutuallyAssignable<Schemas["EventStatus"], wire.EventStatus>>;
  EventUpdate: True<MutuallyAssignable<Schemas["EventUpdate"], sent.EventUpdate>>;
  GetEventBySlugQuery: True<MutuallyAssignable<Query<"getEventBySlug">, sent.GetEventBySlugQuery>>;
  GetEventQuery: True<MutuallyAssignable<Query<"getEvent">, sent.GetEventQuery>>;
  ListEventsQuery: True<MutuallyAssignable<Query<"listEvents">, sent.ListEventsQuery>>;
  DeleteOrganizerBySlugQuery: True<
    MutuallyAssignable<Query<"deleteOrganizerBySlug">, sent.DeleteOrganizerBySlugQuery>
  >;
  DeleteOrganizerQuery: True<MutuallyAssignable<Query<"deleteOrganizer">, sent.DeleteOrganizerQuery>>;
  GetOrganizerBySlugQuery: True<
    MutuallyAssignable<Query<"getOrganizerBySlug">, sent.GetOrganizerBySlugQuery>
  >;
  GetOrganizerQuery: True<MutuallyAssignable<Query<"getOrganizer">, sent.GetOrganizerQuery>>;
  ListOrganizersQuery: True<MutuallyAssignable<Query<"listOrganizers">, sent.ListOrganizersQuery>>;
  Organizer: True<MutuallyAssignable<Schemas["Organizer"], wire.Organizer>>;
  OrganizerCreate: True<MutuallyAssignable<Schemas["OrganizerCreate"], sent.OrganizerCreate>>;
  OrganizerList: True<MutuallyAssignable<Schemas["OrganizerList"], wire.OrganizerList>>;
  OrganizerUpdate: True<MutuallyAssignable<Schemas["OrganizerUpdate"], sent.OrganizerUpdate>>;
  GetContractQuery: True<MutuallyAssignable<Query<"getContract">, sent.GetContractQuery>>;
  GetDocQuery: True<MutuallyAssignable<Query<"getDoc">, sent.GetDocQuery>>;
  GetRootQuery: True<MutuallyAssignable<Query<"getRoot">, sent.GetRootQuery>>;
  DeleteTagQuery: True<MutuallyAssignable<Query<"deleteTag">, sent.DeleteTagQuery>>;
  EmbeddedTag: True<MutuallyAssignable<Schemas["EmbeddedTag"], wire.EmbeddedTag>>;
  GetTagQuery: True<MutuallyAssignable<Query<"getTag">, sent.GetTagQuery>>;
  ListTagsQuery: True<MutuallyAssignable<Query<"listTags">, sent.ListTagsQuery>>;
  Tag: True<MutuallyAssignable<Schemas["Tag"], wire.Tag>>;
  TagCreate: True<MutuallyAssignable<Schemas["TagCreate"], sent.TagCreate>>;
  TagList: True<MutuallyAssignable<Schemas["TagList"], wire.TagList>>;
  TagUpdate: True<MutuallyAssignable<Schemas["TagUpdate"], sent.TagUpdate>>;
  Context: True<MutuallyAssignable<Schemas["Context"], wire.Context>>;
  CostDetails: True<MutuallyAssignable<Schemas["CostDetails"], wire.CostDetails>>;
  CurrencyPosition: True<MutuallyAssignable<Schemas["CurrencyPosition"], wire.CurrencyPosition>>;
  DateDetails: True<MutuallyAssignable<Schemas["DateDetails"], wire.DateDetails>>;
  ErrorAnswer: True<MutuallyAssignable<Schemas["ErrorAnswer"], wire.ErrorAnswer>>;
  ErrorData: True<MutuallyAssignable<Schemas["ErrorData"], wire.ErrorData>>;
  ErrorProblem: True<MutuallyAssignable<Schemas["ErrorProblem"], wire.ErrorProblem>>;
  ErrorDetail: True<MutuallyAssignable<Schemas["ErrorDetail"], wire.ErrorDetail>>;
  GivenCostDetails: True<MutuallyAssignable<Schemas["GivenCostDetails"], wire.GivenCostDetails>>;
  Image: True<MutuallyAssignable<Schemas["Image"], wire.Image>>;
  ImageSize: True<MutuallyAssignable<Schemas["ImageSize"], wire.ImageSize>>;
  JsonValue: True<MutuallyAssignable<Schemas["JsonValue"], wire.JsonValue>>;
  JsonObject: True<MutuallyAssignable<Schemas["JsonObject"], wire.JsonObject>>;
  Language: True<MutuallyAssignable<Schemas["Language"], wire.Language>>;
  Order: True<MutuallyAssignable<Schemas["Order"], wire.Order>>;
  Scalars: True<MutuallyAssignable<Schemas["Scalars"], wire.Scalars>>;
  Status: True<MutuallyAssignable<Schemas["Status"], wire.Status>>;
  TermOrder: True<MutuallyAssignable<Schemas["TermOrder"], wire.TermOrder>>;
  RecordOrder: True<MutuallyAssignable<Schemas["RecordOrder"], wire.RecordOrder>>;
  EventOrder: True<MutuallyAssignable<Schemas["EventOrder"], wire.EventOrder>>;
  TimeWindow: True<MutuallyAssignable<Schemas["TimeWindow"], wire.TimeWindow>>;
  TermUrls: True<MutuallyAssignable<Schemas["TermUrls"], wire.TermUrls>>;
  Recurrence: True<MutuallyAssignable<Schemas["Recurrence"], wire.Recurrence>>;
  Scope: True<MutuallyAssignable<Schemas["Scope"], wire.Scope>>;
  Ticket: True<MutuallyAssignable<Schemas["Ticket"], wire.Ticket>>;
  DeleteVenueBySlugQuery: True<MutuallyAssignable<Query<"deleteVenueBySlug">, sent.DeleteVenueBySlugQuery>>;
  DeleteVenueQuery: True<MutuallyAssignable<Query<"deleteVenue">, sent.DeleteVenueQuery>>;
  GetVenueBySlugQuery: True<MutuallyAssignable<Query<"getVenueBySlug">, sent.GetVenueBySlugQuery>>;
  GetVenueQuery: True<MutuallyAssignable<Query<"getVenue">, sent.GetVenueQuery>>;
  ListVenuesQuery: True<MutuallyAssignable<Query<"listVenues">, sent.ListVenuesQuery>>;
  AuditChange: True<MutuallyAssignable<Schemas["AuditChange"], wire.AuditChange>>;
  AuditEntry: True<MutuallyAssignable<Schemas["AuditEntry"], wire.AuditEntry>>;
  AuditPage: True<MutuallyAssignable<Schemas["AuditPage"], wire.AuditPage>>;
  CreateWebhookInput: True<MutuallyAssignable<Schemas["CreateWebhookInput"], sent.CreateWebhookInput>>;
  DeliveryState: True<MutuallyAssignable<Schemas["DeliveryState"], wire.DeliveryState>>;
  ReplayWebhookInput: True<MutuallyAssignable<Schemas["ReplayWebhookInput"], sent.ReplayWebhookInput>>;
  UpdateWebhookInput: True<MutuallyAssignable<Schemas["UpdateWebhookInput"], sent.UpdateWebhookInput>>;
  Webhook: True<MutuallyAssignable<Schemas["Webhook"], wire.Webhook>>;
  WebhookAttempt: True<MutuallyAssignable<Schemas["WebhookAttempt"], wire.WebhookAttempt>>;
  WebhookList: True<MutuallyAssignable<Schemas["WebhookList"], wire.WebhookList>>;
  WebhookLog: True<MutuallyAssignable<Schemas["WebhookLog"], wire.WebhookLog>>;
  WebhookMessage: True<MutuallyAssignable<Schemas["WebhookMessage"], wire.WebhookMessage>>;
  WebhookReplay: True<MutuallyAssignable<Schemas["WebhookReplay"], wire.WebhookReplay>>;
  WebhookTest: True<MutuallyAssignable<Schemas["WebhookTest"], wire.WebhookTest>>;
  GetAuditQuery: True<MutuallyAssignable<Query<"getAudit">, sent.GetAuditQuery>>;
  GetWebhooksQuery: True<MutuallyAssignable<Query<"getWebhooks">, sent.GetWebhooksQuery>>;
  GetWebhookQuery: True<MutuallyAssignable<Query<"getWebhook">, sent.GetWebhookQuery>>;
  GetWebhookLogQuery: True<MutuallyAssignable<Query<"getWebhookLog">, sent.GetWebhookLogQuery>>;
  DeleteWebhookQuery: True<MutuallyAssignable<Query<"deleteWebhook">, sent.DeleteWebhookQuery>>;
  RotateWebhookQuery: True<MutuallyAssignable<Query<"rotateWebhook">, sent.RotateWebhookQuery>>;
  TestWebhookQuery: True<MutuallyAssignable<Query<"testWebhook">, sent.TestWebhookQuery>>;
  Venue: True<MutuallyAssignable<Schemas["Venue"], wire.Venue>>;
  VenueCreate: True<MutuallyAssignable<Schemas["VenueCreate"], sent.VenueCreate>>;
  VenueList: True<MutuallyAssignable<Schemas["VenueList"], wire.VenueList>>;
  VenueUpdate: True<MutuallyAssignable<Schemas["VenueUpdate"], sent.VenueUpdate>>;
}

/** The check can fail. */
export interface Refused {
  // @ts-expect-error An optional property may be missing.
  optional: True<MutuallyAssignable<{ a?: string }, { a: string }>>;
  // @ts-expect-error A property of one side only, even an optional one, is a difference.
  additional: True<MutuallyAssignable<{ a: string; b?: string }, { a: string }>>;
  // @ts-expect-error Null is a value.
  nullable: True<MutuallyAssignable<{ a: string | null }, { a: string }>>;
  // @ts-expect-error A list inside an object is compared by its elements.
  nested: True<MutuallyAssignable<{ a: { b: number }[] }, { a: { b: number | string }[] }>>;
  // @ts-expect-error One value more is a wider type.
  wider: True<MutuallyAssignable<"a" | "b", "a" | "b" | "c">>;
}
