import { join, relative, resolve, sep } from "node:path";
import { Command, CommanderError } from "commander";
import { check, type Folders, generate, type Outcome } from "./generate.js";
import { changeInstead } from "./instead.js";
import { loadSpec } from "./load.js";
import { buildLanguages } from "./model/build-service.js";
import { printDiagnostics } from "./spec/print.js";
import { printTexts } from "./spec/texts-yaml.js";
import type { Conflict, Difference } from "./write.js";

interface Options extends Folders {
  readonly check?: true;
  readonly discard?: readonly string[];
  readonly texts?: true;
  readonly verbose?: true;
}

/** Runs one command line. Exit codes: 0 done, 1 the spec or the files are not right, 2 the command line is not right. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === "number") return options;
  if (options.texts === true) return texts(options);
  return options.check === true ? checkFiles(options) : generateFiles(options);
}

/** The options, or the exit code where there is nothing to do. */
function readOptions(args: readonly string[]): Options | number {
  const command = new Command()
    .name("npm run generate --")
    .description("Generates the service from the YAML files of the spec.")
    .option(
      "--check",
      "compare only: exit 1 and name each file that is not as the spec makes it, with the cause",
    )
    .option("--discard <file...>", "overwrite or remove these files, although they were edited by hand")
    .option("--texts", "print every text that can be translated, in the form of a translation file")
    .option("--verbose", "name every missing translation")
    .option("--spec <folder>", "folder with the spec", "spec")
    .option("--out <folder>", "folder to write to", "generated")
    .exitOverride();
  try {
    return command.parse(args, { from: "user" }).opts<Options>();
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2;
    throw fault;
  }
}

async function generateFiles(options: Options): Promise<number> {
  const discard = (options.discard ?? []).map((path) => pathBelow(options.out, path));
  const outcome = await generate(options, { discard });
  tellDiagnostics(outcome, options);
  if (outcome.result === undefined) return 1;
  const { written, removed, unchanged, conflicts } = outcome.result;
  if (conflicts.length > 0) {
    tellConflicts(conflicts, outcome, options);
    return 1;
  }
  console.log(`${options.out}: ${written.length} written, ${removed.length} removed, ${unchanged} unchanged`);
  return 0;
}

/** A path as the user names it, seen from the folder of the generated files. */
function pathBelow(folder: string, path: string): string {
  return relative(resolve(folder), resolve(path)).replaceAll(sep, "/");
}

function tellConflicts(conflicts: readonly Conflict[], outcome: Outcome<unknown>, { out }: Options): void {
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
    `No file was written. To give up what stands there, delete it or run \`npm run generate -- --discard ${files}\`.`,
  );
}

function advice(path: string, { model, output }: Outcome<unknown>): readonly string[] {
  const file = output?.files.find((one) => one.path === path);
  return model === undefined ? [] : changeInstead(model, path, file);
}

async function checkFiles(options: Options): Promise<number> {
  const outcome = await check(options);
  tellDiagnostics(outcome, options);
  if (outcome.result === undefined) return 1;
  if (outcome.result.length > 0) {
    tellDifferences(outcome.result, outcome, options);
    return 1;
  }
  console.log(`${options.out} is as the spec makes it`);
  return 0;
}

function tellDifferences(
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

function tellDiagnostics({ spec, diagnostics }: Outcome<unknown>, { verbose }: Options): void {
  const text = printDiagnostics(spec, diagnostics, { verbose: verbose === true });
  if (text !== "") console.error(text);
}
