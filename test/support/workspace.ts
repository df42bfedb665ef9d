import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { patienceMs } from "./eventually.js";

/** The repository under test. */
export const root = join(import.meta.dirname, "..", "..");

/** What a program that has ended printed on both streams. */
export interface RunResult {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a program of Node in a folder to its end. */
export function runNode(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): RunResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...environment },
    timeout: patienceMs,
  });
  return { status, output: stdout + stderr };
}

/** A copy of the repository's sources in a folder of its own, with the installed packages. */
export interface Workspace {
  readonly folder: string;
  /** Runs a program of Node there to its end. */
  run(args: readonly string[], environment?: NodeJS.ProcessEnv): RunResult;
  remove(): void;
}

/** What belongs to the product of this repository; the rest is the framework, which works without it. */
export const productPaths: readonly string[] = [
  ...["api.yaml", "types.yaml", "routes.yaml", "resources", "text", "client", "guides"].map(
    (name) => `spec/${name}`,
  ),
  "generated",
  "runtime/hooks",
  "runtime/calendar.ts",
  "runtime/main.ts",
  "runtime/testing/index.ts",
  "runtime/testing/fake-calendar.ts",
  "runtime/tools/seed",
  "runtime/tools/seed.ts",
  "test/calendar",
];

/** Whether a path of the repository is of its product. */
export function isOfProduct(path: string): boolean {
  return productPaths.some((name) => path === name || path.startsWith(`${name}/`));
}

/** Copies the spec, the generator, the generated code and the runtime. */
export function createWorkspace(): Workspace {
  return copySources(() => true);
}

/** Copies the generator and the runtime, without the product of the repository. */
export function createFrameworkWorkspace(): Workspace {
  return copySources((path) => !isOfProduct(path));
}

function copySources(includes: (path: string) => boolean): Workspace {
  const folder = mkdtempSync(join(tmpdir(), "workspace-"));
  for (const name of [
    "spec",
    "generator",
    "generated",
    "runtime",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    ".config",
  ]) {
    if (!existsSync(join(root, name)) || !includes(name)) continue;
    const filter = (source: string): boolean => includes(relative(root, source));
    cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    run: (args, environment) => runNode(folder, args, environment),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files of a spec by their paths below its folder. */
export function readSpecFiles(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => path.endsWith(".yaml")).sort();
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** The files of the spec `test/specs/<name>`. */
export function specFiles(name: string): Readonly<Record<string, string>> {
  return readSpecFiles(join(root, "test/specs", name));
}

const noHooks = `import type { Hooks } from "../../generated/server/hooks.js";\n\nexport const hooks = {} satisfies Hooks;\n`;

const program = `import { createProduct } from "../generated/server/index.js";
import { hooks } from "./hooks/index.js";
import { run } from "./tools/program.js";

await run({ load: () => Promise.resolve(createProduct(hooks)), args: process.argv.slice(2) });
`;

/**
 * Creates a workspace of another product: the given files of its spec, by their paths in `spec/`, the given `index.ts` of its
 * hooks, and its program; nothing is generated.
 */
export function createSpecWorkspace(files: Readonly<Record<string, string>>, hooks = noHooks): Workspace {
  const workspace = createFrameworkWorkspace();
  const own = Object.entries(files).map(([path, text]) => [join("spec", path), text] as const);
  for (const [path, text] of [
    ...own,
    ["runtime/hooks/index.ts", hooks],
    ["runtime/main.ts", program],
  ] as const) {
    const file = join(workspace.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return workspace;
}

/** A service in a process of its own. */
export interface ServiceProcess {
  /** Address of the first mount, as the service announces it. */
  readonly api: string;
  readonly pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; the exit code, or null for a signal. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the service from the TypeScript of a folder. */
export function startService(folder: string, environment: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  return startProgram(folder, ["--import", "tsx", join("runtime", "main.ts")], environment);
}

/** Starts the service as `npm start` does, compiled. */
export function startBuilt(folder: string, environment: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  return startProgram(folder, [join("runtime", "run.mjs"), "main"], environment);
}

/** Waits until the service announces its address; rejects if it ends before. */
export async function startProgram(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit") as Promise<[number | null]>;
  const api = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = / API +(\S+)\n/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(([code]) => reject(new Error(`The service ended with ${String(code)}:\n${output}`)));
  });
  return {
    api,
    pid: child.pid ?? 0,
    output: () => output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
