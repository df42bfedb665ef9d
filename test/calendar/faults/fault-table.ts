import { describe, expect, inject, it } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { testTime } from "../../support/clock.js";
import { eventually } from "../../support/eventually.js";
import { type Fate, openStoreProxy, type StoreProxy } from "../../support/store-proxy.js";
import { expectSame, keyed } from "../http/repeat-service.js";
import { type StartedMachine, startMachine } from "../support/machines.js";
import { type Prepare, writes } from "./writes.js";

/** What becomes of a command, by its position and that of the one with the fault. */
export const faults = {
  "is lost": (step: number, at: number): Fate => (step === at ? "is lost" : "passes"),
  "is not answered": (step: number, at: number): Fate => (step === at ? "is not answered" : "passes"),
  "is lost, and the store is away until the answer": (step: number, at: number): Fate =>
    step >= at ? "is lost" : "passes",
};

/**
 * Tests that writes are done once, and completely, whichever of their commands fails: each is sent again with its idempotency
 * key until it is answered, as a client does.
 */
export function testFaults(names: readonly string[], kinds: readonly (keyof typeof faults)[]): void {
  const cases = names.flatMap((name) => kinds.map((kind) => [name, kind] as const));
  describe.concurrent("a write that is sent again", () => {
    it.each(cases)("is done once: %s, of which any one command %s", async (name, kind) => {
      const ground = await start();
      const run = { ...ground, prepare: writes[name] ?? expect.fail(name) };
      const { commands, check } = await send(run, () => "passes");
      const checks = [check];
      for (let at = 1; at <= commands.length; at += 1)
        checks.push((await send(run, (step) => faults[kind](step, at))).check);
      await ground.succeed();
      await eventually(async () => {
        expect(await checkStore(ground.service.database, calendar, false)).toEqual([]);
      });
      for (const checkOne of checks) await checkOne();
      await ground.close();
    });
  });
}

interface Run {
  readonly service: StartedMachine;
  readonly proxy: StoreProxy;
  readonly prepare: Prepare;
}

let words = 0;

/** Sends a write whose commands meet some fate, and again; the check is of what it leaves. */
async function send({ service, proxy, prepare }: Run, fateOf: (step: number) => Fate) {
  words += 1;
  const word = `word${words}x`;
  const { request, status, ...write } = await prepare(service, word);
  const commands: string[] = [];
  proxy.onWrite((command) => {
    const fate = fateOf(commands.length + 1);
    commands.push(`${command.name} ${command.collection} ${fate}`);
    return fate;
  });
  const first = await keyed(service, word, request);
  proxy.onWrite(() => "passes");
  if (first.status !== 503) expect(first.status, JSON.stringify(first.body)).toBe(status);
  const second = await eventually(async () => {
    const answer = await keyed(service, word, request);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer;
  });
  if (first.status !== 503) expectSame(second, first);
  return { commands, check: () => write.done(commands.join()) };
}

let services = 0;

/** Starts a service behind a proxy, on a store of its own. */
async function start() {
  services += 1;
  const errors: unknown[] = [];
  const name = `test_faults_${process.pid}_${services}`;
  const proxy = await openStoreProxy(inject("engineUri"));
  const service = await startMachine(`${proxy.uri}&minHeartbeatFrequencyMS=10`, { name, errors });
  service.startWork();
  const machines = [service];
  return {
    proxy,
    service,
    /** Starts another service on the same store, for which a minute has gone by. */
    async succeed() {
      const now = (): number => testTime + 60_000;
      const successor = await startMachine(inject("engineUri"), { name, errors, now });
      successor.startWork();
      machines.unshift(successor);
    },
    async close() {
      await service.database.db.dropDatabase();
      for (const machine of machines) await machine.close();
      await proxy.close();
    },
  };
}
