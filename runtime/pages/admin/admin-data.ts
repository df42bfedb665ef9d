import type { Middleware } from "koa";
import { csrfToken } from "../../auth/sessions.js";
import { HttpError } from "../../core/http-error.js";
import { isAdministrator, type Principal, permissions } from "../../core/principal.js";
import { parseId } from "../../core/record-id.js";
import { createTranslator } from "../../core/service-descriptor.js";
import { siteAddress } from "../../http/address.js";
import { requireReadMethod } from "../../http/allowed-methods.js";
import { emptyBody } from "../../http/body.js";
import { rawValue, requestLanguage } from "../../http/input.js";
import { parseQuery } from "../../http/query.js";
import { sessionTokenIn } from "../../http/session-cookie.js";
import type { HttpOptions, ServiceContext, ServiceState } from "../../http/state.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import type { Config } from "../../settings/config.js";
import type { PageDescriptor } from "../page-request.js";
import type { Session } from "./admin-answers.js";
import { type EditorContext, editableDocument, formRecord, maySend } from "./edited-record.js";
import { createForms } from "./forms.js";
import { countForEditing, listForEditing, selectionIn } from "./listed-records.js";
import { documentAt, historyOf } from "./record-history.js";
import { createTransfer } from "./transfer.js";

const pattern =
  /^\/admin\/(?:(?<name>session|forms|counts|import|export\.ics|export\.jsonl)|records\/(?<plural>\w+)(?:\/(?<id>[\da-f-]{1,36})(?<past>\/history)?)?)$/;

/** Whether a path is one of the data of the editing page. */
export function isAdminData(path: string): boolean {
  return pattern.test(path);
}

/**
 * What the editing page reads besides the API, below `/admin`: `session`, `forms`, `counts`, `records/{plural}`,
 * `records/{plural}/{id}`, with `?revision=` as the record was in one, and `records/{plural}/{id}/history`. Nothing is
 * written here but the files that `import` takes; the page changes records by the API, as every other caller does.
 */
export function adminData(
  options: HttpOptions,
  { forms, translations }: PageDescriptor,
): Middleware<ServiceState> {
  const { app, config, authenticate, now } = options;
  const transfer = createTransfer(options);
  const addressOf = siteAddress(config.publicUrl);
  return async (ctx, next) => {
    const match = pattern.exec(ctx.path);
    if (match === null) {
      await next();
      return;
    }
    const { name, plural, id, past } = match.groups ?? {};
    if (name !== "import") requireReadMethod(ctx);
    const sources = { body: emptyBody, query: parseQuery(ctx.querystring) };
    ctx.state.language = requestLanguage(app.service.languages, sources, app.language).code;
    await authenticate(ctx, async () => {
      const { principal, language } = ctx.state;
      const { origin } = addressOf(ctx);
      ctx.set("Cache-Control", "no-store");
      if (name === "import" || name === "export.ics" || name === "export.jsonl") {
        await transfer[name](ctx, origin);
        return;
      }
      const contexts = forms.resources.map(({ resource, writes }): EditorContext => {
        return {
          app,
          principal,
          language,
          origin,
          now: now(),
          writes,
          records: resourceNamed(app, resource.name),
        };
      });
      const answer = async (): Promise<object> => {
        if (name === "session")
          return {
            ...sessionOf(app, principal),
            ...(await accessOf(app, ctx, { origin, config })),
          };
        if (name === "forms")
          return createForms(forms, app.service, createTranslator(language, translations));
        if (name === "counts") return countsOf(contexts.filter(mayWrite));
        const context = contexts.find(({ records }) => records.resource.plural === plural);
        const selection = { id, hasPast: past !== undefined };
        return recordsOf(context, selection, (parameter) => rawValue(parameter, sources));
      };
      const body = JSON.stringify(await answer());
      ctx.type = "application/json; charset=UTF-8";
      ctx.body = body;
    });
  };
}

function sessionOf({ service }: AppContext, principal: Principal): Session {
  const { name, role, author, anonymous } = principal;
  const all = [...new Set(Object.values(service.roles).flat())];
  return {
    name,
    role,
    author,
    isAnonymous: anonymous,
    capabilities: all.filter((capability) => principal.can(capability)),
    permissions: permissions.filter((permission) => principal.may(permission)),
  };
}

/** What a page needs to write in the session of its cookie, or to begin one. */
async function accessOf(
  { service, keys }: AppContext,
  { headers, state }: ServiceContext,
  { origin, config }: { readonly origin: string; readonly config: Config },
) {
  const { session, anonymous } = state.principal;
  const { smtpUrl, oidcIssuer, oidcLabel } = config;
  const ways = { isMailing: smtpUrl !== undefined, provider: oidcIssuer && oidcLabel };
  const token = session === undefined ? undefined : sessionTokenIn(headers, origin);
  const access: Pick<Session, "csrf" | "isAdministrator" | "roles" | "ways"> = {
    ...(token === undefined ? {} : { csrf: csrfToken(token) }),
    ...(isAdministrator(state.principal, service)
      ? { isAdministrator: true, roles: Object.keys(service.roles) }
      : {}),
    ...(anonymous ? { ways: { byPassword: await keys.hasAccounts(), ...ways } } : {}),
  };
  return access;
}

async function countsOf(contexts: readonly EditorContext[]): Promise<object> {
  const counts = contexts.map(async (context) => {
    return [context.records.resource.plural, await countForEditing(context)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** A page of a list, a record or its history: 401 for callers without a key who may not edit such records, 403 for others. */
async function recordsOf(
  context: EditorContext | undefined,
  { id, hasPast }: { readonly id: string | undefined; readonly hasPast: boolean },
  parameter: (name: string) => unknown,
): Promise<object> {
  if (context === undefined) throw new HttpError("rest_no_route");
  const { principal, records, writes } = context;
  if (!mayWrite(context)) throw new HttpError(principal.anonymous ? "rest_not_logged_in" : "rest_forbidden");
  if (id === undefined) return listForEditing(context, selectionIn(context, parameter));
  const recordId = parseId(records.resource, id);
  if (recordId === undefined) throw new HttpError("rest_no_route");
  if (!maySend(writes.update, principal)) throw new HttpError("rest_forbidden");
  const document = await editableDocument(context, recordId);
  if (hasPast) return historyOf(context, recordId, selectionIn(context, parameter).page);
  const revision = Number(parameter("revision") ?? document.revision);
  const isPast = revision < document.revision;
  return formRecord(context, isPast ? await documentAt(context, document, revision) : document);
}

function mayWrite({ writes: { update, create }, principal }: EditorContext): boolean {
  return maySend(update ?? create, principal);
}
