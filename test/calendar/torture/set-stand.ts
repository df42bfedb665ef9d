import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../../runtime/storage/database.js";
import { openEmbedded } from "../../../runtime/storage/embedded/embedded-store.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { eventually } from "../../support/eventually.js";
import { type ScriptedReplicaSet, startScriptedReplicaSet } from "../../support/replica-set/index.js";
import type { ServiceProcess } from "../../support/workspace.js";
import { createCaller } from "./caller.js";
import { failuresIn, type Ground } from "./ground.js";

/** A service process that counts as a machine of its own: its URI has other hosts, so that it shares no log of writes. */
export interface StandMachine {
  readonly readPreference: "primary" | "primaryPreferred";
  /** Stays the same when the process is started again. */
  readonly api: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  isReady(): Promise<boolean>;
  /** Failures in its log that are not those of a store that is away. */
  failures(): readonly string[];
}

/** A replica set, and two service processes on it. */
export interface SetStand {
  /** The scripted set with its engine; undefined where the set is a given one. */
  readonly scripted: ScriptedSet | undefined;
  /** Each is in the network of a scripted set that has its number. */
  readonly machines: readonly [StandMachine, StandMachine];
  /** Another client of the set. */
  readonly database: Database;
  close(): Promise<void>;
}

export interface ScriptedSet extends ScriptedReplicaSet {
  /** Kills the engine behind the members, and resolves when it runs again. */
  restartEngine(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined };

/** Starts both on a new scripted set, or on a new database of the set that `TEST_MONGODB_URI` names. */
export async function startSetStand(ground: Ground, environment: NodeJS.ProcessEnv = {}): Promise<SetStand> {
  const { TEST_MONGODB_URI: given = "" } = process.env;
  const scripted = given === "" ? await startScriptedSet(ground) : undefined;
  const uris = scripted?.networks.map(({ uri }) => uri) ?? [
    given,
    given.replaceAll("127.0.0.1", "localhost"),
  ];
  const [uri = "", otherUri = ""] = uris;
  const name = `torture_${process.pid}_${Date.now()}`;
  const settings = { ...environment, MONGODB_DB: name };
  const first = await startMachine(ground, { ...settings, MONGODB_URI: uri, READ_PREFERENCE: "primary" });
  const second = await startMachine(ground, {
    ...settings,
    MONGODB_URI: otherUri,
    READ_PREFERENCE: "primaryPreferred",
  });
  const database = await openDatabase(uri, name);
  return {
    scripted,
    machines: [first, second],
    database,
    async close() {
      await Promise.all([first.kill(), second.kill()]);
      if (scripted === undefined) await database.db.dropDatabase();
      await database.close();
      await scripted?.close();
    },
  };
}

async function startScriptedSet(ground: Ground): Promise<ScriptedSet> {
  const store = await openEmbedded({ dataDir: ground.newDataFolder(), log: silent });
  const set = await startScriptedReplicaSet(store.uri);
  // They are for tests that count commands.
  const forgetting = setInterval(() => set.commands.splice(0), 1000);
  return {
    ...set,
    async restartEngine() {
      const { pid } = store.server;
      process.kill(pid, "SIGKILL");
      await eventually(() => store.server.pid !== pid);
      const database = await openDatabase(store.uri, "admin");
      await eventually(() => database.ping());
      await database.close();
    },
    async close() {
      clearInterval(forgetting);
      await set.close();
      await store.close();
    },
  };
}

interface MachineSettings extends NodeJS.ProcessEnv {
  readonly READ_PREFERENCE: StandMachine["readPreference"];
}

async function startMachine(ground: Ground, settings: MachineSettings): Promise<StandMachine> {
  const outputs: (() => string)[] = [];
  const start = async (port: string): Promise<ServiceProcess> => {
    const started = await ground.start({ ...settings, PORT: port });
    outputs.push(() => started.output());
    return started;
  };
  let service = await start("0");
  const { api } = service;
  return {
    readPreference: settings.READ_PREFERENCE,
    api,
    async kill() {
      await service.stop("SIGKILL");
    },
    async start() {
      service = await start(new URL(api).port);
    },
    async isReady() {
      const caller = createCaller(api);
      const outcome = await caller.ask({ method: "GET", path: "//readyz" });
      caller.close();
      return outcome.kind === "answered" && outcome.status === 200;
    },
    failures: () => outputs.flatMap((output) => failuresIn(output())),
  };
}

/** Waits until both machines are ready; resolves to the milliseconds that it took. */
export async function untilReady({ machines }: SetStand): Promise<number> {
  const begun = performance.now();
  while (!(await Promise.all(machines.map((machine) => machine.isReady()))).every(Boolean)) await pause(50);
  return performance.now() - begun;
}
