// Wall-clock times of the generator's command, medians of some rounds:
//   npx tsx test/bench/generate.ts [rounds] [rounds of identity]
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { growSpec } from "./big-spec.js";

const [rounds = "7", identical = "0"] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
// Below the repository, as a run elsewhere keeps no record of what it left.
run("npm", ["run", "--silent", "generate"]);
const folder = mkdtempSync(join(root, "build/bench-"));
const out = join(folder, "generated");
const launcher = [join(root, "generator/run.mjs")];
const npm = ["run", "--silent", "generate", "--"];

/** What must not show in the files. */
const surroundings: readonly NodeJS.ProcessEnv[] = [
  { LC_ALL: "C", TZ: "UTC" },
  { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" },
  { LC_ALL: "de_DE.UTF-8", LANG: "de_DE.UTF-8", TZ: "America/St_Johns" },
  { LC_ALL: "ja_JP.UTF-8", LANG: "ja_JP.UTF-8", TZ: "Asia/Kathmandu" },
];

try {
  console.log(`${rounds} rounds, load average ${loadavg()[0]?.toFixed(1) ?? ""} at the start`);
  show("everything, npm run generate", () => measured("npm", [...npm, "--out", out], removeFiles));
  show("everything, without npm", () => measured("node", [...launcher, "--out", out], removeFiles));
  run("node", [...launcher, "--out", out]);
  show("nothing to do, npm run generate", () => measured("npm", [...npm, "--out", out]));
  show("nothing to do, without npm", () => measured("node", [...launcher, "--out", out]));
  await showWatch();
  showBig();
  showIdentity();
} finally {
  rmSync(folder, { recursive: true });
}

function show(what: string, measure: () => number): void {
  measure();
  const times = Array.from({ length: Number(rounds) }, measure);
  console.log(`${what}: ${median(times)} ms (${Math.min(...times)} to ${Math.max(...times)})`);
}

function measured(command: string, args: readonly string[], prepare: () => void = () => undefined): number {
  prepare();
  const begun = performance.now();
  run(command, args);
  return Math.round(performance.now() - begun);
}

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8", env });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${String(status)}:\n${stderr}`);
  return stdout;
}

function removeFiles(): void {
  rmSync(out, { recursive: true, force: true });
}

/** Prints the time from the edit of one field until the last file is written and reported. */
async function showWatch(): Promise<void> {
  const spec = join(folder, "spec");
  cpSync(resolve("spec"), spec, { recursive: true });
  const args = [...launcher, "--watch", "--spec", spec, "--out", out];
  const child = spawn("node", args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const ready = async (): Promise<void> => {
    let text = "";
    while (!text.includes("Waiting")) {
      const [chunk] = (await once(child.stdout, "data")) as [Buffer];
      text += chunk.toString();
    }
  };
  await ready();
  const file = join(spec, "resources/event.yaml");
  const text = readFileSync(file, "utf8");
  const times: number[] = [];
  for (let round = 0; round < Number(rounds) + 10; round += 1) {
    const edited = text.replace(/maximum: \d+/, `maximum: ${100 + round}`);
    const begun = performance.now();
    writeFileSync(file, edited);
    await ready();
    times.push(Math.round(performance.now() - begun));
  }
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
  const warm = times.slice(10);
  console.log(
    `an edit under --watch, after 10 others: ${median(warm)} ms (${Math.min(...warm)} to ${Math.max(...warm)}; first ${times[0] ?? 0})`,
  );
}

function showBig(): void {
  const spec = join(folder, "big");
  growSpec(resolve("spec"), spec, 20);
  removeFiles();
  const begun = performance.now();
  const written = run("node", [...launcher, "--spec", spec, "--out", out]).trim();
  console.log(`a spec 20 times as large: ${Math.round(performance.now() - begun)} ms; ${written}`);
}

function showIdentity(): void {
  const manifests = new Set<string>();
  for (let round = 0; round < Number(identical); round += 1) {
    removeFiles();
    run("node", [...launcher, "--out", out], surroundings[round % surroundings.length]);
    manifests.add(readFileSync(join(out, "manifest.json"), "utf8"));
  }
  if (existsSync(out) && manifests.size > 0) {
    console.log(
      `${identical} runs from nothing, in ${surroundings.length} locales and time zones: ${manifests.size === 1 ? "the same bytes" : "other bytes"}`,
    );
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
