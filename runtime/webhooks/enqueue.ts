import { isSeries } from "../core/series.js";
import type { ChangeListener } from "../outbox/relay.js";
import type { Site } from "../resources/site.js";
import { messageBell, openDeliveries } from "./deliveries.js";
import { matchesEndpoint, openEndpoints } from "./endpoints.js";
import { messagesOf } from "./message.js";

/**
 * Makes the messages about changes for all endpoints that want them, also for those that are switched off: they get them
 * when they are switched on again.
 */
export function enqueueFor(site: Site, address: string, onFault: (error: unknown) => void): ChangeListener {
  const endpoints = openEndpoints(site.database);
  const deliveries = openDeliveries(site.database);
  return async (changes) => {
    const all = await endpoints.list();
    if (all.length === 0) return;
    // A series stands for its occurrences, which have messages of their own.
    const told = changes.filter(({ document }) => !isSeries(document));
    const messages = (
      await Promise.all(told.map((change) => messagesOf(site, change, address, onFault)))
    ).flat();
    const wanted = messages.flatMap((message) =>
      all
        .filter((endpoint) => matchesEndpoint(endpoint, message.type))
        .map(({ _id: endpoint }) => ({ endpoint, message })),
    );
    if (wanted.length === 0) return;
    await deliveries.add(wanted);
    messageBell.ring(site.database);
  };
}
