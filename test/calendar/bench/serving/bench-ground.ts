import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readPidFile, socketUri } from "../../../../runtime/storage/embedded/pid-file.js";
import { openDatabase } from "../../../../runtime/storage/open-database.js";
import { createProgress } from "../../../../runtime/tools/tool.js";
import { fastFolder } from "../../torture/ground.js";
import { createBenchCalendar } from "./calendar.js";
import { type FilledCalendar, fillStore } from "./fill-store.js";
import { type BenchServer, startService } from "./servers.js";

/** The service with a full store. */
export interface FilledService {
  readonly service: BenchServer;
  readonly ids: FilledCalendar;
  /** Address of its engine. */
  readonly uri: string;
  /** Where its store is. */
  readonly dataDir: string;
}

/** How the service is started. */
export interface StartOptions {
  readonly events: number;
  readonly seed: number;
}

/** Where servers are measured: a folder of its own, and all that runs on it. */
export interface BenchGround {
  /** Starts the service on a store of its own, which is filled before it is asked for the first time. */
  start(options: StartOptions): Promise<FilledService>;
  /** Has a server ended with the ground. */
  add(server: BenchServer): void;
  /** Ends everything, and removes the folder. */
  leave(): Promise<void>;
}

export function openGround(): BenchGround {
  const folder = mkdtempSync(join(fastFolder(), "calendar-bench-"));
  const running: BenchServer[] = [];
  let stores = 0;
  return {
    async start({ events, seed }) {
      stores += 1;
      const dataDir = join(folder, `store-${stores}`);
      const service = await startService(dataDir);
      running.push(service);
      const note = await readPidFile(dataDir);
      if (note === undefined) throw new Error("The service has no engine.");
      const uri = socketUri(note.socket);
      const ids = await fillDatabase(uri, { events, seed });
      return { service, ids, uri, dataDir };
    },
    add(server) {
      running.push(server);
    },
    async leave() {
      for (const server of running.reverse()) await server.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function fillDatabase(uri: string, { events, seed }: StartOptions): Promise<FilledCalendar> {
  const database = await openDatabase(uri, "calendar", { takesLong: true });
  const progress = createProgress("Filling", events);
  const ids = await fillStore(database, createBenchCalendar(seed), events, (count) => progress.step(count));
  progress.end();
  await database.close();
  return ids;
}
