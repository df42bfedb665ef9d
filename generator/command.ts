import { join, relative, resolve, sep } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { ExtensionError, type Extensions, noExtensions } from "./extensions.js";
import { check, type Folders, generate, type Outcome } from "./generate.js";
import { stubLines, writeStubs } from "./hook-files.js";
import { loadSpec } from "./load.js";
import { buildModel } from "./model/build.js";
import { buildLanguages } from "./model/build-service.js";
import type { Model } from "./model/model.js";
import type { OutputFile } from "./print/source-file.js";
import { type Format, formats, printDiagnostics, printIn } from "./spec/print.js";
import { printTexts } from "./spec/texts-yaml.js";
import { readEarlier, upgradeReport } from "./upgrade.js";
import { watchRounds } from "./watch.js";
import type { Conflict, Difference } from "./write.js";

interface Options extends Folders {
  readonly extensions: Extensions;
  readonly check?: true;
  readonly discard?: readonly string[];
  readonly quiet?: true;
  readonly stubs?: true;
  readonly texts?: true;
  readonly verbose?: true;
  readonly format: Format;
  readonly watch?: true;
}

/** The end of a run. Exit codes: 0 done, 1 the spec, the files or the hooks are not right, 2 the command line is not right. */
export interface Ended {
  readonly exitCode: number;
  /** Spec and files agree: the outcome of both commands, until they or the hooks change. */
  readonly settled?: {
    readonly exitCode: number;
    /** On the error stream. */
    readonly reported: string;
    readonly generated: string;
    readonly checked: string;
  };
}

/** Runs one command line, with what the product adds to the generator. */
export async function main(args: readonly string[], extensions: Extensions = noExtensions): Promise<Ended> {
  const options = readOptions(args);
  if (typeof options === "number") return { exitCode: options };
  try {
    return await runCommand({ ...options, extensions });
  } catch (error) {
    if (!(error instanceof ExtensionError)) throw error;
    console.error(`${error.message}\nNo file was written.`);
    return { exitCode: 1 };
  }
}

async function runCommand(options: Options): Promise<Ended> {
  if (options.texts === true) return { exitCode: texts(options) };
  if (options.stubs === true) return stubs(options);
  if (options.watch === true) return watchSpecOf(options);
  return options.check === true ? checkFiles(options) : generateFiles(options);
}

async function watchSpecOf(options: Options): Promise<Ended> {
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  const round = (): void => {
    const begun = performance.now();
    generateFiles(options);
    console.log(`${Math.round(performance.now() - begun)} ms. Waiting for changes of ${options.spec} ...`);
  };
  await watchRounds(options, round, ending.signal);
  return { exitCode: 0 };
}

/** The options, or the exit code where there is nothing to do. */
function readOptions(args: readonly string[]): Omit<Options, "extensions"> | number {
  const command = new Command()
    .name("npm run generate --")
    .description("Generates the service from the YAML files of the spec.")
    .option(
      "--check",
      "compare only: exit 1 and name each file that is not as the spec makes it, with the cause",
    )
    .option("--discard <file...>", "overwrite or remove these files, although they were edited by hand")
    .option("--stubs", "write a typed start for each hook that the spec names and no file implements")
    .option("--texts", "print every text that can be translated, in the form of a translation file")
    .option("--watch", "generate now and after every change of the spec, until Ctrl-C")
    .option("--quiet", "print errors only")
    .option("--verbose", "name every missing translation")
    .addOption(
      new Option("--format <format>", "how diagnostics are printed").choices(formats).default("text"),
    )
    .option("--spec <folder>", "folder with the spec", "spec")
    .option("--out <folder>", "folder to write to", "generated")
    .option("--hooks <folder>", "folder with the hooks; those of the project where files go to `generated`")
    .exitOverride();
  try {
    return withHooks(command.parse(args, { from: "user" }).opts<Omit<Options, "extensions">>());
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

/** Files that go elsewhere have no hooks unless they are named. The launcher knows the same folders. */
function withHooks<Given extends Folders>(options: Given): Given {
  const isElsewhere = options.hooks !== undefined || options.out !== "generated";
  return isElsewhere ? options : { ...options, hooks: "runtime/hooks" };
}

function generateFiles(options: Options): Ended {
  const earlier = readEarlier(options.out);
  const discard = (options.discard ?? []).map((path) => pathBelow(options.out, path));
  const outcome = generate(options, { discard, extensions: options.extensions });
  printFoundDiagnostics(outcome, options);
  const { output, result } = outcome;
  if (result === undefined || output === undefined) return { exitCode: 1 };
  if (result.conflicts.length > 0) {
    printConflicts(result.conflicts, outcome, options);
    return { exitCode: 1 };
  }
  const { written, removed, unchanged } = result;
  if (options.quiet !== true) {
    if (earlier !== undefined) console.log(upgradeReport(earlier, output));
    process.stdout.write(summary(options, { written: written.length, removed: removed.length, unchanged }));
  }
  return ended(outcome, options);
}

function summary(
  { out }: Options,
  { written, removed, unchanged }: Readonly<Record<"written" | "removed" | "unchanged", number>>,
): string {
  return `${out}: ${written} written, ${removed} removed, ${unchanged} unchanged\n`;
}

function ended(outcome: Outcome<unknown>, options: Options): Ended {
  // The manifest is a file as well.
  const count = (outcome.output?.files.length ?? 0) + 1;
  const exitCode = outcome.spec.diagnostics.hasErrors ? 1 : 0;
  return {
    exitCode,
    settled: {
      exitCode,
      reported: diagnosticText(outcome, options),
      generated: summary(options, { written: 0, removed: 0, unchanged: count }),
      checked: agreement(options),
    },
  };
}

function agreement({ out }: Options): string {
  return `${out} is as the spec makes it\n`;
}

/** A path as the user names it, seen from the folder of the generated files. */
function pathBelow(folder: string, path: string): string {
  return relative(resolve(folder), resolve(path)).replaceAll(sep, "/");
}

function printConflicts(conflicts: readonly Conflict[], outcome: Outcome<unknown>, { out }: Options): void {
  for (const { path, kind } of conflicts) {
    const what =
      kind === "edited"
        ? "was edited by hand since it was generated"
        : "is in the way: a generated file belongs there, and the generator did not write this one";
    console.error(`${join(out, path)} ${what}.`);
    for (const line of kind === "edited" ? advice(path, outcome) : ["move it away"]) {
      console.error(`  - ${line}`);
    }
  }
  const files = conflicts.map(({ path }) => join(out, path)).join(" ");
  console.error(
    `No file was written. To discard what is there, delete it or run \`npm run generate -- --discard ${files}\`.`,
  );
}

function advice(path: string, { model, output }: Outcome<unknown>): readonly string[] {
  const file = output?.files.find((one) => one.path === path);
  return model === undefined ? [] : editAdvice(model, path, file);
}

function checkFiles(options: Options): Ended {
  const outcome = check(options, options);
  printFoundDiagnostics(outcome, options);
  if (outcome.result === undefined) return { exitCode: 1 };
  if (outcome.result.length > 0) {
    const earlier = readEarlier(options.out);
    if (earlier !== undefined && outcome.output !== undefined)
      console.error(upgradeReport(earlier, outcome.output));
    printDifferences(outcome.result, outcome, options);
    return { exitCode: 1 };
  }
  process.stdout.write(agreement(options));
  return ended(outcome, options);
}

function printDifferences(
  differences: readonly Difference[],
  outcome: Outcome<unknown>,
  { out }: Options,
): void {
  for (const { path, cause } of differences) {
    console.error(`${join(out, path)}: ${cause}`);
    if (cause !== "edited by hand") continue;
    for (const line of advice(path, outcome)) console.error(`  - ${line}`);
  }
  const count = differences.length === 1 ? "1 file is" : `${differences.length} files are`;
  console.error(`${count} not as the spec makes them. ${cureFor(differences)}`);
}

function cureFor(differences: readonly Difference[]): string {
  const has = (cause: Difference["cause"]): boolean => differences.some((one) => one.cause === cause);
  const cures = [
    ...(differences.some(({ cause }) => cause !== "stray" && cause !== "edited by hand")
      ? ["Run `npm run generate`."]
      : []),
    ...(has("edited by hand")
      ? ["Undo what was edited by hand, or run `npm run generate -- --discard FILE`."]
      : []),
    ...(has("stray") ? ["Delete what is stray, or move it out of the folder."] : []),
  ];
  return cures.join(" ");
}

function texts({ spec: folder }: Options): number {
  const spec = loadSpec(folder);
  const { diagnostics } = spec;
  if (diagnostics.hasErrors) {
    console.error(printDiagnostics(spec, diagnostics.sorted(), { verbose: false }));
    return 1;
  }
  process.stdout.write(printTexts(spec, buildLanguages(spec).default));
  return 0;
}

/** Writes the stubs, and generates their types. What is left to do is printed, so that missing hooks are no errors of this run. */
function stubs({ hooks, ...options }: Options): Ended {
  if (hooks === undefined) {
    console.error("Stubs need a folder. Name it with --hooks.");
    return { exitCode: 2 };
  }
  const { model } = buildModel(loadSpec(options.spec));
  const found = model === undefined ? [] : writeStubs(model, hooks, options.out);
  const paths = found.flatMap(({ path, isNew }) => (isNew ? [`${path} written`] : []));
  if (found.length > 0) console.log([...paths, ...stubLines(found, hooks)].join("\n"));
  return { exitCode: generateFiles(options).exitCode };
}

function printFoundDiagnostics(outcome: Outcome<unknown>, options: Options): void {
  if (options.quiet === true && outcome.result !== undefined) return;
  process.stderr.write(diagnosticText(outcome, options));
}

function diagnosticText({ spec, diagnostics }: Outcome<unknown>, { verbose, format }: Options): string {
  const text = printIn(spec, diagnostics, { format, verbose: verbose === true });
  return text === "" ? "" : `${text}\n`;
}

/**
 * What to change instead of a generated file: the part of the spec it comes from and, for the server, the hooks that the
 * spec names for its resource. `file` is absent for a file that is no longer made.
 */
function editAdvice(model: Model, path: string, file: OutputFile | undefined): readonly string[] {
  if (file === undefined) return ["the spec no longer makes it: delete it, or move what you need elsewhere"];
  const origin = `change ${file.origin ?? "spec/"}, which it comes from`;
  return path.startsWith("server/") ? [origin, hooksFor(model, path)] : [origin];
}

function hooksFor(model: Model, path: string): string {
  const resource = model.resources.find(({ folder }) => path.startsWith(`server/${folder}/`));
  const hooked = resource === undefined ? model.resources : [resource];
  const names = hooked.flatMap(({ valueName, hooks }) =>
    hooks.map(({ property }) => `${valueName}.${property}`),
  );
  const own =
    names.length === 0
      ? "name one in the spec"
      : `there are ${names.map((name) => `\`${name}\``).join(", ")}`;
  return `for behaviour that no key expresses use a hook: ${own}`;
}
