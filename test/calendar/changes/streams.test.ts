import { once } from "node:events";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { afterEach, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { calendar } from "../../../runtime/calendar.js";
import { createLimitedServer, unlimited } from "../../../runtime/http/server.js";
import { serve } from "../../../runtime/server.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { createLog } from "../../../runtime/telemetry/log.js";
import type { AnsweredRequest } from "../../../runtime/telemetry/telemetry.js";
import { openApp } from "../../support/app.js";
import { testClock } from "../../support/clock.js";
import { commandsOf } from "../../support/commands.js";
import { type EventReader, openEvents } from "../../support/event-stream.js";
import { eventually } from "../../support/eventually.js";
import { serve as serveListener } from "../../support/serve.js";
import { textOf, useService } from "../support/service.js";

const key = "a-key-for-tests-of-streams";
const recorded: AnsweredRequest[] = [];
let setBackMs = 0;
const service = useService(
  { ADMIN_API_KEY: key, STREAM_LISTENERS: "40", STREAM_HEARTBEAT: "1", CHANGES_RETENTION: "7" },
  {
    now: () => testClock() - setBackMs,
    telemetry: {
      recordRequest: (answer) => void recorded.push(answer),
      recordAccess: () => undefined,
      metrics: () => Promise.resolve(""),
    },
  },
);
const admin = { headers: { authorization: `Bearer ${key}` } };
const opened: Pick<EventReader, "close">[] = [];

beforeAll(() => service.startWork());
afterEach(async () => {
  for (const reader of opened.splice(0)) reader.close();
  await eventually(async () => expect(await service.gauges()).toMatch(/^changes_stream_listeners 0$/m));
  expect(service.errors.splice(0)).toEqual([]);
});

/** Opens a stream that ends with the test. */
async function listen(
  query = "",
  headers: Readonly<Record<string, string>> = {},
  origin = service.origin,
): Promise<EventReader> {
  const path = "/calendar/events/v1/events/changes/stream";
  const reader = await openEvents(`${origin}${path}${query}`, headers);
  opened.push(reader);
  return reader;
}

const body = (title: string, more: object = {}): object => ({
  title,
  start_date: "2031-03-10 10:00:00",
  end_date: "2031-03-10 12:00:00",
  ...more,
});
const create = (title: string, more: object = {}) => service.create("/events", body(title, more), admin);
const shortOf = ({ events }: Pick<EventReader, "events">): readonly string[] =>
  events.map(({ event, data }) => `${event} ${textOf(data.type)} ${textOf(data.id)}`);

describe("a stream of changes", () => {
  it("brings each change as it comes, in order, and what lists show of the record", async () => {
    const reader = await listen();
    expect(reader.response.headers["content-type"]).toBe("text/event-stream; charset=UTF-8");
    expect(reader.response.headers["access-control-expose-headers"]).toContain("X-Request-Id");
    const first = await create("First");
    await reader.take(1);
    await service.patch(first.path, { title: "Other" }, admin);
    await reader.take(2);
    const second = await create("Second");
    await reader.take(3);
    await service.delete(first.path, admin);
    await reader.take(4);
    expect(shortOf(reader)).toEqual([
      `change created ${first.id}`,
      `change updated ${first.id}`,
      `change created ${second.id}`,
      `change left ${first.id}`,
    ]);
    const list = await service.read(`/events?window=all&include=${second.id}`);
    expect(reader.events[2]?.data.record).toEqual(list.events?.[0]);
  });

  it("selects with the filters of the list, and in their language", async () => {
    const reader = await listen("?featured=true&translation_language=it");
    await create("Not featured");
    const { id } = await create("Featured", { featured: true });
    await reader.take(1);
    expect(shortOf(reader)).toEqual([`change created ${id}`]);
    expect((await listen("?featured=perhaps")).status).toBe(400);
  });

  it("continues behind the last event without loss or doubles while writes go on", async () => {
    const total = 60;
    const first = await listen();
    first.close();
    let since = first.lastId();
    const writes = Array.from({ length: 6 }, async (_, writer) => {
      const ids: number[] = [];
      for (let count = 0; count < total / 6; count += 1) ids.push((await create(`${writer} ${count}`)).id);
      return ids;
    });
    const got: number[] = [];
    while (got.length < total) {
      const reader = await listen("", { "last-event-id": since });
      expect(reader.status).toBe(200);
      // Some of what came, as if the connection had broken between two events.
      const events = (await reader.take(1)).length > 0 ? reader.events.slice(0, 3) : [];
      reader.close();
      got.push(...events.map(({ data }) => Number(data.id)));
      since = events.at(-1)?.id ?? since;
    }
    const ids = (await Promise.all(writes)).flat();
    expect([...got].sort((one, other) => one - other)).toEqual(ids.sort((one, other) => one - other));
  });

  it("takes the place from the query, and rejects one of other filters, of other rights and of none", async () => {
    const reader = await listen();
    const since = reader.lastId();
    const { id } = await create("Missed");
    const later = await listen(`?since=${since}`);
    await later.take(1);
    expect(shortOf(later)).toEqual([`change created ${id}`]);
    expect((await listen(`?since=${since}&featured=true`)).status).toBe(400);
    expect((await listen("?since=none")).status).toBe(400);
    expect((await listen(`?since=${since}`, admin.headers)).status).toBe(410);
  });

  it("shows nobody what they may not see", async () => {
    const [everyone, editor] = [await listen(), await listen("?status=publish,draft", admin.headers)];
    const draft = await create("Draft", { status: "draft" });
    await editor.take(1);
    await service.patch(draft.path, { title: "Still a draft" }, admin);
    await editor.take(2);
    await service.patch(draft.path, { status: "publish" }, admin);
    await Promise.all([everyone.take(1), editor.take(3)]);
    expect(shortOf(everyone)).toEqual([`change created ${draft.id}`]);
  });

  it("ends when its key is revoked", async () => {
    const keys = openKeys(service.database, key);
    const own = await keys.create({ name: "listener", role: "editor", author: 7 });
    const authorization = `Bearer ${own}`;
    const reader = await listen("", { authorization });
    await keys.revoke("listener");
    await create("Not for you");
    await reader.take(1);
    expect(shortOf(reader)).toEqual(["end undefined undefined"]);
    await eventually(reader.isClosed);
    expect((await listen("", { authorization })).status).toBe(401);
  });

  it("ends when its key has another role", async () => {
    const keys = openKeys(service.database, key);
    const authorization = `Bearer ${await keys.create({ name: "demoted", role: "editor", author: 8 })}`;
    const reader = await listen("?status=draft", { authorization });
    await service.database.db
      .collection("keys")
      .updateOne({ name: "demoted" }, { $set: { role: "subscriber" } });
    await create("Not for you any more", { status: "draft" });
    await reader.take(1);
    expect(shortOf(reader)).toEqual(["end undefined undefined"]);
    await eventually(reader.isClosed);
    expect((await listen("?status=draft", { authorization })).status).toBe(400);
  });

  it("has heartbeats, by which a listener continues behind what was not for it", async () => {
    const reader = await listen("?featured=true");
    let beats = 0;
    reader.response.on("data", (chunk: string) => {
      beats += chunk.split(": heartbeat\n").length - 1;
    });
    const first = reader.lastId();
    await create("Not featured");
    await eventually(() => reader.lastId() !== first);
    await eventually(() => beats >= 2);
    expect(reader.events).toEqual([]);
    const later = await listen("?featured=true", { "last-event-id": reader.lastId() });
    const { id } = await create("Featured", { featured: true });
    for (const one of [reader, later]) {
      await one.take(1);
      expect(shortOf(one)).toEqual([`change created ${id}`]);
    }
  });

  it("says that it has expired where what follows is older than the log is kept", async () => {
    const reader = await listen();
    setBackMs = 8 * 24 * 3_600_000;
    onTestFinished(() => void (setBackMs = 0));
    await create("Long ago");
    await reader.take(1);
    expect(shortOf(reader)).toEqual(["expired undefined undefined"]);
    await eventually(reader.isClosed);
    setBackMs = 0;
    expect((await listen("", { "last-event-id": reader.lastId() })).status).toBe(410);
  });

  it("asks the store once for all who listen to the same", async () => {
    const countFor = async (listeners: number): Promise<number> => {
      const readers = await Promise.all(Array.from({ length: listeners }, () => listen()));
      await create("Before");
      await Promise.all(readers.map((reader) => reader.take(1)));
      const commands = await commandsOf(service, async () => {
        await create("Counted");
        await Promise.all(readers.map((reader) => reader.take(2)));
      });
      for (const reader of readers) reader.close();
      return commands.length;
    };
    // Polls come by the clock, at most one or two of them meanwhile.
    expect(await countFor(30)).toBeLessThan(2 * (await countFor(1)) + 10);
  });

  it("answers no second request on its connection, and ends where the client sends no more", async () => {
    const { port } = new URL(service.origin);
    const socket = connect(Number(port), "127.0.0.1");
    opened.push({ close: () => void socket.destroy() });
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    const request = "GET /calendar/events/v1/events/changes/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    socket.write(request);
    await eventually(() => text.includes("\nid: "));
    socket.write(request);
    const { id } = await create("After a second request");
    await eventually(() => text.includes(`"id":${id}`));
    expect(text.split("HTTP/1.1 ")).toHaveLength(2);
    socket.end();
    await eventually(async () => expect(await service.gauges()).toMatch(/^changes_stream_listeners 0$/m));
  });

  it("cuts a reader who takes nothing, and nobody else", async () => {
    const { port } = new URL(service.origin);
    const slow = connect(Number(port), "127.0.0.1");
    opened.push({ close: () => void slow.destroy() });
    slow.write(`GET /calendar/events/v1/events/changes/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    await once(slow, "readable");
    const reader = await listen();
    const records = await Promise.all(["One", "Two", "Three", "Four", "Five"].map((name) => create(name)));
    const isCut = async (): Promise<boolean> => /^changes_stream_listeners 1$/m.test(await service.gauges());
    for (let round = 1; round < 50 && !(await isCut()); round += 1) {
      // The system holds some megabytes for each connection.
      const description = `${round} ${"word ".repeat(18_000)}`;
      const answers = await Promise.all(
        records.map(({ path }) => service.patch(path, { description }, admin)),
      );
      expect(answers.map(({ status }) => status)).toEqual(records.map(() => 200));
      const last = answers[0]?.body.description;
      await eventually(() => reader.events.some(({ data }) => data.record?.description === last));
    }
    expect(await isCut()).toBe(true);
    expect(reader.isClosed()).toBe(false);
  });

  it("is refused beyond the limit of listeners, with the time to wait", async () => {
    const readers = await Promise.all(Array.from({ length: 40 }, () => listen()));
    const other = await listen();
    expect(other.status).toBe(503);
    expect(other.response.headers["retry-after"]).toBe("10");
    expect(service.errors.splice(0)).toHaveLength(1);
    readers[0]?.close();
    await eventually(async () => expect((await listen()).status).toBe(200));
    service.errors.splice(0);
  });

  it("is recorded when it ends, with the time that it took and that of its head", async () => {
    const reader = await listen();
    const id = String(reader.response.headers["x-request-id"]);
    const find = () => recorded.find((answer) => answer.id === id);
    expect(find()).toBeUndefined();
    reader.close();
    await eventually(() => find() !== undefined);
    expect(find()).toMatchObject({ status: 200, route: "/events/changes/stream" });
    expect(find()?.streamSeconds).toBeGreaterThan(0);
  });

  it("has a head that can be asked for alone", async () => {
    const { status, headers } = await service.request("HEAD", "/events/changes/stream");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/event-stream; charset=UTF-8");
  });

  it("brings what another process of the machine writes", async () => {
    const database = await openDatabase(inject("mongoUri"), service.database.db.databaseName);
    const environment = { ADMIN_API_KEY: key };
    const app = openApp(calendar, database, { environment, now: testClock });
    const server = await serveListener(app.listener);
    const jobs = app.startJobs();
    onTestFinished(async () => {
      await jobs.stop();
      await server.close();
      await database.close();
    });
    const readers = [await listen(), await listen("", {}, server.origin)];
    const { id } = await create("Of one process");
    const response = await fetch(`${server.origin}/calendar/events/v1/events`, {
      method: "POST",
      headers: { ...admin.headers, "content-type": "application/json" },
      body: JSON.stringify(body("Of the other")),
    });
    const other = (await response.json()) as { readonly id: number };
    for (const reader of readers) {
      await reader.take(2);
      expect(shortOf(reader)).toEqual([`change created ${id}`, `change created ${other.id}`]);
    }
  });
});

it("ends its streams at once when it stops", async () => {
  const name = `test_streams_${process.pid}`;
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const config = readConfig({ PORT: "0", MONGODB_DB: name });
  const log = createLog("error", silence);
  const running = await serve({ config, storeUri: inject("mongoUri"), product: calendar, log });
  onTestFinished(async () => {
    const database = await openDatabase(inject("mongoUri"), name);
    await database.db.dropDatabase();
    await database.close();
  });
  const reader = await listen("", {}, running.origin);
  const begun = performance.now();
  await running.stop();
  // Without an end, connections are cut after eight seconds.
  expect(performance.now() - begun).toBeLessThan(7000);
  await eventually(reader.isClosed);
  expect(shortOf(reader)).toEqual(["end undefined undefined"]);
});

it("leaves room for other connections, however many streams there are", async () => {
  const connections = { all: 3, network: 2 };
  const server = createLimitedServer(
    ({ url, socket }, response) => {
      if (url === "/stream") socket.emit(unlimited);
      response.end("taken");
    },
    { connections },
  );
  server.http.listen(0, "127.0.0.1");
  await once(server.http, "listening");
  const { port } = server.http.address() as { port: number };
  onTestFinished(() => server.http.close().closeAllConnections());
  const open = async (path: string): Promise<boolean> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined).write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    return Promise.race([once(socket, "data").then(() => true), once(socket, "close").then(() => false)]);
  };
  for (let count = 0; count < 6; count += 1) expect(await open("/stream")).toBe(true);
  expect([await open("/"), await open("/")]).toEqual([true, true]);
  expect(await open("/")).toBe(false);
});
