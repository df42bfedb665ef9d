import { Command, Option } from "commander";
import { checkHooks, hooksOf } from "../hook-files.js";
import { loadSpec } from "../load.js";
import { buildModel } from "../model/build.js";
import { type Format, formats, printIn } from "../spec/print.js";
import { upgradeHint } from "../upgrade.js";

interface Options {
  readonly spec: string;
  readonly hooks?: string;
  readonly format: Format;
  readonly verbose?: true;
}

/** `check`: reports every error of the spec and of its hooks, and writes nothing; exit code 1 where one of them is an error. */
export function checkCommand(): Command {
  return new Command("check")
    .description("report every error of the spec, without writing any file")
    .addOption(
      new Option("--format <format>", "how diagnostics are printed").choices(formats).default("text"),
    )
    .option("--verbose", "name every missing translation")
    .option("--spec <folder>", "folder with the spec", "spec")
    .option("--hooks <folder>", "folder with the hooks; those of the project where the spec is in `spec`")
    .action(check);
}

function check({ spec: folder, hooks = hooksOf(folder), format, verbose }: Options): void {
  const spec = loadSpec(folder);
  const { model } = buildModel(spec);
  if (model !== undefined && hooks !== undefined) checkHooks(model, hooks, spec.diagnostics.report);
  const diagnostics = spec.diagnostics.sorted();
  const text = printIn(spec, diagnostics, { format, verbose: verbose === true, consequence: "" });
  if (text !== "") console.log(text);
  if (format === "text" && !diagnostics.some(({ severity }) => severity === "error"))
    console.log(`${folder}: no errors`);
  const hint = format === "text" ? upgradeHint("generated") : undefined;
  if (hint !== undefined) console.log(hint);
  process.exitCode = spec.diagnostics.hasErrors ? 1 : 0;
}
