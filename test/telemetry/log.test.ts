import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createErrorLog, createLog } from "../../runtime/telemetry/log.js";
import { root } from "../support/workspace.js";

const fullDisk = "/dev/full";

describe("a log that cannot be written", () => {
  const program = `
    import { createLog } from ${JSON.stringify(join(root, "runtime/telemetry/log.ts"))};
    const log = createLog("info");
    for (let line = 0; line < 3000; line += 1) log.error({ err: new Error("no room") }, "x".repeat(1000));
    setTimeout(() => { log.info("still"); process.stderr.write("alive"); }, 50);
  `;
  const run = (stdout: number | "pipe") =>
    spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
      cwd: root,
      stdio: ["ignore", stdout, "pipe"],
      maxBuffer: 64 * 1024 * 1024,
    });

  it.runIf(existsSync(fullDisk))("does not end the process", () => {
    const disk = openSync(fullDisk, "w");
    const { status, stderr } = run(disk);
    closeSync(disk);
    expect([status, stderr.toString()]).toEqual([0, "alive"]);
  });

  it("is the same as one that can", () => {
    const { status, stdout } = run("pipe");
    expect([status, stdout.toString().trim().split("\n").length]).toEqual([0, 3001]);
  });
});

describe("errors of requests", () => {
  it("are logged with their stack once, and those that follow for the same reason in one line", () => {
    vi.useFakeTimers();
    const lines: Record<string, unknown>[] = [];
    const log = createLog("info", {
      write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    const note = createErrorLog(log, 1000);
    const full = (): Error =>
      new Error("rest_store_full", { cause: new Error(`${lines.length} bytes left`) });
    for (let at = 0; at < 50; at += 1) note(full(), { id: `r${at}` });
    note(new Error("another"), { id: "other" });
    expect(lines).toMatchObject([
      { msg: "request failed", request: { id: "r0" }, err: { stack: expect.any(String) as string } },
      { msg: "request failed", request: { id: "other" } },
    ]);
    vi.advanceTimersByTime(1000);
    expect(lines.slice(2)).toMatchObject([{ count: 49, request: { id: "r49" }, level: 50 }]);
    expect(JSON.stringify(lines[2])).not.toContain("stack");
    note(full(), { id: "next" });
    vi.advanceTimersByTime(1000);
    expect(lines.slice(3)).toMatchObject([{ count: 1, request: { id: "next" } }]);
    vi.advanceTimersByTime(1000);
    note(full(), { id: "anew" });
    expect(lines.slice(4)).toMatchObject([{ msg: "request failed", request: { id: "anew" } }]);
    vi.useRealTimers();
  });
});
