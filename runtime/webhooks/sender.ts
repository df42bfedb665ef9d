import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import { backoffMs, withJitter } from "../jobs/retry.js";
import { createLeaseOwner } from "../locks/locks.js";
import type { Config } from "../settings/config.js";
import type { Database } from "../storage/database.js";
import { type Attempt, type DeliveryDocument, deliverySignal, openDeliveries } from "./deliveries.js";
import { type EndpointDocument, openEndpoints, secretsAt } from "./endpoints.js";
import { signatureHeaders } from "./message.js";
import { postMessage } from "./post.js";

const longestDelayMs = 3 * 60 * 60 * 1000;
const concurrency = 8;
/** Interval at which the store is searched for messages of other processes. */
const pollMs = 5000;
/** Status of an endpoint that is removed for good. */
const gone = 410;

/**
 * Sends messages that are due, those about one record one after the other. One process at a time sends to an endpoint. A
 * failed attempt is repeated with backoff; an endpoint that fails for too long is disabled. `onError` gets an error for
 * that, and the errors of the service itself.
 */
export function startSender(
  database: Database,
  config: Config,
  onError: (error: unknown) => void,
): BackgroundJob {
  const endpoints = openEndpoints(database);
  const deliveries = openDeliveries(database);
  const owner = createLeaseOwner();
  // A batch takes as long as its slowest answer.
  const leaseMs = config.webhookTimeoutMs + 5000;

  async function send(stopping: AbortSignal): Promise<number> {
    const begun = new Date(database.now());
    const due = await deliveries.dueEndpoints(begun);
    await settleAll(due.map((name) => sendTo(name, stopping)));
    // Includes what has become due since, too late for this round.
    const next = await deliveries.nextAfter(begun);
    return Math.min(pollMs, (next?.getTime() ?? Number.POSITIVE_INFINITY) - database.now());
  }

  async function sendTo(name: string, stopping: AbortSignal): Promise<void> {
    const end = performance.now() + pollMs;
    for (;;) {
      const endpoint = await endpoints.lease(name, owner, leaseMs);
      // Disabled, removed, or leased by another process.
      if (endpoint === undefined) return;
      // Other endpoints that have become due wait for the next run.
      const isOver = performance.now() > end;
      if (isOver) poller.wakeIn(0);
      const heads =
        stopping.aborted || isOver ? [] : await deliveries.dueHeads(name, new Date(database.now()));
      if (heads.length === 0) {
        await endpoints.release(name, owner);
        return;
      }
      // Well before the lease ends, so that it can be renewed.
      const batch = heads.slice(0, concurrency);
      await settleAll(
        batch.map((delivery) =>
          attempt({ database, endpoints, deliveries, config, stopping, onError }, endpoint, delivery),
        ),
      );
    }
  }

  const poller = startPoller(send, pollMs, onError);
  poller.onStop(deliverySignal.on(database, () => poller.wakeIn(0)));
  return poller;
}

/** Waits for all, as another run must not begin while some still send; throws the first error. */
async function settleAll(works: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

interface SenderParts {
  readonly database: Database;
  readonly endpoints: ReturnType<typeof openEndpoints>;
  readonly deliveries: ReturnType<typeof openDeliveries>;
  readonly config: Config;
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown) => void;
}

async function attempt(
  parts: SenderParts,
  endpoint: EndpointDocument,
  delivery: DeliveryDocument,
): Promise<void> {
  const { database, endpoints, deliveries, config, stopping } = parts;
  const at = new Date(database.now());
  const outcome = { at, ...(await tryToSend(endpoint, delivery, parts)) };
  const now = database.now();
  if (outcome.error === undefined) {
    await deliveries.recordAttempt(delivery, outcome, { state: "delivered" });
    if (endpoint.failing_since !== undefined) await endpoints.setFailingSince(endpoint._id, undefined);
    return;
  }
  // That it was cut off says nothing about the receiver; the next process to run sends it again.
  if (stopping.aborted) return;
  const failingSince = endpoint.failing_since ?? outcome.at;
  await endpoints.setFailingSince(endpoint._id, failingSince);
  const { webhookPatienceMs: patienceMs, webhookRetryMs: firstMs } = config;
  const delayMs = backoffMs({ firstMs, factor: 3, longestMs: longestDelayMs }, delivery.tries + 1);
  const next = new Date(now + withJitter(delayMs));
  if (outcome.status === gone || now - failingSince.getTime() >= patienceMs) {
    await deliveries.recordAttempt(delivery, outcome, { next });
    await disable(parts, endpoint, outcome);
    return;
  }
  const isGivenUp = now - delivery.since.getTime() >= patienceMs;
  await deliveries.recordAttempt(delivery, outcome, isGivenUp ? { state: "given_up" } : { next });
}

async function tryToSend(
  endpoint: EndpointDocument,
  { message: id, body }: DeliveryDocument,
  { config, stopping }: SenderParts,
): Promise<Omit<Attempt, "at">> {
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  const now = Date.now();
  const headers = signatureHeaders({ id, body }, Math.floor(now / 1000), secretsAt(endpoint, now));
  try {
    const limits = { time: config.webhookTimeoutMs, isLocalAllowed: config.webhookLocal, stopping };
    const status = await postMessage(endpoint.url, { body, headers }, limits);
    const isSuccess = status >= 200 && status < 300;
    return { status, ms: elapsed(), ...(isSuccess ? {} : { error: `The answer was ${status}.` }) };
  } catch (error) {
    return { ms: elapsed(), error: error instanceof Error ? error.message : String(error) };
  }
}

async function disable(
  { endpoints, onError }: SenderParts,
  { _id: name, failing_since: since }: EndpointDocument,
  { at, status, error = "" }: Attempt,
): Promise<void> {
  const reason =
    status === gone
      ? "The receiver answered 410: it is gone."
      : `Nothing but failures since ${(since ?? at).toISOString()}; the last one: ${error}`;
  await endpoints.disable(name, at, reason);
  onError(new Error(`The webhook ${name} was switched off. ${reason}`));
}
