import type { Collection } from "mongodb";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ensureIndexes } from "../../runtime/app-context.js";
import type { IndexDescriptor } from "../../runtime/core/resource-descriptor.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { reportCluster } from "../../runtime/tools/cluster/report.js";
import {
  type ScriptedReplicaSet,
  startScriptedReplicaSet,
  startScriptedRouter,
} from "../support/replica-set/index.js";
import { healthyStatus } from "../support/replica-set/status.js";

const name = `test_cluster_${process.pid}`;
let product: Parameters<typeof reportCluster>[2] = { collections: [] };
let set: ScriptedReplicaSet;
let hosts: readonly string[];

const hostsOf = ({ uri }: ScriptedReplicaSet): readonly string[] =>
  /^mongodb:\/\/([^/]+)/.exec(uri)?.[1]?.split(",") ?? [];

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
  hosts = hostsOf(set);
});
afterEach(() => {
  Object.assign(set.status, healthyStatus());
});
afterAll(() => set.close());

/** The lines and the problems of the sections, by title. */
async function report(uri = set.uri) {
  const sections = await reportCluster(uri, name, product);
  return {
    found: Object.fromEntries(sections.map(({ title, lines }) => [title, lines.join("\n")])),
    problems: sections.flatMap(({ title, problems }) => problems.map((problem) => `${title}: ${problem}`)),
  };
}

describe("the report on a replica set", () => {
  it("shows members, versions, concerns, oplog and change stream of a set with which nothing is wrong", async () => {
    const { found, problems } = await report();
    expect(problems).toEqual([]);
    const [first = "", second = "", third = ""] = hosts;
    const row = (host: string, state: string): string => `${host.padEnd(first.length)}  ${state}  0 s`;
    expect(found).toEqual({
      Members: [
        `${"member".padEnd(first.length)}  state      behind`,
        row(first, "PRIMARY  "),
        row(second, "SECONDARY"),
        row(third, "SECONDARY"),
        "3 of 3 members of the set scripted are up; a primary needs 2.",
      ].join("\n"),
      Versions: "server 8.0.4\nfeature compatibility 8.0",
      Concerns: 'writes: w="majority", journal=true, within 10 s\nreads: majority',
      Oplog: "reaches back 240.0 hours in 990 MB of 1.0 GB",
      "Change stream": expect.stringMatching(/^answered after \d+ ms$/) as string,
      Indexes: "There are none yet: the service creates them when it starts.",
    });
  });

  it("names a member that lags, and by how much", async () => {
    set.status.lags.set(hosts[1] ?? "", 14).set(hosts[2] ?? "", 95);
    const { found, problems } = await report();
    expect(found.Members).toMatch(/SECONDARY {2}14 s\n.*SECONDARY {2}95 s\n/);
    expect(problems).toEqual([
      `Members: ${hosts[2] ?? ""} is 95 s behind: check its disk, its network and its load. Until then a majority may have to do without it.`,
    ]);
  });

  it("goes on without a primary, and names each of two members that are down", async () => {
    const apart = await startScriptedReplicaSet(inject("engineUri"));
    // An election that does not end before the reports are there.
    void apart.stepDown(60_000);
    // The driver waits as long for a primary when it closes.
    const uri = `${apart.uri}&serverSelectionTimeoutMS=1000`;
    const noPrimary =
      "Members: There is no primary: writes get 503 until one is elected. Start members until 2 of them reach each other.";
    const { found, problems } = await report(uri);
    expect(found["Change stream"]).toBe("not tried: there is no primary");
    expect(found.Oplog).toContain("reaches back");
    expect(problems).toEqual([noPrimary]);
    const [, ...others] = hostsOf(apart);
    for (const host of others) apart.status.down.add(host);
    const later = await report(uri);
    expect(later.found.Members).toContain("1 of 3 members of the set scripted are up; a primary needs 2.");
    const advice = "check that mongod runs there, and that the other members reach it.";
    expect(later.problems).toEqual([
      noPrimary,
      ...others.map((host) => `Members: ${host} does not answer (Connection refused): ${advice}`),
    ]);
    await apart.close();
  });

  it("judges an oplog by how far it reaches when it is full", async () => {
    const { oplog } = set.status;
    Object.assign(oplog, { seconds: 6 * 3600, size: 950_000_000 });
    const short = await report();
    expect(short.problems).toEqual([expect.stringMatching(/^Oplog: The oplog is short: .* than 6.0 hours /)]);
    expect(short.problems[0]).toContain("replSetResizeOplog: 1, minRetentionHours: 24");
    oplog.size = 100_000_000;
    const growing = await report();
    expect(growing.problems).toEqual([]);
    expect(growing.found.Oplog).toContain("will reach back about 60 hours when it is full");
    oplog.seconds = 60;
    const young = await report();
    expect(young.problems).toEqual([]);
    expect(young.found.Oplog).toContain("is too young");
  });

  it("names weak concerns in the URI, an unfinished upgrade and a change stream that hangs", async () => {
    set.status.compatibility = "7.0";
    set.holdStreams(true);
    const { problems } = await report(`${set.uri}&w=1`);
    set.holdStreams(false);
    expect(problems).toEqual([
      expect.stringContaining('setFeatureCompatibilityVersion: "8.0"'),
      expect.stringContaining("MONGODB_URI has w=1"),
      expect.stringContaining("The change stream does not work (no answer within 3 s)"),
    ]);
  });

  it("says which role reads what the user may not", async () => {
    set.status.isForbidden = true;
    const { found, problems } = await report();
    expect(problems).toEqual([]);
    const role = "not readable: needs role clusterMonitor";
    expect(found.Members).toMatch(/\d {2}PRIMARY\n/);
    expect(found.Members).toContain(`States of its members and replication lag: ${role}`);
    expect(found.Versions).toBe(`server 8.0.4\nfeature compatibility ${role}`);
    expect(found.Oplog).toBe(role);
  });
});

describe("the report on indexes", () => {
  const wanted: readonly IndexDescriptor[] = [
    { name: "size", keys: { size: 1 } },
    { name: "words", keys: { words: 1 } },
  ];
  const stored = (): Collection => database.db.collection("things");
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase(set.uri, name);
    product = { collections: [{ name: "things", indexes: wanted }] };
  });
  beforeEach(async () => {
    await database.db.dropDatabase();
    await ensureIndexes(database, product);
  });
  afterAll(async () => {
    product = { collections: [] };
    await database.db.dropDatabase();
    await database.close();
  });

  it("counts those that are there, and shows those that are being built", async () => {
    const before = await report();
    expect(before.problems).toEqual([]);
    expect(before.found.Indexes).toMatch(/^present: (\d+) of \1$/);
    set.status.builds.set("things", ["words"]);
    const { found, problems } = await report();
    expect(problems).toEqual([]);
    expect(found.Indexes).toContain("being built: things.words");
  });

  it("names those that are missing, have another definition, or are not used", async () => {
    await stored().dropIndex("size");
    await stored().dropIndex("words");
    await stored().createIndexes([{ key: { words: -1 }, name: "words" }]);
    const { found, problems } = await report();
    expect(found.Indexes).toContain("unused: things.words; `npm run doctor -- --drop-unused`");
    expect(problems).toEqual([
      expect.stringContaining(
        "Indexes: things lacks indexes (size; words, in place of one of another definition):",
      ),
    ]);
  });
});

describe("the report on other servers", () => {
  it("says that a router is one, and lists its shards", async () => {
    const router = await startScriptedRouter(inject("engineUri"));
    const { found, problems } = await report(router.uri);
    expect(problems).toEqual([]);
    expect(found.Router).toContain("a router of a sharded cluster of 2 shards");
    expect(found.Router).toMatch(/two {4}two\/a:27018,b:27018,c:27018/);
    expect(Object.keys(found)).toEqual(["Router", "Versions", "Concerns", "Change stream", "Indexes"]);
    router.status.isForbidden = true;
    expect((await report(router.uri)).found.Router).toContain("Shards: not readable");
    await router.close();
  });

  it("says that a single server is none", async () => {
    const { found, problems } = await report(inject("engineUri"));
    expect(problems).toEqual([]);
    expect(found["Single server"]).toContain("This is one server, no replica set");
    expect(Object.keys(found)).toEqual(["Single server", "Versions", "Concerns", "Indexes"]);
  });

  it("rejects an address where nothing answers", async () => {
    await expect(report("mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=200")).rejects.toThrow(
      "The database server at mongodb://127.0.0.1:1/ cannot be used",
    );
  });
});
