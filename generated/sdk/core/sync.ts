// Copied from runtime/client/sync.ts. Do not edit: change that file and run `npm run generate`.

import type { Call } from "./call.js";
import type { Core } from "./core.js";
import { BadRequestError, ClientError, GoneError } from "./errors.js";
import { parse } from "./parse.js";
import { type CallOptions, queryOf } from "./request.js";
import { readServerEvents } from "./server-events.js";
import { languageParameter } from "./spec.js";
import type { Change, Copied, SyncPosition, SyncStore } from "./sync-stores.js";

/** How a copy of records is kept. */
export interface SyncOptions<Entry extends Change, Query> {
  /** Where the copy is: `memoryStore()`, `fileStore(path)`, `indexedDbStore(name)`, or another of that interface. */
  readonly store: SyncStore<Entry>;
  /** Filters of the list: the copy has the records that pass them and that the key may see. All where missing. */
  readonly filters?: Omit<Query, "since" | "per_page"> | undefined;
  /** Follows the changes from then on: by server-sent events, and by requests while there are none. */
  readonly live?: boolean | undefined;
  /**
   * Called with changes once they are stored; the next ones wait for its promise. Those that were stored right before a crash
   * are not reported again. What it throws ends the synchronization.
   */
  readonly onChange?: ((changes: readonly Entry[]) => unknown) | undefined;
  /** Milliseconds between two requests, at most, while no events come; 10,000 where missing. */
  readonly interval?: number | undefined;
  /** Ends it, as `stop` does. */
  readonly signal?: AbortSignal | undefined;
}

/** A copy that is up to date. */
export interface Sync {
  /** Resolves when nothing follows any more: at once, or with `live` after `stop`. Rejects with the error that ended it. */
  readonly done: Promise<void>;
  /** Ends it. Resolves once nothing is written any more. */
  stop(): Promise<void>;
}

/** The operations of the service from which a copy is made. */
export interface SyncSource<Entry extends Change, Query> {
  readonly list: (
    core: Core,
    query: Query,
    options: CallOptions,
  ) => Call<{ readonly changes: Entry[]; readonly next_token: string; readonly has_more: boolean }>;
  /** Path of the server-sent events; absent: there are none. */
  readonly stream?: string;
}

/**
 * Brings a copy up to date, and resolves when it is. It continues where the store ended; where the service no longer knows
 * that, it reads all records again, and removes those that are gone.
 */
export async function sync<Entry extends Change, Query extends object>(
  core: Core,
  source: SyncSource<Entry, Query>,
  options: SyncOptions<Entry, Query>,
): Promise<Sync> {
  const stop = new AbortController();
  const run = {
    ...options,
    core,
    source,
    signal: AbortSignal.any([stop.signal, options.signal ?? stop.signal]),
    position: (await options.store.position()) ?? { round: 1, isWhole: false },
  };
  while (await readPage(run));
  const done = options.live === true ? follow(run) : Promise.resolve();
  return {
    done,
    async stop() {
      stop.abort();
      await done;
    },
  };
}

/** A synchronization under way. */
interface Run<Entry extends Change, Query> extends SyncOptions<Entry, Query> {
  readonly core: Core;
  readonly source: SyncSource<Entry, Query>;
  readonly signal: AbortSignal;
  position: SyncPosition;
}

/** Follows the changes until the signal. */
async function follow<Entry extends Change, Query extends object>(run: Run<Entry, Query>): Promise<void> {
  const { core, signal, interval = 10_000 } = run;
  const isOver = (): boolean => signal.aborted;
  let failures = 0;
  while (!isOver()) {
    failures = (await listen(run)) ? 0 : failures + 1;
    // By chance, so that the listeners of a service that was started again do not come back together.
    await core.clock.wait(core.clock.random() * Math.min(interval, 1000 * 2 ** failures), signal);
    try {
      while (!isOver() && (await readPage(run)));
    } catch (error) {
      if (!isOver() && !isPassing(error)) throw error;
    }
  }
}

/** Whether the same call may succeed later. */
function isPassing(error: unknown): boolean {
  const kinds = ["network", "timeout", "server", "rate_limited"];
  return error instanceof ClientError && kinds.includes(error.kind);
}

/** Reads a page of changes; whether another one follows. */
async function readPage<Entry extends Change, Query extends object>(
  run: Run<Entry, Query>,
): Promise<boolean> {
  const { core, source, filters, signal } = run;
  const { token, round, isWhole } = run.position;
  const query = { ...filters, per_page: 500, ...(token !== undefined && { since: token }) };
  const page = await source.list(core, query as unknown as Query, { signal }).catch((error: unknown) => {
    // Too old, of other rights, or of other filters.
    const isExpired =
      error instanceof GoneError || (error instanceof BadRequestError && "since" in { ...error.details });
    if (token === undefined || !isExpired) throw error;
  });
  if (page === undefined) run.position = { round: round + 1, isWhole: false };
  else await apply(run, page.changes, { token: page.next_token, round, isWhole: isWhole || !page.has_more });
  return page?.has_more ?? true;
}

/** Stores changes, and then reports them. */
async function apply<Entry extends Change, Query>(
  run: Run<Entry, Query>,
  changes: readonly Entry[],
  next: SyncPosition,
): Promise<void> {
  const { store, position, onChange } = run;
  if (changes.length === 0 && next.token === position.token && next.isWhole === position.isWhole) return;
  const { round } = next;
  const written = new Map<Entry["id"], Copied<Entry> | undefined>(
    changes.map((change) => [
      change.id,
      change.record === undefined ? undefined : ({ ...change, round } as Copied<Entry>),
    ]),
  );
  const gone: Entry[] = [];
  if (next.isWhole && !position.isWhole) {
    // All records were read again: those that did not come are gone.
    for await (const { id, revision, round: former } of store.entries())
      if (former !== round && !written.has(id)) gone.push({ type: "left", id, revision } as Entry);
  }
  for (const { id } of gone) written.set(id, undefined);
  await store.write(written, next);
  run.position = next;
  if (changes.length + gone.length > 0) await onChange?.([...changes, ...gone]);
}

/** Follows server-sent events until they end; whether there were any to follow. */
async function listen<Entry extends Change, Query extends object>(run: Run<Entry, Query>): Promise<boolean> {
  const { core, source, filters, signal } = run;
  if (source.stream === undefined) return false;
  const query = { [languageParameter]: core.language, ...filters, since: run.position.token };
  const input = {
    name: `GET ${source.stream}`,
    url: core.baseUrl + source.stream + queryOf(query),
    headers: { ...core.headers, accept: "text/event-stream" },
    signal,
  };
  let isOpened = false;
  for await (const events of readServerEvents(core, input)) {
    isOpened = true;
    const changes = events.filter(({ type }) => type === "change").map(({ data }) => parse(data));
    // What is no change ends the stream; a request shows what it was.
    if (!changes.every((change) => Object(change) === change)) break;
    const token = events.flatMap(({ id }) => id ?? []).at(-1) ?? run.position.token;
    await apply(run, changes as Entry[], { ...run.position, ...(token !== undefined && { token }) });
    if (events.some(({ type }) => type === "end" || type === "expired")) break;
  }
  return isOpened;
}
