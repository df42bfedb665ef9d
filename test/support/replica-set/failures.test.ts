import { setTimeout as pause } from "node:timers/promises";
import { MongoClient, type MongoClientOptions, type MongoError, type Timestamp } from "mongodb";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { eventually } from "../eventually.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "./index.js";

interface Thing {
  readonly _id: number;
  readonly size?: number;
}

interface StreamReply {
  readonly cursor: {
    readonly id: unknown;
    readonly nextBatch?: readonly unknown[];
    readonly postBatchResumeToken: unknown;
  };
}

interface Reply {
  readonly operationTime: Timestamp;
  /** Of `hello`. */
  readonly lastWrite?: { readonly opTime: { readonly ts: Timestamp } };
}

const name = `test_set_failures_${process.pid}`;
const majority = {
  writeConcern: { w: "majority", wtimeoutMS: 300 },
  readConcern: { level: "majority" },
} as const;
let set: ScriptedReplicaSet;
const clients: MongoClient[] = [];

async function connect(uri: string, options: MongoClientOptions = {}) {
  const client = await MongoClient.connect(uri, { ...majority, ...options });
  clients.push(client);
  return client.db(name).collection<Thing>("things");
}

/** A client of one member. */
const connectTo = (host: string, options: MongoClientOptions = {}) =>
  connect(`mongodb://${host}/?directConnection=true`, { readPreference: "primaryPreferred", ...options });

/** Fast ones for tests: a connection without an answer is given up soon. */
const impatient = { connectTimeoutMS: 500, socketTimeoutMS: 500, serverSelectionTimeoutMS: 10_000 };

const errorOf = async (call: Promise<unknown>): Promise<Partial<MongoError>> =>
  call.then(
    () => ({}),
    (error: unknown) => error as MongoError,
  );

beforeAll(async () => {
  set = await startScriptedReplicaSet(inject("engineUri"));
});
afterEach(async () => {
  await set.restore();
  const things = await connect(set.uri);
  await things.deleteMany({});
  await Promise.all(clients.splice(0).map((client) => client.close()));
});
afterAll(async () => {
  const client = await MongoClient.connect(set.uri);
  await client.db(name).dropDatabase();
  await client.close();
  await set.close();
});

describe("a network", () => {
  it("has hosts of its own, which drivers keep to", async () => {
    const [first, second] = set.networks;
    expect(first.uri).toContain("//127.0.0.1:");
    const things = await connect(second.uri);
    await things.insertOne({ _id: 1 });
    const { me, hosts } = await things.db.command({ hello: 1 });
    expect([me, hosts]).toEqual([
      expect.stringContaining("localhost:"),
      expect.arrayContaining([expect.stringContaining("localhost:")]),
    ]);
  });

  it("that is cut does not reach a member, which others do, and delivers late what was sent", async () => {
    const [near, far] = await Promise.all(set.networks.map(({ uri }) => connect(uri, impatient)));
    await Promise.all([near?.insertOne({ _id: 1 }), far?.insertOne({ _id: 2 })]);
    set.networks[1].cut([set.primary() ?? ""]);
    const { name: error } = await errorOf(far?.updateMany({}, { $set: { size: 1 } }) ?? Promise.resolve());
    expect(error).toMatch(/^MongoNetworkTimeoutError|PoolCleared/);
    await near?.insertOne({ _id: 3 });
    expect(await near?.countDocuments({ size: 1 })).toBe(0);
    await set.restore();
    // Its client has given up.
    await eventually(async () => (await near?.countDocuments({ size: 1 })) === 3);
    await far?.insertOne({ _id: 4 });
  });

  it.each([
    ["that its driver has repeated", false],
    ["that came before a later one of its session", true],
  ])("delivers no write late %s", async (_, isOneSession) => {
    const far = await connect(set.networks[1].uri, impatient);
    const near = await connect(set.uri);
    const session = clients.at(-2)?.startSession({ causalConsistency: false });
    const options = isOneSession && session !== undefined ? { session } : {};
    await far.insertOne({ _id: 1, size: 0 });
    const old = set.primary() ?? "";
    set.networks[1].cut([old]);
    const write = far.updateOne({ _id: 1 }, { $inc: { size: 1 } }, options);
    await pause(100);
    await set.stepDown(0);
    await write;
    await far.updateOne({ _id: 1 }, { $inc: { size: 10 } }, options);
    await set.stepDown(0);
    expect(set.primary()).toBe(old);
    const received = set.commands.length;
    await set.restore();
    await eventually(() => set.commands.slice(received).some(({ update }) => update === "things"));
    expect(await near.findOne({ _id: 1 })).toEqual({ _id: 1, size: 11 });
    await session?.endSession();
  });
});

describe("a primary that is cut off from the others", () => {
  it("takes writes that it never acknowledges, that no one ever sees, and shows what was there before", async () => {
    const old = await connectTo(set.primary() ?? "");
    await old.insertOne({ _id: 1 });
    const isolated = set.isolatePrimary({ electionMs: 100, claimMs: 60_000 });
    await eventually(() => set.primary() !== undefined && set.primary() !== set.hosts[0]);
    const others = await connect(set.uri);
    await others.insertOne({ _id: 2 });
    await others.updateOne({ _id: 1 }, { $set: { size: 1 } });
    expect((await old.db.command({ hello: 1 })).isWritablePrimary).toBe(true);
    expect(await errorOf(old.insertOne({ _id: 3 }))).toMatchObject({ code: 64 });
    expect(await old.find().toArray()).toEqual([{ _id: 1 }]);
    set.endClaim();
    await isolated;
    expect(await errorOf(old.insertOne({ _id: 4 }))).toMatchObject({ code: 10_107 });
    await set.restore();
    const all = [{ _id: 1, size: 1 }, { _id: 2 }];
    expect(await others.find().sort({ _id: 1 }).toArray()).toEqual(all);
    expect(await old.find().sort({ _id: 1 }).toArray()).toEqual(all);
  });

  it("is left by drivers that reach another one, on which they repeat what it has not acknowledged", async () => {
    const things = await connect(set.uri, { writeConcern: { w: "majority" }, monitorCommands: true });
    const asked: string[] = [];
    const known = new Set<string>();
    clients.at(-1)?.on("commandStarted", ({ commandName, address }) => {
      if (commandName === "insert") asked.push(address);
    });
    clients.at(-1)?.on("serverDescriptionChanged", ({ address, newDescription }) => {
      if (newDescription.isWritable) known.add(address);
    });
    const old = set.primary() ?? "";
    const isolated = set.isolatePrimary({ electionMs: 300, claimMs: 2500 });
    await eventually(() => set.primary() === undefined);
    const first = things.insertOne({ _id: 0 });
    await eventually(() => known.has(set.primary() ?? ""));
    for (let _id = 1; _id < 20; _id += 1) {
      await things.insertOne({ _id });
      await pause(50);
    }
    await Promise.all([first, isolated]);
    expect(await things.countDocuments()).toBe(20);
    expect(asked).toEqual([old, ...Array.from({ length: 20 }, () => set.primary())]);
  });

  it("lets a change stream wait that is open there", async () => {
    const old = await connectTo(set.primary() ?? "", { readPreference: "primary" });
    await old.insertOne({ _id: 1 });
    const command = { aggregate: "things", pipeline: [{ $changeStream: {} }], cursor: {} };
    const { cursor } = (await old.db.command(command)) as StreamReply;
    const isolated = set.isolatePrimary({ electionMs: 0, claimMs: 60_000 });
    await eventually(() => set.primary() !== undefined && set.primary() !== set.hosts[0]);
    const others = await connect(set.uri);
    await others.insertOne({ _id: 2 });
    const more = { getMore: cursor.id, collection: "things", maxTimeMS: 100 };
    const { cursor: next } = (await old.db.command(more)) as StreamReply;
    expect([next.nextBatch, next.postBatchResumeToken]).toEqual([[], cursor.postBatchResumeToken]);
    set.endClaim();
    await isolated;
    expect(await errorOf(old.db.command(more))).toMatchObject({ code: 43 });
  });
});

describe("a secondary that lags", () => {
  it("shows the past, and lets a causal read wait until it has caught up", async () => {
    const primary = await connect(set.uri);
    await primary.insertMany(Array.from({ length: 1500 }, (_, _id) => ({ _id })));
    const host = set.hosts.find((one) => one !== set.primary()) ?? "";
    const behind = await connectTo(host);
    await set.lag(host);
    await primary.insertOne({ _id: 2000 });
    const { operationTime } = (await primary.db.command({ ping: 1 })) as Reply;
    expect(await behind.countDocuments()).toBe(1500);
    const { lastWrite, operationTime: own } = (await behind.db.command({ hello: 1 })) as Reply;
    expect([lastWrite?.opTime.ts, own.lessThan(operationTime)]).toEqual([own, true]);
    const causal = {
      ...{ count: "things", readConcern: { level: "majority", afterClusterTime: operationTime } },
      maxTimeMS: 200,
    };
    expect(await errorOf(behind.db.command(causal))).toMatchObject({ code: 50 });
    const read = behind.db.command({ ...causal, maxTimeMS: 60_000 });
    await set.restore();
    expect(await read).toMatchObject({ n: 1501 });
  });

  it("is not elected", async () => {
    const [, second = "", third = ""] = [set.primary(), ...set.hosts.filter((one) => one !== set.primary())];
    await set.lag(second);
    await set.stepDown(0);
    expect(set.primary()).toBe(third);
  });
});

it("a member that was stopped does afterwards what was asked meanwhile", async () => {
  const things = await connect(set.uri, impatient);
  await things.insertOne({ _id: 1 });
  set.freeze([set.primary() ?? ""]);
  await errorOf(things.updateMany({}, { $set: { size: 1 } }));
  await set.restore();
  const others = await connect(set.uri);
  await eventually(async () => (await others.countDocuments({ size: 1 })) === 1);
});
