import { Command, Option } from "commander";
import { printChangelog } from "../diff/changelog.js";
import { printJson, printText } from "../diff/print.js";
import { type DiffReport, reportDiff, unapproved } from "../diff/report.js";
import { loadModel } from "../load-revision.js";
import { writePlan } from "./plan.js";

interface Options {
  readonly spec: string;
  readonly format: keyof typeof formats;
  readonly changelog?: true;
  readonly checkVersion?: true;
  readonly plan?: string;
}

const formats = { text: printText, json: printJson };

const details = `
OLD and NEW are folders, or git revisions such as HEAD~1 or v1.0.0; without NEW it is the spec of the working tree.

Breaking changes that are meant are approved in approvals.yaml of the new spec; see spec/README.md. What was deprecated
and is gone on its sunset day or later needs no approval.

Exit codes: 0 nothing breaks that was not approved; 1 something does, an approval does not hold, or a spec has errors (with
--check-version also when the version step is too small); 2 the command line is not right.`;

/** \`diff OLD [NEW]\`: reports what changed between two specs, whom it affects, and which version follows. */
export function diffCommand(): Command {
  return new Command("diff")
    .description("Lists what changed between two specs, and whom it breaks.")
    .argument("<old>", "folder or git revision of the older spec")
    .argument("[new]", "folder or git revision of the newer spec")
    .option("--spec <folder>", "folder with the spec, here and in revisions", "spec")
    .addOption(new Option("--format <format>", "how to print").choices(Object.keys(formats)).default("text"))
    .option("--changelog", "print an entry for a change log instead")
    .option("--check-version", "fail when the version of the new spec is too low for the changes")
    .option("--plan <file>", "write the migration plan for npm run migrate there as well")
    .addHelpText("after", details)
    .action((old: string, next: string | undefined, options: Options) => {
      process.exitCode = runDiff(old, next, options);
    });
}

function runDiff(oldName: string, nextName: string | undefined, options: Options): number {
  const { spec: folder } = options;
  const old = loadModel(oldName, { folder });
  const next = loadModel(nextName ?? folder, { folder });
  if (old === undefined || next === undefined) return 1;
  const report = reportDiff({ old, next }, today());
  print(report, options);
  if (options.plan !== undefined) writePlan(options.plan, report.plan);
  const isTooLow = options.checkVersion === true && !report.version.isEnough;
  return unapproved(report).length > 0 || report.errors.length > 0 || isTooLow ? 1 : 0;
}

function print(report: DiffReport, { format, changelog }: Options): void {
  if (changelog === true) process.stdout.write(printChangelog(report));
  else console.log(formats[format](report));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
