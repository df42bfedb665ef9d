import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import {
  describeExit,
  followProcess,
  type ServerProcess,
} from "../../../runtime/storage/embedded/supervisor.js";
import { END_WITH_PARENT, findMongod } from "../../../runtime/storage/mongod.js";
import { eventually } from "../eventually.js";
import { freePorts } from "../serve.js";

/** A replica set of real servers on loopback, with a key and a user. */
export interface ReplicaSetServers {
  readonly uri: string;
  /** Ends the servers, and removes what they stored. */
  close(): Promise<void>;
}

interface Member {
  readonly host: string;
  readonly server: ServerProcess;
}

/** The program of a server: `MONGOD`, or the `mongod` on the PATH; undefined where there is none. */
export function findServer(): string | undefined {
  const { MONGOD = "" } = process.env;
  return MONGOD === "" ? findMongod() : MONGOD;
}

/** The same; throws where there is none. */
export function requireServer(): string {
  const program = findServer();
  if (program === undefined) throw new Error("Set MONGOD to the path of mongod, or put it on the PATH.");
  return program;
}

const setName = "tests";

/** The command line of a member. */
export function memberArguments(dbPath: string, port: number, keyFile: string): string[] {
  return [
    ...["--replSet", setName, "--dbpath", dbPath, "--keyFile", keyFile],
    ...["--bind_ip", "127.0.0.1", "--port", String(port), "--nounixsocket"],
    ...["--oplogSize", "64", "--wiredTigerCacheSizeGB", "0.25", "--quiet"],
  ];
}

/** Writes the key by which members know each other, for this user only. Returns its path. */
export async function writeKeyFile(folder: string): Promise<string> {
  const path = join(folder, "key");
  await writeFile(path, randomBytes(300).toString("base64"), { mode: 0o600 });
  return path;
}

/** Starts servers, initiates their set and creates a user. Rejects with what a server wrote that does not start. */
export async function startServers(program: string, size = 3): Promise<ReplicaSetServers> {
  const folder = await mkdtemp(join(tmpdir(), "replica-set-"));
  const members: Member[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(members.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const keyFile = await writeKeyFile(folder);
    for (const port of await freePorts(size)) {
      const dbPath = join(folder, `member-${members.length}`);
      await mkdir(dbPath);
      const server = spawnServer(program, memberArguments(dbPath, port, keyFile));
      members.push({ host: `127.0.0.1:${port}`, server });
    }
    await Promise.all(members.map(untilAnswering));
    return { uri: await initiate(members.map(({ host }) => host)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A server writes its log to the standard output. */
function spawnServer(program: string, args: readonly string[]): ServerProcess {
  const child = spawn("/bin/sh", ["-c", `${END_WITH_PARENT} >&2`, program, ...args], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  child.once("exit", () => child.stdio[3]?.destroy());
  return followProcess(child, () => child.kill("SIGTERM"));
}

async function untilAnswering({ host, server }: Member): Promise<void> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true&serverSelectionTimeoutMS=60000`);
  const ended = server.exited.then((exit) => {
    throw new Error(`The server at ${host} ${describeExit(exit)}`);
  });
  try {
    await Promise.race([client.db("admin").command({ hello: 1 }), ended]);
  } finally {
    await client.close();
  }
}

/** Initiates a set and creates its first user: until there is one, a server trusts clients on its own machine. */
async function initiate(hosts: readonly string[]): Promise<string> {
  const [first = ""] = hosts;
  const password = randomBytes(12).toString("hex");
  const client = new MongoClient(`mongodb://${first}/?directConnection=true`);
  try {
    const admin = client.db("admin");
    const members = hosts.map((host, _id) => ({ _id, host, priority: _id === 0 ? 2 : 1 }));
    const settings = { electionTimeoutMillis: 2000 };
    await admin.command({ replSetInitiate: { _id: setName, members, settings } });
    await eventually(async () => (await admin.command({ hello: 1 })).isWritablePrimary === true);
    await admin.command({ createUser: "tests", pwd: password, roles: ["root"] });
  } finally {
    await client.close();
  }
  return `mongodb://tests:${password}@${hosts.join()}/?replicaSet=${setName}`;
}
