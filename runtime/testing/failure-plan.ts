import type { FakeFault, FakeRequest } from "./fake-types.js";
import { networkError } from "./network.js";

/** The two ways to answer a request. */
export interface Ways {
  /** Sends it to the service. */
  readonly send: () => Promise<Response>;
  /** Answers with the error of a status. */
  readonly fail: (status: number) => Response;
}

/** The injected failures that wait for requests. */
export interface FailurePlan {
  add(failure: FakeFault): void;
  clear(): void;
  /** Answers a request with the first failure that applies to it, else with the service. */
  strike(request: FakeRequest, ways: Ways): Promise<Response>;
}

/** Creates an empty plan. */
export function createFailurePlan(): FailurePlan {
  let waiting: { readonly failure: FakeFault; left: number }[] = [];

  function next(request: FakeRequest): FakeFault | undefined {
    const found = waiting.find(({ failure }) => failure.when?.(request) ?? true);
    if (found === undefined) return undefined;
    found.left -= 1;
    waiting = waiting.filter(({ left }) => left > 0);
    return found.failure;
  }

  return {
    add: (failure) => void waiting.push({ failure, left: failure.times ?? 1 }),
    clear: () => {
      waiting = [];
    },
    async strike(request, ways) {
      const failure = next(request) ?? {};
      if (failure.delay !== undefined) await wait(failure.delay);
      if (failure.network === "refused")
        throw networkError("ECONNREFUSED", "The fake service rejected the connection.");
      const response =
        failure.status === undefined ? await ways.send() : failed(failure, ways.fail(failure.status));
      if (failure.network === "lost")
        throw networkError("ECONNRESET", "The fake service lost the answer on its way.");
      return response;
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
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
