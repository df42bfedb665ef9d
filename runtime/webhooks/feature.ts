import { isSeries } from "../core/series.js";
import type { ChangeListener } from "../outbox/relay.js";
import type { AppContext, JobContext } from "../resources/app-context.js";
import type { Config } from "../settings/config.js";
import type { Database } from "../storage/database.js";
import { deliveryIndexes, deliverySignal, openDeliveries } from "./deliveries.js";
import { matchesEndpoint, openEndpoints } from "./endpoints.js";
import { messagesOf } from "./message.js";
import { startSender } from "./sender.js";
import { createWebhookOperations } from "./webhook-operations.js";

/** Messages about changes to receivers, and the operations that manage these. */
export const webhooks = {
  indexes: deliveryIndexes,
  createOperations: createWebhookOperations,
  createChangeListener: ({ app, address, reportAs }: JobContext) =>
    enqueueFor(app, address, reportAs("webhooks")),
  openSubscriptions: openEndpoints,
  startJob: ({ app, config, reportAs }: JobContext) =>
    startSender(app.database, config, reportAs("webhooks")),
  async removeExpired(database: Database, { webhookLogMs }: Config, now: number) {
    await openDeliveries(database).remove({ before: new Date(now - webhookLogMs) });
  },
};

/**
 * Creates a listener that enqueues messages about changes for every endpoint whose types match, also for disabled ones:
 * they get them when they are enabled again. `address` and `onError` are those of `messagesOf`.
 */
function enqueueFor(app: AppContext, address: string, onError: (error: unknown) => void): ChangeListener {
  const endpoints = openEndpoints(app.database);
  const deliveries = openDeliveries(app.database);
  return async (changes) => {
    const all = await endpoints.list();
    if (all.length === 0) return;
    // The occurrences of a series have messages of their own.
    const single = changes.filter(({ document }) => !isSeries(document));
    const messages = await Promise.all(single.map((change) => messagesOf(app, change, { address, onError })));
    const matching = messages
      .flat()
      .flatMap((message) =>
        all
          .filter((endpoint) => matchesEndpoint(endpoint, message.type))
          .map(({ _id: endpoint }) => ({ endpoint, message })),
      );
    if (matching.length === 0) return;
    await deliveries.add(matching);
    deliverySignal.emit(app.database);
  };
}
