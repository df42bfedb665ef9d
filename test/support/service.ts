import { afterAll, beforeAll, expect, inject } from "vitest";
import type { App, Product } from "../../runtime/app.js";
import { ensureIndexes } from "../../runtime/features.js";
import type { BackgroundJob } from "../../runtime/jobs/poller.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { createMetrics } from "../../runtime/telemetry/metrics.js";
import { type AppChanges, openApp } from "./app.js";
import { testClock } from "./clock.js";
import { wholeText } from "./event-stream.js";
import { serve, type TestServer } from "./serve.js";

/** Calls of a service that answers with JSON; paths begin below its first mount. */
export interface TestCalls {
  request(method: string, path: string, options?: RequestOptions): Promise<TestAnswer>;
  get(path: string, options?: RequestOptions): Promise<TestAnswer>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestAnswer>;
  put(path: string, body: unknown, options?: RequestOptions): Promise<TestAnswer>;
  patch(path: string, body: unknown, options?: RequestOptions): Promise<TestAnswer>;
  delete(path: string, options?: RequestOptions): Promise<TestAnswer>;
  /** Creates a record, which must succeed. */
  create(path: string, body: unknown, options?: RequestOptions): Promise<Created>;
  /** The body of what is there to read. */
  read(path: string, options?: RequestOptions): Promise<JsonBody>;
}

/** A running service of a test file, on a database of its own. */
export interface TestService extends TestCalls {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly database: Database;
  /** Errors of the service so far; empty in a test that expects none. */
  readonly errors: unknown[];
  /** Returns the metrics of queues and caches in the text format of Prometheus. */
  gauges(): Promise<string>;
  /** Starts the work that goes on without requests; it ends with the service. */
  startWork(): void;
}

export interface RequestOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  /** An empty `authorization` takes the own one away. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Where the path begins instead of the first mount. */
  readonly base?: string | undefined;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer; its shape is what the test is about. */
  readonly body: JsonBody;
}

/** The answer to a create, with the place of the record, such as `/events/12`, and the address of its page. */
export interface Created extends TestAnswer {
  readonly id: number;
  readonly path: string;
  readonly url: string;
}

/** JSON whose members may be read without narrowing; tests compare them. */
export interface JsonBody {
  readonly [name: string]: JsonBody;
  readonly [index: number]: JsonBody;
}

/** The calls of what answers requests: a server, or a fake of one. `own` are headers of each request that lacks others. */
export function callsOf(
  send: (path: string, init: RequestInit) => Promise<Response>,
  mount: () => string,
  own: Readonly<Record<string, string>> = {},
): TestCalls {
  const request: TestCalls["request"] = async (method, path, options = {}) => {
    const { body, text, base = mount() } = options;
    const headers = new Headers(body === undefined ? {} : { "content-type": "application/json" });
    for (const [name, value] of Object.entries({ ...own, ...options.headers })) headers.set(name, value);
    if (headers.get("authorization") === "") headers.delete("authorization");
    const content = body === undefined ? text : JSON.stringify(body);
    const response = await send(base + path, { method, headers, body: content ?? null });
    const answer = await wholeText(response);
    return {
      status: response.status,
      headers: response.headers,
      body: (answer === "" ? null : JSON.parse(answer)) as JsonBody,
    };
  };
  return {
    request,
    get: (path, options) => request("GET", path, options),
    post: (path, body, options) => request("POST", path, { ...options, body }),
    put: (path, body, options) => request("PUT", path, { ...options, body }),
    patch: (path, body, options) => request("PATCH", path, { ...options, body }),
    delete: (path, options) => request("DELETE", path, options),
    async create(path, body, options) {
      const answer = await request("POST", path, { ...options, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      const { id, url = "" } = answer.body;
      const at = `${path.replace(/\?.*/, "")}/${textOf(id)}`;
      return { ...answer, id: Number(id), path: at, url: textOf(url) };
    },
    async read(path, options) {
      const { status, body } = await request("GET", path, options);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
  };
}

/** The rows of a list in an answer. */
export function rowsOf(list: unknown): readonly JsonBody[] {
  expect(list).toBeInstanceOf(Array);
  return list as readonly JsonBody[];
}

/** The ids of the rows of a list. */
export function idsOf(list: unknown): number[] {
  return rowsOf(list).map(({ id }) => id as unknown as number);
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
    ...callsOf(
      (path, init) => fetch(originOf() + path, init),
      () => firstMount,
    ),
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
  };
}

/** A text or number of an answer, as it stands in addresses. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
