import type { Product } from "../product.js";
import { createFailurePlan } from "./failure-plan.js";
import type { FakeOptions, FakeRequest, FakeService } from "./fake-types.js";
import { openMemoryService } from "./memory-service.js";
import { networkError, untilAborted } from "./network.js";
import { recordRequest } from "./recorded-request.js";

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
