import { forbidden, HttpError } from "../core/http-error.js";
import { contextOfRecord, type IdempotencyRecord, type RepeatedWrite } from "../core/idempotency.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult } from "../core/request-context.js";
import { isServiceError } from "../http/error-answer.js";
import { retry } from "../jobs/retry.js";
import { runExclusive, withRenewal } from "../locks/locks.js";
import type { AppContext, IdempotentRequest } from "../resources/app-context.js";
import {
  type HeldIdempotencyRecord,
  idempotencyRecordId,
  keyInUse,
  openIdempotencyStore,
  requestFingerprint,
} from "./idempotency-store.js";

type KeyedRequest = IdempotentRequest & { readonly key: string };

/** Longer than the lease of a record, so that a repeated request after a crash is answered. */
const waiting = { delayMs: 40, timeoutMs: 8000 };
const renewalMs = 1500;

/**
 * Runs a write once for all requests with its key and gives each of them the same answer. Requests that arrive meanwhile
 * wait, and get 409 when that takes long; 422 where the key came with another request. A write that a crash interrupted is
 * answered from what it stored, or run to its end. Errors are not stored: nothing was written. The answer is repeated only
 * to callers who may still change the record, or see what it created.
 */
export function executeOnce(app: AppContext, request: KeyedRequest): Promise<OperationResult> {
  const id = idempotencyRecordId(request.key, request.context.principal);
  return runExclusive(app.database, `claim/${id}`, async () => {
    const result = await retry(() => tryExecute(app, id, request), waiting);
    if (result === undefined) throw keyInUse();
    return result;
  });
}

/** Undefined while another request with the key is executed. */
async function tryExecute(
  app: AppContext,
  id: string,
  request: KeyedRequest,
): Promise<OperationResult | undefined> {
  const { repeats, operation, context, values } = request;
  const fingerprint = requestFingerprint(operation, context, values);
  const store = openIdempotencyStore(app.database);
  const known = await store.find(id, context.now);
  if (known === undefined) {
    const checked = await request.check();
    const record = await repeats.target(context, values);
    const claim = await store.begin({ id, fingerprint, record, now: context.now });
    if (claim === undefined) return undefined;
    const work = () => request.run({ ...checked, idempotency: claim });
    return perform(app, claim, { work, onError: "forget" });
  }
  if (known.fingerprint !== fingerprint) throw new HttpError("rest_idempotency_key_reused");
  if (known.answer !== undefined) {
    await requireRepeatable(request, known);
    return replayed(known.answer);
  }
  const claim = await known.takeOver();
  return claim && perform(app, claim, { work: () => resume(request, claim), onError: "release" });
}

async function requireRepeatable(
  { repeats, context }: IdempotentRequest,
  known: { readonly record: RecordId | undefined },
): Promise<void> {
  if (!(await repeats.mayRepeat(contextOfRecord(context, known)))) throw forbidden(context);
}

/** Runs a part of a write that holds its own idempotency record; one that was interrupted is continued. */
export async function executePart(
  request: IdempotentRequest,
  { record: part, isResumed }: RepeatedWrite,
): Promise<OperationResult> {
  if (!isResumed) return request.run({ ...(await request.check()), idempotency: part });
  const record = part.record ?? (await request.repeats.target(request.context, request.values));
  return resume(request, { ...part, record });
}

async function resume(request: IdempotentRequest, claim: IdempotencyRecord): Promise<OperationResult> {
  const { repeats, context, values } = request;
  // The answer is made of the record as it is now, which others may have changed.
  if (!(await repeats.isAllowed(contextOfRecord(context, claim)))) throw forbidden(context);
  await requireRepeatable(request, claim);
  const result = await repeats.recover(claim, context, values);
  if (result !== undefined) return replayed(result);
  try {
    return await request.run({ ...(await request.check()), idempotency: claim });
  } catch (error) {
    // Meanwhile the store may have done what it received from the interrupted write.
    const late = await repeats.recover(claim, context, values);
    if (late === undefined) throw error;
    return replayed(late);
  }
}

/** Runs the work of a write while its idempotency record is renewed, and stores the result. */
async function perform(
  { service }: AppContext,
  claim: HeldIdempotencyRecord,
  {
    work,
    onError,
  }: {
    readonly work: () => OperationResult | Promise<OperationResult>;
    /** A write taken over may still run in a process that is only slow: its key, and the record it names, are released. */
    readonly onError: "forget" | "release";
  },
): Promise<OperationResult> {
  try {
    const result = await withRenewal(
      () => claim.renew(),
      renewalMs,
      async () => await work(),
    );
    await claim.store(result);
    return result;
  } catch (error) {
    const isForgotten = onError === "forget" && !isServiceError(service, error);
    await (isForgotten ? claim.forget() : claim.release());
    throw error;
  }
}

function replayed(result: OperationResult): OperationResult {
  return { ...result, headers: { ...result.headers, "Idempotent-Replayed": "true" } };
}
