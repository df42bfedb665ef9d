import { Command, CommanderError } from "commander";
import { diffCommand } from "./commands/diff.js";

/** Tools round the spec, one command each. Exit codes: 0 done, 1 something is not right, 2 the command line is not. */
const commands = [diffCommand];

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const program = new Command()
    .name("npm run spec --")
    .description("Tools for the YAML files of the spec.")
    .exitOverride();
  for (const create of commands) {
    const command = create();
    program.addCommand(command.copyInheritedSettings(program));
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return Number(process.exitCode ?? 0);
  } catch (fault) {
    if (fault instanceof CommanderError) return fault.exitCode === 0 ? 0 : 2;
    throw fault;
  }
}
