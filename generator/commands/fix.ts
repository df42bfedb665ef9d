import { Command } from "commander";
import { fixSpec } from "../fix.js";
import type { Change } from "../spec/edits.js";
import { counted, printDiagnostics, shown } from "../spec/print.js";
import { saveSpecFile } from "../write.js";

/** `fix`: cures what needs no author, such as misspelled names. Exit code 1 where errors remain. */
export function fixCommand(): Command {
  return new Command("fix")
    .description("put right what needs no decision: misspelled names, missing quotes, tabs, doubles")
    .option("--dry-run", "print the changes and write none")
    .option("--spec <folder>", "folder with the spec", "spec")
    .action(fix);
}

function fix({ spec: directory, dryRun }: { readonly spec: string; readonly dryRun?: true }): void {
  const { changes, texts, spec, diagnostics } = fixSpec(directory);
  for (const change of changes)
    console.log(`${shown(spec, change.place)} ${excerpt(change.old)} -> ${excerpt(change.text)}`);
  if (dryRun !== true) for (const [file, text] of texts) saveSpecFile(directory, file, text);

  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const left = printDiagnostics(spec, errors, { verbose: false, consequence: "An author has to decide." });
  if (left !== "") console.error(left);
  console.log(summary(changes, texts.size, dryRun === true));
  process.exitCode = errors.length === 0 ? 0 : 1;
}

function summary(changes: readonly Change[], files: number, isDryRun: boolean): string {
  if (changes.length === 0) return "nothing to change";
  const what = `${counted(changes.length, "change")} in ${counted(files, "file")}`;
  return isDryRun ? `${what}, not written` : what;
}

const longest = 60;

/** A text on one line, cut where it is long; what is taken away or put in between shows as (nothing). */
function excerpt(text: string): string {
  const line = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  if (line === "") return "(nothing)";
  return line.length > longest ? `${line.slice(0, longest)}...` : line;
}
