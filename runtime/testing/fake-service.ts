import type { Product } from "../app.js";
import type { FakeFault, FakeOptions, FakeRequest, FakeService } from "./fake-types.js";
import { openMemoryService } from "./memory-service.js";

/**
 * Starts the service of a product in memory, for tests of programs that call it: the real routes, validators and rules, without
 * network, files and a clock of its own. Throws for invalid options; where the service rejects a record of the options, the
 * first request fails. Works in Node only.
 */
export function createFakeServiceOf(product: Product, options: FakeOptions = {}): FakeService {
  const { key = "key-of-the-administrator", records = {} } = options;
  const failures = createFailurePlan();
  const requests: FakeRequest[] = [];
  let state = start();
  let isClosed = false;

  function start() {
    const service = openMemoryService(product, { ...options, key });
    const ready = service.seed(records);
    // The first request, or `reset`, throws its error.
    ready.catch(() => undefined);
    return { service, ready };
  }

  async function respond(request: Request): Promise<Response> {
    const { service, ready } = state;
    const { origin } = service;
    if (isClosed) throw networkError("ECONNREFUSED", `The fake service at ${origin} is closed.`);
    if (new URL(request.url).origin !== origin)
      throw networkError("ENOTFOUND", `The fake service answers at ${origin} only, not at ${request.url}.`);
    const body = Buffer.from(await request.arrayBuffer());
    const recorded = recordRequest(request, body);
    requests.push(recorded);
    await ready;
    const response = await failures.strike(recorded, {
      send: () => service.send(request, body),
      fail: (status) => service.fail(request, status),
    });
    recorded.status = response.status;
    return response;
  }

  return {
    get baseUrl() {
      return state.service.baseUrl;
    },
    key,
    requests,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return untilAborted(request.signal, respond(request));
    },
    async seed(more) {
      await state.ready;
      return state.service.seed(more);
    },
    failNext: (failure) => failures.add(failure),
    async reset() {
      failures.clear();
      requests.length = 0;
      state = start();
      await state.ready;
    },
    close() {
      isClosed = true;
      return Promise.resolve();
    },
  };
}

/** Creates an empty plan of the injected failures that wait for requests. */
function createFailurePlan() {
  let waiting: { readonly failure: FakeFault; left: number }[] = [];

  function next(request: FakeRequest): FakeFault | undefined {
    const found = waiting.find(({ failure }) => failure.when?.(request) ?? true);
    if (found === undefined) return undefined;
    found.left -= 1;
    waiting = waiting.filter(({ left }) => left > 0);
    return found.failure;
  }

  return {
    add: (failure: FakeFault) => void waiting.push({ failure, left: failure.times ?? 1 }),
    clear: () => {
      waiting = [];
    },
    /** Answers a request with the first failure that applies to it, else with the service. */
    async strike(
      request: FakeRequest,
      service: { readonly send: () => Promise<Response>; readonly fail: (status: number) => Response },
    ): Promise<Response> {
      const failure = next(request) ?? {};
      // The timer of the platform, which the clock of a test may replace.
      if (failure.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, failure.delay));
      if (failure.network === "refused")
        throw networkError("ECONNREFUSED", "The fake service rejected the connection.");
      const response =
        failure.status === undefined ? await service.send() : failed(failure, service.fail(failure.status));
      if (failure.network === "lost")
        throw networkError("ECONNRESET", "The fake service lost the answer on its way.");
      return response;
    },
  };
}

function failed({ body, headers }: FakeFault, response: Response): Response {
  const isText = typeof body === "string";
  const changed =
    body === undefined
      ? response
      : new Response(isText ? body : JSON.stringify(body), {
          status: response.status,
          statusText: response.statusText,
          headers: {
            "Content-Type": isText ? "text/plain; charset=utf-8" : "application/json; charset=UTF-8",
          },
        });
  for (const [name, value] of Object.entries(headers ?? {})) changed.headers.set(name, value);
  return changed;
}

/** Creates the error that `fetch` throws where a network fails: a TypeError whose cause has the code of the system. */
function networkError(code: "ECONNREFUSED" | "ECONNRESET" | "ENOTFOUND", reason: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(reason), { code }) });
}

/** Settles as the work does, or rejects with the reason of the signal as soon as that is aborted. The work itself continues. */
function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // The reason is what the caller aborted with, as with `fetch`.
    const stop = (): void => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** Copies a request, so that later changes to it do not show. Its status follows with the answer. */
function recordRequest(request: Request, body: Buffer): FakeRequest & { status: number | undefined } {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    url: request.url,
    path: pathname,
    query: searchParams,
    headers: new Headers(request.headers),
    body: readBody(request.headers.get("content-type") ?? "", body),
    status: undefined,
  };
}

function readBody(contentType: string, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString("utf8");
  if (!/[/+]json\b/i.test(contentType)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
