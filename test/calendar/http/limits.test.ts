import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { createLimitedServer, type Server } from "../../../runtime/http/server.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { sendRaw } from "../../http/raw-request.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { openStoreProxy, type StoreProxy } from "../../support/store-proxy.js";
import { useService } from "../support/service.js";

const service = useService();

describe("parameters", () => {
  it("beyond a thousand are rejected, in the query string and in a form", async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `_a${index}=1`).join("&");
    const query = await service.get(`/venues?${many}`);
    expect([query.status, query.body.code]).toEqual([400, "rest_too_many_parameters"]);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const form = await service.request("POST", "/venues", { text: `venue=Hall&${many}`, headers });
    expect([form.status, form.body.code]).toEqual([400, "rest_too_many_parameters"]);
    const fine = await service.get(`/venues?${many.slice(0, many.lastIndexOf("&"))}`);
    expect(fine.status).toBe(200);
    expect((await service.get("/venues")).body.total).toBe(0);
  });
});

describe("every answer", () => {
  it("forbids pages to run or frame it, also when it is an error", async () => {
    const tooMany = `/venues?${"a&".repeat(1001)}`;
    for (const path of ["/venues", "/nowhere", "/venues?page=x", tooMany]) {
      const { headers } = await service.get(path);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.has("strict-transport-security")).toBe(false);
    }
  });
});

describe("a service whose store hangs", () => {
  let proxy: StoreProxy;
  let database: Database;
  let server: Server;
  let origin = "";

  // For each test, as answers that are kept need no store.
  beforeEach(async () => {
    proxy = await openStoreProxy(inject("engineUri"));
    database = await openDatabase(proxy.uri, `test_limits_${process.pid}`);
    server = await listen({ REQUEST_TIMEOUT: "2" }, database);
    origin = `http://127.0.0.1:${portOf(server)}`;
    return async () => {
      proxy.restore();
      await server.drain();
      await database.db.dropDatabase();
      await database.close();
      await proxy.close();
    };
  });

  // Long before the driver gives up.
  it("lives, limits reads and pages from the first on with Retry-After, and recovers without a restart", async () => {
    proxy.hang();
    const list = "/calendar/events/v1/venues";
    const paths = ["/healthz", "/metrics", list, "/", "/venue/none/", "/docs", "/readyz"];
    const answers = await Promise.all(paths.map((path) => sendRaw(origin, { path })));
    expect(answers[2]).toMatchObject({
      headers: { "retry-after": "2" },
      text: expect.stringContaining("rest_timeout") as unknown,
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503, 200, 503]);
    proxy.restore();
    await eventually(async () => (await sendRaw(origin, { path: list })).status === 200);
  });

  const send = (path: string, content: object, key: string) =>
    sendRaw(origin, {
      method: "POST",
      path: `/calendar/events/v1${path}`,
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(content),
    });
  const answered = (...write: Parameters<typeof send>) =>
    eventually(async () => {
      const answer = await send(...write);
      expect(answer.status).not.toBe(503);
      return answer;
    });

  it("does not go on with a write that was answered with 503 before its body was read", async () => {
    const { text } = await answered("/venues", { venue: "Hall" }, "create");
    const path = `/venues/${(JSON.parse(text) as { readonly id: number }).id}`;
    proxy.hang();
    expect((await send(path, { city: "Como" }, "update")).status).toBe(503);
    proxy.restore();
    await answered("/venues", { venue: "Other" }, "later");
    const repeated = await answered(path, { city: "Como" }, "update");
    expect([repeated.status, JSON.parse(repeated.text)]).toMatchObject([200, { city: "Como" }]);
  });

  describe("while it does a batch", () => {
    const names = Array.from({ length: 60 }, (_, at) => `Hall ${at}`);
    const items = names.map((venue) => ({ operation: "create", resource: "venue", values: { venue } }));
    const stored = async (): Promise<unknown[]> => {
      const found = database.db.collection("venues").find({}, { sort: { _id: 1 } });
      return (await found.toArray()).map(({ text }) => (text as { en: { venue: string } }).en.venue);
    };

    it("answers with 503, and does the rest when that is sent again", async () => {
      proxy.onWrite(({ name, collection }) => {
        if (name === "insert" && collection === "venues") proxy.hang();
        return "passes";
      });
      const answer = await send("/events/batch", { items }, "batch");
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "2"]);
      proxy.onWrite(() => "passes");
      proxy.restore();
      expect((await answered("/events/batch", { items }, "batch")).status).toBe(200);
      expect((await stored()).sort()).toEqual(names.toSorted());
    });

    it("answers although that takes longer than a request, and than a client may be silent", async () => {
      const { text } = await answered("/venues", { venue: "Old" }, "create");
      const { id } = JSON.parse(text) as { readonly id: number };
      const changes = names
        .slice(0, 6)
        .map((venue) => ({ operation: "update", resource: "venue", id, values: { venue } }));
      // A client of this server is gone after a second.
      server.http.timeout = 1000;
      proxy.onWrite(({ name, collection }) => {
        if (name === "update" && collection === "venues") {
          proxy.hang();
          setTimeout(() => proxy.restore(), 600);
        }
        return "passes";
      });
      expect((await send("/events/batch", { items: changes }, "long")).status).toBe(200);
      expect(await stored()).toEqual(["Hall 5"]);
    });
  });
});

describe("the server of a service", () => {
  let server: Server;
  let origin = "";

  beforeAll(async () => {
    server = await listen({ PUBLIC_URL: "https://calendar.example" }, service.database);
    origin = `http://127.0.0.1:${portOf(server)}`;
  });
  afterAll(() => server.drain());

  it("is reached over TLS only, where its address says so", async () => {
    const { headers } = await sendRaw(origin, { path: "/calendar/events/v1/venues" });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  it("rejects headers beyond its limits", async () => {
    const large = await sendRaw(origin, { path: "/healthz", headers: { "x-large": "x".repeat(17_000) } });
    expect(large.status).toBe(431);
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-${index}`, "1"]));
    // Two more come with every request.
    expect((await sendRaw(origin, { path: "/healthz", headers: fields(98) })).status).toBe(200);
    expect((await sendRaw(origin, { path: "/healthz", headers: fields(99) })).status).toBe(431);
  });

  it("answers requests that did not wait for each other in their order, unless they are very many", async () => {
    const port = portOf(server);
    const paths = ["/calendar/events/v1/venues", "/healthz", "/calendar/events/v1/nothing"];
    const requests = (count: number): string =>
      Array.from(
        { length: count },
        (_, at) => `GET ${paths[at % 3] ?? ""} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      ).join("");
    const few = connect(port, "127.0.0.1");
    let received = "";
    few.on("data", (chunk) => (received += String(chunk)));
    few.write(requests(60));
    const statuses = (): string[] =>
      [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = ""]) => status);
    await expect.poll(statuses).toHaveLength(60);
    expect(statuses()).toEqual(Array.from({ length: 20 }, () => ["200", "200", "404"]).flat());
    few.destroy();
    const many = connect(port, "127.0.0.1");
    many.on("error", () => undefined);
    many.resume();
    many.write(requests(200));
    await once(many, "close");
  });

  it("answers what arrives on open connections while it stops, and closes them", async () => {
    const stopping = await listen({}, service.database);
    const port = portOf(stopping);
    const socket = connect(port, "127.0.0.1");
    const received: string[] = [];
    socket.on("data", (chunk) => received.push(String(chunk)));
    const request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    socket.write(request);
    await expect.poll(() => received.join("")).toContain("200 OK");
    received.length = 0;
    const drained = stopping.drain();
    await expect(sendRaw(`http://127.0.0.1:${port}`, { path: "/healthz" })).rejects.toThrow("ECONNREFUSED");
    socket.write(request);
    await expect.poll(() => received.join("")).toMatch(/200 OK[\s\S]*Connection: close/);
    await drained;
    expect(socket.readableEnded || socket.destroyed).toBe(true);
  });
});

it.each([
  { of: "one network", trustProxy: false, most: 2 },
  { of: "a process behind a trusted proxy", trustProxy: true, most: 3 },
])("connections beyond those of $of are closed, until others have ended", async ({ trustProxy, most }) => {
  const connections = { all: 3, network: 2 };
  const server = await listening(
    createLimitedServer((_request, response) => response.end(), { trustProxy, connections }),
  );
  onTestFinished(() => server.drain());
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const sockets = Array.from({ length: 4 }, () => connect(portOf(server), "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => undefined).resume();
  const open = () => sockets.filter(({ closed }) => !closed);
  await expect.poll(() => open().length).toBe(most);
  await expect(sendRaw(origin, { path: "/" })).rejects.toThrow();
  expect(open()).toHaveLength(most);
  open()[0]?.destroy();
  await eventually(async () => (await sendRaw(origin, { path: "/" })).status === 200);
  for (const socket of sockets) socket.destroy();
});

async function listen(environment: Readonly<Record<string, string>>, database: Database): Promise<Server> {
  const app = openApp(calendar, database, { environment, onError: () => undefined });
  return listening(createLimitedServer(app.listener));
}

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => {
    server.http.listen(0, "127.0.0.1", resolve);
  });
  return server;
}

function portOf({ http }: Server): number {
  return (http.address() as AddressInfo).port;
}
