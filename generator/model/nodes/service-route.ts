import type { CalledRoute } from "./resource.js";

/** What a route of the service itself does; `webhook` and those behind it are about one endpoint of webhooks. */
export const serviceOperations = [
  "index",
  "document",
  "contract",
  "audit",
  "webhooks",
  "create_webhook",
  "webhook",
  "update_webhook",
  "delete_webhook",
  "rotate_webhook",
  "test_webhook",
  "webhook_log",
  "replay_webhook",
] as const;

export type ServiceOperation = (typeof serviceOperations)[number];

/** A route of the service, with `{name}` in its path where the operation is about one thing. */
export interface ServiceRoute extends CalledRoute {
  readonly operation: ServiceOperation;
}
