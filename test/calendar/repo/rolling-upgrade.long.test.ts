import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type IndexDescriptionInfo, MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  createWorkspace,
  root,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";
import { createCaller } from "../torture/caller.js";
import { createLedger, type Ledger, write } from "../torture/writer.js";

const environment = {
  MONGODB_URI: inject("mongoUri"),
  MONGODB_DB: `rolling_${process.pid}`,
  RATE_LIMIT: "0",
};

/** Unpacks what the service of the previous commit consists of; says why where that is not to be had. */
function unpackPrevious(folder: string): string | undefined {
  const archive = join(folder, "previous.tar");
  const paths = ["runtime", "generated", "package.json", "tsconfig.json"];
  for (const [program, ...args] of [
    ["git", "-C", root, "archive", `--output=${archive}`, "HEAD~1", "--", ...paths],
    ["tar", "-xf", archive, "-C", folder],
  ] as const) {
    const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
    if (status !== 0) return `${program}: ${error?.message ?? stderr.trim()}`;
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return undefined;
}

const previous = mkdtempSync(join(tmpdir(), "previous-"));
const missing = unpackPrevious(previous);
if (missing !== undefined) console.warn(`The upgrade from the previous commit is skipped: ${missing}`);

/** A service under load: two clients that write, and one that reads, until it stops. */
interface Loaded {
  readonly service: ServiceProcess;
  stop(): Promise<void>;
}

/** Answers to reads other than 200, and what became of all writes. */
const failed: string[] = [];
const ledgers: Ledger[] = [];
let reads = 0;

async function startLoaded(folder: string): Promise<Loaded> {
  const service = await startService(folder, environment);
  let isOver = false;
  const caller = createCaller(service.api);
  const clients = [read(service.api, () => isOver)];
  for (let count = 0; count < 2; count += 1) {
    const ledger = createLedger();
    ledgers.push(ledger);
    const writer = { name: `w${ledgers.length}`, caller };
    clients.push(write(writer, ledger, () => isOver && ledger.acknowledged > 10));
  }
  return {
    service,
    async stop() {
      isOver = true;
      await Promise.all(clients);
      caller.close();
      expect(await service.stop()).toBe(0);
    },
  };
}

async function read(api: string, isOver: () => boolean): Promise<void> {
  const caller = createCaller(api);
  const lists = ["/events?start_date=2020-01-01", "/events?search=w1", "/tags"];
  for (let count = 0; count < lists.length || !isOver(); count += 1) {
    const path = lists[count % lists.length] ?? "";
    const outcome = await caller.ask({ method: "GET", path });
    reads += 1;
    const status = outcome.kind === "answered" ? outcome.status : outcome.kind;
    if (status !== 200) failed.push(`${path}: ${status}`);
  }
  caller.close();
}

describe.runIf(missing === undefined)(
  "the service of the previous commit and one with a changed index",
  () => {
    let next: Workspace;
    let client: MongoClient;
    const stored = (): Promise<IndexDescriptionInfo[]> =>
      client.db(environment.MONGODB_DB).collection("events").indexes();

    beforeAll(async () => {
      next = createWorkspace();
      const file = join(next.folder, "generated/server/events/collection.ts");
      const generated = readFileSync(file, "utf8");
      const changed = generated.replace('{ name: "dates", keys: { ', "$&all_day: 1, ");
      expect(changed).not.toBe(generated);
      writeFileSync(file, changed);
      client = await MongoClient.connect(environment.MONGODB_URI);
    });

    afterAll(async () => {
      await client.db(environment.MONGODB_DB).dropDatabase();
      await client.close();
      next.remove();
    });

    it("serve one store together, and start again in turn, without errors and without dropping an index", async () => {
      let before = await startLoaded(previous);
      const first = await stored();
      let after = await startLoaded(next.folder);
      const both = await stored();
      expect(both).toEqual(expect.arrayContaining(first));
      // Besides those that the commit itself adds.
      const added = both.filter(({ name }) => !first.some((index) => index.name === name));
      expect(added.map(({ key }) => key)).toContainEqual({ all_day: 1, utc_end_date: 1, utc_start_date: 1 });

      await before.stop();
      before = await startLoaded(previous);
      expect(await stored()).toEqual(both);
      await after.stop();
      after = await startLoaded(next.folder);
      expect(await stored()).toEqual(both);
      await before.stop();
      await after.stop();

      expect(failed).toEqual([]);
      expect(reads).toBeGreaterThan(20);
      expect(ledgers.flatMap(({ failures, unknown }) => [...failures, ...unknown])).toEqual([]);
      for (const { service } of [before, after]) expect(service.output()).not.toContain('"level":50');
      const { output } = next.run(
        ["--import", "tsx", "runtime/main.ts", "doctor", "--drop-unused"],
        environment,
      );
      expect(output).toMatch(
        /\nevents: the index dates on utc_end_date, utc_start_date is not used by this version \(.+\)\.\n/,
      );
      const dropped = [...output.matchAll(/^events: the index (\S+) on /gm)].map(([, name]) => name);
      expect(await stored()).toEqual(both.filter(({ name }) => !dropped.includes(name)));
    });
  },
);

afterAll(() => rmSync(previous, { recursive: true, force: true }));
