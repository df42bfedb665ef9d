import { InvalidArgumentError } from "commander";
import { serviceFacts } from "../../generated/server/service/facts.js";
import { type KeyDocument, KeyNameTaken, openKeys } from "../auth/keys.js";
import { parseTime } from "../dates/parse-time.js";
import { utc } from "../dates/zone.js";
import { printTable } from "./table.js";
import { createTool, runTool, ToolError, withDatabase } from "./tool.js";

interface CreateOptions {
  readonly name: string;
  readonly role: string;
  readonly author: number;
  readonly expires?: Date;
  readonly json?: boolean;
}

const tool = createTool(
  "keys",
  "Makes, lists and revokes the keys that callers of the service authenticate with.",
);

tool
  .command("create")
  .description("make a key and show it; it cannot be shown again")
  .requiredOption("--name <name>", "whose key it is; each name once")
  .requiredOption("--role <role>", `one of ${Object.keys(serviceFacts.roles).join(", ")}`, readRole)
  .option("--author <id>", "id that the caller's records carry as their author", readAuthor, 1)
  .option("--expires <date>", "when the key stops working, such as 2031-12-31 or '+90 days'", readExpiry)
  .option("--json", "print one JSON object")
  .action(async ({ name, role, author, expires, json }: CreateOptions) => {
    const entry = { name, role, author, ...(expires === undefined ? {} : { expires }) };
    const key = await withDatabase((database, config) =>
      openKeys(database, config.adminKey).create(entry),
    ).catch(explainTaken);
    if (json === true) {
      console.log(JSON.stringify({ name, role, author, key }));
      return;
    }
    console.log(
      `${key}\n\nThe key of ${name}, with the role ${role}. Keep it: it is not shown again. Use it as`,
    );
    console.log(
      `  curl -H "Authorization: Bearer ${key}" ...\nor as the password of HTTP Basic with any name.`,
    );
  });

tool
  .command("list")
  .description("show all keys, without their secrets")
  .option("--json", "print one JSON array")
  .action(async ({ json }: { readonly json?: boolean }) => {
    const keys = await withDatabase((database, config) => openKeys(database, config.adminKey).list());
    console.log(json === true ? JSON.stringify(keys.map(shown)) : table(keys));
  });

tool
  .command("revoke <name>")
  .description("make a key stop working at once")
  .action(async (name: string) => {
    const wasThere = await withDatabase((database, config) =>
      openKeys(database, config.adminKey).revoke(name),
    );
    if (!wasThere)
      throw new ToolError(`There is no key named ${name}. \`npm run keys -- list\` shows those there are.`);
    console.log(`The key of ${name} no longer works.`);
  });

await runTool(tool);

function explainTaken(error: unknown): never {
  if (!(error instanceof KeyNameTaken)) throw error;
  throw new ToolError(
    `There is a key named ${error.message} already. Revoke it first, or take another name.`,
  );
}

function readRole(role: string): string {
  if (!Object.hasOwn(serviceFacts.roles, role))
    throw new InvalidArgumentError(`Use one of ${Object.keys(serviceFacts.roles).join(", ")}.`);
  return role;
}

function readAuthor(text: string): number {
  const id = Number(text);
  if (!/^\d{1,9}$/.test(text) || id < 1) throw new InvalidArgumentError("Use a whole number from 1.");
  return id;
}

function readExpiry(text: string): Date {
  const time = parseTime(text, { zone: utc, now: Date.now() });
  if (time === undefined) throw new InvalidArgumentError("Use a date such as 2031-12-31.");
  if (time.instant <= Date.now()) throw new InvalidArgumentError("That lies in the past.");
  return new Date(time.instant);
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
  return printTable([["name", "role", "author", "created", "expires", "last used"], ...rows]);
}
