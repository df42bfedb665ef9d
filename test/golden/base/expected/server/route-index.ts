// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { createRouteIndex, type RouteIndex } from "specwright";
import { bookResource } from "./books/resource.js";
import { serviceParameters } from "./service/service.js";
import { shelfResource } from "./shelves/resource.js";
import { translations } from "./translations.js";

/** The routes in their order, with what they take. */
export const routeIndex: RouteIndex = createRouteIndex({
  routes: [
    { path: "/", methods: ["GET"], parameters: serviceParameters.getRoot },
    { path: "/books", methods: ["GET"], resource: bookResource, takes: "filters" },
    { path: "/books", methods: ["POST"], resource: bookResource, takes: "fields" },
    { path: "/books/{id}", methods: ["GET"], resource: bookResource, takes: ["password"] },
    { path: "/books/{id}", methods: ["POST", "PATCH"], resource: bookResource, takes: "changes" },
    { path: "/books/by-slug/{slug}", methods: ["GET"], resource: bookResource, takes: [] },
    { path: "/shelves", methods: ["GET"], resource: shelfResource, takes: "filters" },
    { path: "/shelves/{id}", methods: ["GET"], resource: shelfResource, takes: [] },
  ],
  language: {
    name: "lang",
    descriptor: { kind: "enum", values: ["en", "de"], text: "The language of the content." },
  },
  defaultLanguage: "en",
  extensions: { loans: "Lending books." },
  translations,
});
