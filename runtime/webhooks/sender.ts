import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import { createLeaseOwner } from "../locks/lease-owner.js";
import type { Database } from "../storage/database.js";
import {
  type Attempt,
  type Deliveries,
  type DeliveryDocument,
  messageBell,
  openDeliveries,
} from "./deliveries.js";
import { type EndpointDocument, type Endpoints, openEndpoints, secretsAt } from "./endpoints.js";
import { type PostLimits, postMessage } from "./post.js";
import { signatureHeaders } from "./signature.js";

/** How messages are sent. */
export interface WebhookPolicy extends PostLimits {
  /** Milliseconds until the second attempt; each further pause is three times as long, up to three hours. */
  readonly firstPauseMs: number;
  /** Milliseconds of nothing but failures after which an endpoint is switched off, or a message is given up. */
  readonly patienceMs: number;
}

const longestPauseMs = 3 * 60 * 60 * 1000;
const together = 8;
/** What other processes left behind is looked for at this pace. */
const patrolMs = 5000;
/** An endpoint that is gone says so itself. */
const gone = 410;

/**
 * Sends messages that are due, those about one record one after the other. One process at a time sends to an endpoint. An
 * attempt that fails is repeated with growing pauses; an endpoint that fails for too long is switched off. `onFault` hears of
 * that, and of failures of the service itself.
 */
export function startSender(
  database: Database,
  policy: WebhookPolicy,
  onFault: (error: unknown) => void,
): BackgroundJob {
  const endpoints = openEndpoints(database);
  const deliveries = openDeliveries(database);
  const owner = createLeaseOwner();
  // A batch takes as long as its slowest answer.
  const leaseMs = policy.time + 5000;

  async function send(stopping: AbortSignal): Promise<number> {
    const begun = new Date();
    const due = await deliveries.dueEndpoints(begun);
    await Promise.all(due.map((name) => sendTo(name, stopping)));
    // Also what has come due since, too late for this round.
    const next = await deliveries.nextAfter(begun);
    return Math.min(patrolMs, (next?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now());
  }

  async function sendTo(name: string, stopping: AbortSignal): Promise<void> {
    for (;;) {
      const endpoint = await endpoints.lease(name, owner, leaseMs);
      // Switched off, removed, or somebody else's for now.
      if (endpoint === undefined) return;
      const heads = stopping.aborted ? [] : await deliveries.dueHeads(name, new Date());
      if (heads.length === 0) {
        await endpoints.release(name, owner);
        return;
      }
      // Well before the lease ends, so that it can be renewed.
      const batch = heads.slice(0, together);
      await Promise.all(
        batch.map((delivery) => attempt({ endpoints, deliveries, policy, onFault }, endpoint, delivery)),
      );
    }
  }

  const work = startPoller(send, patrolMs, onFault);
  const stopHearing = messageBell.hear(database, () => work.wakeIn(0));
  return {
    async stop() {
      stopHearing();
      await work.stop();
    },
  };
}

interface SenderParts {
  readonly endpoints: Endpoints;
  readonly deliveries: Deliveries;
  readonly policy: WebhookPolicy;
  readonly onFault: (error: unknown) => void;
}

async function attempt(
  parts: SenderParts,
  endpoint: EndpointDocument,
  delivery: DeliveryDocument,
): Promise<void> {
  const { endpoints, deliveries, policy } = parts;
  const outcome = await tryToSend(endpoint, delivery, policy);
  const now = Date.now();
  if (outcome.error === undefined) {
    await deliveries.note(delivery, outcome, { state: "delivered" });
    if (endpoint.failing_since !== undefined) await endpoints.noteFailing(endpoint._id, undefined);
    return;
  }
  const failingSince = endpoint.failing_since ?? outcome.at;
  await endpoints.noteFailing(endpoint._id, failingSince);
  if (outcome.status === gone || now - failingSince.getTime() >= policy.patienceMs) {
    await deliveries.note(delivery, outcome, { next: nextAttempt(delivery, policy, now) });
    await switchOff(parts, endpoint, outcome);
    return;
  }
  const isGivenUp = now - delivery.since.getTime() >= policy.patienceMs;
  await deliveries.note(
    delivery,
    outcome,
    isGivenUp ? { state: "given_up" } : { next: nextAttempt(delivery, policy, now) },
  );
}

async function tryToSend(
  endpoint: EndpointDocument,
  { message: id, body }: DeliveryDocument,
  policy: WebhookPolicy,
): Promise<Attempt> {
  const at = new Date();
  const started = performance.now();
  const elapsed = (): number => Math.round(performance.now() - started);
  const seconds = Math.floor(at.getTime() / 1000);
  const headers = signatureHeaders({ id, body }, seconds, secretsAt(endpoint, at.getTime()));
  try {
    const status = await postMessage(endpoint.url, { body, headers }, policy);
    const isWell = status >= 200 && status < 300;
    return { at, status, ms: elapsed(), ...(isWell ? {} : { error: `The answer was ${status}.` }) };
  } catch (error) {
    return { at, ms: elapsed(), error: error instanceof Error ? error.message : String(error) };
  }
}

/** Pauses grow threefold; a part of each is by chance, so that many messages do not come back together. */
function nextAttempt({ tries }: DeliveryDocument, { firstPauseMs }: WebhookPolicy, now: number): Date {
  const pause = Math.min(firstPauseMs * 3 ** tries, longestPauseMs);
  return new Date(now + pause * (0.75 + Math.random() / 2));
}

async function switchOff(
  { endpoints, onFault }: SenderParts,
  { _id: name, failing_since: since }: EndpointDocument,
  { at, status, error = "" }: Attempt,
): Promise<void> {
  const reason =
    status === gone
      ? "The receiver answered 410: it is gone."
      : `Nothing but failures since ${(since ?? at).toISOString()}; the last one: ${error}`;
  await endpoints.switchOff(name, at, reason);
  onFault(new Error(`The webhook ${name} was switched off. ${reason}`));
}
