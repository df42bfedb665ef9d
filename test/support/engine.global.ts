import { accessSync, constants } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../../runtime/storage/embedded/embedded-store.js";
import { startScriptedReplicaSet } from "./replica-set/index.js";
import { type ReplicaSetServers, requireServer, startServers } from "./replica-set/servers.js";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * The database server of this test run, for `inject("mongoUri")`. Every test file takes a database name of its
     * own on it. Empty a collection with `deleteMany`: dropped ones keep their files open until the run ends.
     */
    mongoUri: string;
    /** The embedded engine, whatever server the run uses. */
    engineUri: string;
  }
}

/**
 * Starts the one embedded engine that all test files share, in memory where the system allows it. With `TEST_MONGODB_URI`, they
 * use that server instead; `scripted` is the replica set of `replica-set/`, `mongod` a real one of three servers. Tests of the
 * engine itself start their own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(fastestDirectory(), "test-store-"));
  const store = await openEmbedded({ dataDir, log: { info: () => undefined, warn } });
  const { TEST_MONGODB_URI: given = "" } = process.env;
  const close = async (): Promise<void> => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const set = await startSet(given, store.uri).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  project.provide("engineUri", store.uri);
  project.provide("mongoUri", set?.uri ?? (given === "" ? store.uri : given));
  return async () => {
    await set?.close();
    await close();
  };
}

async function startSet(given: string, engineUri: string): Promise<ReplicaSetServers | undefined> {
  if (given === "scripted") return await startScriptedReplicaSet(engineUri);
  return given === "mongod" ? await startServers(requireServer()) : undefined;
}

function warn(message: string): void {
  console.warn(message);
}

/** Files are created six times faster in memory than on disk, and tests create many. */
function fastestDirectory(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}
