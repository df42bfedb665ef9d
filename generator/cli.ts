import { Command, CommanderError, Option } from "commander";
import { check, type Folders, generate, type Outcome } from "./generate.js";
import { loadSpec } from "./load.js";
import { buildLanguages } from "./model/build-service.js";
import { type Format, formats, printIn } from "./spec/formats.js";
import { printDiagnostics } from "./spec/print.js";
import { printTexts } from "./spec/texts-yaml.js";

interface Options extends Folders {
  readonly check?: true;
  readonly texts?: true;
  readonly verbose?: true;
  readonly format: Format;
}

/** Exit codes: 0 done, 1 the spec or the files are not right, 2 the command line is not right. */
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
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
    .option("--check", "compare only: exit 1 and name each file that is not as the spec makes it")
    .option("--texts", "print every text that can be translated, in the form of a translation file")
    .option("--verbose", "name every missing translation")
    .addOption(
      new Option("--format <format>", "how diagnostics are printed").choices(formats).default("text"),
    )
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
  const outcome = await generate(options);
  tellDiagnostics(outcome, options);
  if (outcome.result === undefined) return 1;
  const { written, removed, unchanged } = outcome.result;
  console.log(`${options.out}: ${written.length} written, ${removed.length} removed, ${unchanged} unchanged`);
  return 0;
}

async function checkFiles(options: Options): Promise<number> {
  const outcome = await check(options);
  tellDiagnostics(outcome, options);
  if (outcome.result === undefined) return 1;
  for (const { path, cause } of outcome.result) console.error(`${options.out}/${path}: ${cause}`);
  if (outcome.result.length > 0) {
    console.error(`${outcome.result.length} not as the spec makes them. Run \`npm run generate\`.`);
    return 1;
  }
  console.log(`${options.out} is as the spec makes it`);
  return 0;
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

function tellDiagnostics({ spec, diagnostics }: Outcome<unknown>, { verbose, format }: Options): void {
  const text = printIn(format, spec, diagnostics, { verbose: verbose === true });
  if (text !== "") console.error(text);
}
