// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { createRouteIndex, type RouteIndex } from "specwright";
import { categoryResource } from "./categories/resource.js";
import { eventOperations, eventResource } from "./events/resource.js";
import { organizerResource } from "./organizers/resource.js";
import { serviceParameters } from "./service/service.js";
import { tagResource } from "./tags/resource.js";
import { translations } from "./translations.js";
import { venueResource } from "./venues/resource.js";

/** The routes in their order, with what they take. */
export const routeIndex: RouteIndex = createRouteIndex({
  routes: [
    { path: "/", methods: ["GET"], parameters: serviceParameters.getRoot },
    { path: "/doc", methods: ["GET"], parameters: serviceParameters.getDoc },
    { path: "/contract", methods: ["GET"], parameters: serviceParameters.getContract },
    { path: "/audit", methods: ["GET"], parameters: serviceParameters.getAudit },
    { path: "/webhooks", methods: ["GET"], parameters: serviceParameters.getWebhooks },
    { path: "/webhooks", methods: ["POST"], parameters: serviceParameters.createWebhook },
    { path: "/webhooks/{name}", methods: ["GET"], parameters: serviceParameters.getWebhook },
    {
      path: "/webhooks/{name}",
      methods: ["POST", "PUT", "PATCH"],
      parameters: serviceParameters.updateWebhook,
    },
    { path: "/webhooks/{name}", methods: ["DELETE"], parameters: serviceParameters.deleteWebhook },
    { path: "/webhooks/{name}/rotate", methods: ["POST"], parameters: serviceParameters.rotateWebhook },
    { path: "/webhooks/{name}/test", methods: ["POST"], parameters: serviceParameters.testWebhook },
    { path: "/webhooks/{name}/messages", methods: ["GET"], parameters: serviceParameters.getWebhookLog },
    { path: "/webhooks/{name}/replay", methods: ["POST"], parameters: serviceParameters.replayWebhook },
    { path: "/events", methods: ["GET"], resource: eventResource, takes: "filters" },
    {
      path: "/events/changes",
      methods: ["GET"],
      resource: eventResource,
      parameters: eventOperations.changes,
    },
    {
      path: "/events/changes/stream",
      methods: ["GET"],
      resource: eventResource,
      parameters: eventOperations.changes_stream,
    },
    {
      path: "/events/similar",
      methods: ["GET"],
      resource: eventResource,
      parameters: eventOperations.similar,
    },
    { path: "/events", methods: ["POST"], resource: eventResource, takes: "fields" },
    { path: "/events/{id}", methods: ["GET"], resource: eventResource, takes: ["password", "context"] },
    { path: "/events/{id}", methods: ["POST", "PUT", "PATCH"], resource: eventResource, takes: "changes" },
    { path: "/events/{id}", methods: ["DELETE"], resource: eventResource, takes: ["password", "scope"] },
    {
      path: "/events/by-slug/{slug}",
      methods: ["GET"],
      resource: eventResource,
      takes: ["password", "context"],
    },
    {
      path: "/events/by-slug/{slug}",
      methods: ["POST", "PUT", "PATCH"],
      resource: eventResource,
      takes: "changes",
    },
    {
      path: "/events/by-slug/{slug}",
      methods: ["DELETE"],
      resource: eventResource,
      takes: ["password", "scope"],
    },
    {
      path: "/events/by-external/{source}/{external}",
      methods: ["GET"],
      resource: eventResource,
      takes: ["password", "context"],
    },
    {
      path: "/events/by-external/{source}/{external}",
      methods: ["PUT"],
      resource: eventResource,
      takes: "changes",
    },
    {
      path: "/events/by-external/{source}/{external}",
      methods: ["DELETE"],
      resource: eventResource,
      takes: ["password", "scope", "if_unchanged"],
    },
    { path: "/events/batch", methods: ["POST"], resource: eventResource, parameters: eventOperations.batch },
    { path: "/events.ics", methods: ["GET"], resource: eventResource, takes: "filters" },
    { path: "/events.rss", methods: ["GET"], resource: eventResource, takes: "filters" },
    { path: "/events/{id}.ics", methods: ["GET"], resource: eventResource, takes: ["password", "context"] },
    {
      path: "/events/by-slug/{slug}.ics",
      methods: ["GET"],
      resource: eventResource,
      takes: ["password", "context"],
    },
    { path: "/venues", methods: ["GET"], resource: venueResource, takes: "filters" },
    { path: "/venues", methods: ["POST"], resource: venueResource, takes: "fields" },
    { path: "/venues/{id}", methods: ["GET"], resource: venueResource, takes: [] },
    { path: "/venues/{id}", methods: ["POST", "PUT", "PATCH"], resource: venueResource, takes: "changes" },
    { path: "/venues/{id}", methods: ["DELETE"], resource: venueResource, takes: [] },
    { path: "/venues/by-slug/{slug}", methods: ["GET"], resource: venueResource, takes: [] },
    {
      path: "/venues/by-slug/{slug}",
      methods: ["POST", "PUT", "PATCH"],
      resource: venueResource,
      takes: "changes",
    },
    { path: "/venues/by-slug/{slug}", methods: ["DELETE"], resource: venueResource, takes: [] },
    {
      path: "/venues/by-external/{source}/{external}",
      methods: ["PUT"],
      resource: venueResource,
      takes: "changes",
    },
    { path: "/organizers", methods: ["GET"], resource: organizerResource, takes: "filters" },
    { path: "/organizers", methods: ["POST"], resource: organizerResource, takes: "fields" },
    { path: "/organizers/{id}", methods: ["GET"], resource: organizerResource, takes: [] },
    {
      path: "/organizers/{id}",
      methods: ["POST", "PUT", "PATCH"],
      resource: organizerResource,
      takes: "changes",
    },
    { path: "/organizers/{id}", methods: ["DELETE"], resource: organizerResource, takes: [] },
    { path: "/organizers/by-slug/{slug}", methods: ["GET"], resource: organizerResource, takes: [] },
    {
      path: "/organizers/by-slug/{slug}",
      methods: ["POST", "PUT", "PATCH"],
      resource: organizerResource,
      takes: "changes",
    },
    { path: "/organizers/by-slug/{slug}", methods: ["DELETE"], resource: organizerResource, takes: [] },
    {
      path: "/organizers/by-external/{source}/{external}",
      methods: ["PUT"],
      resource: organizerResource,
      takes: "changes",
    },
    { path: "/categories", methods: ["GET"], resource: categoryResource, takes: "filters" },
    { path: "/categories", methods: ["POST"], resource: categoryResource, takes: "fields" },
    { path: "/categories/{id}", methods: ["GET"], resource: categoryResource, takes: [] },
    {
      path: "/categories/{id}",
      methods: ["POST", "PUT", "PATCH"],
      resource: categoryResource,
      takes: "changes",
    },
    { path: "/categories/{id}", methods: ["DELETE"], resource: categoryResource, takes: [] },
    {
      path: "/categories/by-external/{source}/{external}",
      methods: ["PUT"],
      resource: categoryResource,
      takes: "changes",
    },
    { path: "/tags", methods: ["GET"], resource: tagResource, takes: "filters" },
    { path: "/tags", methods: ["POST"], resource: tagResource, takes: "fields" },
    { path: "/tags/{id}", methods: ["GET"], resource: tagResource, takes: [] },
    { path: "/tags/{id}", methods: ["POST", "PUT", "PATCH"], resource: tagResource, takes: "changes" },
    { path: "/tags/{id}", methods: ["DELETE"], resource: tagResource, takes: [] },
    {
      path: "/tags/by-external/{source}/{external}",
      methods: ["PUT"],
      resource: tagResource,
      takes: "changes",
    },
  ],
  language: {
    name: "translation_language",
    descriptor: {
      kind: "enum",
      values: ["ca", "en", "fr", "de", "it", "es"],
      text: "The language version of the content that the caller reads or writes.",
    },
  },
  defaultLanguage: "en",
  extensions: {
    geolocation: "Coordinates of venues, and finding events near a place.",
    event_status: "Whether events take place as planned, and events online.",
    tickets: "Tickets of an event with price, capacity and sale period.",
    series: "Events that belong to another event.",
    recurrence: "Events that repeat by a rule.",
  },
  translations,
});
