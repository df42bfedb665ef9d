import type { ClientRequest, IncomingMessage } from "node:http";
import type { Context } from "koa";
import { createSeenKeys } from "../cache/seen-keys.js";
import type { Snapshot } from "../core/cache-snapshot.js";
import { JsonFragment } from "../core/json-fragment.js";
import type { Principal } from "../core/principal.js";
import type { AnsweredRequest } from "../telemetry/telemetry.js";
import type { ServiceState } from "./state.js";

/** An answer to a request without credentials, ready to be sent again. */
export interface KeptAnswer {
  /** Names and values by turns, without those that belong to one request alone. */
  readonly headers: readonly string[];
  readonly body: Buffer | JsonFragment;
  readonly tag: string;
  /** What is told of each request that it answers. */
  readonly told: Pick<AnsweredRequest, "route" | "operation" | "language">;
}

/** Answers by request, for as long as they hold. */
export interface KeptAnswers {
  /** The answer to callers like this one at an address. */
  find(fresh: Snapshot, principal: Principal, address: string): KeptAnswer | undefined;
  /**
   * Says that the answer to a request is about to be made, for a caller who is not known yet; nothing was read from the store yet. It is worth keeping where
   * there is room, or the same was asked for before: answers to what nobody asks for again would push out what others need.
   */
  expect(request: IncomingMessage, fresh: Snapshot, address: string): void;
  /** What was kept when a request came in whose answer is expected. */
  freshFor(request: IncomingMessage): Snapshot | undefined;
  /** Keeps the answer that was just made, if it was expected and may be kept. */
  keep(ctx: Context & { readonly state: ServiceState }, told: KeptAnswer["told"]): void;
}

/** Headers that the next request gets its own of; Node adds the length. */
const own: ReadonlySet<string> = new Set([
  "x-request-id",
  "ratelimit",
  "ratelimit-policy",
  "content-length",
  "connection",
  "date",
]);
const ofOrigins = "access-control-allow-";

interface ExpectedAnswer {
  readonly fresh: Snapshot;
  readonly address: string;
  readonly isWorth: boolean;
}

/** Opens the answers that are kept. */
export function createKeptAnswers(): KeptAnswers {
  const asked = createSeenKeys();
  const expected = new WeakMap<IncomingMessage, ExpectedAnswer>();
  return {
    find: (fresh, principal, address) => fresh.get(keyOf(principal, address)) as KeptAnswer | undefined,
    expect(request, fresh, address) {
      expected.set(request, { fresh, address, isWorth: asked.see(address) || fresh.isRoomy });
    },
    freshFor: (request) => expected.get(request)?.fresh,
    keep(ctx, told) {
      const place = expected.get(ctx.req);
      const { reply } = ctx.state;
      const tag = ctx.response.get("ETag");
      if (place?.isWorth !== true || reply?.origin === undefined || ctx.status !== 200 || tag === "") return;
      const body = bodyOf(ctx);
      if (body === undefined) return;
      const headers = headersOf(ctx);
      const [own, parts] = body instanceof JsonFragment ? [0, [body]] : [body.length, []];
      const origin = { ...reply.origin, bytes: own + 2 * headers.join("").length, parts };
      place.fresh.set(keyOf(ctx.state.principal, place.address), { headers, body, tag, told }, origin);
    },
  };
}

/** Nothing else is kept under keys that begin like this. */
function keyOf({ role }: Principal, address: string): string {
  return `answer ${role} ${address}`;
}

/** The bytes that were sent. JSON is not joined, for its parts stand in other answers, too. */
function bodyOf({ body, state }: Context & { readonly state: ServiceState }): KeptAnswer["body"] | undefined {
  if (state.written !== undefined) return state.written;
  if (typeof body === "string") return Buffer.from(body);
  return Buffer.isBuffer(body) ? body : undefined;
}

function headersOf({ res }: Context): string[] {
  // Every answer has it; the types know it of requests only.
  return (res as typeof res & Pick<ClientRequest, "getRawHeaderNames">)
    .getRawHeaderNames()
    .flatMap((name) => {
      const lower = name.toLowerCase();
      const value = res.getHeader(name);
      const isShared = value !== undefined && !own.has(lower) && !lower.startsWith(ofOrigins);
      return isShared ? [name, String(value)] : [];
    });
}
