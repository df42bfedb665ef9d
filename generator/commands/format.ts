import { Command } from "commander";
import { loadSpec } from "../load.js";
import { formatYaml } from "../spec/format.js";
import { pathOf } from "../spec/print.js";
import { saveSpecFile } from "../write.js";

/** `fmt`: brings the files of the spec into one layout. With `--check` it writes none, and differences give exit code 1. */
export function formatCommand(): Command {
  return new Command("fmt")
    .description("bring the YAML files into one layout; comments and meaning stay")
    .option("--check", "name the files that are not in that layout and write none")
    .option("--spec <folder>", "folder with the spec", "spec")
    .action(format);
}

function format({ spec: directory, check }: { readonly spec: string; readonly check?: true }): void {
  const spec = loadSpec(directory);
  let isRight = spec.sources.size > 0;
  if (!isRight) console.error(`${directory} has no files of a spec. Name its folder with --spec.`);
  for (const [file, text] of spec.sources) {
    const path = pathOf(spec, file);
    const formatted = formatYaml(text);
    if (formatted === undefined) {
      console.error(
        `${path}: not formatted, because YAML cannot read it; \`npm run spec -- check\` shows where`,
      );
      isRight = false;
    } else if (formatted !== text) {
      if (check !== true) saveSpecFile(directory, file, formatted);
      console.log(
        check === true ? `${path}: not formatted; run \`npm run spec -- fmt\`` : `${path}: formatted`,
      );
      isRight &&= check !== true;
    }
  }
  process.exitCode = isRight ? 0 : 1;
}
