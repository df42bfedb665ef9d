import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { clientCopies } from "../../../generator/copies.js";
import { emit } from "../../../generator/generate.js";
import type { Model } from "../../../generator/model/model.js";
import { root } from "../../support/workspace.js";

/** A model, and what to call it where its files do not compile. */
export interface NamedModel {
  readonly label: string;
  readonly model: Model;
}

/**
 * Emits each model and compiles all of their TypeScript in one run, together with the runtime behind it. The answer lists
 * what does not compile, or is not emitted at all, by label; nothing is written to the repository.
 */
export function compileModels(models: readonly NamedModel[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    symlinkSync(join(root, "runtime"), join(folder, "runtime"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
    const failures: string[] = [];
    for (const [position, { label, model }] of models.entries()) {
      try {
        writeModel(join(folder, `generated${position}`), model);
      } catch (error) {
        failures.push(`${label}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      }
    }
    return [...failures, ...compile(folder, models)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tsconfig = {
  extends: join(root, "tsconfig.json"),
  compilerOptions: {
    noEmit: true,
    incremental: false,
    rootDir: ".",
    types: ["node"],
    paths: { specwright: ["./runtime/codegen.ts"] },
    preserveSymlinks: true,
  },
  include: ["generated*/**/*.ts"],
  exclude: [],
};

function writeModel(folder: string, model: Model): void {
  for (const { path, text } of [...emit(model), ...clientCopies("spec", model)]) {
    if (!path.endsWith(".ts")) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function compile(folder: string, models: readonly NamedModel[]): string[] {
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  return `${stdout}${stderr}`
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const position = Number(/^generated(\d+)/.exec(line)?.[1] ?? -1);
      return `${models[position]?.label ?? "?"}: ${line}`;
    });
}
