// Generated from spec/*.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Product } from "specwright";
import { collections, createRouters, resourceDescriptors } from "./app.js";
import { forms } from "./forms.js";
import { guides } from "./guides.js";
import type { Hooks } from "./hooks.js";
import { calendarTexts, editorTexts, pageTexts } from "./page-texts.js";
import { routeIndex } from "./route-index.js";
import { serviceDescriptor } from "./service/service.js";
import { translations } from "./translations.js";

/** Creates what the runtime serves: the descriptors of the spec, its routes and the hooks. */
export function createProduct(hooks: Hooks): Product {
  return {
    serviceDescriptor,
    resourceDescriptors,
    collections,
    forms,
    pageTexts,
    calendarTexts,
    editorTexts,
    guides,
    routeIndex,
    translations,
    createRouters: (service) => createRouters(service, hooks),
    location: import.meta.url,
  };
}
