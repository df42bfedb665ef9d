import { setTimeout as pause } from "node:timers/promises";
import { calendar } from "../../../runtime/calendar.js";
import type { Database } from "../../../runtime/storage/database.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { createCaller } from "./caller.js";
import { compareWithStore } from "./look.js";
import { eventAt, type Ledger } from "./writer.js";

/** What crashes left in a store. */
interface AfterCrash {
  readonly failures: string[];
  readonly repairs: readonly string[];
  /** Milliseconds that writes took which need what a crash left locked. */
  readonly waits: readonly number[];
}

/**
 * Compares a store with the answers to writers, writes what needs the locks that crashes have left, and repairs what the doctor
 * finds, once: after that, nothing must be left.
 */
export async function checkAfterCrash(
  database: Database,
  api: string,
  ledgers: readonly Ledger[],
): Promise<AfterCrash> {
  const failures = await compareWithStore(database, ledgers);
  const waits = await takeLocks(database, api);
  const repairs = await checkStore(database, calendar, true);
  const again = await untilSettled(database);
  failures.push(...again.map((finding) => `the doctor left: ${finding}`));
  failures.push(...waits.filter((ms) => ms > longestWaitMs).map((ms) => `a lock was held for ${ms} ms`));
  return { failures, repairs, waits };
}

/** Longer than it takes until the service gives series that are due their occurrences. */
const settleMs = 90_000;

/** What the doctor finds although the service has had the time to do what is due. */
async function untilSettled(database: Database): Promise<readonly string[]> {
  const end = performance.now() + settleMs;
  for (;;) {
    const findings = await checkStore(database, calendar, false);
    if (findings.length === 0 || performance.now() > end) return findings;
    await pause(500);
  }
}

/** Below any lease, far above a write on a busy machine. */
const longestWaitMs = 15_000;

/** Writes records of the names that are still locked after all writers ended. */
async function takeLocks(database: Database, api: string): Promise<number[]> {
  const locks = await database.db.collection<{ _id: string }>("locks").find().toArray();
  const caller = createCaller(api);
  const waits: number[] = [];
  for (const { _id } of locks) {
    const [, folder = "", name = ""] = /^(\w+)\/named\/(.+)$/.exec(_id) ?? [];
    if (name === "") continue;
    const begun = performance.now();
    const outcome = await caller.ask({ method: "POST", path: "/events", body: eventAt(folder, name) });
    const isCreated = outcome.kind === "answered" && outcome.status === 201;
    waits.push(isCreated ? Math.round(performance.now() - begun) : Number.POSITIVE_INFINITY);
  }
  caller.close();
  return waits;
}
