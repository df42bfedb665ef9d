import type { Middleware } from "koa";
import { HttpError } from "../../core/http-error.js";
import { type Principal, permissions } from "../../core/principal.js";
import { parseId } from "../../core/record-id.js";
import { createTranslator } from "../../core/service-descriptor.js";
import { siteAddress } from "../../http/address.js";
import { requireReadMethod } from "../../http/allowed-methods.js";
import { emptyBody } from "../../http/body.js";
import { rawValue, requestLanguage } from "../../http/input.js";
import { parseQuery } from "../../http/query.js";
import type { ServiceState } from "../../http/state.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import type { PageDescriptor } from "../page-request.js";
import type { Session } from "./admin-answers.js";
import { type FormReader, readForEditing } from "./edited-record.js";
import { createForms, type FormSource, type WriteDescriptor, type WriteName } from "./forms.js";
import {
  countForEditing,
  type EditedResource,
  type ListSelection,
  listForEditing,
} from "./listed-records.js";

const pattern =
  /^\/admin\/(?:(?<name>session|forms|counts)|records\/(?<plural>\w+)(?:\/(?<id>[\da-f-]{1,36}))?)$/;

/** Whether a path is one of the data of the editing page. */
export function isAdminData(path: string): boolean {
  return pattern.test(path);
}

/**
 * What the editing page reads besides the API, below `/admin`: `session`, `forms`, `counts`, `records/{plural}` and
 * `records/{plural}/{id}`. Nothing is written here; the page changes records by the API, as every other caller does.
 */
export function adminData({
  site,
  product: { forms, translations },
  publicUrl,
  authenticate,
}: {
  readonly site: Site;
  readonly product: PageDescriptor;
  readonly publicUrl: string | undefined;
  readonly authenticate: Middleware<ServiceState>;
}): Middleware<ServiceState> {
  const addressOf = siteAddress(publicUrl);
  return async (ctx, next) => {
    const match = pattern.exec(ctx.path);
    if (match === null) {
      await next();
      return;
    }
    requireReadMethod(ctx);
    const sources = { body: emptyBody, query: parseQuery(ctx.querystring) };
    ctx.state.language = requestLanguage(site.service.languages, sources, site.language).code;
    await authenticate(ctx, async () => {
      const { principal, language } = ctx.state;
      const reader = { site, principal, language, origin: addressOf(ctx).origin };
      const parameter = (name: string): string => {
        const raw = rawValue(name, sources);
        return typeof raw === "string" ? raw : "";
      };
      const answer = await answerTo(reader, match.groups ?? {}, parameter);
      ctx.set("Cache-Control", "no-store");
      ctx.type = "application/json; charset=UTF-8";
      ctx.body = JSON.stringify(answer);
    });
  };

  async function answerTo(
    reader: FormReader,
    { name, plural, id }: Readonly<Record<string, string | undefined>>,
    parameter: (name: string) => string,
  ): Promise<object> {
    if (name === "session") return sessionOf(reader);
    if (name === "forms")
      return createForms(forms, site.service, createTranslator(reader.language, translations));
    if (name === "counts") return countsOf(reader, forms);
    const edited = editable(reader, forms, plural);
    if (id === undefined) return listForEditing(reader, edited, selectionIn(parameter));
    const { records, mayCall } = edited;
    const recordId = parseId(records.resource, id);
    if (recordId === undefined) throw new HttpError("rest_no_route");
    if (!mayCall("update")) throw new HttpError("rest_forbidden");
    return readForEditing(reader, records, recordId);
  }
}

function selectionIn(parameter: (name: string) => string): ListSelection {
  const number = (name: string, usual: number) => Math.max(1, Math.trunc(Number(parameter(name))) || usual);
  const status = parameter("status");
  return {
    status: status === "" ? undefined : status,
    search: parameter("search").slice(0, 200),
    page: Math.min(number("page", 1), 100_000),
    size: Math.min(number("size", 20), 100),
  };
}

function sessionOf({ site: { service }, principal }: FormReader): Session {
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

async function countsOf(reader: FormReader, { resources }: FormSource): Promise<object> {
  const mine = resources.filter(({ writes }) => mayWrite(writes, reader.principal));
  const counts = await Promise.all(
    mine.map(
      async ({ resource: { name, plural } }) =>
        [plural, await countForEditing(reader, resourceNamed(reader.site, name))] as const,
    ),
  );
  return Object.fromEntries(counts);
}

/** The resource of a path, if the caller may edit such records: 401 for callers without a key, 403 for others. */
function editable(
  { site, principal }: FormReader,
  { resources }: FormSource,
  plural: string | undefined,
): EditedResource {
  const form = resources.find(({ resource }) => resource.plural === plural);
  if (form === undefined) throw new HttpError("rest_no_route");
  const { resource, writes } = form;
  if (!mayWrite(writes, principal))
    throw new HttpError(principal.anonymous ? "rest_not_logged_in" : "rest_forbidden");
  return {
    records: resourceNamed(site, resource.name),
    mayCall: (name) => maySend(writes[name], principal),
  };
}

function mayWrite(
  { update, create }: Readonly<Partial<Record<WriteName, WriteDescriptor>>>,
  principal: Principal,
): boolean {
  return maySend(update ?? create, principal);
}

/** Whether there is a route, and the caller has its capability. */
function maySend(write: WriteDescriptor | undefined, principal: Principal): boolean {
  return write !== undefined && (write.access === undefined || principal.can(write.access));
}
