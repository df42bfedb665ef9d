import { clientCopies, withGuides } from "./copies.js";
import type { Diagnostic } from "./diagnostics.js";
import { emitters } from "./emit/index.js";
import { type Extensions, emitExtensions, noExtensions, withSections } from "./extensions.js";
import { checkHooks } from "./hook-files.js";
import { loadFiles, readSpec, type Spec } from "./load.js";
import { buildModel } from "./model/build.js";
import { contractOf } from "./model/contract.js";
import type { Model } from "./model/model.js";
import { tableOf } from "./model/tables.js";
import type { OutputFile } from "./print/source-file.js";
import { specHashes } from "./spec/hashes.js";
import { versions } from "./versions.js";
import { compareFiles, type Difference, type Output, type Written, writeFiles } from "./write.js";

export interface Folders {
  /** Folder with the YAML files. */
  readonly spec: string;
  /** Folder that the files are written to. */
  readonly out: string;
  /** Folder with the hand-written hooks; absent: they are not checked. */
  readonly hooks?: string;
}

export interface GenerateOptions {
  /** Files below the folder whose present content may be lost. */
  readonly discard?: readonly string[];
  /** What the product adds to the generator. */
  readonly extensions?: Extensions;
}

/**
 * The outcome of a run: diagnostics in any case, and the rest where none of them is an error of the spec. Errors of the hooks
 * stop nothing, because their types are among the files.
 */
export interface Outcome<T> {
  readonly spec: Spec;
  readonly diagnostics: readonly Diagnostic[];
  readonly model?: Model;
  readonly output?: Output;
  /** What was done. */
  readonly result?: T;
}

/** The whole generator: load, build and check, emit, write. A spec with errors leaves every file as it is. */
export function generate(folders: Folders, options: GenerateOptions = {}): Outcome<Written> {
  return run(folders, options, (folder, output) => writeFiles(folder, output, options.discard));
}

/** The same up to writing: names every file that is not as the spec makes it. */
export function check(
  folders: Folders,
  options: Pick<GenerateOptions, "extensions"> = {},
): Outcome<readonly Difference[]> {
  return run(folders, options, compareFiles);
}

function run<T>(
  folders: Folders,
  { extensions }: GenerateOptions,
  finish: (folder: string, output: Output) => T,
): Outcome<T> {
  const spec = readSpec(folders.spec, loadFiles(folders.spec));
  const { model, diagnostics } = buildModel(spec);
  if (model === undefined) return { spec, diagnostics };
  const { hooks } = folders;
  if (hooks !== undefined) checkHooks(model, hooks, spec.diagnostics.report);
  const output = makeOutput(spec, model, extensions);
  const result = finish(folders.out, output);
  return { spec, diagnostics: spec.diagnostics.sorted(), model, output, result };
}

function makeOutput(spec: Spec, model: Model, extensions: Extensions = noExtensions): Output {
  const own = [
    ...emit(withGuides(withSections(model, extensions.sections), spec.directory)),
    ...clientCopies(spec.directory, model),
  ];
  const taken = new Set(own.map(({ path }) => path));
  const files = [...own, ...emitExtensions(model, extensions.emitters, taken)];
  const all = [...extensions.emitters, ...extensions.sections];
  const hashes = tableOf(all, ({ path, hash }) => [path, hash]);
  const contract = contractOf(model).operations;
  return { files, sources: { spec: specHashes(spec), extensions: hashes, generator: versions, contract } };
}

/** All files that the model makes. */
export function emit(model: Model): readonly OutputFile[] {
  return emitters.flatMap((emitter) => emitter(model));
}
