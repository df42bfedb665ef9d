/**
 * The features of the service, one line each: without its folder and its line, the service runs without a feature. `feature.ts`
 * says what a feature exports.
 */
export { after } from "./after/feature.js";
export { audit } from "./audit/feature.js";
export { feeds } from "./feeds/feature.js";
export { idempotency } from "./idempotency/feature.js";
export { images } from "./images/feature.js";
export { recurrence } from "./recurrence/feature.js";
export { webhooks } from "./webhooks/feature.js";
