import type { Diagnostic } from "./diagnostics.js";
import { emitters } from "./emit/index.js";
import { checkHooks } from "./hook-files.js";
import { loadSpec, type Spec } from "./load.js";
import { buildModel } from "./model/build.js";
import type { Model } from "./model/model.js";
import type { OutputFile } from "./print/source-file.js";
import { compareFiles, type Difference, type Written, writeFiles } from "./write.js";

export interface Folders {
  /** Folder with the YAML files. */
  readonly spec: string;
  /** Folder that the files are written to. */
  readonly out: string;
  /** Folder with the hand-written hooks; absent: they are not looked at. */
  readonly hooks?: string;
}

/** The outcome of a run: diagnostics in any case, and what was done where none of them is an error. */
export interface Outcome<T> {
  readonly spec: Spec;
  readonly diagnostics: readonly Diagnostic[];
  readonly result?: T;
}

/** The whole generator: load, build and check, emit, write. A spec with errors leaves every file as it is. */
export function generate(folders: Folders): Promise<Outcome<Written>> {
  return run(folders, writeFiles);
}

/** The same up to writing: names every file that is not as the spec makes it. */
export function check(folders: Folders): Promise<Outcome<readonly Difference[]>> {
  return run(folders, compareFiles);
}

async function run<T>(folders: Folders, finish: Finish<T>): Promise<Outcome<T>> {
  const spec = loadSpec(folders.spec);
  const { model, diagnostics } = buildModel(spec);
  if (model === undefined) return { spec, diagnostics };
  if (folders.hooks !== undefined) checkHooks(model, folders.hooks, spec.diagnostics.report);
  const files = await emit(model);
  // The types of missing hooks are among the files, so that they are written all the same.
  return { spec, diagnostics: spec.diagnostics.sorted(), result: finish(folders.out, files) };
}

type Finish<T> = (folder: string, files: readonly OutputFile[]) => T;

/** All files that the model makes. */
export async function emit(model: Model): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  for (const emitter of emitters) files.push(...(await emitter(model)));
  return files;
}
