import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The newest processor profile in a folder. */
export function profileIn(folder: string): string {
  const name = readdirSync(folder)
    .filter((file) => file.endsWith(".cpuprofile"))
    .sort()
    .at(-1);
  if (name === undefined) throw new Error(`There is no profile in ${folder}.`);
  return join(folder, name);
}

/** The functions that took most of the time themselves, with their share of the time in which there was work. */
export function costliest(path: string, count: number): string[] {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path, "utf8")) as CpuProfile;
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    if (name.startsWith("(idle)")) continue;
    const time = timeDeltas[at] ?? 0;
    total += time;
    times.set(name, (times.get(name) ?? 0) + time);
  }
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}`);
}

function nameOf({ functionName, url, lineNumber }: CpuProfile["nodes"][number]["callFrame"]): string {
  const file = url.startsWith("file:") ? moduleOf(fileURLToPath(url), lineNumber) : url;
  const short = file.split("/").slice(-3).join("/");
  return `${functionName === "" ? "(anonymous)" : functionName}${short === "" ? "" : ` ${short}`}`;
}

const linesOf = new Map<string, readonly string[]>();

/** In a file that others were joined into, each of these begins with its name. */
function moduleOf(path: string, line: number): string {
  const lines = linesOf.get(path) ?? readFileSync(path, "utf8").split("\n");
  linesOf.set(path, lines);
  const heading = lines.slice(0, line + 1).findLast((text) => /^\/\/ \S+\.[cm]?[jt]s$/.test(text));
  return heading?.slice("// ".length) ?? path;
}
