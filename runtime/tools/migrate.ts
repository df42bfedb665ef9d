import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import { createAppContext } from "../app-context.js";
import { createNodeDependencies } from "../node-dependencies.js";
import type { Product } from "../product.js";
import { isDocumentStep, registered } from "./migration/context.js";
import { optionsOf, readDecisions } from "./migration/decisions.js";
import { type Outcome, runMigration } from "./migration/migration.js";
import { type MigrationStep, parsePlan } from "./migration/plan.js";
import type { StepSurvey } from "./migration/survey.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

interface MigrateOptions {
  readonly dryRun?: boolean;
  readonly set?: Readonly<Record<string, string>>;
  readonly drop?: boolean;
}

/** Runs `migrate` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool(
    "migrate",
    "Migrates stored documents to a changed spec. It may be interrupted at any moment: a further run continues.",
  )
    .argument("<plan>", "file with the plan, as `npm run spec -- plan OLD --out FILE` writes it")
    .option("--dry-run", "only print what would be done, and to how many documents")
    .option("--set <step=value>", "decide a step that the dry run asks about; repeatable", readSetting)
    .option("--drop", "drop what the spec no longer has; without it that stays in the store")
    .action(async (file: string, { dryRun, set = {}, drop }: MigrateOptions) => {
      const plan = parsePlan(readPlan(file));
      const decisions = readDecisions(plan, set);
      const outcome = await withDatabase((database, config) => {
        const resources = new Map(
          product.resourceFacts.map((facts) => [facts.name, registered(product, facts)]),
        );
        const site = { ...createAppContext(config, database, createNodeDependencies(product)), resources };
        return runMigration({ site, spec: product, plan, decisions, drop: drop === true }, dryRun === true);
      });
      printOutcome(outcome);
    });
  await runTool(tool, args);
}

function readPlan(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new ToolError(
      `${file} cannot be read. Make a plan with \`npm run spec -- plan OLD --out ${file}\`.`,
    );
  }
}

function readSetting(
  text: string,
  earlier: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf("=");
  if (at < 1) throw new InvalidArgumentError("Write it as step=value.");
  return { ...earlier, [text.slice(0, at)]: text.slice(at + 1) };
}

function printOutcome(outcome: Outcome): void {
  switch (outcome.kind) {
    case "already_applied":
      console.log("The plan is already applied: nothing to do.");
      return;
    case "surveyed":
      for (const found of outcome.steps) console.log(described(found));
      console.log("Nothing was changed.");
      return;
    case "applied": {
      const again = outcome.isResumed ? " An earlier run had begun it." : "";
      console.log(
        `${outcome.changed} ${outcome.changed === 1 ? "document" : "documents"} changed. The store fits the spec.${again}`,
      );
      for (const line of outcome.left) console.error(`left as it is: ${line}`);
      if (outcome.left.length > 0) process.exitCode = 1;
    }
  }
}

function described({ step, count, ids, open }: StepSurvey): string {
  const which = ids.length === 0 ? "" : ` (${ids.join(", ")}${count > ids.length ? " ..." : ""})`;
  const counted = isCounted(step) ? `: ${count} ${count === 1 ? "document" : "documents"}${which}` : "";
  const asked =
    open === 0
      ? []
      : step.decision === undefined
        ? [`  ${open} have to be changed by hand first`]
        : [`  ${open} need a decision: --set ${step.id}=... takes ${optionsOf(step.decision)}`];
  return [step.id + counted, `  ${step.text}`, ...asked].join("\n");
}

/** Other steps are about indexes, sequences and counts, whatever the number of documents. */
function isCounted(step: MigrationStep): boolean {
  const isOfAll = step.kind === "rename_collection" || step.kind === "remove_collection";
  return isOfAll || isDocumentStep(step) || (step.kind === "add_index" && step.unique);
}
