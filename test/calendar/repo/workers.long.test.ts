import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendRaw } from "../../http/raw-request.js";
import { openEvents } from "../../support/event-stream.js";
import { eventually } from "../../support/eventually.js";
import { createWorkspace, type ServiceProcess, startBuilt, type Workspace } from "../../support/workspace.js";
import { childrenOf, commandOf } from "../support/processes.js";

interface Shown {
  readonly id: number;
  readonly organizer: string;
}

describe.runIf(process.platform === "linux")("a service with WORKERS=2", () => {
  let workspace: Workspace;
  let service: ServiceProcess;
  const dataDir = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "calendar-workers-"));
  const environment = { DATA_DIR: dataDir, MONGODB_URI: "", WORKERS: "2" };

  /** Each call has a connection of its own, so that the workers take turns. */
  function call(method: string, path: string, body?: object) {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const { origin, pathname } = new URL(service.api + path);
    return sendRaw(origin, {
      method,
      path: pathname,
      headers: { "content-type": "application/json" },
      ...content,
    });
  }

  function workers(): number[] {
    return childrenOf(service.pid).filter((pid) => commandOf(pid).includes("main.js"));
  }

  beforeAll(async () => {
    workspace = createWorkspace();
    service = await startBuilt(workspace.folder, environment);
  });

  afterAll(async () => {
    await service.stop("SIGKILL");
    workspace.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("answers from both, and each sees at once what the other wrote", async () => {
    expect(workers()).toHaveLength(2);
    const ids: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const made = await call("POST", "/venues", { venue: `Hall ${round}` });
      expect(made.status).toBe(201);
      const { id } = JSON.parse(made.text) as { id: number };
      ids.push(id);
      for (let reader = 0; reader < 4; reader += 1) {
        expect((await call("GET", `/venues/${id}`)).status).toBe(200);
        const list = JSON.parse((await call("GET", "/venues")).text) as { total: number };
        expect(list.total).toBe(round + 1);
      }
    }
    expect(new Set(ids).size).toBe(10);
  });

  it("shows every acknowledged write to every reader, while many write", async () => {
    const made = await Promise.all(
      ["one", "two", "three"].map((name) => call("POST", "/organizers", { organizer: `${name} 0` })),
    );
    const ids = made.map(({ text }) => (JSON.parse(text) as { id: number }).id);
    const acknowledged = ids.map(() => 0);
    let isOver = false;
    let reads = 0;
    const read = async (at: number, isList: boolean): Promise<void> => {
      const before = acknowledged[at] ?? 0;
      const { status, text } = await call("GET", isList ? "/organizers" : `/organizers/${ids[at] ?? 0}`);
      expect(status).toBe(200);
      const body = JSON.parse(text) as { organizers?: Shown[] } & Shown;
      const shown = body.organizers?.find(({ id }) => id === ids[at]) ?? body;
      expect(Number(shown.organizer.split(" ")[1])).toBeGreaterThanOrEqual(before);
      reads += 1;
    };
    const readers = Array.from({ length: 8 }, async (_, number) => {
      while (!isOver) await read(number % ids.length, number % 2 === 0);
    });
    const writers = ids.map(async (id, at) => {
      for (let count = 1; count <= 20; count += 1) {
        const { status } = await call("PATCH", `/organizers/${id}`, { organizer: `name ${count}` });
        expect(status).toBe(200);
        acknowledged[at] = count;
        // Time for the answers to be kept that the next write makes old.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await Promise.all(writers).finally(() => {
      isOver = true;
    });
    await Promise.all(readers);
    expect(reads).toBeGreaterThan(100);
    const { origin } = new URL(service.api);
    const metrics = await sendRaw(origin, { path: "/metrics" });
    expect(Number(/cache_answers\{outcome="hit"\} (\d+)/.exec(metrics.text)?.[1])).toBeGreaterThan(10);
  });

  it("brings a write through one to those who listen to either", async () => {
    const stream = `${service.api}/events/changes/stream`;
    // Each has a connection of its own, so that both workers have some.
    const readers = await Promise.all(Array.from({ length: 12 }, () => openEvents(stream)));
    const event = { title: "Heard", start_date: "2031-03-10 10:00", end_date: "2031-03-10 11:00" };
    const { id } = JSON.parse((await call("POST", "/events", event)).text) as { id: number };
    for (const reader of readers) {
      const [heard] = await reader.take(1);
      expect(heard?.data).toMatchObject({ type: "created", id });
      reader.close();
    }
  });

  it("shows the sum over both, whichever answers a scrape", async () => {
    const { origin } = new URL(service.api);
    const before = await countOf("listTags");
    for (let round = 0; round < 20; round += 1) expect((await call("GET", "/tags")).status).toBe(200);
    for (let scrape = 0; scrape < 6; scrape += 1) expect(await countOf("listTags")).toBe(before + 20);

    async function countOf(operation: string): Promise<number> {
      const { status, text } = await sendRaw(origin, { path: "/metrics" });
      expect(status).toBe(200);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
      expect(text).toMatch(/^store_connections\{state="used"\} \d+$/m);
      const line = new RegExp(
        `^http_requests_total\\{method="GET",operation="${operation}",status="200"\\} (\\d+)$`,
        "m",
      );
      return Number(line.exec(text)?.[1] ?? 0);
    }
  });

  it("replaces a worker that ends, and serves on meanwhile", async () => {
    const [first = 0] = workers();
    process.kill(first, "SIGKILL");
    for (let round = 0; round < 20; round += 1) expect((await call("GET", "/venues")).status).toBe(200);
    await eventually(() => workers().filter((pid) => pid !== first).length === 2);
    expect((await call("GET", "/venues")).status).toBe(200);
  });

  it("ends with 0, its workers and its engine with it", async () => {
    const all = childrenOf(service.pid);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(await service.stop("SIGTERM")).toBe(0);
    for (const pid of all) expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(existsSync(join(dataDir, "engine.json"))).toBe(false);
  });

  it("says once why its workers cannot start", () => {
    const { status, output } = workspace.run(["runtime/run.mjs", "main"], {
      ...environment,
      PORT: "0",
      HOST: "192.0.2.1",
      ADMIN_API_KEY: "a-key-for-the-tests",
    });
    expect(status).toBe(1);
    expect(output.match(/HOST=192\.0\.2\.1 is no address of this machine/g)).toHaveLength(1);
  });
});
