import { Command, CommanderError } from "commander";
import { planCommand } from "./commands/plan.js";

/** Exit codes: 0 done, 1 a spec is not right, 2 the command line is not right. */
await main();

async function main(): Promise<void> {
  const program = new Command("npm run spec --").description("Tools round the spec.");
  for (const command of [planCommand()]) program.addCommand(command);
  for (const command of [program, ...program.commands])
    command.exitOverride().showHelpAfterError("(--help tells more)");
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}
