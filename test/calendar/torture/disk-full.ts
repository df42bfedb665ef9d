import { spawnSync } from "node:child_process";
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../../support/eventually.js";
import { type Caller, createCaller, type Outcome } from "./caller.js";
import type { Figures } from "./figures.js";
import { type Ground, joinDatabase } from "./ground.js";

/** A small disk of its own. */
interface SmallDisk {
  readonly folder: string;
  /** Leaves so many bytes free, at most. */
  leave(bytes: number): void;
  unmount(): void;
}

const diskMegabytes = 300;
const megabyte = 1024 * 1024;

/** Mounts a small disk in memory; why that cannot be done, where it cannot. */
export function mountSmallDisk(): SmallDisk | string {
  const folder = mkdtempSync(join(tmpdir(), "calendar-disk-"));
  const size = `size=${diskMegabytes}m`;
  const { status, stderr, error } = spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], {
    encoding: "utf8",
  });
  if (status !== 0) {
    rmdirSync(folder);
    return `A small disk cannot be mounted here: ${error?.message ?? stderr.trim()}`;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    leave(bytes) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      fill(filler, Math.max(0, bavail * bsize - bytes));
    },
    unmount() {
      spawnSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}

function fill(file: string, bytes: number): void {
  writeFileSync(file, "");
  const descriptor = openSync(file, "w");
  const block = Buffer.alloc(megabyte);
  for (let left = bytes; left > 0; left -= block.length)
    writeSync(descriptor, block, 0, Math.min(left, block.length));
  closeSync(descriptor);
}

/**
 * Fills the disk of the embedded engine into the reserve of the service, to its last byte, and at once. Writes must be
 * rejected with 507 or 503 while reads go on, and everything must work when there is room again. `checkpointMs` is to be
 * longer than the engine takes between two checkpoints, for it to notice.
 */
export async function tortureDisk(
  ground: Ground,
  rounds: number,
  step: () => void = () => undefined,
  checkpointMs = 11_000,
): Promise<Figures> {
  const failures: string[] = [];
  const rows: [string, string | number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const disk = mountSmallDisk();
    if (typeof disk === "string") return { part: "disk", rows: [["skipped", disk]], failures: [] };
    try {
      const found = await fillDisk(ground, disk, checkpointMs);
      failures.push(...found.failures);
      rows.push(["filled at once, ms until all is well after there was room", found.wellMs]);
    } finally {
      disk.unmount();
    }
    step();
  }
  return { part: "disk", rows, failures };
}

async function fillDisk(ground: Ground, disk: SmallDisk, checkpointMs: number) {
  const dataDir = join(disk.folder, "data");
  const service = await ground.start({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const caller = createCaller(service.api);
  const failures = await expectAll(caller, 20, "with room", [201], [200]);
  disk.leave(40 * megabyte);
  await untilWritten(caller, 507);
  failures.push(...(await expectAll(caller, 50, "in the reserve", [507], [200])));
  await checkpoint(dataDir);
  disk.leave(0);
  await pause(checkpointMs);
  failures.push(...(await expectAll(caller, 50, "without a byte", [507], [200])));
  disk.leave(150 * megabyte);
  await untilWritten(caller, 201);
  failures.push(...(await expectAll(caller, 20, "with room again", [201], [200])));
  // From one moment to the next, with writes that the engine has not yet filed: it may end, and has to come back.
  disk.leave(0);
  await pause(checkpointMs);
  await eventually(async () => (await statusOfWrite(caller)) !== 201);
  failures.push(...(await expectAll(caller, 3, "on a disk that was filled at once", [503, 507], [200, 503])));
  disk.leave(150 * megabyte);
  const wellMs = await untilWritten(caller, 201);
  failures.push(...(await expectAll(caller, 20, "with room once more", [201], [200])));
  caller.close();
  const code = await service.stop();
  if (code !== 0) failures.push(`the service ended with ${String(code)}`);
  return { failures, wellMs };
}

/** Lets the engine write everything to its files, which needs room. */
async function checkpoint(dataDir: string): Promise<void> {
  const database = await joinDatabase(dataDir);
  await database.db.admin().command({ fsync: 1 });
  await database.close();
}

/** Waits until a write is answered with a status; milliseconds that it took. */
async function untilWritten(caller: Caller, status: number): Promise<number> {
  const begun = performance.now();
  await eventually(async () => (await statusOfWrite(caller)) === status);
  return Math.round(performance.now() - begun);
}

async function statusOfWrite(caller: Caller): Promise<number> {
  const body = { name: `Back ${performance.now()}` };
  return statusOf(await caller.ask({ method: "POST", path: "/tags", body }));
}

/** Writes and reads by turns; a sentence for each answer with another status. */
async function expectAll(
  caller: Caller,
  count: number,
  when: string,
  written: readonly number[],
  read: readonly number[],
): Promise<string[]> {
  const failures: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const write = await caller.ask({
      method: "POST",
      path: "/venues",
      body: { venue: `Hall ${when} ${index}` },
    });
    if (!written.includes(statusOf(write))) failures.push(`a write ${when} got ${statusOf(write)}`);
    const list = await caller.ask({ method: "GET", path: "/venues" });
    if (!read.includes(statusOf(list))) failures.push(`a read ${when} got ${statusOf(list)}`);
  }
  return failures;
}

function statusOf(outcome: Outcome): number {
  return outcome.kind === "answered" ? outcome.status : 0;
}
