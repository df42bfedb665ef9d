import type { FakeFault, FakeRequest } from "./fake-types.js";
import { networkError } from "./network.js";

/** The two ways to answer a request. */
export interface Ways {
  /** Sends it to the service. */
  readonly send: () => Promise<Response>;
  /** Answers with the error of a status. */
  readonly fail: (status: number) => Response;
}

/** The injected faults that wait for requests. */
export interface FaultPlan {
  add(fault: FakeFault): void;
  clear(): void;
  /** Answers a request with the first fault that applies to it, else with the service. */
  strike(request: FakeRequest, ways: Ways): Promise<Response>;
}

/** Creates an empty plan. */
export function createFaultPlan(): FaultPlan {
  let waiting: { readonly fault: FakeFault; left: number }[] = [];

  function next(request: FakeRequest): FakeFault | undefined {
    const found = waiting.find(({ fault }) => fault.when?.(request) ?? true);
    if (found === undefined) return undefined;
    found.left -= 1;
    waiting = waiting.filter(({ left }) => left > 0);
    return found.fault;
  }

  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => {
      waiting = [];
    },
    async strike(request, ways) {
      const fault = next(request) ?? {};
      if (fault.delay !== undefined) await wait(fault.delay);
      if (fault.network === "refused")
        throw networkError("ECONNREFUSED", "The fake service refused the connection.");
      const response =
        fault.status === undefined ? await ways.send() : failed(fault, ways.fail(fault.status));
      if (fault.network === "lost")
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
