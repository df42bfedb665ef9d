import type { Place } from "./location.js";
import type { Parameter } from "./resource.js";
import type { Method } from "./route.js";
import type { Deprecation, Text } from "./text.js";
import type { Type } from "./type.js";

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

export interface ServiceRoute {
  readonly name: string;
  readonly operation: ServiceOperation;
  /** Relative to a mount, with `{name}` where the operation is about one thing. */
  readonly path: string;
  readonly methods: readonly Method[];
  /** Capability the caller needs; absent: everyone may call. */
  readonly access?: string;
  readonly operationName: string;
  readonly inputName: string;
  readonly parameters: readonly Parameter[];
  /** What it answers; absent: an object of any shape. */
  readonly answer?: Type;
  readonly deprecation?: Deprecation;
  readonly title: Text;
  readonly text: Text;
  readonly place: Place;
}
