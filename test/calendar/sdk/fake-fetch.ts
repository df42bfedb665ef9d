import type { Clock, Fetch } from "../../../generated/sdk/index.js";

/** What a request is answered with: a response, an error of the network, or silence until the signal ends it. */
export type Turn = Response | Error | "silence" | (() => unknown);

/** A network that answers one turn after the other, and remembers what was sent. */
export function fakeFetch(...turns: Turn[]): {
  readonly fetch: Fetch;
  readonly sent: { readonly url: string; readonly init: RequestInit; readonly headers: Headers }[];
} {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  return {
    sent,
    fetch: async (url, init) => {
      const turn = turns[Math.min(sent.length, turns.length - 1)];
      sent.push({ url, init, headers: new Headers(init.headers) });
      if (turn === "silence") return new Promise(() => undefined);
      if (turn instanceof Response) return turn.clone();
      if (turn instanceof Error) throw turn;
      return turn?.() as Response;
    },
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "x-request-id": "r-1", ...headers },
  });
}

export function errorResponse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return json(status, { code, message: `rejected: ${code}`, data: { status } }, headers);
}

/** A clock that stands still but for waiting, which takes no time and is written down. */
export function fakeClock(chance = 0.5): Clock & { readonly pauses: number[] } {
  let now = Date.UTC(2031, 0, 1);
  const pauses: number[] = [];
  const timers: { readonly at: number; readonly end: () => void }[] = [];
  let isFirst = true;
  return {
    pauses,
    now: () => now,
    random: () => chance,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        // The first wait of a call is its time budget: it ends when the pauses have used it up.
        if (isFirst) {
          isFirst = false;
          timers.push({ at: now + milliseconds, end: resolve });
          signal.addEventListener("abort", () => {
            isFirst = true;
            resolve();
          });
          return;
        }
        pauses.push(milliseconds);
        now += milliseconds;
        for (const timer of timers.filter(({ at }) => at <= now)) timer.end();
        resolve();
      }),
  };
}
