import type { CommandStartedEvent, Document, Filter, FindOptions } from "mongodb";
import type { Database } from "../../runtime/storage/database.js";

interface Stored {
  readonly database: Database;
}

/** The commands that the store of a service gets while something is done, as `find events`. */
export async function commandsOf(service: Stored, act: () => Promise<unknown>): Promise<readonly string[]> {
  const started = await startedBy(service, act);
  return started.map(({ commandName, command }) => `${commandName} ${String(command[commandName])}`);
}

/** What the store is asked for in a collection. */
export interface AskedQuery {
  readonly collection: string;
  readonly filter: Filter<Document>;
  readonly options: FindOptions;
  /** The property whose values are asked for. */
  readonly distinct?: string;
}

/** The searches and counts that the store is asked for in some collections while something is done. */
export async function queriesOf(
  service: Stored,
  collections: readonly string[],
  act: () => Promise<unknown>,
): Promise<readonly AskedQuery[]> {
  const started = await startedBy(service, act);
  return started.flatMap(({ commandName, command }) => {
    const collection = String(command[commandName]);
    if (!["find", "distinct", "aggregate"].includes(commandName) || !collections.includes(collection))
      return [];
    const { filter, query, pipeline, key, sort, limit, projection, hint } = command as Asked;
    const options = Object.entries({ sort, limit, projection, hint }).filter(
      ([, value]) => value !== undefined,
    );
    const asked = filter ?? query ?? pipeline?.[0]?.$match ?? {};
    // A count of all records needs no index.
    if (commandName === "aggregate" && Object.keys(asked).length === 0) return [];
    const values = key === undefined ? {} : { distinct: key };
    return [{ collection, filter: asked, options: Object.fromEntries(options), ...values }];
  });
}

interface Asked extends FindOptions {
  readonly filter?: Filter<Document>;
  readonly query?: Filter<Document>;
  readonly key?: string;
  readonly pipeline?: readonly { readonly $match?: Filter<Document> }[];
}

async function startedBy({ database }: Stored, act: () => Promise<unknown>): Promise<CommandStartedEvent[]> {
  const started: CommandStartedEvent[] = [];
  const listen = (event: CommandStartedEvent): void => {
    started.push(event);
  };
  const { client } = database.db;
  client.on("commandStarted", listen);
  try {
    await act();
  } finally {
    client.off("commandStarted", listen);
  }
  return started;
}
