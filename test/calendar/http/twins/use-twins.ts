import { beforeAll, expect } from "vitest";
import { useService } from "../../support/service.js";
import { createCaller, untilKeysAreKnown } from "../callers.js";
import { useTwin } from "../twin-service.js";
import { type Conversation, converse, type Twins } from "./conversation.js";

/**
 * Starts a service, another with caches of its own, and one without caches, all on one store. The returned function lets
 * them take part in a conversation and fails at the first read that they answer differently; `hits` is how often the first found something
 * in its cache.
 */
export function useTwins(): (
  seed: number,
  steps: number,
) => Promise<Conversation & { readonly hits: number }> {
  // Events begin and end on the hour.
  let instant = Date.UTC(2031, 2, 3, 11, 59, 59, 500);
  const settings = {
    PUBLIC_URL: "https://calendar.example",
    SITE_TIMEZONE: "Europe/Rome",
    CORS_ORIGINS: "*",
  };
  const surroundings = { now: () => instant };
  const service = useService(settings, surroundings);
  const other = useTwin(service, settings, surroundings);
  const plain = useTwin(service, { ...settings, CACHE: "off" }, surroundings);
  let headersOf: Twins["headersOf"] | undefined;

  beforeAll(async () => {
    const callers = await Promise.all(
      (["subscriber", "author", "editor"] as const).map(
        async (role, at) => [role, (await createCaller(service, role, 6 + at)).headers] as const,
      ),
    );
    await Promise.all([service, other, plain].map(untilKeysAreKnown));
    headersOf = { anonymous: {}, subscriber: {}, author: {}, editor: {}, ...Object.fromEntries(callers) };
  });

  return async (seed, steps) => {
    if (headersOf === undefined) throw new Error("The services start with the first test.");
    const twins: Twins = {
      cached: [service, other],
      plain,
      headersOf,
      advance: (milliseconds) => {
        instant += milliseconds;
      },
    };
    const conversation = await converse(service, twins, { seed, steps });
    const { difference } = conversation;
    expect(difference?.cached, JSON.stringify(difference, undefined, 1)).toEqual(difference?.plain);
    expect([...service.errors, ...other.errors, ...plain.errors]).toEqual([]);
    const hits = Number(/cache_answers\{outcome="hit"\} (\d+)/.exec(await service.gauges())?.[1]);
    return { ...conversation, hits };
  };
}
