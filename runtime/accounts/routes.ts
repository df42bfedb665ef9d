import type { Context, Middleware } from "koa";
import { openAccess } from "../auth/access.js";
import { createRateLimiter } from "../auth/rate-limiter.js";
import { forbidden, HttpError } from "../core/http-error.js";
import { type AccessDescriptor, isAdministrator, type Principal } from "../core/principal.js";
import { clientSubnet, siteAddress } from "../http/address.js";
import { createBodyBudget, emptyBody, hasBody, readBody } from "../http/body.js";
import { requestLanguage } from "../http/input.js";
import { parseQuery } from "../http/query.js";
import type { HttpOptions, ServiceState } from "../http/state.js";
import type { Database } from "../storage/database.js";
import type { Telemetry } from "../telemetry/telemetry.js";
import { administration, linkOf } from "./administration.js";
import { apiKeys } from "./api-keys.js";
import { createMailer, type Mailer } from "./mail.js";
import { media } from "./media.js";
import { openIdRoutes } from "./openid.js";
import { type AccountRequest, type AccountRoute, createPasswordCheck } from "./request.js";
import { signingIn } from "./sign-in.js";
import { trash } from "./trash.js";

/** `/admin/session` is read as data of the editor. */
const readPath = "session";
const bodyLimit = 16_384;

/**
 * What people and administrators do with accounts, the library of images and the trash, as JSON below `/admin`. It is no part of the
 * API: keys are for programs, and these requests for the editor.
 */
export function serveAccounts(options: HttpOptions): Middleware<ServiceState> {
  const { app, config, authenticate, now, telemetry } = options;
  const access = openAccess(app.database, { ...config, now }, app.service);
  const mail = createMailer(config, app.service.title);
  const openId = openIdRoutes(config, Object.keys(app.service.roles));
  const routes: readonly AccountRoute[] = [
    ...signingIn,
    ...openId,
    ...administration,
    ...apiKeys,
    ...media,
    trash,
  ];
  const context = { app, access, isPassword: createPasswordCheck(app), isMailing: mail !== undefined };
  const addressOf = siteAddress(config.publicUrl);
  const record = createRecorder(app.database, telemetry);
  const linkSender = createLinkSender(options, access, mail);
  const openBody = createBodyBudget(bodyLimit + config.imageLimit);

  return async (ctx, next) => {
    const path = /^\/admin\/(.+)$/.exec(ctx.path)?.[1] ?? "";
    const found = routes.filter((route) => route.path.test(path));
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (found.length === 0 || (path === readPath && isRead)) {
      await next();
      return;
    }
    ctx.state.language = requestLanguage(app.service.languages, queryOf(ctx), app.language).code;
    const route = routeOf(ctx, found);
    if (route.caller !== "anyone") await authenticate(ctx, () => Promise.resolve());
    ctx.set("Cache-Control", "no-store");
    const { principal } = ctx.state;
    requireCaller(route, principal, app.service.roles);

    const network = clientSubnet(ctx.ip);
    const held = openBody(network);
    const isUpload = route.caller === "upload" && !isRead;
    if (isUpload && !(await options.hasDiskSpace())) throw new HttpError("rest_store_full");
    const limits = { texts: bodyLimit, files: isUpload ? config.imageLimit : 0, held };
    try {
      const { json, files } = hasBody(ctx.req)
        ? await ctx.state.pauseFor(() => readBody(ctx.req, limits))
        : emptyBody;
      const [, id = ""] = route.path.exec(path) ?? [];
      const { origin } = addressOf(ctx);
      const values = isRead ? Object.fromEntries(parseQuery(ctx.querystring)) : json;
      const own = { ctx, principal, network, origin, values, files, id };
      const answer = await route.run({ ...context, ...own, record: record(own), sendLink: linkSender(own) });
      if (answer instanceof URL) ctx.redirect(answer.href);
      else ctx.status = answer === undefined ? 204 : 200;
      if (answer === undefined || answer instanceof URL) return;
      ctx.type = "application/json; charset=UTF-8";
      ctx.body = JSON.stringify(answer);
    } finally {
      held.release();
    }
  };
}

/** Creates what makes the link of an account, and mails it in the language of the request where there is a mailer. */
function createLinkSender(
  { product, config, onError }: HttpOptions,
  { accounts }: AccountRequest["access"],
  mail: Mailer | undefined,
) {
  return ({ ctx, origin }: Pick<AccountRequest, "ctx" | "origin">): AccountRequest["sendLink"] =>
    async (account) => {
      const { token, expires } = await accounts.createLink(account);
      const link = linkOf(config.publicUrl ?? origin, token);
      if (mail === undefined) return { link, expires };
      const { language, requestId: id } = ctx.state;
      const words = product.editorTexts[language]?.accounts;
      try {
        await mail({ to: account.email, link, expires, words });
        return { expires };
      } catch (error) {
        onError(new Error("Mail was not sent.", { cause: error }), {
          id,
          method: ctx.method,
          path: ctx.path,
        });
        return { link, expires };
      }
    };
}

function queryOf({ querystring }: Context) {
  return { body: emptyBody, query: parseQuery(querystring) };
}

/** The route of a request among those at its path. Throws 405. */
function routeOf(ctx: Context, found: readonly AccountRoute[]): AccountRoute {
  const route = found.find(({ method }) => method === (ctx.method === "HEAD" ? "GET" : ctx.method));
  if (route !== undefined) return route;
  const methods = found.map(({ method }) => method);
  ctx.set("Allow", (ctx.path.endsWith(readPath) ? ["GET", ...methods] : methods).join(", "));
  throw new HttpError("rest_method_not_allowed");
}

/** Throws 401 or 403 for those who may not call. */
function requireCaller(
  { caller }: AccountRoute,
  principal: Principal,
  roles: AccessDescriptor["roles"],
): void {
  const isAllowed = (): boolean => {
    switch (caller) {
      case "anyone":
        return true;
      case "person":
        return principal.session !== undefined;
      case "administrator":
        return isAdministrator(principal, { roles });
      default:
        return principal.may(caller);
    }
  };
  if (!isAllowed()) throw forbidden({ principal });
}

/** Failed attempts of all callers that are logged in a minute. */
const loggedFailures = 60;

/** Creates what logs the actions of requests; of failed attempts not all, as others decide how many there are. */
function createRecorder(database: Database, telemetry: Telemetry) {
  const limiter = createRateLimiter(database);
  return ({ principal, network }: Pick<AccountRequest, "principal" | "network">): AccountRequest["record"] =>
    (action, account, reason) => {
      if (action === "sign-in failed" && !limiter.take("logged sign-ins", loggedFailures).isAllowed) return;
      const by = principal.key || undefined;
      telemetry.recordAccess({ action, account: account?._id, network, by, reason });
    };
}
