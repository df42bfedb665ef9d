import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../../support/eventually.js";
import type { ServiceProcess } from "../../support/workspace.js";
import { enginePidOf } from "../support/processes.js";
import { checkAfterCrash } from "./after-crash.js";
import { createCaller } from "./caller.js";
import { type Figures, quantile } from "./figures.js";
import { failuresIn, type Ground, joinDatabase } from "./ground.js";
import { createLedger, type Ledger, write } from "./writer.js";

const victims = ["service", "engine", "both"] as const;
type Victim = (typeof victims)[number];

const writers = 8;
/** After so many rounds the store is a new one, so that the look at all of it stays short. */
const roundsPerStore = 12;

/**
 * Kills the service, its engine and both by turns, at a random moment while eight writers write, starts again what does not
 * restart automatically, and compares the store with the responses that the writers got.
 */
export async function tortureDurability(
  ground: Ground,
  rounds: number,
  step: () => void = () => undefined,
): Promise<Figures> {
  const failures: string[] = [];
  const recoveries: number[] = [];
  const waits: number[] = [];
  const repairs: string[] = [];
  const sum = { acknowledged: 0, unknown: 0, records: 0 };
  let ledgers: Ledger[] = [];
  let dataDir = ground.newDataFolder();
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0 && round % roundsPerStore === 0) {
      dataDir = ground.newDataFolder();
      ledgers = [];
    }
    const victim = victims[round % victims.length] ?? "both";
    const mine = Array.from({ length: writers }, createLedger);
    ledgers.push(...mine);
    const { service, recoveredMs } = await killWhileWriting(ground, dataDir, victim, round, mine);
    recoveries.push(recoveredMs);
    const database = await joinDatabase(dataDir);
    const found = await checkAfterCrash(database, service.api, ledgers);
    await database.close();
    waits.push(...found.waits);
    failures.push(...found.failures.map((failure) => `round ${round + 1} (${victim}): ${failure}`));
    repairs.push(...found.repairs);
    await service.stop();
    // Only the log contains the reason for a 500.
    failures.push(
      ...failuresIn(service.output()).map((reason) => `round ${round + 1} (${victim}): ${reason}`),
    );
    sum.acknowledged += mine.reduce((total, { acknowledged }) => total + acknowledged, 0);
    sum.unknown += mine.reduce((total, { unknown }) => total + unknown.length, 0);
    sum.records += mine.reduce((total, { records }) => total + records.size, 0);
    step();
  }
  const last = ground.run("doctor", dataDir).trim();
  if (!last.endsWith("Nothing to repair.")) failures.push(`npm run doctor at the end: ${last}`);
  return {
    part: "durability",
    rows: [
      ["kills of service, engine, both by turns", rounds],
      ["writes acknowledged", sum.acknowledged],
      ["creates without an answer", sum.unknown],
      ["records compared", sum.records],
      ["lost, doubled or invalid", failures.length],
      ["left by crashes and repaired by the doctor", repairs.length],
      [
        "until a write succeeds again, ms, median / worst",
        `${quantile(recoveries, 0.5)} / ${quantile(recoveries, 1)}`,
      ],
      [
        "locks left by crashes, slowest write that needs one, ms",
        waits.length === 0 ? "0" : `${waits.length} / ${quantile(waits, 1)}`,
      ],
    ],
    failures,
  };
}

interface Survivor {
  readonly service: ServiceProcess;
  /** Milliseconds from the kill, or from the new start, to the first write that succeeds. */
  readonly recoveredMs: number;
}

async function killWhileWriting(
  ground: Ground,
  dataDir: string,
  victim: Victim,
  round: number,
  ledgers: readonly Ledger[],
): Promise<Survivor> {
  const service = await ground.start({ DATA_DIR: dataDir });
  let isOver = false;
  const written = Promise.all(
    ledgers.map(async (ledger, index) => {
      const caller = createCaller(service.api);
      await write({ name: `r${round}w${index}`, caller }, ledger, () => isOver);
      caller.close();
    }),
  );
  const enough = 20 + Math.random() * 200;
  await eventually(() => ledgers.reduce((sum, { acknowledged }) => sum + acknowledged, 0) > enough);
  const engine = enginePidOf(service);
  if (victim !== "service") process.kill(engine, "SIGKILL");
  const killed = performance.now();
  if (victim !== "engine") {
    await service.stop("SIGKILL");
    await written;
    const again = await ground.start({ DATA_DIR: dataDir });
    return { service: again, recoveredMs: await untilWritable(again.api, `r${round}`) };
  }
  await untilWritable(service.api, `r${round}`);
  const recoveredMs = performance.now() - killed;
  await pause(300);
  isOver = true;
  await written;
  return { service, recoveredMs };
}

/** Milliseconds until an event with a category that others were making can be created. */
async function untilWritable(api: string, name: string): Promise<number> {
  const caller = createCaller(api);
  const begun = performance.now();
  let attempt = 0;
  await eventually(async () => {
    const dates = { start_date: "2031-05-01", end_date: "2031-05-02" };
    const body = { title: `${name} back ${(attempt += 1)}`, categories: ["Kind 1", "Kind 2"], ...dates };
    const outcome = await caller.ask({ method: "POST", path: "/events", body });
    if (outcome.kind !== "answered" || outcome.status !== 201) throw new Error(JSON.stringify(outcome));
  });
  caller.close();
  return performance.now() - begun;
}
