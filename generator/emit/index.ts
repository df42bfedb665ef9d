import { emitAnswers } from "./answers.js";
import { emitApp, emitProduct } from "./app.js";
import { emitCollections } from "./collections.js";
import { emitConditions } from "./conditions.js";
import type { Emitter } from "./emitter.js";
import { emitForms } from "./forms.js";
import { emitAccessors, emitHooks, emitReasons } from "./hooks.js";
import { emitOpenapi } from "./openapi.js";
import { emitGuides, emitPageTexts, emitSections } from "./page-texts.js";
import { emitResources } from "./resources.js";
import { emitRouteIndex } from "./route-index.js";
import { emitRouters } from "./routers.js";
import { emitSdkCalls } from "./sdk-calls.js";
import { emitSdkClient } from "./sdk-client.js";
import { emitSdkPackage } from "./sdk-package.js";
import { emitSdkQuery } from "./sdk-query.js";
import { emitSdkSpec } from "./sdk-spec.js";
import { emitSdkSync } from "./sdk-sync.js";
import { emitSdkValidation } from "./sdk-validation.js";
import { emitSdkWebhooks } from "./sdk-webhooks.js";
import { emitService } from "./service.js";
import { emitTranslations } from "./translations.js";
import { emitValidators } from "./validators.js";
import { emitWireTypes } from "./wire-types.js";

/** All emitters, in the order they run. */
export const emitters: readonly Emitter[] = [
  emitValidators,
  emitWireTypes,
  emitSdkSpec,
  emitSdkCalls,
  emitSdkClient,
  emitSdkValidation,
  emitSdkPackage,
  emitSdkQuery,
  emitSdkSync,
  emitSdkWebhooks,
  emitResources,
  emitService,
  emitForms,
  emitCollections,
  emitConditions,
  emitAccessors,
  emitReasons,
  emitHooks,
  emitAnswers,
  emitRouters,
  emitApp,
  emitPageTexts,
  emitSections,
  emitGuides,
  emitProduct,
  emitRouteIndex,
  emitOpenapi,
  emitTranslations,
];
