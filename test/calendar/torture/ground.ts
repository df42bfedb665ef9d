import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../../runtime/storage/database.js";
import { readPidFile, socketUri } from "../../../runtime/storage/embedded/pid-file.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { createWorkspace, type ServiceProcess, startBuilt } from "../../support/workspace.js";

/** Where services run that are tortured: the sources as they are now, compiled once, with data in memory if possible. */
export interface Ground {
  /** Folder for the data of a new service. */
  newDataFolder(): string;
  /** Starts the service as an operator would, with these settings. */
  start(environment: NodeJS.ProcessEnv): Promise<ServiceProcess>;
  /** Runs a program of the package on a data folder; what it printed. */
  run(program: string, dataDir: string): string;
  /** Ends what still runs and removes all files. */
  close(): Promise<void>;
}

/** Makes the ground; the first start compiles. */
export function createGround(): Ground {
  const workspace = createWorkspace();
  const folders: string[] = [];
  const services = new Set<ServiceProcess>();
  return {
    newDataFolder() {
      const folder = mkdtempSync(join(fastFolder(), "calendar-torture-"));
      folders.push(folder);
      return folder;
    },
    async start(environment) {
      const service = await startBuilt(workspace.folder, {
        MONGODB_URI: "",
        LOG_LEVEL: "warn",
        ...environment,
      });
      services.add(service);
      return service;
    },
    run: (program, dataDir) =>
      workspace.run([join("runtime", "run.mjs"), program], { MONGODB_URI: "", DATA_DIR: dataDir }).output,
    async close() {
      for (const service of services) await service.stop("SIGKILL");
      workspace.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** The database of a service that runs on a data folder. */
export async function joinDatabase(dataDir: string): Promise<Database> {
  const note = await readPidFile(dataDir);
  if (note === undefined) throw new Error(`No engine runs on ${dataDir}.`);
  return openDatabase(socketUri(note.socket), "calendar");
}

/** A folder in memory where the system has one. */
export function fastFolder(): string {
  return existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
}

interface LoggedError {
  readonly type: string;
  readonly code?: unknown;
  readonly message: string;
  readonly stack: string;
}

/** Failures in the log of a service that are no matter of a store that is away, and where they came from. */
export function failuresIn(output: string): string[] {
  return output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes('"msg":"request failed"'))
    .map((line) => (JSON.parse(line) as { readonly err: LoggedError }).err)
    .filter((error) => !isOfStoreAway(error))
    .map(({ type, stack }) => `${type} ${stack.replace(/\s+/g, " ").slice(0, 500)}`);
}

/** What a member of a replica set answers that is no primary, or no longer, or has no room. */
const codesOfMembers: ReadonlySet<unknown> = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 14_031]);

function isOfStoreAway({ type, code, message }: LoggedError): boolean {
  // A bulk write without a code of the store got no answer.
  const isUnanswered = type === "MongoBulkWriteError" && code === undefined;
  const isBroken = code === "EPIPE" || code === "ECONNRESET" || isUnanswered;
  return (
    isBroken ||
    (type.startsWith("Mongo") && codesOfMembers.has(code)) ||
    message.startsWith("rest_") ||
    /^(?:StoreTimeoutError$|(?:Mongo|PoolCleared).*(?:Network|Selection|Pool|Closed|Queue))/.test(type)
  );
}
