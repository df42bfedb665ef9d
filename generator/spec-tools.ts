import { Command, CommanderError } from "commander";
import { checkCommand } from "./commands/check.js";
import { diffCommand } from "./commands/diff.js";
import { explainCommand } from "./commands/explain.js";
import { fixCommand } from "./commands/fix.js";
import { formatCommand } from "./commands/format.js";
import { planCommand } from "./commands/plan.js";
import { showCommand } from "./commands/show.js";
import { RevisionError } from "./load-revision.js";

/**
 * Runs the tool that the command line of this process names. Exit codes: 0 all is well, 1 the spec is not right, 2 the command
 * line is not right. Commands set theirs themselves.
 */
export async function runSpecTool(): Promise<void> {
  const program = new Command()
    .name("npm run spec --")
    .description("Tools for the YAML files of the spec.")
    .exitOverride()
    .addCommand(checkCommand())
    .addCommand(diffCommand())
    .addCommand(explainCommand())
    .addCommand(fixCommand())
    .addCommand(formatCommand())
    .addCommand(planCommand())
    .addCommand(showCommand());
  for (const command of program.commands) command.exitOverride().showHelpAfterError("(see --help)");

  // `npm run spec -- show | head` stops reading.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });

  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof RevisionError) console.error(error.message);
    else if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
  }
}
