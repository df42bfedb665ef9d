import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listEventChanges } from "../../../generated/sdk/calls/index.js";
import { sync } from "../../../generated/sdk/core/sync.js";
import type { Event, EventChange } from "../../../generated/sdk/index.js";
import {
  type Copied,
  createCore,
  fileStore,
  memoryStore,
  type SyncOptions,
  type SyncStore,
  syncEvents,
} from "../../../generated/sdk/sync.js";
import { eventually } from "../../support/eventually.js";
import { untilLogged } from "../changes/copy.js";
import { type Caller, useCaller } from "../http/callers.js";
import { createEvent } from "../http/sample-records.js";
import { rowsOf, useService } from "../support/service.js";

const service = useService();
const administrator = useCaller(service, "administrator", 1);
const author = useCaller(service, "author", 7);
const folder = mkdtempSync(join(tmpdir(), "sync-"));

beforeAll(() => service.startWork());
afterAll(() => rmSync(folder, { recursive: true }));

type Store = SyncStore<EventChange>;

/** Waits until all changes are in the log, and brings a copy up to date; returns what was reported. */
async function follow(
  store: Store,
  options: Omit<SyncOptions<EventChange, object>, "store"> = {},
  caller: Partial<Caller> = {},
): Promise<readonly string[]> {
  await untilLogged(service.database);
  const seen: string[] = [];
  const core = createCore({ baseUrl: service.origin, headers: caller.headers ?? {} });
  const onChange = (changes: readonly EventChange[]): void =>
    void seen.push(...changes.map(({ type, id }) => `${type} ${id}`));
  await syncEvents(core, { store, onChange, ...options });
  return seen;
}

async function recordsOf(store: Store): Promise<readonly Event[]> {
  const records: Event[] = [];
  for await (const { record } of store.entries()) records.push(record);
  return records.sort((one, other) => one.id - other.id);
}

/** Fails unless a store has what a list shows. */
async function expectWhole(store: Store, caller: Pick<Caller, "read"> = service): Promise<void> {
  const { events } = await caller.read("/events?window=all&per_page=50");
  const listed = [...rowsOf(events)].sort((one, other) => Number(one.id) - Number(other.id));
  expect(await recordsOf(store)).toEqual(listed);
}

describe("a copy of events", () => {
  it("has what a list has, and follows each change from where it ended", async () => {
    const store = memoryStore<EventChange>();
    const [{ id, path }, gone] = [await createEvent(administrator), await createEvent(administrator)];
    expect(await follow(store)).toEqual(expect.arrayContaining([`created ${id}`, `created ${gone.id}`]));
    await expectWhole(store);
    expect(await follow(store)).toEqual([]);
    await administrator.patch(path, { title: "Late walk" });
    await administrator.delete(gone.path);
    expect(await follow(store)).toEqual([`updated ${id}`, `left ${gone.id}`]);
    expect((await store.get(id))?.record.title).toBe("Late walk");
    await expectWhole(store);
  });

  it("begins anew with other rights and with other filters, and loses what they do not show", async () => {
    const store = memoryStore<EventChange>();
    const draft = await createEvent(author, { status: "draft" });
    const { id } = await createEvent(author, { featured: true });
    await follow(store, {}, author);
    await expectWhole(store, author);
    expect(await follow(store)).toEqual(expect.arrayContaining([`left ${draft.id}`, `created ${id}`]));
    await expectWhole(store);
    await follow(store, { filters: { featured: true } });
    expect((await recordsOf(store)).every(({ featured }) => featured)).toBe(true);
    expect((await recordsOf(store)).map((record) => record.id)).toContain(id);
  });

  it("stays where it was when its store or its listener fails", async () => {
    const memory = memoryStore<EventChange>();
    await follow(memory);
    const before = await memory.position();
    const { id } = await createEvent(administrator);
    const full: Store = { ...memory, write: () => Promise.reject(new Error("The disk is full.")) };
    await expect(follow(full)).rejects.toThrow("The disk is full.");
    expect(await memory.position()).toEqual(before);
    const fail = (): never => {
      throw new Error("The page is gone.");
    };
    await expect(follow(memory, { onChange: fail })).rejects.toThrow("The page is gone.");
    expect((await memory.get(id))?.id).toBe(id);
    expect(await follow(memory)).toEqual([]);
  });

  it("ends with the error of the service", async () => {
    const core = createCore({ baseUrl: service.origin, key: "wrong" });
    await expect(syncEvents(core, { store: memoryStore() })).rejects.toMatchObject({ kind: "unauthorized" });
  });

  it("follows changes live, also after the service failed, until it is stopped", async () => {
    const store = memoryStore<EventChange>();
    let isDown = false;
    const core = createCore({
      baseUrl: service.origin,
      retries: 0,
      fetch: (url, init) => (isDown ? Promise.reject(new TypeError("fetch failed")) : fetch(url, init)),
    });
    const sync = await syncEvents(core, { store, live: true, interval: 20 });
    const { id, path } = await createEvent(administrator);
    await eventually(async () => (await store.get(id)) !== undefined);
    isDown = true;
    await administrator.patch(path, { title: "Later" });
    isDown = false;
    await eventually(async () => (await store.get(id))?.record.title === "Later");
    await sync.stop();
    await sync.done;
    const last = await createEvent(administrator);
    await untilLogged(service.database);
    expect(await store.get(last.id)).toBeUndefined();
  });
});

it("follows the stream of the service, and asks for nothing meanwhile", async () => {
  const store = memoryStore<EventChange>();
  const asked: string[] = [];
  const core = createCore({
    baseUrl: service.origin,
    fetch: (url, init) => {
      asked.push(new URL(url).pathname.split("/").at(-1) ?? "");
      return fetch(url, init);
    },
  });
  const running = await syncEvents(core, { store, live: true });
  await eventually(() => asked.includes("stream"));
  const before = asked.length;
  const { id, path } = await createEvent(administrator);
  await eventually(async () => (await store.get(id)) !== undefined);
  await administrator.delete(path);
  await eventually(async () => (await store.get(id)) === undefined);
  expect(asked.slice(before)).toEqual([]);
  await running.stop();
});

it("takes server-sent events in whatever pieces they come, and reads all records once its token has expired", async () => {
  const [store, seen] = [memoryStore<EventChange>(), [] as string[]];
  const record = await createEvent(administrator);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const isStream = (url: string): boolean => new URL(url).pathname.endsWith("/stream");
  const asked: string[] = [];
  const core = createCore({
    baseUrl: service.origin,
    fetch: (url, init) => {
      if (!isStream(url)) return fetch(url, init);
      asked.push(new URL(url).searchParams.get("since") ?? "");
      if (asked.length > 1) return Promise.reject(new TypeError("fetch failed"));
      return Promise.resolve(new Response(readable, { headers: { "content-type": "text/event-stream" } }));
    },
  });
  const running = await sync(
    core,
    { list: listEventChanges, stream: "/stream" },
    {
      store,
      live: true,
      interval: 20,
      onChange: (all) => void seen.push(...all.map(({ type, id }) => `${type} ${id}`)),
    },
  );
  const token = (await store.position())?.token;
  seen.length = 0;
  const change = {
    type: "created",
    id: 777,
    revision: 1,
    record: { ...record.body, id: 777, title: "Càntir" },
  };
  const text = `retry: 10\n\n: heartbeat\r\n\r\nid: t1\nevent: change\ndata: ${JSON.stringify(change)}\n\n`;
  const writer = writable.getWriter();
  for (const byte of new TextEncoder().encode(text)) await writer.write(Uint8Array.of(byte));
  await eventually(async () => (await store.get(777))?.record.title === "Càntir");
  expect([asked, (await store.position())?.token, seen]).toEqual([[token], "t1", ["created 777"]]);
  await writer.write(new TextEncoder().encode("event: expired\ndata:\n\n"));
  await eventually(() => seen.includes("left 777"));
  await running.stop();
  await expectWhole(store);
});

describe("a copy in a file", () => {
  it("is there when the file is opened again", async () => {
    const path = join(folder, "opened.jsonl");
    const store = await fileStore<EventChange>(path);
    await createEvent(administrator);
    await follow(store);
    const { id, path: place } = await createEvent(administrator);
    const again = await fileStore<EventChange>(path);
    await expectPosition(again, store);
    expect(await follow(again)).toEqual([`created ${id}`]);
    await administrator.delete(place);
    await follow(again);
    const last = await fileStore<EventChange>(path);
    await expectWhole(last);
    expect(await last.get(id)).toBeUndefined();
  });

  it("is what it was before a write in which the program was killed, wherever that broke off", async () => {
    const path = join(folder, "killed.jsonl");
    await follow(await fileStore<EventChange>(path));
    const opened = await fileStore<EventChange>(path);
    const [position, records] = [await opened.position(), await recordsOf(opened)];
    const before = readFileSync(path);
    await createEvent(administrator);
    await createEvent(administrator);
    expect(await follow(opened)).toHaveLength(2);
    const after = readFileSync(path);
    expect(after.subarray(0, before.length)).toEqual(before);
    for (let end = before.length; end < after.length; end += 97) {
      writeFileSync(path, after.subarray(0, end));
      const store = await fileStore<EventChange>(path);
      expect([await store.position(), await recordsOf(store)]).toEqual([position, records]);
    }
    const store = await fileStore<EventChange>(path);
    expect(await follow(store)).toHaveLength(2);
    await expectWhole(store);
  });

  it("stays small however often its records change", async () => {
    const path = join(folder, "small.jsonl");
    const store = await fileStore<EventChange>(path);
    await createEvent(administrator);
    await follow(store);
    const [position, entry] = [await store.position(), await firstOf(store)];
    if (position === undefined) throw new Error("The copy has no position.");
    const ids = Array.from({ length: 3000 }, (_, index) => 100_000 + index);
    for (let turn = 0; turn < 8; turn += 1) {
      await store.write(new Map(ids.map((id) => [id, { ...entry, id }])), position);
      await store.write(new Map(ids.map((id) => [id, undefined])), position);
    }
    expect(readFileSync(path, "utf8").split("\n").length).toBeLessThan(20_000);
    expect(await recordsOf(await fileStore(path))).toEqual(await recordsOf(store));
  });
});

async function expectPosition(store: Store, other: Store): Promise<void> {
  expect([await store.position(), await recordsOf(store)]).toEqual([
    await other.position(),
    await recordsOf(other),
  ]);
}

async function firstOf(store: Store): Promise<Copied<EventChange>> {
  for await (const entry of store.entries()) return entry;
  throw new Error("The copy is empty.");
}
