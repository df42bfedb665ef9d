import type { CommandStartedEvent } from "mongodb";
import type { Database } from "../../runtime/storage/database.js";

/** The commands that the store of a service gets while something is done, as `find events`. */
export async function commandsOf(
  { database }: { readonly database: Database },
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const commands: string[] = [];
  const listen = ({ commandName, command }: CommandStartedEvent): void => {
    commands.push(`${commandName} ${String(command[commandName])}`);
  };
  const { client } = database.db;
  client.on("commandStarted", listen);
  try {
    await act();
  } finally {
    client.off("commandStarted", listen);
  }
  return commands;
}
