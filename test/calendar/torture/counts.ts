import { setTimeout as pause } from "node:timers/promises";
import { calendar } from "../../../runtime/calendar.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { eventually } from "../../support/eventually.js";
import { createCaller } from "./caller.js";
import { type Ground, joinDatabase } from "./ground.js";
import { createLedger, write } from "./writer.js";

const writers = 8;
/** How long clients go on to write after a kill, and when counts have to be right. */
const trafficMs = 15_000;
const limitMs = 60_000;

/**
 * Kills the service at a random moment while clients file events under terms that they share, starts it again for clients
 * that go on to do so, and looks whether the counts of the terms are right within a minute. Returns those that are not.
 */
export async function tortureCounts(ground: Ground, rounds: number): Promise<readonly string[]> {
  const failures: string[] = [];
  const dataDir = ground.newDataFolder();
  let service = await ground.start({ DATA_DIR: dataDir });
  for (let round = 0; round < rounds; round += 1) {
    const before = startTraffic(service.api, `before${round}`);
    const enough = 100 + Math.random() * 200;
    await eventually(() => before.acknowledged() > enough);
    await service.stop("SIGKILL");
    await before.stop();
    service = await ground.start({ DATA_DIR: dataDir });
    const end = performance.now() + limitMs;
    const after = startTraffic(service.api, `after${round}`);
    await pause(trafficMs);
    await after.stop();
    const database = await joinDatabase(dataDir);
    const wrong = async () =>
      (await checkStore(database, calendar, false)).filter((finding) => finding.includes("count"));
    while ((await wrong()).length > 0 && performance.now() < end) await pause(500);
    failures.push(...(await wrong()).map((finding) => `round ${round + 1}: ${finding}`));
    await database.close();
  }
  await service.stop();
  return failures;
}

function startTraffic(api: string, name: string) {
  let isOver = false;
  const ledgers = Array.from({ length: writers }, createLedger);
  const written = Promise.all(
    ledgers.map(async (ledger, at) => {
      const caller = createCaller(api);
      const writer = { name: `${name}w${at}`, caller, kinds: ["event", "change", "event", "trash"] as const };
      await write(writer, ledger, () => isOver);
      caller.close();
    }),
  );
  return {
    acknowledged: () => ledgers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    async stop() {
      isOver = true;
      await written;
    },
  };
}
