import {
  type AccountChange,
  type AccountDocument,
  AccountExists,
  LastAdministrator,
  readEmail,
} from "../auth/accounts.js";
import { HttpError } from "../core/http-error.js";
import { administratorRole } from "../core/principal.js";
import { authorsOfRecords } from "../resources/read/find.js";
import { type AccountRequest, type AccountRoute, createReader } from "./request.js";

const caller = "administrator";
const one = /^accounts\/([\da-f]{24})$/;

/** The routes by which administrators invite people, and change their accounts. */
export const administration: readonly AccountRoute[] = [
  { method: "GET", path: /^accounts$/, caller, run: list },
  { method: "POST", path: /^accounts$/, caller, run: invite },
  { method: "PATCH", path: one, caller, run: change },
  { method: "DELETE", path: one, caller, run: remove },
  { method: "POST", path: /^accounts\/([\da-f]{24})\/link$/, caller, run: createLink },
];

async function list({ app, access }: AccountRequest): Promise<object> {
  const accounts = await access.accounts.list();
  return { roles: Object.keys(app.service.roles), accounts: accounts.map(shownAccount) };
}

async function invite(request: AccountRequest): Promise<object> {
  const { app, access, principal } = request;
  const { errors, ...read } = createReader(request);
  const [given, role] = [read.text("email"), read.role("role")];
  const name = read.text("name", { most: 100, isOptional: true });
  const email = readEmail(given);
  if (email === undefined && given !== "") errors.add("email", "not_email");
  errors.throwIfAny();
  // Otherwise the service would close without anyone who can open it.
  if (principal.anonymous && role !== administratorRole(app.service.roles))
    throw new HttpError("rest_last_administrator");
  const author = await reserveAuthor(request);
  const entry = { email: email ?? "", role, author, name: name || nameIn(given) };
  const account = await access.accounts.create(entry).catch(explain);
  request.record("account created", account);
  return linkTo(request, account);
}

/** An author id that neither a key nor an account nor a record has. */
export async function reserveAuthor({ app, access }: AccountRequest): Promise<number> {
  const owned = [...app.resources.values()].filter(({ resource }) => resource.hasAuthor === true);
  const used = await authorsOfRecords(
    app.database,
    owned.map(({ token }) => token),
  );
  return access.keys.reserveAuthor(used);
}

async function change(request: AccountRequest): Promise<object> {
  const { errors, ...read } = createReader(request);
  const { disabled } = request.values;
  const name = read.text("name", { most: 100, isOptional: true });
  const role = read.role("role", { isOptional: true });
  if (disabled !== undefined && typeof disabled !== "boolean") errors.add("disabled", "not_boolean");
  errors.throwIfAny();
  const wanted: AccountChange = {
    name: name || undefined,
    role: role || undefined,
    disabled: typeof disabled === "boolean" ? disabled : undefined,
  };
  const account = await request.access.accounts.change(await accountAt(request), wanted).catch(explain);
  if (account === undefined) throw new HttpError("rest_no_route");
  request.record("account changed", account);
  return { account: shownAccount(account) };
}

async function remove(request: AccountRequest): Promise<undefined> {
  const account = await accountAt(request);
  await request.access.accounts.remove(account).catch(explain);
  request.record("account removed", account);
}

async function createLink(request: AccountRequest): Promise<object> {
  const account = await accountAt(request);
  request.record("link created", account);
  return linkTo(request, account);
}

async function linkTo({ sendLink }: AccountRequest, account: AccountDocument): Promise<object> {
  return { account: shownAccount(account), ...(await sendLink(account)) };
}

async function accountAt({ access, id }: AccountRequest): Promise<AccountDocument> {
  const account = await access.accounts.find(id);
  if (account === undefined) throw new HttpError("rest_no_route");
  return account;
}

/** The address of the page on which a link is used; the fragment is never sent to a server. */
export function linkOf(origin: string, token: string): string {
  return `${origin}/admin#/-/link?token=${token}`;
}

/** What is in front of the address, for those whose name is not given. */
export function nameIn(email: string): string {
  return email.trim().replace(/@.*/, "");
}

/** An account without its secrets. */
export function shownAccount({ _id, email, name, role, author, ...more }: AccountDocument): object {
  const { created, last_sign_in = null, password, disabled = false } = more;
  const state = { last_sign_in, has_password: password !== undefined, disabled };
  return { id: _id, email, name, role, author, created, ...state };
}

function explain(error: unknown): never {
  if (error instanceof AccountExists) throw new HttpError("rest_account_exists");
  if (error instanceof LastAdministrator) throw new HttpError("rest_last_administrator");
  throw error;
}
