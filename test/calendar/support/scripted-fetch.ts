import { expect } from "vitest";

/** An answer that a test gives instead of a service: a response, or what `fetch` shall throw. */
export type Scripted = Response | { readonly thrown: unknown };

/** A `fetch` that gives one scripted answer after another, the last one for ever, and notes the requests. */
export interface ScriptedFetch {
  (url: string, init: RequestInit): Promise<Response>;
  readonly requests: { readonly url: string; readonly headers: Headers; readonly signal: AbortSignal }[];
}

/** Each answer is given as a copy, so that it may be given several times. */
export function scriptedFetch(...answers: readonly Scripted[]): ScriptedFetch {
  const requests: { url: string; headers: Headers; signal: AbortSignal }[] = [];
  const fetch = async (url: string, { headers, signal }: RequestInit): Promise<Response> => {
    requests.push({ url, headers: new Headers(headers), signal: signal ?? new AbortController().signal });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    await Promise.resolve();
    if (answer instanceof Response) return answer.clone();
    // What a platform throws need not be an error.
    throw answer?.thrown;
  };
  return Object.assign(fetch, { requests });
}

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}

/** What a promise fails with; the test fails where it does not. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const failure = await promise.then(
    (value: unknown) => ({ value }),
    (error: unknown) => ({ error }),
  );
  expect(failure).toHaveProperty("error");
  return "error" in failure ? failure.error : undefined;
}
