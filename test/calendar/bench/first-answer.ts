// Milliseconds from `npm start` to the first answer of a list, on a store that exists:
//   npx tsx test/calendar/bench/first-answer.ts [rounds]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const [rounds = "5"] = process.argv.slice(2);
const port = 3000 + Math.floor(Math.random() * 1000) + 500;
const dataDir = mkdtempSync(join(tmpdir(), "calendar-first-answer-"));

// The first start builds what is stale and makes the store; it does not count.
await start();
const times: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) times.push(await start());
console.log(`${times.map((time) => `${time} ms`).join(", ")}; median ${median(times)} ms`);
rmSync(dataDir, { recursive: true });

async function start(): Promise<number> {
  const begun = performance.now();
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: "ignore",
    detached: true,
  });
  const time = await firstAnswer(begun);
  const ended = once(npm, "exit");
  process.kill(-(npm.pid ?? 0), "SIGTERM");
  await ended;
  // npm is gone before the service is: the next round must not ask this one.
  while (await answers()) await delay(20);
  return time;
}

async function answers(): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/calendar/events/v1/events`);
    await response.text();
    return true;
  } catch {
    return false;
  }
}

async function firstAnswer(begun: number): Promise<number> {
  while (performance.now() - begun < 30_000) {
    if (await answers()) return Math.round(performance.now() - begun);
    await delay(5);
  }
  throw new Error("The service did not answer within 30 seconds.");
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
