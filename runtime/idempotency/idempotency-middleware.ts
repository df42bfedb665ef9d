import { setTimeout as delay } from "node:timers/promises";
import { forbidden, HttpError } from "../core/http-error.js";
import type { IdempotentOperation } from "../core/idempotency.js";
import { contextOfRecord } from "../core/idempotency.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import { isServiceFault } from "../http/error-answer.js";
import { runExclusive } from "../locks/keyed-mutex.js";
import type { CheckedInput } from "../resources/input.js";
import type { Site } from "../resources/site.js";
import { type HeldIdempotencyRecord, openIdempotencyStore } from "./idempotency-store.js";

/** Longer than an abandoned write is left alone, so that a repeat after a crash is answered. */
const patienceMs = 8000;
const pauseMs = 40;
const renewalMs = 1500;

/** A write that came with an idempotency key. */
export interface KeyedWrite {
  /** Names key and caller. */
  readonly id: string;
  readonly fingerprint: string;
  readonly call: RequestContext;
  readonly rule: IdempotentOperation;
  /** Checks the input and the caller; throws what is wrong. */
  check(): Promise<CheckedInput>;
  run(checked: CheckedInput): OperationResult | Promise<OperationResult>;
}

/**
 * Does a write once for all requests with its key, and answers each of them alike. Who comes while it is being done waits,
 * and is told 409 when that takes long; 422 where the key came with another request. A write that a crash cut short is
 * answered from what it left, or done to its end. Refusals are not kept: nothing was done. A repeat is answered only to
 * callers who may still do the write, or see what it made.
 */
export function executeOnce(site: Site, write: KeyedWrite): Promise<OperationResult> {
  const { id, fingerprint, call, rule } = write;
  const claims = openIdempotencyStore(site.database);
  return runExclusive(site.database, `claim/${id}`, async () => {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const known = await claims.find(id, call.now);
      if (known === undefined) {
        const checked = await write.check();
        const record = await rule.target(call);
        const claim = await claims.begin({ id, fingerprint, record, now: call.now });
        if (claim !== undefined)
          return perform(site, claim, () => write.run({ ...checked, claim }), "forget");
        continue;
      }
      if (known.fingerprint !== fingerprint) throw new HttpError("rest_idempotency_key_reused");
      if (known.answer !== undefined) {
        await requireAllowed(write, known.record);
        return replayed(known.answer);
      }
      const claim = await known.takeOver();
      if (claim !== undefined) return perform(site, claim, () => resume(write, claim), "release");
      if (performance.now() > deadline) throw inUse();
      await delay(pauseMs);
    }
  });
}

async function requireAllowed({ rule, call }: KeyedWrite, record: number | undefined): Promise<void> {
  if (!(await rule.isAllowed(contextOfRecord(call, { record })))) throw forbidden(call);
}

async function resume(write: KeyedWrite, claim: HeldIdempotencyRecord): Promise<OperationResult> {
  await requireAllowed(write, claim.record);
  const answer = await write.rule.recover(claim, write.call);
  return answer === undefined ? write.run({ ...(await write.check()), claim }) : replayed(answer);
}

/**
 * Does the work under its claim. `onRefusal` is what becomes of the key when the work is refused: a write taken over may
 * still be under way in a process that only was slow, so its key, and the record it names, stay.
 */
async function perform(
  site: Site,
  claim: HeldIdempotencyRecord,
  work: () => OperationResult | Promise<OperationResult>,
  onRefusal: "forget" | "release",
): Promise<OperationResult> {
  // The claim ends by itself where the store is away.
  const renewal = setInterval(() => void claim.renew().catch(() => undefined), renewalMs);
  renewal.unref();
  try {
    const reply = await work();
    await claim.keep(reply);
    return reply;
  } catch (error) {
    const isForgotten = onRefusal === "forget" && !isServiceFault(site.facts, error);
    await (isForgotten ? claim.forget() : claim.release());
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

function replayed(reply: OperationResult): OperationResult {
  return { ...reply, headers: { ...reply.headers, "Idempotent-Replayed": "true" } };
}

function inUse(): HttpError {
  return new HttpError("rest_idempotency_key_in_use", {}, { headers: { "Retry-After": "1" } });
}
