import { type AccountDocument, linkLife, readEmail } from "../auth/accounts.js";
import { sessionEnded } from "../auth/authenticate.js";
import { csrfToken } from "../auth/sessions.js";
import { HttpError } from "../core/http-error.js";
import { sessionCookie, sessionTokenIn } from "../http/session-cookie.js";
import { type AccountRequest, type AccountRoute, createReader } from "./request.js";

/** The routes by which people sign in and out, and choose their passwords. */
export const signingIn: readonly AccountRoute[] = [
  { method: "POST", path: /^session$/, caller: "anyone", run: signIn },
  { method: "DELETE", path: /^session$/, caller: "person", run: signOut },
  { method: "PUT", path: /^password$/, caller: "person", run: changePassword },
  { method: "POST", path: /^forgotten$/, caller: "anyone", run: requestLink },
  { method: "POST", path: /^link$/, caller: "anyone", run: accountOfLink },
  { method: "PUT", path: /^link$/, caller: "anyone", run: setPasswordByLink },
];

async function signIn(request: AccountRequest): Promise<object> {
  const { app, access, network } = request;
  const { errors, ...read } = createReader(request);
  const [email, password] = [read.text("email"), read.password("password")];
  errors.throwIfAny();
  const address = readEmail(email) ?? email;
  const account = await access.accounts.findByEmail(address);
  const isRight = await request.isPassword({ address, password, account, network });
  if (isRight && account !== undefined && account.disabled !== true) return startSession(request, account);
  request.record("sign-in failed", account);
  throw sessionEnded(app.service, "rest_sign_in_failed");
}

async function signOut({ access, ctx, origin }: AccountRequest): Promise<undefined> {
  const token = sessionTokenIn(ctx.headers, origin);
  if (token !== undefined) await access.sessions.end(token);
  ctx.append("Set-Cookie", sessionCookie(origin, "", 0));
}

async function changePassword(request: AccountRequest): Promise<object> {
  const { app, access, principal, network } = request;
  const { errors, ...read } = createReader(request);
  const [current, password] = [read.password("current"), read.newPassword("password")];
  errors.throwIfAny();
  const account = await access.accounts.find(principal.key.replace("account ", ""));
  if (account === undefined) throw sessionEnded(app.service);
  const { email: address } = account;
  const isRight = await request.isPassword({ address, password: current, account, network });
  if (!isRight) throw new HttpError("rest_wrong_password");
  await access.accounts.setPassword(account, await app.passwords.hash(password));
  request.record("password changed", account);
  return startSession(request, account);
}

/** Mails between two links for one account that are asked for without signing in. */
const pauseMs = 5 * 60_000;

/** Mails a link to an address that has an account; the answer is the same for others. */
async function requestLink(request: AccountRequest): Promise<object> {
  const { access, isMailing, sendLink } = request;
  const { errors, text } = createReader(request);
  const email = text("email");
  errors.throwIfAny();
  const account = isMailing ? await access.accounts.findByEmail(readEmail(email) ?? email) : undefined;
  const life = linkLife[account?.password === undefined ? "invitation" : "reset"];
  const made = (account?.link?.expires.getTime() ?? 0) - life;
  const isTooSoon = request.ctx.state.now - made < pauseMs;
  if (account !== undefined && account.disabled !== true && !isTooSoon) {
    request.record("link created", account);
    // Not awaited: the time it takes would show who has an account. Errors are reported.
    void sendLink(account).catch(() => undefined);
  }
  return { mailed: isMailing };
}

async function accountOfLink(request: AccountRequest): Promise<object> {
  const { errors, text } = createReader(request);
  const token = text("token");
  errors.throwIfAny();
  const account = await request.access.accounts.findByLink(token);
  if (account === undefined) throw new HttpError("rest_link_ended");
  return { email: account.email, name: account.name };
}

async function setPasswordByLink(request: AccountRequest): Promise<object> {
  const { app, access } = request;
  const { errors, ...read } = createReader(request);
  const [token, password] = [read.text("token"), read.newPassword("password")];
  errors.throwIfAny();
  const account = await access.accounts.findByLink(token);
  if (account === undefined) throw new HttpError("rest_link_ended");
  // Of two who use the link at once, one comes first.
  if (!(await access.accounts.setByLink(token, await app.passwords.hash(password))))
    throw new HttpError("rest_link_ended");
  request.record("password set by link", account);
  return startSession(request, account);
}

/** Starts a session in a browser, in place of the one that it had, and gives its token for writes. */
export async function startSession(request: AccountRequest, account: AccountDocument): Promise<object> {
  const { access, ctx, origin } = request;
  const { accounts, sessions } = access;
  const before = sessionTokenIn(ctx.headers, origin);
  if (before !== undefined) await sessions.end(before);
  const token = await sessions.start(account);
  await accounts.recordSignIn(account);
  request.record("sign-in", account);
  ctx.append("Set-Cookie", sessionCookie(origin, token, sessions.lifeMs));
  return { csrf: csrfToken(token) };
}
