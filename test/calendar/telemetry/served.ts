import { Writable } from "node:stream";
import { afterAll, beforeAll, inject } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { serve } from "../../../runtime/server.js";
import { readConfig } from "../../../runtime/settings/config.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { createLog } from "../../../runtime/telemetry/log.js";

/** A service as it is served in production, with the lines it logged. */
export interface ServedService {
  readonly api: string;
  readonly origin: string;
  readonly lines: LogLine[];
  /** Everything logged, as it stands in the file. */
  readonly text: () => string;
  stop(): Promise<void>;
}

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly request?: Readonly<Record<string, unknown>>;
  readonly err?: Readonly<Record<string, unknown>>;
}

let count = 0;

/** Serves for the tests of a file, with settings as an operator gives them; they may come late. */
export function useServed(environment: () => Readonly<Record<string, string>>): ServedService {
  let origin = "";
  let text = "";
  let stop = (): Promise<void> => Promise.resolve();
  const lines: LogLine[] = [];
  count += 1;
  const name = `test_sight_${process.pid}_${count}`;
  beforeAll(async () => {
    const config = readConfig({ PORT: "0", MONGODB_DB: name, ...environment() });
    const file = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        lines.push(JSON.parse(chunk.toString()) as LogLine);
        done();
      },
    });
    const service = await serve({
      config,
      storeUri: inject("mongoUri"),
      product: calendar,
      log: createLog(config.logLevel, file),
    });
    origin = service.origin;
    let stopped: Promise<void> | undefined;
    stop = () => (stopped ??= service.stop());
  });
  afterAll(async () => {
    await stop();
    const database = await openDatabase(inject("mongoUri"), name);
    await database.db.dropDatabase();
    await database.close();
  });
  return {
    get origin() {
      return origin;
    },
    get api() {
      return `${origin}/calendar/events/v1`;
    },
    lines,
    text: () => text,
    stop: () => stop(),
  };
}
