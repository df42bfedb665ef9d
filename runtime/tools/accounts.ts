import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { linkOf, nameIn, shownAccount } from "../accounts/administration.js";
import { lengthOf, normal } from "../accounts/request.js";
import type { Product } from "../app.js";
import { openAccess } from "../auth/access.js";
import {
  type AccountDocument,
  AccountExists,
  LastAdministrator,
  passwordLimits,
  readEmail,
} from "../auth/accounts.js";
import { argon2Passwords } from "../auth/argon2-passwords.js";
import { authorsOfRecords } from "../resources/read/find.js";
import type { Config } from "../settings/config.js";
import { integer, oneOf } from "../settings/values.js";
import { ownedIn } from "./keys.js";
import {
  argument,
  createTool,
  formatTable,
  type OpenStore,
  print,
  runTool,
  ToolError,
  withStore,
} from "./tool.js";

interface NewAccount {
  readonly email: string;
  readonly role: string;
  readonly name?: string;
  readonly author?: number;
  readonly json?: true;
}

type Access = ReturnType<typeof openAccess>;

/** Runs `accounts` with its arguments. */
export async function run(product: Product, args: readonly string[]): Promise<void> {
  const tool = createTool("accounts", "Manages the accounts of people who sign in at /admin.");
  const withAccess = <Result>(work: (access: Access, store: OpenStore) => Promise<Result>): Promise<Result> =>
    withStore(product, (store) =>
      work(openAccess(store.database, store.config, product.serviceDescriptor), store),
    ).catch(explain);

  addAccount(tool, product, [
    "create",
    "create an account; its password is asked for, or read from the input",
  ]).action(async ({ json, ...given }: NewAccount) => {
    const password = await readPassword();
    const account = await withAccess((access, store) => add(access, store, { ...given, password }));
    print(json, shownAccount(account), () => `${account.email} can sign in at /admin, as ${account.role}.`);
  });
  addAccount(tool, product, [
    "invite",
    "create an account, and show the link by which its person chooses a password",
  ]).action(async ({ json, ...given }: NewAccount) => {
    await withAccess(async (access, store) =>
      printLink(access.accounts, store.config, { account: await add(access, store, given), json }),
    );
  });
  tool
    .command("list")
    .description("show all accounts")
    .option("--json", "print one JSON array")
    .action(async ({ json }: Pick<NewAccount, "json">) => {
      const all = await withAccess(({ accounts }) => accounts.list());
      print(json, all.map(shownAccount), () => table(all));
    });
  ofAccount(tool, "reset", "show a link by which the person chooses a new password once")
    .option("--json", "print one JSON object")
    .action(async (email: string, { json }: Pick<NewAccount, "json">) => {
      await withAccess(async ({ accounts }, { config }) =>
        printLink(accounts, config, { account: await accountOf(accounts, email), json }),
      );
    });
  ofAccount(tool, "disable", "end all sessions of an account, and let it sign in no more")
    .option("--undo", "let it sign in again")
    .action(async (email: string, { undo = false }: { readonly undo?: boolean }) => {
      await withAccess(async ({ accounts }) =>
        accounts.change(await accountOf(accounts, email), { disabled: !undo }),
      );
      console.log(undo ? `${email} can sign in again.` : `${email} can no longer sign in.`);
    });
  ofAccount(tool, "remove", "remove an account; its records stay").action(async (email: string) => {
    await withAccess(async ({ accounts }) => accounts.remove(await accountOf(accounts, email)));
    console.log(`The account of ${email} is gone.`);
  });
  await runTool(tool, args);
}

async function add(
  { keys, accounts }: Access,
  { database, product }: OpenStore,
  { email, role, name = nameIn(email), author, password }: NewAccount & { readonly password?: string },
): Promise<AccountDocument> {
  const id = author ?? (await keys.reserveAuthor(await authorsOfRecords(database, ownedIn(product))));
  await keys.addAuthor(id);
  const hash = password === undefined ? {} : { password: await argon2Passwords.hash(password) };
  return accounts.create({ email, role, name, author: id, ...hash });
}

function addAccount(
  tool: Command,
  { serviceDescriptor }: Product,
  [name, does]: readonly [string, string],
): Command {
  const roles = Object.keys(serviceDescriptor.roles);
  const allowed = `one of ${roles.join(", ")}`;
  const author = argument(integer(1, 999_999_999), "a whole number from 1");
  return tool
    .command(name)
    .description(does)
    .requiredOption(
      "--email <address>",
      "the address that the person signs in with",
      argument(readEmail, "an e-mail address"),
    )
    .requiredOption("--role <role>", allowed, argument(oneOf(...roles), allowed))
    .option("--name <name>", "what the person is called; without it what is in front of the @")
    .option("--author <id>", "author id of the person's records; without it one that nothing has yet", author)
    .option("--json", "print one JSON object");
}

function ofAccount(tool: Command, name: string, does: string): Command {
  return tool.command(`${name} <email>`).description(does);
}

async function accountOf({ findByEmail }: Access["accounts"], email: string): Promise<AccountDocument> {
  const account = await findByEmail(readEmail(email) ?? email);
  if (account !== undefined) return account;
  throw new ToolError(`There is no account of ${email}. \`npm run accounts -- list\` shows those there are.`);
}

async function printLink(
  accounts: Access["accounts"],
  { publicUrl, host, port }: Config,
  { account, json }: { readonly account: AccountDocument; readonly json: true | undefined },
): Promise<void> {
  const { token, expires } = await accounts.createLink(account);
  const link = linkOf(publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`, token);
  print(json, { account: shownAccount(account), link, expires }, () => {
    const until = expires.toISOString().slice(0, 16).replace("T", " ");
    return `${link}\n\nSend this link to ${account.email}. It works once, until ${until} UTC.`;
  });
}

/** Asks at the terminal, without showing what is typed; otherwise the first line of the input. */
async function readPassword(): Promise<string> {
  const given = process.stdin.isTTY ? await ask() : await text(process.stdin);
  const password = normal(given.split(/\r?\n/, 1)[0] ?? "");
  const { least, most } = passwordLimits;
  if (lengthOf(password) < least || password.length > most)
    throw new ToolError(`A password has ${least} to ${most} characters.`);
  return password;
}

async function ask(): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  process.stderr.write(`Password, at least ${passwordLimits.least} characters: `);
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}

function explain(error: unknown): never {
  if (error instanceof AccountExists) throw new ToolError(`There is an account of ${error.message} already.`);
  if (error instanceof LastAdministrator)
    throw new ToolError("This is the last administrator who can sign in. Make another one first.");
  throw error;
}

function table(accounts: readonly AccountDocument[]): string {
  if (accounts.length === 0)
    return "There is no account. Make one with `npm run accounts -- create --email ADDRESS --role ROLE`.";
  const rows = accounts.map(({ email, name, role, author, last_sign_in, ...more }) => [
    email,
    name,
    role,
    String(author),
    more.disabled === true ? "disabled" : more.password === undefined ? "invited" : "active",
    last_sign_in?.toISOString().slice(0, 10) ?? "never",
  ]);
  return formatTable([["e-mail", "name", "role", "author", "state", "last sign-in"], ...rows]);
}
