// What calls send, as the API document describes it.
export type * from "../../../generated/sdk/categories.js";
export type * from "../../../generated/sdk/events.js";
export type * from "../../../generated/sdk/organizers.js";
export type * from "../../../generated/sdk/service.js";
export type * from "../../../generated/sdk/tags.js";
export type * from "../../../generated/sdk/venues.js";
