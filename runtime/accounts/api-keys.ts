import { KeyNameTaken } from "../auth/keys.js";
import { HttpError } from "../core/http-error.js";
import { administratorRole } from "../core/principal.js";
import { decodePercents } from "../text/words.js";
import { reserveAuthor } from "./administration.js";
import { type AccountRequest, type AccountRoute, createReader } from "./request.js";

const caller = "administrator";

/** The routes by which administrators create and revoke the keys of programs. */
export const apiKeys: readonly AccountRoute[] = [
  { method: "GET", path: /^keys$/, caller, run: list },
  { method: "POST", path: /^keys$/, caller, run: create },
  { method: "DELETE", path: /^keys\/([^/]+)$/, caller, run: revoke },
];

async function list({ access }: AccountRequest): Promise<object> {
  const keys = await access.keys.list();
  return {
    keys: keys.map(({ name, role, author, created, expires = null, last_used = null }) => {
      return { name, role, author, created, expires, last_used };
    }),
  };
}

async function create(request: AccountRequest): Promise<object> {
  const { app, access, principal } = request;
  const { errors, ...read } = createReader(request);
  const [name, role] = [read.text("name", { most: 100 }).trim(), read.role("role")];
  const until = read.text("expires", { isOptional: true });
  const expires = new Date(until);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(expires.getTime());
  if (until !== "" && !isDay) errors.add("expires", "not_calendar_date");
  else if (expires.getTime() <= request.ctx.state.now) {
    const limit = new Date(request.ctx.state.now).toISOString().slice(0, 10);
    errors.add("expires", "too_small", { limit });
  }
  errors.throwIfAny();
  // Otherwise the service would close without anyone who can open it.
  if (principal.anonymous && role !== administratorRole(app.service.roles))
    throw new HttpError("rest_last_administrator");
  const author = await reserveAuthor(request);
  const owner = { name, role, author, ...(until === "" ? {} : { expires }) };
  const key = await access.keys.create(owner).catch((error: unknown) => {
    if (!(error instanceof KeyNameTaken)) throw error;
    errors.add("name", "taken");
    errors.throwIfAny();
    throw error;
  });
  request.record("key created", undefined);
  return { ...owner, key };
}

/** Revokes a key; the last way to sign in stays, as the service would be open again, or closed to everyone. */
async function revoke(request: AccountRequest): Promise<object> {
  const { access, id, principal } = request;
  const name = decodePercents(id);
  const others = (await access.keys.list()).filter((key) => key.name !== name);
  const isLast = others.length === 0 && !(await access.keys.hasAccounts());
  if (isLast && principal.name === name) throw new HttpError("rest_last_administrator");
  if (!(await access.keys.revoke(name))) throw new HttpError("rest_no_route");
  request.record("key revoked", undefined);
  return { name };
}
