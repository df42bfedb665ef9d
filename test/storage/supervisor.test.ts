import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startHost } from "../../runtime/storage/embedded/embedded-store.js";
import { storeError } from "../../runtime/storage/embedded/store-error.js";
import { followProcess, type ServerProcess, supervise } from "../../runtime/storage/embedded/supervisor.js";
import { eventually } from "../support/eventually.js";
import { createMemoryLog, scratchDirectory } from "./fixtures/scratch.js";

test("gives up after five restarts within a minute and says why", async () => {
  const log = createMemoryLog();
  const start = vi.fn(() => Promise.resolve(startScript("console.error('broken'); process.exit(3)")));
  const server = await superviseForTest(start, log);
  expect((await server.failed).message).toMatch(/^process \d+ ended with exit code 3: broken$/);
  expect(start).toHaveBeenCalledTimes(6);
  expect(log.lines.at(-1)).toMatch(
    /ended with exit code 3: broken\. .+ restarted 5 times within a minute and is given up\.$/,
  );
  await server.stop();
});

test("counts a restart that fails like one that ends", async () => {
  const start = vi.fn<() => Promise<ServerProcess>>().mockRejectedValue(new Error("no memory"));
  start.mockResolvedValueOnce(startScript(""));
  const server = await superviseForTest(start);
  expect((await server.failed).message).toBe("no memory");
  expect(start).toHaveBeenCalledTimes(6);
});

test("gives up at once when the directory belongs to another process by now", async () => {
  const start = vi
    .fn<() => Promise<ServerProcess>>()
    .mockRejectedValue(storeError("DB_PATH_IN_USE", ["/data", 7]));
  start.mockResolvedValueOnce(startScript(""));
  const server = await superviseForTest(start);
  expect(await server.failed).toMatchObject({ code: "DB_PATH_IN_USE" });
  expect(start).toHaveBeenCalledTimes(2);
});

test("rejects when the first start fails", async () => {
  await expect(superviseForTest(() => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
});

test("a host without an engine that it can load says what is lacking", async () => {
  const dataDir = await scratchDirectory();
  const options = { dataDir, directory: dataDir, socket: join(dataDir, "mongodb.sock") };
  const addon = join(dataDir, "missing.node");
  await expect(startHost(options, addon, createMemoryLog())).rejects.toMatchObject({
    code: "UNSUPPORTED_PLATFORM",
    message: expect.stringContaining("missing.node") as string,
  });
});

test("does not restart a server that it stopped, nor one that ended before the stop", async () => {
  const start = vi.fn(() => Promise.resolve(startScript("setInterval(() => {}, 1000)")));
  const running = await superviseForTest(start);
  await running.stop();
  expect(start).toHaveBeenCalledTimes(1);

  const log = createMemoryLog();
  const ended = await supervise({
    name: "The server",
    dataDir: tmpdir(),
    log,
    start: () => Promise.resolve(startScript("")),
    backoff: { firstMs: 60_000, factor: 1, longestMs: 60_000 },
  });
  await eventually(() => log.lines.length === 1);
  await ended.stop();
  expect(log.lines).toHaveLength(1);
});

async function superviseForTest(start: () => Promise<ServerProcess>, log = createMemoryLog()) {
  return await supervise({
    name: "The server",
    dataDir: tmpdir(),
    log,
    start,
    backoff: { firstMs: 0, factor: 1, longestMs: 0 },
  });
}

/** A process that stands for a server. */
function startScript(script: string): ServerProcess {
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  return followProcess(child, () => child.kill("SIGTERM"));
}
