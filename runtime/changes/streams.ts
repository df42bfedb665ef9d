import type { Writable } from "node:stream";
import { HttpError } from "../core/http-error.js";
import { ParameterErrors } from "../core/parameter-errors.js";
import type { Caller } from "../core/principal.js";
import type { OperationResult } from "../core/request-context.js";
import { drainSignal } from "../http/server.js";
import { type BackgroundJob, startPoller } from "../jobs/poller.js";
import { auditCollectionName } from "../outbox/audit-entry.js";
import { logSignal, openNumberedLog } from "../outbox/numbers.js";
import type { AppContext } from "../resources/app-context.js";
import type { Config } from "../settings/config.js";
import { slotOf } from "../storage/collection-versions.js";
import { type ChangesPage, type ChangesRequest, openChanges, type Reader } from "./read-changes.js";

/** Writes of other processes of the machine are looked for at this interval, without asking the store. */
const lookMs = 20;
/** The log, and the rights of the listeners, are read at least this often. */
const pollMs = 1000;
const retryMs = 1000;
/** A listener who has not taken so many bytes when there is more to send is cut; it continues where it was, when it returns. */
const largestBacklog = 256 * 1024;
/** How long clients wait before they connect again, in milliseconds. */
const reconnectMs = 2000;

interface Listener {
  readonly response: Writable;
  readonly caller: Caller;
  /** The second of each round of heartbeats in which it gets one. */
  readonly turn: number;
  group: Group | undefined;
}

/** Listeners who get the same: with equal filters, language and rights, and at the same place of the log. */
interface Group {
  /** That of the reader. */
  readonly key: string;
  readonly token: string;
  /** Most changes of a page. */
  readonly size: number;
  /** Opens a reader as of now. */
  readonly openReader: () => Promise<Reader>;
  /** Whether there is a next page already: a listener gets it who has taken the last one. */
  readonly hasMore: boolean;
  /** Whether there may be something to read. */
  isDue: boolean;
  readonly listeners: Set<Listener>;
}

type Place = Omit<Group, "isDue" | "listeners">;

/** Streams of changes, and the work that feeds them. */
export interface Streams {
  /** Answers with the changes after a token, and from then on with each as it comes; without a token from now on. */
  open(
    request: ChangesRequest,
    from: { readonly since: string | undefined; readonly size: number },
  ): Promise<OperationResult>;
  /** Starts to send changes. Streams end with the job, and when the server drains. */
  start(onError: (error: unknown) => void): BackgroundJob;
  /** How many listen. */
  count(): number;
}

/** Creates the streams of a process. */
export function createStreams(app: AppContext, config: Config): Streams {
  const groups = createGroups(config.streamHeartbeat);
  let isOver = false;
  let wake = (): void => undefined;
  const endAll = (): void => {
    isOver = true;
    for (const listener of groups.listeners()) groups.end(listener, "end");
  };
  drainSignal.on(app.database, endAll);

  return {
    async open(request, { since, size }) {
      if (isOver || groups.count() >= config.streamListeners)
        throw new HttpError("rest_too_many_listeners", {}, { headers: { "Retry-After": "10" } });
      const { key, name, role, author, anonymous, isUser } = request.call.principal;
      const caller = { key, name, role, author, anonymous, isUser };
      const reader = await openChanges(request);
      const page =
        since === undefined
          ? { changes: [], tokenBehind: () => undefined, next: await reader.latest(), hasMore: false }
          : await reader.read(since, size);
      const stream = (response: Writable): void => {
        const id = page.changes.length === 0 ? `id: ${page.next}\n` : "";
        response.write(Buffer.concat([Buffer.from(`retry: ${reconnectMs}\n${id}\n`), eventsOf(page)]));
        const { next: token, hasMore } = page;
        groups.add(
          { response, caller },
          { key: reader.key, token, size, hasMore, openReader: readersOf(request) },
        );
        if (isOver) endAll();
        wake();
      };
      return { status: 200, body: undefined, stream };
    },
    start(onError) {
      const feed = createFeed(app, groups);
      const poller = startPoller(() => feed.run(), retryMs, onError);
      wake = () => poller.wakeIn(0);
      poller.onStop(
        logSignal.on(app.database, () => {
          feed.expectChanges();
          wake();
        }),
      );
      poller.onStop(endAll);
      return poller;
    },
    count: groups.count,
  };
}

/** Creates what opens readers for a request at later times. */
function readersOf(request: ChangesRequest): () => Promise<Reader> {
  const { app, call } = request;
  const opened = performance.now();
  return () => {
    const now = call.now + performance.now() - opened;
    const errors = new ParameterErrors(app.service.reasons, call.language);
    return openChanges({ ...request, call: { ...call, now }, errors });
  };
}

/** Creates what brings the changes of the log to the listeners of all groups. */
function createFeed({ database, keys }: AppContext, groups: Groups) {
  const { versions } = database;
  const log = openNumberedLog(database);
  const slot = slotOf(auditCollectionName);
  let version: number | undefined;
  let latest: number | undefined;
  // Times of `performance.now`.
  let pollAt = 0;
  let beatAt = 0;

  function beat(): void {
    if (performance.now() < beatAt) return;
    beatAt = performance.now() + 1000;
    groups.beat();
  }

  async function poll(): Promise<void> {
    const withdrawn = await keys.withdrawn(groups.listeners().map(({ caller }) => caller));
    if (withdrawn.size > 0)
      for (const listener of groups.listeners())
        if (withdrawn.has(listener.caller)) groups.end(listener, "end");
    const number = (await log.latest())?.seq;
    if (number !== latest) for (const group of groups.all()) group.isDue = true;
    latest = number;
  }

  return {
    /** Has the next run read the log. */
    expectChanges(): void {
      pollAt = 0;
    },
    async run(): Promise<number> {
      if (groups.count() === 0) return Number.POSITIVE_INFINITY;
      beat();
      const seen = versions.isShared ? versions.current().slots[slot] : undefined;
      if (seen !== version || performance.now() >= pollAt) {
        version = seen;
        pollAt = performance.now() + pollMs;
        await poll();
      }
      const due = groups.all().filter((group) => group.isDue);
      // All are over before the next run: no page is read twice.
      const outcomes = await Promise.allSettled(due.map((group) => advance(groups, group, latest)));
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      return lookMs;
    },
  };
}

/** Sends the listeners of a group the next page, up to the latest entry that all are sent, and moves them behind it. After an error of the store they stay there. */
async function advance(groups: Groups, group: Group, latest: number | undefined): Promise<void> {
  const isReady = ({ response }: Listener): boolean => !group.hasMore || response.writableLength === 0;
  if (![...group.listeners].some(isReady)) return;
  let page: ChangesPage;
  try {
    const reader = await group.openReader();
    if (reader.key !== group.key) throw new HttpError("changes_expired");
    page = await reader.read(group.token, group.size, latest);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    for (const listener of group.listeners)
      groups.end(listener, error.name === "changes_expired" ? "expired" : "end");
    return;
  }
  group.isDue = false;
  if (page.next === group.token) return;
  const bytes = eventsOf(page);
  for (const listener of [...group.listeners].filter(isReady)) {
    groups.move(listener, { ...group, token: page.next, hasMore: page.hasMore }, page.hasMore);
    if (listener.response.writableLength > largestBacklog) listener.response.destroy();
    else if (bytes.length > 0) listener.response.write(bytes);
  }
  group.isDue = group.listeners.size > 0;
}

/** The events of a page; each has the id by which a client continues behind it. */
function eventsOf({ changes, tokenBehind, next }: ChangesPage): Buffer {
  const events = changes.flatMap((change, at) => {
    const token = at === changes.length - 1 ? next : tokenBehind(at);
    return [
      Buffer.from(`${token === undefined ? "" : `id: ${token}\n`}event: change\ndata: `),
      change.write(),
      Buffer.from("\n\n"),
    ];
  });
  return Buffer.concat(events);
}

type Groups = ReturnType<typeof createGroups>;

/** All listeners in groups: those who arrive at one place are together from then on. */
function createGroups(heartbeatSeconds: number) {
  const groups = new Map<string, Group>();
  const idOf = ({ key, token, size }: Pick<Place, "key" | "token" | "size">): string =>
    `${key} ${size} ${token}`;
  let count = 0;
  let turn = 0;

  function leave(listener: Listener): void {
    const { group } = listener;
    group?.listeners.delete(listener);
    if (group?.listeners.size === 0) groups.delete(idOf(group));
    listener.group = undefined;
  }

  function move(listener: Listener, { key, token, size, openReader, hasMore }: Place, isDue: boolean): void {
    leave(listener);
    const id = idOf({ key, token, size });
    const created = { key, token, size, openReader, hasMore, isDue, listeners: new Set<Listener>() };
    const group: Group = groups.get(id) ?? created;
    group.isDue ||= isDue;
    groups.set(id, group);
    group.listeners.add(listener);
    listener.group = group;
  }

  return {
    all: () => [...groups.values()],
    listeners: () => [...groups.values()].flatMap(({ listeners }) => [...listeners]),
    count: () => count,
    move,
    add({ response, caller }: Pick<Listener, "response" | "caller">, place: Place): void {
      const listener: Listener = { response, caller, turn, group: undefined };
      count += 1;
      response.on("close", () => {
        count -= 1;
        leave(listener);
      });
      move(listener, place, true);
    },
    /** Ends a stream with an event; that of a listener who lags behind without it. */
    end(listener: Listener, event: "end" | "expired"): void {
      leave(listener);
      if (listener.response.writableLength > 0) listener.response.destroy();
      else listener.response.end(`event: ${event}\ndata: {}\n\n`, () => listener.response.destroy());
    },
    /** Sends heartbeats to a share of the listeners, with the place where each continues; all get one in so many calls. */
    beat(): void {
      turn = (turn + 1) % heartbeatSeconds;
      for (const { token, listeners } of groups.values()) {
        const bytes = Buffer.from(`: heartbeat\nid: ${token}\n\n`);
        // Without traffic, the server closes the connection of one who takes nothing.
        for (const listener of listeners)
          if (listener.turn === turn && listener.response.writableLength === 0)
            listener.response.write(bytes);
      }
    },
  };
}
