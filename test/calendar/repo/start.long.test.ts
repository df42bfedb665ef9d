import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../../support/eventually.js";
import { createWorkspace, type ServiceProcess, startBuilt, type Workspace } from "../../support/workspace.js";
import { childrenOf } from "../support/processes.js";

describe.runIf(process.platform === "linux")("npm start, on the embedded store", () => {
  let workspace: Workspace;
  let service: ServiceProcess;
  const dataDir = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "calendar-data-"));
  const environment = { DATA_DIR: dataDir, MONGODB_URI: "", MONGODB_DB: "calendar" };
  const tool = (...args: string[]) => workspace.run(["runtime/run.mjs", ...args], environment);
  const start = (changes: NodeJS.ProcessEnv) =>
    workspace.run(["runtime/run.mjs", "main"], { ...environment, ...changes });

  beforeAll(async () => {
    workspace = createWorkspace();
    service = await startBuilt(workspace.folder, environment);
  });

  afterAll(async () => {
    await service.stop("SIGKILL");
    workspace.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("says where it serves, where it keeps its data, and that writes are open", async () => {
    expect(service.output()).toContain(`embedded in ${dataDir}`);
    expect(service.output()).toContain("there is no key yet");
    expect((await fetch(`${new URL(service.api).origin}/readyz`)).status).toBe(200);
  });

  it("prints to a second service on the same data what to do", () => {
    const { status, output } = tool("main");
    expect(status).toBe(1);
    expect(output).toContain(`The data directory ${dataDir} is in use by process ${service.pid}`);
    expect(output).not.toContain("    at ");
  });

  it("fills the store by seed while it serves, once", async () => {
    expect(tool("seed").output).toBe("Records created: 252, already there: 0.\n");
    expect(tool("seed").output).toBe("Records created: 0, already there: 252.\n");
    const read = async (query: string) =>
      (await (await fetch(`${service.api}/events?per_page=50&${query}`)).json()) as {
        total: number;
        events: { timezone: string; start_date: string }[];
      };
    const list = await read("window=all");
    expect(list.total).toBeGreaterThan(190);
    const month = new Date().toISOString().slice(0, 7);
    const { total } = await read(`start_date=${month}-01&ends_before=${month}-19`);
    expect(total).toBeGreaterThanOrEqual(5);
    expect(new Set(list.events.map(({ timezone }) => timezone)).size).toBeGreaterThan(3);
  });

  it("publishes a scheduled event when its time comes", async () => {
    const due = new Date(Date.now() + 8000).toISOString();
    const body = {
      title: "Soon",
      start_date: "2027-01-05 10:00",
      end_date: "2027-01-05 11:00",
      date_utc: due,
    };
    const answer = await fetch(`${service.api}/events`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    const created = (await answer.json()) as { id: number; status: string };
    expect(created.status).toBe("future");
    const status = async () =>
      ((await (await fetch(`${service.api}/events/${created.id}`)).json()) as { status: string }).status;
    await eventually(async () => (await status()) === "publish");
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(due.slice(0, 19) + "Z"));
  });

  it("has nothing for the doctor to repair", () => {
    expect(tool("doctor").output).toBe("Nothing to repair.\n");
  });

  it("takes keys made while it serves, and is closed to others from then on", async () => {
    const { output } = tool("keys", "create", "--name", "desk", "--role", "editor", "--json");
    const made = JSON.parse(output) as { name: string; role: string; author: number; key: string };
    expect(made).toMatchObject({ name: "desk", role: "editor", author: 2 });
    const create = (headers: Record<string, string>) =>
      fetch(`${service.api}/tags`, {
        method: "POST",
        body: JSON.stringify({ name: `tag ${Object.keys(headers).length}` }),
        headers: { "Content-Type": "application/json", ...headers },
      });
    expect((await create({ Authorization: `Bearer ${made.key}` })).status).toBe(201);
    await eventually(() => tool("keys", "list").output.includes("desk"));
    // The service remembers for a second that there was no key.
    await eventually(async () => (await create({})).status === 401);
    const rejected = tool("keys", "revoke", "desk");
    expect(rejected.status).toBe(1);
    expect(rejected.output).toContain("--yes");
    expect((await create({})).status).toBe(401);
    expect(tool("keys", "revoke", "desk", "--yes").status).toBe(0);
    expect(tool("keys", "revoke", "desk").output).toContain("There is no key named desk.");
    expect(tool("keys", "create", "--name", "x", "--role", "boss").status).toBe(2);
  });

  it("leaves no process and no lock behind when it is killed", async () => {
    const [host] = childrenOf(service.pid);
    expect(host).toBeDefined();
    await service.stop("SIGKILL");
    await eventually(() => !existsSync(`/proc/${String(host)}`));
    service = await startBuilt(workspace.folder, environment);
    expect((await fetch(`${service.api}/events`)).status).toBe(200);
  });

  it("ends with 0 and closes the engine when it is asked to", async () => {
    const [host] = childrenOf(service.pid);
    expect(await service.stop("SIGTERM")).toBe(0);
    expect(existsSync(`/proc/${String(host)}`)).toBe(false);
    expect(existsSync(join(dataDir, "engine.json"))).toBe(false);
  });

  it("ends with the npm that started it", async () => {
    const npm = spawn("npm", ["start"], {
      cwd: workspace.folder,
      env: { ...process.env, ...environment, PORT: "0" },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let output = "";
    npm.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    await eventually(() => output.includes("is ready"));
    npm.kill("SIGTERM");
    await eventually(() => !existsSync(join(dataDir, "engine.json")));
    service = await startBuilt(workspace.folder, environment);
    expect(await service.stop()).toBe(0);
  });

  it("does not start with bad settings, and names each of them", () => {
    const { status, output } = workspace.run(["runtime/run.mjs", "main"], {
      ...environment,
      PORT: "99999",
      SITE_TIMEZONE: "Mars/Base",
    });
    expect(status).toBe(1);
    expect(output).toContain("PORT=99999 is not allowed: use a number from 0 to 65535.");
    expect(output).toContain("SITE_TIMEZONE=Mars/Base is not allowed");
  });

  it("says in a sentence that a database server cannot be reached, without its password", () => {
    const uri = "mongodb://me:hunter2@127.0.0.1:1/?authSource=admin";
    const { status, output } = start({ MONGODB_URI: uri });
    expect(status).toBe(1);
    expect(output).toMatch(
      /^The database server at mongodb:\/\/\.\.\.@127\.0\.0\.1:1\/ cannot be used: .*ECONNREFUSED/,
    );
    expect(output).toContain("MONGODB_URI has the right host, user and password.");
    expect(output).not.toMatch(/hunter2|^ {4}at /m);
    const bad = start({ MONGODB_URI: "me:hunter2@db", ADMIN_API_KEY: "hunter2 hunter2 hunter2" });
    expect(bad.output).toContain("MONGODB_URI is not allowed: use a mongodb:// or mongodb+srv:// URI.");
    expect(bad.output).not.toContain("hunter2");
  });

  it("does not start for other machines without a key", () => {
    const { status, output } = workspace.run(["runtime/run.mjs", "main"], {
      ...environment,
      HOST: "0.0.0.0",
    });
    expect(status).toBe(1);
    expect(output).toContain("there is no key yet");
  });

  it("explains itself", () => {
    expect(tool("main", "--help").output).toContain("SITE_TIMEZONE");
    for (const name of ["keys", "seed", "doctor"]) expect(tool(name, "--help").status, name).toBe(0);
  });
});
