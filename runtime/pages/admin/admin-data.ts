import type { Middleware } from "koa";
import { HttpError } from "../../core/http-error.js";
import { type Principal, permissions } from "../../core/principal.js";
import { parseId } from "../../core/record-id.js";
import type { Texts } from "../../core/service-descriptor.js";
import { publicAddress, requestAddress } from "../../http/address.js";
import { requireReadMethod } from "../../http/allowed-methods.js";
import { emptyBody } from "../../http/body.js";
import { rawValue, requestLanguage } from "../../http/input.js";
import { parseQuery } from "../../http/query.js";
import type { ServiceState } from "../../http/state.js";
import type { Site } from "../../resources/site.js";
import type { Session } from "./admin-answers.js";
import { readForEditing } from "./edited-record.js";
import type { FormReader } from "./form-reader.js";
import { type FormDescriptor, formsIn, type WriteDescriptor, type WriteName } from "./forms.js";
import {
  countForEditing,
  type EditedResource,
  type ListSelection,
  listForEditing,
} from "./listed-records.js";

/** One request for data of the editing page. */
interface DataRequest extends FormReader {
  readonly parameter: (name: string) => string;
  readonly path: Readonly<Record<string, string>>;
}

const paths = [
  { pattern: /^\/admin\/session$/, answer: "session" },
  { pattern: /^\/admin\/forms$/, answer: "forms" },
  { pattern: /^\/admin\/counts$/, answer: "counts" },
  { pattern: /^\/admin\/records\/(?<plural>\w+)$/, answer: "list" },
  { pattern: /^\/admin\/records\/(?<plural>\w+)\/(?<id>[\da-f-]{1,36})$/, answer: "record" },
] as const;

/** Whether a path is one of the data of the editing page. */
export function isAdminData(path: string): boolean {
  return paths.some(({ pattern }) => pattern.test(path));
}

/**
 * What the editing page reads besides the API, below `/admin`: `session`, `forms`, `counts`, `records/{plural}` and
 * `records/{plural}/{id}`. Nothing is written here; the page changes records by the API, as every other caller does.
 */
export function adminData({
  site,
  forms,
  publicUrl,
  authenticate,
}: {
  readonly site: Site;
  readonly forms: FormDescriptor<Texts>;
  readonly publicUrl: string | undefined;
  readonly authenticate: Middleware<ServiceState>;
}): Middleware<ServiceState> {
  const known = publicAddress(publicUrl);
  const answers = createAnswers(site, forms);
  return async (ctx, next) => {
    for (const { pattern, answer } of paths) {
      const match = pattern.exec(ctx.path);
      if (match === null) continue;
      requireReadMethod(ctx);
      const sources = { body: emptyBody, query: parseQuery(ctx.querystring) };
      ctx.state.language = requestLanguage(site.service.languages, sources, site.language).code;
      await authenticate(ctx, async () => {
        const value = await answers[answer]({
          site,
          principal: ctx.state.principal,
          language: ctx.state.language,
          origin: (known ?? requestAddress(ctx)).origin,
          parameter: (name) => {
            const raw = rawValue(name, sources);
            return typeof raw === "string" ? raw : "";
          },
          path: match.groups ?? {},
        });
        ctx.set("Cache-Control", "no-store");
        ctx.type = "application/json; charset=UTF-8";
        ctx.body = JSON.stringify(value);
      });
      return;
    }
    await next();
  };
}

type Answers = Readonly<Record<(typeof paths)[number]["answer"], (request: DataRequest) => unknown>>;

function createAnswers(site: Site, forms: FormDescriptor<Texts>): Answers {
  return {
    session: ({ principal }) => sessionOf(site, principal),
    forms: ({ language }) => ({ ...formsIn(forms, language), reasons: reasonsIn(site, language) }),
    counts: (request) => countsOf(request, forms),
    list: (request) => listForEditing(request, editable(forms, request), selectionIn(request)),
    record: (request) => {
      const { records, mayCall } = editable(forms, request);
      const id = parseId(records.resource, request.path.id ?? "");
      if (id === undefined) throw new HttpError("rest_no_route");
      if (!mayCall("update")) throw new HttpError("rest_forbidden");
      return readForEditing(request, records, id);
    },
  };
}

function selectionIn({ parameter }: DataRequest): ListSelection {
  const number = (name: string, usual: number) => Math.max(1, Math.trunc(Number(parameter(name))) || usual);
  const status = parameter("status");
  return {
    status: status === "" ? undefined : status,
    search: parameter("search").slice(0, 200),
    page: Math.min(number("page", 1), 100_000),
    size: Math.min(number("size", 20), 100),
  };
}

function sessionOf({ service }: Site, principal: Principal): Session {
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

/** The reasons why values are rejected, for the messages at their fields. */
function reasonsIn({ service }: Site, language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(service.reasons).map(([name, text]) => [
      name,
      text[language] ?? text[service.languages.default] ?? name,
    ]),
  );
}

async function countsOf(request: DataRequest, forms: FormDescriptor<Texts>): Promise<object> {
  const { site, principal } = request;
  const mine = forms.resources.filter((form) => mayWrite(form, principal));
  const counts = await Promise.all(
    mine.map(async ({ name, plural }) => {
      const records = site.resources.get(name);
      return [plural, records === undefined ? {} : await countForEditing(request, records)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** The resource of the path, if the caller may edit such records: 401 for callers without a key, 403 for others. */
function editable(forms: FormDescriptor<Texts>, { site, principal, path }: DataRequest): EditedResource {
  const form = forms.resources.find(({ plural }) => plural === path.plural);
  const records = form === undefined ? undefined : site.resources.get(form.name);
  if (form === undefined || records === undefined) throw new HttpError("rest_no_route");
  const mayCall = (name: WriteName): boolean => maySend(form.writes[name], principal);
  if (mayWrite(form, principal)) return { records, mayCall };
  throw new HttpError(principal.anonymous ? "rest_not_logged_in" : "rest_forbidden");
}

function mayWrite({ writes }: FormDescriptor<Texts>["resources"][number], principal: Principal): boolean {
  return maySend(writes.update ?? writes.create, principal);
}

/** Whether there is a route, and the caller has its capability. */
function maySend(write: WriteDescriptor | undefined, principal: Principal): boolean {
  return write !== undefined && (write.access === undefined || principal.can(write.access));
}
