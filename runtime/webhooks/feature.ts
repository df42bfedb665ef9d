import { isSeries } from "../core/series.js";
import type { ChangeListener } from "../outbox/relay.js";
import type { Site } from "../resources/site.js";
import type { Database } from "../storage/database.js";
import { deliveryIndexes, deliverySignal, openDeliveries } from "./deliveries.js";
import { matchesEndpoint, openEndpoints } from "./endpoints.js";
import { messagesOf } from "./message.js";
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

/**
 * Creates a listener that enqueues messages about changes for every endpoint whose types match, also for disabled ones:
 * they get them when they are enabled again. `address` and `onError` are those of `messagesOf`.
 */
function enqueueFor(site: Site, address: string, onError: (error: unknown) => void): ChangeListener {
  const endpoints = openEndpoints(site.database);
  const deliveries = openDeliveries(site.database);
  return async (changes) => {
    const all = await endpoints.list();
    if (all.length === 0) return;
    // The occurrences of a series have messages of their own.
    const single = changes.filter(({ document }) => !isSeries(document));
    const messages = await Promise.all(
      single.map((change) => messagesOf(site, change, { address, onError })),
    );
    const matching = messages
      .flat()
      .flatMap((message) =>
        all
          .filter((endpoint) => matchesEndpoint(endpoint, message.type))
          .map(({ _id: endpoint }) => ({ endpoint, message })),
      );
    if (matching.length === 0) return;
    await deliveries.add(matching);
    deliverySignal.emit(site.database);
  };
}
