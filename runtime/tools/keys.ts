import { createInterface } from "node:readline/promises";
import { type Command, InvalidArgumentError } from "commander";
import type { Product } from "../app.js";
import { type KeyDocument, KeyNameTaken, type Keys, openKeys } from "../auth/keys.js";
import { authorsOfRecords } from "../resources/read/find.js";
import { integer, oneOf } from "../settings/values.js";
import {
  argument,
  createTool,
  dateArgument,
  formatTable,
  print,
  runTool,
  ToolError,
  withStore,
} from "./tool.js";

/** Runs `keys` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool("keys", "Creates, lists and revokes the API keys of the service.");
  addCreate(tool, product);
  tool
    .command("list")
    .description("show all keys, without their secrets")
    .option("--json", "print one JSON array")
    .action(async ({ json }: { readonly json?: boolean }) => {
      const keys = await withStore(product, ({ database, config }) =>
        openKeys(database, config.adminKey).list(),
      );
      print(json, keys.map(shown), () => table(keys));
    });
  tool
    .command("revoke <name>")
    .description("make a key stop working at once")
    .option("--yes", "revoke the last key without asking, which opens the service again")
    .action(async (name: string, { yes }: { readonly yes?: boolean }) => {
      const wasThere = await withStore(product, async ({ database, config }) => {
        const keys = openKeys(database, config.adminKey);
        const isLast = config.adminKey === undefined && (await isLastKey(keys, name));
        if (isLast && yes !== true) await confirmLast(name);
        return keys.revoke(name);
      });
      if (!wasThere)
        throw new ToolError(`There is no key named ${name}. \`npm run keys -- list\` shows those there are.`);
      console.log(`The key of ${name} no longer works.`);
    });
  await runTool(tool, args);
}

function addCreate(tool: Command, product: Product): void {
  const roles = Object.keys(product.serviceDescriptor.roles);
  tool
    .command("create")
    .description("create a key and show it; it cannot be shown again")
    .requiredOption("--name <name>", "whose key it is; each name once")
    .requiredOption(
      "--role <role>",
      `one of ${roles.join(", ")}`,
      argument(oneOf(...roles), `one of ${roles.join(", ")}`),
    )
    .option(
      "--author <id>",
      "author id of the caller's records; without it one that nothing has yet",
      argument(integer(1, 999_999_999), "a whole number from 1"),
    )
    .option("--expires <date>", "when the key stops working, such as 2031-12-31 or '+90 days'", readExpiry)
    .option("--json", "print one JSON object")
    .action(async (options: { name: string; role: string; author?: number; expires?: Date; json?: true }) => {
      const { json, author: given, ...owner } = options;
      const { name, role } = owner;
      const { key, author } = await withStore(product, async ({ database, config }) => {
        const keys = openKeys(database, config.adminKey, product.serviceDescriptor);
        const author =
          given ?? (await keys.reserveAuthor(await authorsOfRecords(database, ownedIn(product))));
        return { key: await keys.create({ ...owner, author }), author };
      }).catch(explainTaken);
      print(
        json,
        { name, role, author, key },
        () =>
          `${key}\n\nThe key of ${name}, with the role ${role} and the author id ${author}. Store it safely: it is not shown again. Use it as\n` +
          `  curl -H "Authorization: Bearer ${key}" ...\nor as the password of HTTP Basic with any name.`,
      );
    });
}

/** The collections whose records have an author. */
export function ownedIn({ resourceDescriptors, collections }: Product): Product["collections"] {
  const owned = resourceDescriptors.filter(({ hasAuthor }) => hasAuthor === true);
  return collections.filter(({ name }) => owned.some(({ collection }) => collection === name));
}

async function isLastKey(keys: Keys, name: string): Promise<boolean> {
  const all = await keys.list();
  return all.length > 0 && all.every((key) => key.name === name) && !(await keys.hasAccounts());
}

/** Throws a ToolError unless someone at the terminal agrees. */
async function confirmLast(name: string): Promise<void> {
  const warning =
    `The key of ${name} is the last one. Without any key or account, a service on this machine lets everyone here write,\n` +
    "and one on another address does not start.";
  if (!process.stdin.isTTY) throw new ToolError(`${warning} To revoke it, add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${warning}\nRevoke it? [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new ToolError(`The key of ${name} still works.`);
  } finally {
    terminal.close();
  }
}

function explainTaken(error: unknown): never {
  if (!(error instanceof KeyNameTaken)) throw error;
  throw new ToolError(
    `There is a key named ${error.message} already. Revoke it first, or take another name.`,
  );
}

function readExpiry(text: string): Date {
  const date = dateArgument(text);
  if (date.getTime() <= Date.now()) throw new InvalidArgumentError("That lies in the past.");
  return date;
}

function shown({ name, role, author, created, expires, last_used }: KeyDocument): object {
  return { name, role, author, created, expires: expires ?? null, last_used: last_used ?? null };
}

function table(keys: readonly KeyDocument[]): string {
  if (keys.length === 0)
    return "There is no key. Make one with `npm run keys -- create --name NAME --role ROLE`.";
  const day = (date: Date | undefined): string => date?.toISOString().slice(0, 10) ?? "never";
  const rows = keys.map(({ name, role, author, created, expires, last_used }) => [
    name,
    role,
    String(author),
    day(created),
    day(expires),
    day(last_used),
  ]);
  return formatTable([["name", "role", "author", "created", "expires", "last used"], ...rows]);
}
