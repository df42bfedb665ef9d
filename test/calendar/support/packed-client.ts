import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedBuild } from "../../support/builds.js";
import { patienceMs } from "../../support/eventually.js";
import { type RunResult, root, runNode } from "../../support/workspace.js";

/** The package of the client as it would be published. */
export interface PackedClient {
  /** The packed file. */
  readonly tarball: string;
  /** The same files, not packed. */
  readonly folder: string;
}

/** Builds and packs the client. */
export function packedClient(): PackedClient {
  const home = sharedBuild("packed-client", [".config", "generated", "runtime"], (folder) => {
    const build = [join(root, ".config", "build-sdk.mjs"), folder];
    execFileSync(process.execPath, build, { stdio: "pipe", timeout: patienceMs });
  });
  const file = readdirSync(home).find((name) => name.endsWith(".tgz"));
  if (file === undefined) throw new Error(`There is no packed client in ${home}; remove that folder.`);
  return { tarball: join(home, file), folder: join(home, "sdk") };
}

/** A project of a consumer, in a folder of its own. */
export interface Project {
  readonly folder: string;
  write(name: string, text: string): void;
  /** Runs a program of Node there to its end. */
  run(args: readonly string[], environment?: NodeJS.ProcessEnv): RunResult;
  /** The same, while this process goes on. */
  start(args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<{ readonly output: string }>;
  remove(): void;
}

/** An empty project in which the packed client has been installed, as a consumer would. */
export function createProject(manifest: object = { type: "module" }): Project {
  const { tarball } = packedClient();
  const folder = mkdtempSync(join(tmpdir(), "consumer-"));
  const project: Project = {
    folder,
    write: (name, text) => writeFileSync(join(folder, name), text),
    run: (args, environment) => runNode(folder, args, environment),
    async start(args, environment = {}) {
      const env = { ...process.env, ...environment };
      return await new Promise((resolve) => {
        execFile(process.execPath, args, { cwd: folder, env, timeout: patienceMs }, (_, stdout, stderr) =>
          resolve({ output: stdout + stderr }),
        );
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  project.write("package.json", JSON.stringify({ name: "consumer", private: true, ...manifest }));
  const options = ["--offline", "--no-audit", "--no-fund", "--silent"];
  execFileSync("npm", ["install", ...options, tarball], { cwd: folder, stdio: "pipe", timeout: patienceMs });
  return project;
}

/** The compilers of the repository, for programs in a project. */
export const compilers = {
  "TypeScript 5.9": join(root, "node_modules/typescript/bin/tsc"),
  "TypeScript 7": join(root, "node_modules/@typescript/native/bin/tsc"),
} as const;
