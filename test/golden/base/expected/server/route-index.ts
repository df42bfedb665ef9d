// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import { createRouteIndex, type RouteIndex } from "specwright";
import { bookFacts } from "./books/facts.js";
import { serviceParameters } from "./service/facts.js";
import { shelfFacts } from "./shelves/facts.js";
import { translations } from "./translations.js";

/** The routes in their order, with what they take. */
export const routeIndex: RouteIndex = createRouteIndex({
  routes: [
    { path: "/", methods: ["GET"], parameters: serviceParameters.getRoot },
    { path: "/books", methods: ["GET"], resource: bookFacts, takes: "filters" },
    { path: "/books", methods: ["POST"], resource: bookFacts, takes: "fields" },
    { path: "/books/{id}", methods: ["GET"], resource: bookFacts, takes: ["password"] },
    { path: "/books/{id}", methods: ["POST", "PATCH"], resource: bookFacts, takes: "changes" },
    { path: "/books/by-slug/{slug}", methods: ["GET"], resource: bookFacts, takes: [] },
    { path: "/shelves", methods: ["GET"], resource: shelfFacts, takes: "filters" },
    { path: "/shelves/{id}", methods: ["GET"], resource: shelfFacts, takes: [] },
  ],
  language: {
    name: "lang",
    descriptor: { kind: "enum", values: ["en", "de"], text: "The language of the content." },
  },
  defaultLanguage: "en",
  extensions: { loans: "Lending books." },
  translations,
});
