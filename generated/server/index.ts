// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Product } from "specwright";
import { collections, createRouters, resourceFacts } from "./app.js";
import { forms } from "./forms.js";
import type { Hooks } from "./hooks.js";
import { calendarTexts, editorTexts, pageTexts, viewerTexts } from "./page-texts.js";
import { routeIndex } from "./route-index.js";
import { serviceFacts } from "./service/facts.js";
import { translations } from "./translations.js";

/** Creates what the runtime serves: the facts of the spec, its routes and the hooks. */
export function createProduct(hooks: Hooks): Product {
  return {
    serviceFacts,
    resourceFacts,
    collections,
    forms,
    pageTexts,
    calendarTexts,
    editorTexts,
    viewerTexts,
    routeIndex,
    translations,
    createRouters: (service) => createRouters(service, hooks),
    location: import.meta.url,
  };
}
