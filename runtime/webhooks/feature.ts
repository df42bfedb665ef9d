import type { Site } from "../resources/site.js";
import type { Database } from "../storage/database.js";
import { deliveryIndexes, openDeliveries } from "./deliveries.js";
import { openEndpoints } from "./endpoints.js";
import { enqueueFor } from "./enqueue.js";
import { startSender, type WebhookPolicy } from "./sender.js";
import { createWebhookOperations } from "./webhook-operations.js";

/** The settings of webhooks: how messages are sent, and for how many milliseconds they are stored. */
export interface WebhookSettings {
  readonly webhooks: WebhookPolicy & { readonly logMs: number };
}

export interface WebhookContext {
  readonly site: Site;
  readonly config: WebhookSettings;
  readonly address: string;
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/** Messages about changes to receivers, and the operations that manage these. */
export const webhooks = {
  indexes: deliveryIndexes,
  createOperations: (site: Site, config: WebhookSettings) => createWebhookOperations(site, config.webhooks),
  createChangeListener: ({ site, address, reportAs }: WebhookContext) =>
    enqueueFor(site, address, reportAs("webhooks")),
  openSubscriptions: openEndpoints,
  startJob: ({ site, config, reportAs }: WebhookContext) =>
    startSender(site.database, config.webhooks, reportAs("webhooks")),
  async removeExpired(database: Database, { webhooks: { logMs } }: WebhookSettings, now: number) {
    await openDeliveries(database).remove({ before: new Date(now - logMs) });
  },
};
