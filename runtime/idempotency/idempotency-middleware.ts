import { forbidden, HttpError } from "../core/http-error.js";
import { contextOfRecord, type IdempotentOperation } from "../core/idempotency.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { isServiceError } from "../http/error-answer.js";
import type { IdempotencyMiddleware, IdempotentRequest } from "../http/route.js";
import { retry } from "../jobs/retry.js";
import { runExclusive, withRenewal } from "../locks/locks.js";
import type { CheckedInput } from "../resources/input.js";
import type { Database } from "../storage/database.js";
import {
  type HeldIdempotencyRecord,
  idempotencyRecordId,
  keyInUse,
  openIdempotencyStore,
  readIdempotencyKey,
  requestFingerprint,
} from "./idempotency-store.js";

/** Longer than the lease of a record, so that a repeated request after a crash is answered. */
const waiting = { delayMs: 40, timeoutMs: 8000 };
const renewalMs = 1500;

/** What the writes of a route with an idempotency key need. */
export interface IdempotencyOptions {
  readonly database: Database;
  readonly service: ServiceDescriptor;
  readonly rule: IdempotentOperation;
}

/**
 * Creates the middleware that runs a write once for all requests with its key and gives each of them the same answer.
 * Requests that arrive meanwhile wait, and get 409 when that takes long; 422 where the key came with another request. A
 * write that a crash interrupted is answered from what it stored, or run to its end. Errors are not stored: nothing was
 * written. The answer is repeated only to callers who may still change the record, or see what it created.
 */
export function createIdempotencyMiddleware(
  options: IdempotencyOptions,
): IdempotencyMiddleware<CheckedInput> {
  const { database, rule } = options;
  return {
    readKey: ({ "idempotency-key": header }) =>
      header === undefined ? undefined : readIdempotencyKey(header),
    isAllowed: rule.isAllowed,
    execute(request) {
      const id = idempotencyRecordId(request.key, request.context.principal);
      return runExclusive(database, `claim/${id}`, () => executeOnce(options, id, request));
    },
  };
}

type KeyedRequest = IdempotentRequest<CheckedInput>;

async function executeOnce(
  options: IdempotencyOptions,
  id: string,
  request: KeyedRequest,
): Promise<OperationResult> {
  const result = await retry(() => tryExecute(options, id, request), waiting);
  if (result === undefined) throw keyInUse();
  return result;
}

/** Undefined while another request with the key is executed. */
async function tryExecute(
  options: IdempotencyOptions,
  id: string,
  request: KeyedRequest,
): Promise<OperationResult | undefined> {
  const { rule } = options;
  const { context } = request;
  const fingerprint = requestFingerprint(request.operation, context, request.values);
  const store = openIdempotencyStore(options.database);
  const known = await store.find(id, context.now);
  if (known === undefined) {
    const checked = await request.check();
    const record = await rule.target(context);
    const claim = await store.begin({ id, fingerprint, record, now: context.now });
    return (
      claim &&
      perform(options, claim, {
        work: () => request.run({ ...checked, idempotency: claim }),
        onError: "forget",
      })
    );
  }
  if (known.fingerprint !== fingerprint) throw new HttpError("rest_idempotency_key_reused");
  if (known.answer !== undefined) {
    await requireRepeatable(rule, context, known.record);
    return replayed(known.answer);
  }
  const claim = await known.takeOver();
  return claim && perform(options, claim, { work: () => resume(rule, request, claim), onError: "release" });
}

async function requireRepeatable(
  { mayRepeat }: IdempotentOperation,
  context: RequestContext,
  record: RecordId | undefined,
): Promise<void> {
  if (!(await mayRepeat(contextOfRecord(context, { record })))) throw forbidden(context);
}

async function resume(
  rule: IdempotentOperation,
  request: KeyedRequest,
  claim: HeldIdempotencyRecord,
): Promise<OperationResult> {
  // The answer is made of the record as it is now, which others may have changed.
  if (!(await rule.isAllowed(contextOfRecord(request.context, claim)))) throw forbidden(request.context);
  await requireRepeatable(rule, request.context, claim.record);
  const result = await rule.recover(claim, request.context);
  if (result !== undefined) return replayed(result);
  try {
    return await request.run({ ...(await request.check()), idempotency: claim });
  } catch (error) {
    // Meanwhile the store may have done what it received from the interrupted write.
    const late = await rule.recover(claim, request.context);
    if (late === undefined) throw error;
    return replayed(late);
  }
}

/** Runs the work of a write while its idempotency record is renewed, and stores the result. */
async function perform(
  { service }: IdempotencyOptions,
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
