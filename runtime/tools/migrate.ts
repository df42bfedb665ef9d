import { readFileSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import { createContext, type Product } from "../app.js";
import { nodeDependencies } from "../server.js";
import { timeLimit } from "../storage/command-options.js";
import { readContract } from "../storage/stored-contract.js";
import { applyMigration, type MigrationState, migrationStates } from "./migration/apply.js";
import { type Decided, type Migration, openMigration, optionsOf } from "./migration/context.js";
import { isDocumentStep } from "./migration/document-step.js";
import { type MigrationStep, parsePlan } from "./migration/plan.js";
import { type StepSurvey, survey } from "./migration/survey.js";
import { createTool, runTool, ToolError, withStore } from "./tool.js";

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
    .action(
      async (file: string, options: { dryRun?: boolean; set?: Record<string, string>; drop?: boolean }) => {
        const { dryRun = false } = options;
        const plan = parsePlan(readPlan(file));
        const outcome = await withStore(product, (store) => {
          const context = createContext({ ...nodeDependencies(product), ...store });
          return runMigration(openMigration(context, product, { ...options, plan }), dryRun);
        });
        printOutcome(outcome);
      },
    );
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

/** The outcome of a plan. */
export type Outcome =
  | { readonly kind: "already_applied" }
  | { readonly kind: "surveyed"; readonly steps: readonly StepSurvey[] }
  | {
      readonly kind: "applied";
      readonly changed: number;
      readonly left: readonly string[];
      readonly isResumed: boolean;
    };

/**
 * Applies a plan to a store, or only surveys what it would do. Throws a ToolError where the plan does not belong to store or
 * service, and where decisions are missing; nothing is changed then.
 */
export async function runMigration(migration: Migration, isDryRun: boolean): Promise<Outcome> {
  const { app, plan, id } = migration;
  if (plan.to.contract !== app.service.storedContract)
    throw new ToolError(
      `The plan leads to contract ${plan.to.contract}, and this service has ${app.service.storedContract}. Make it again with \`npm run spec -- plan OLD --out PLAN.json\`, or run it in the version it was made for.`,
    );
  const state = await migrationStates(app.database).findOne({ _id: id }, timeLimit);
  if (await isApplied(migration, state)) return { kind: "already_applied" };

  await rejectOtherPlan(migration);
  const begun = state?.finished === undefined ? state : null;
  const resumed = begun === null ? migration : withEarlier(migration, begun);
  const steps = await survey(resumed);
  if (isDryRun) return { kind: "surveyed", steps };
  const open = steps.filter((found) => found.open > 0);
  if (open.length > 0) throw new ToolError(missingDecisions(open));
  const outcome = await applyMigration(resumed, begun ?? (await begin(resumed)));
  return { kind: "applied", ...outcome, isResumed: begun !== null };
}

/** Throws a ToolError where another plan has changed documents already. */
async function rejectOtherPlan({ app, id }: Migration): Promise<void> {
  const isOther = { _id: { $ne: id }, started: { $exists: true }, finished: { $exists: false } };
  const other = await migrationStates(app.database).findOne(isOther, timeLimit);
  if (other === null) return;
  throw new ToolError(
    `Another plan was begun, from contract ${other.from} to ${other.to}, and is not complete. Apply that one to its end first; the same two specs give it again.`,
  );
}

/** Whether the plan is applied. Throws a ToolError for a store under neither of its contracts. */
async function isApplied({ app, plan }: Migration, state: MigrationState | null): Promise<boolean> {
  const present = await readContract(app.database.db);
  const { from, to } = plan;
  if (present !== undefined && present !== from.contract && present !== to.contract)
    throw new ToolError(
      `The store is under contract ${present}, and the plan leads from ${from.contract} to ${to.contract}. Make one from the spec that the store was written under.`,
    );
  if (from.contract === to.contract) return state?.finished !== undefined;
  return present === to.contract;
}

/** Adds the decisions of an earlier run, which hold until the plan is applied. */
function withEarlier(migration: Migration, { decisions, drop }: MigrationState): Migration {
  const earlier = new Map(Object.entries(decisions));
  for (const [id, decided] of migration.decisions) {
    const before = earlier.get(id);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(decided))
      throw new ToolError(
        `The migration has begun with ${id}=${shown(before)}, and part of the documents have it. Go on with that.`,
      );
    earlier.set(id, decided);
  }
  if (migration.drop && !drop)
    throw new ToolError(
      "The migration has begun without --drop. Go on without; drop what is left afterwards.",
    );
  return { ...migration, decisions: earlier, drop };
}

function shown(decided: Decided): string {
  return "word" in decided ? decided.word : JSON.stringify(decided.value);
}

async function begin({ app, plan, id, decisions, drop }: Migration): Promise<MigrationState> {
  const state: MigrationState = {
    _id: id,
    from: plan.from.contract,
    to: plan.to.contract,
    started: new Date(),
    decisions: Object.fromEntries(decisions),
    drop,
    changed: 0,
  };
  await migrationStates(app.database).replaceOne({ _id: id }, state, { upsert: true });
  return state;
}

function missingDecisions(open: readonly StepSurvey[]): string {
  return ["Nothing was changed. These steps need a decision or a hand first:", ...open.map(described)].join(
    "\n",
  );
}
