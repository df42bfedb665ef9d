import { HttpError } from "../core/http-error.js";
import type { IdempotencyRecord } from "../core/idempotency.js";
import { JsonFragment } from "../core/json-fragment.js";
import { defined, isObject, type Values } from "../core/properties.js";
import { isRecordId, plannedId, type RecordId } from "../core/record-id.js";
import { isDryRun, type OperationResult, type RequestContext } from "../core/request-context.js";
import { emptyBody } from "../http/body.js";
import { answerError, isServiceError } from "../http/error-answer.js";
import { requestLanguage } from "../http/input.js";
import type { HttpOptions } from "../http/state.js";
import { withinTimeout } from "../http/timeout.js";
import type { AppContext, InnerRoute, InnerWrite } from "../resources/app-context.js";
import type { CheckedInput } from "../resources/input.js";
import type { Config } from "../settings/config.js";
import { type BatchDescriptor, type BatchItem, readItems, type SentItem, withReferences } from "./items.js";

/** What a batch is done with. */
interface BatchContext {
  readonly app: AppContext;
  readonly config: Config;
  readonly onError: HttpOptions["onError"];
  readonly descriptor: BatchDescriptor;
}

/** What became of an item. */
interface Outcome {
  readonly status: number;
  readonly id?: RecordId;
  readonly record?: unknown;
  readonly error?: object;
  readonly unchanged?: true;
}

/** The longest that timers take. */
const longestTimeoutMs = 2 ** 31 - 1;

/** So many items are worked on at the same time: enough for the store to combine their commands. */
const concurrency = 32;

/**
 * The operation that does the items of a batch, each with its own outcome, in the order sent. Items run at the same time, those
 * that write one record one after another. A batch may take as long as its items do not: each has the time of a request.
 */
export function runBatch(batch: BatchContext) {
  return async (
    input: object,
    call: RequestContext,
    { errors, idempotency }: CheckedInput,
  ): Promise<OperationResult> => {
    // The guard of the route has checked it.
    const {
      items: sent,
      context,
      dry_run: isPlanned,
    } = input as {
      readonly items: readonly SentItem[];
      readonly context?: string;
      readonly dry_run?: boolean;
    };
    const items = readItems(batch.descriptor, sent, errors).map((item) => withContext(item, context));
    errors.throwIfAny();
    const own = { ...withoutConditions(call), isDryRun: isPlanned };
    const work = async (): Promise<readonly Outcome[]> => {
      const claim = idempotency && { items, claim: idempotency };
      const writes = claim && (await repeatedWrites(batch, own, claim));
      // Work that no request asked for has all the time that it takes.
      const timeoutMs = call.complete === undefined ? longestTimeoutMs : batch.config.requestTimeoutMs;
      return runItems(batch, own, { items, writes, timeoutMs });
    };
    const outcomes = await (call.complete === undefined ? work() : call.complete(work));
    return { status: 200, body: { items: outcomes } };
  };
}

/** Conditions and files of a request are about one record. */
function withoutConditions(call: RequestContext): RequestContext {
  const { mounted, language, principal, network, now, request, path, isBrief } = call;
  return defined({ mounted, language, principal, network, now, request, path, isBrief });
}

function withContext(item: BatchItem, context: string | undefined): BatchItem {
  const isMeant = context !== undefined && item.operation !== "delete";
  return isMeant ? { ...item, values: { context, ...item.values } } : item;
}

/** How an item is repeated, by its place. */
type RepeatedWrites = (at: number) => InnerWrite;

/**
 * How the items of a batch with an idempotency key are repeated: the ids of new records are stored before the first of them, and
 * records that change have applied keys, so that the record of the key serves all items. A deletion has a key of its own.
 */
async function repeatedWrites(
  batch: BatchContext,
  call: RequestContext,
  { items, claim }: { readonly items: readonly BatchItem[]; readonly claim: IdempotencyRecord },
): Promise<RepeatedWrites> {
  const { id, planned } = claim;
  const isResumed = planned !== undefined;
  const newId = async (item: BatchItem): Promise<RecordId | null> => {
    if (item.operation !== "create" && item.operation !== "upsert") return null;
    const target = routeOf(batch.app, item).repeats?.target({ ...call, path: item.path }, item.values);
    return (await target) ?? null;
  };
  const ids = isResumed ? planned.body : await Promise.all(items.map(newId));
  if (!isResumed) await claim.plan({ status: 200, body: ids });
  return (at) => {
    const key = `${id}/${at}`;
    if (items[at]?.operation === "delete") return { key };
    const record = (ids as readonly (RecordId | null)[])[at] ?? undefined;
    const plan: IdempotencyRecord["plan"] = (result) => claim.plan(result);
    return { part: { record: { id: key, record, planned: undefined, plan }, isResumed } };
  };
}

async function runItems(
  batch: BatchContext,
  call: RequestContext,
  {
    items,
    writes,
    timeoutMs,
  }: {
    readonly items: readonly BatchItem[];
    readonly writes: RepeatedWrites | undefined;
    readonly timeoutMs: number;
  },
): Promise<readonly Outcome[]> {
  const running: Promise<void>[] = [];
  const outcomes: Outcome[] = [];
  let stalled: HttpError | undefined;
  const run = async (item: BatchItem, at: number): Promise<void> => {
    await Promise.all(item.needs.flatMap((place) => running[place] ?? []));
    try {
      const values = withReferences(item.values, (place) =>
        referredId(outcomes[place], place, isDryRun(call)),
      ) as Values;
      // What does not answer now would hold up every item behind it.
      if (stalled !== undefined) throw stalled;
      const { path, ifUnchanged, isReused } = item;
      const result = await withinTimeout(timeoutMs, (complete) =>
        routeOf(batch.app, item).run(
          values,
          { ...call, path, ifUnchanged, isReused, complete },
          writes?.(at),
        ),
      );
      outcomes[at] = outcomeOf(result);
    } catch (error) {
      if (error instanceof HttpError && error.name === "rest_timeout") stalled = error;
      if (isServiceError(batch.app.service, error)) {
        // A repeated request goes on with this item.
        if (writes !== undefined) throw error;
        batch.onError(error, { id: call.request, method: "POST", path: `items/${at}` });
      }
      outcomes[at] = failed(batch.app, call, { item, at, error });
    }
  };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) await (running[at] = run(item, at));
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: concurrency }, work));
  for (const worker of workers) if (worker.status === "rejected") throw worker.reason;
  return outcomes;
}

function routeOf({ routes }: AppContext, { route }: BatchItem): InnerRoute {
  const found = routes.get(route);
  if (found === undefined) throw new Error(`No route does ${route}.`);
  return found;
}

/** The id of the record of an item. Throws where it has none. */
function referredId(outcome: Outcome | undefined, place: number, isDry: boolean): RecordId {
  if (outcome?.id === undefined || outcome.error !== undefined)
    throw new HttpError("rest_failed_dependency", { name: `items/${place}` });
  return isDry && outcome.status === 201 ? plannedId(outcome.id) : outcome.id;
}

function outcomeOf({ status, body, unchanged }: OperationResult): Outcome {
  const record = body instanceof JsonFragment ? body.read() : body;
  const id = isObject(record) ? record.id : undefined;
  return defined({ status, id: isRecordId(id) ? id : undefined, record, unchanged });
}

/** The outcome of an item that its own request would answer with an error. */
function failed(
  { service }: AppContext,
  call: RequestContext,
  { item, at, error }: { readonly item: BatchItem; readonly at: number; readonly error: unknown },
): Outcome {
  const sources = { body: { ...emptyBody, json: item.values }, query: new Map() };
  const { status, body } = answerError(service, error, {
    language: requestLanguage(service.languages, sources, call.language).code,
    accept: undefined,
    path: `#/items/${at}`,
    isInBody: () => item.operation !== "delete",
  });
  return defined({ status, id: item.id, error: body });
}
