import { afterAll, beforeAll, inject } from "vitest";
import type { App, Product } from "../../runtime/app.js";
import { ensureIndexes } from "../../runtime/features.js";
import type { BackgroundJob } from "../../runtime/jobs/poller.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { createMetrics } from "../../runtime/telemetry/metrics.js";
import { type AppChanges, openApp } from "./app.js";
import { testClock } from "./clock.js";
import { serve, type TestServer } from "./serve.js";

/** A running service of a test file, on a database of its own. */
export interface TestService {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly database: Database;
  /** Errors of the service so far; empty in a test that expects none. */
  readonly errors: unknown[];
  /** Returns the metrics of queues and caches in the text format of Prometheus. */
  gauges(): Promise<string>;
  /** Starts the work that goes on without requests; it ends with the service. */
  startWork(): void;
  /** Sends a request below the first mount and reads the answer as JSON. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>;
}

export interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the path begins instead of the first mount. */
  readonly base?: string;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer; its shape is what the test is about. */
  readonly body: JsonBody;
}

/** JSON whose members may be read without narrowing; tests compare them. */
export interface JsonBody {
  readonly [name: string]: JsonBody;
  readonly [index: number]: JsonBody;
}

let running = 0;

/**
 * Starts the service of a product for the tests of a file, with settings as an operator would give them in the environment.
 * Images are fetched from public addresses only, unless the surroundings say otherwise.
 */
export function useServiceOf(
  product: Product | (() => Promise<Product>),
  environment: Readonly<Record<string, string>> = {},
  surroundings: AppChanges = {},
): TestService {
  let database: Database | undefined;
  let server: TestServer | undefined;
  let app: App | undefined;
  let work: BackgroundJob | undefined;
  const errors: unknown[] = [];
  const metrics = createMetrics();
  let firstMount = "";

  beforeAll(async () => {
    running += 1;
    const served = typeof product === "function" ? await product() : product;
    firstMount = served.serviceDescriptor.mounts[0]?.path ?? "";
    const name = `test_${process.pid}_${running}_${Date.now().toString(36)}`;
    database = await openDatabase(inject("mongoUri"), name);
    await ensureIndexes(database, served);
    app = openApp(served, database, {
      // No answer fails because the machine is slow.
      environment: { REQUEST_TIMEOUT: "120", ...environment },
      now: testClock,
      ...surroundings,
      onError: (error) => errors.push(error),
    });
    for (const metric of app.metrics) metrics.addMetric(metric);
    server = await serve(app.listener);
  });

  afterAll(async () => {
    await work?.stop();
    await server?.close();
    await database?.db.dropDatabase();
    await database?.close();
  });

  const originOf = (): string => server?.origin ?? "";
  return {
    get origin() {
      return originOf();
    },
    get database() {
      if (database === undefined) throw new Error("The service starts with the first test.");
      return database;
    },
    errors,
    gauges: () => metrics.text(),
    startWork() {
      work ??= app?.startJobs();
    },
    async request(method, path, { body, text, headers = {}, base = firstMount } = {}) {
      const content = body === undefined ? text : JSON.stringify(body);
      const type = body === undefined ? {} : { "content-type": "application/json" };
      const response = await fetch(originOf() + base + path, {
        method,
        headers: { ...type, ...headers },
        ...(content === undefined ? {} : { body: content }),
      });
      const answer = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: (answer === "" ? null : JSON.parse(answer)) as JsonBody,
      };
    },
  };
}

/** A text or number of an answer, as it stands in addresses. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
