import { Command } from "commander";
import { type MigrationPlan, planMigration } from "../diff/migration-plan.js";
import { loadModel } from "../load-revision.js";
import { counted } from "../spec/print.js";
import { writeText } from "../write.js";

/**
 * `plan OLD [NEW] [--out FILE]`: prints the migration plan as JSON, or writes it to a file, and prints its steps on the error
 * stream. Exit code 1 where one of the specs is not right, 2 where there is none of that name.
 */
export function planCommand(): Command {
  return new Command("plan")
    .description(
      "Lists what has to happen to stored documents between two specs; npm run migrate applies it.",
    )
    .argument("<old>", "folder or git revision of the spec that the documents were stored under")
    .argument("[new]", "folder or git revision of the spec they shall fit", "spec")
    .option("--out <file>", "write the plan there instead of printing it")
    .action((old: string, now: string, { out }: { readonly out?: string }) => {
      const [before, after] = [loadModel(old)?.model, loadModel(now)?.model];
      if (before === undefined || after === undefined) {
        process.exitCode = 1;
        return;
      }
      const plan = planMigration(before, after);
      if (out === undefined) process.stdout.write(planText(plan));
      else writePlan(out, plan);
      console.error(summary(plan, out));
    });
}

/** Writes a plan to a file, as `npm run migrate` reads it. */
export function writePlan(path: string, plan: MigrationPlan): void {
  writeText(path, planText(plan));
}

function planText(plan: MigrationPlan): string {
  return `${JSON.stringify(plan, undefined, 2)}\n`;
}

function summary({ steps, from, to }: MigrationPlan, out: string | undefined): string {
  const isSame = from.contract === to.contract;
  if (steps.length === 0 && isSame) return "Nothing has to happen to stored documents.";
  if (steps.length === 0)
    return `Documents stay as they are. \`npm run migrate -- ${out ?? "PLAN.json"}\` notes in the store that they fit.`;
  const lines = steps.map(
    ({ id, text, decision }) => `${id}${decision === undefined ? "" : " *"}\n  ${text}`,
  );
  const isOpen = steps.some(({ decision }) => decision !== undefined);
  return [
    ...lines,
    "",
    `${counted(steps.length, "step")}.${isOpen ? " Those with * may need a decision, which the dry run shows." : ""}`,
    `npm run migrate -- ${out ?? "PLAN.json"} --dry-run`,
  ].join("\n");
}
