import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import Koa, { type Context } from "koa";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { publicAddress, requestAddress } from "../http/address.js";
import { createPageAliasResolver, literalSteps, type PageAlias } from "../http/aliases.js";
import { compressAnswer, preferredCoding } from "../http/compression.js";
import { discoveryLinks, findIndex } from "../http/discovery.js";
import { entityTag, tagAnswer } from "../http/entity-tag.js";
import { healthPaths } from "../http/health.js";
import { createListener } from "../http/listener.js";
import { findMount } from "../http/mount.js";
import { withinTimeout } from "../http/timeout.js";
import { isAdminData } from "./admin/admin-data.js";
import { adminPage } from "./admin/admin-page.js";
import { type AssetSource, openAssets } from "./assets.js";
import { calendarPage } from "./calendar-page.js";
import { docsPage } from "./docs-page.js";
import { errorPage, isExpected } from "./error-page.js";
import { calendarVisit } from "./front-address.js";
import { openPageApi, PageError } from "./page-api.js";
import type { Page, PageAnswer, PageRequest } from "./page-request.js";
import { calendarFacts, type PageSite } from "./page-site.js";
import { textsIn } from "./page-texts.js";
import { recordPage } from "./record-page.js";

export interface PagesOptions {
  readonly site: PageSite;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  /** Milliseconds that the work on a page may take. */
  readonly timeBudgetMs: number;
  readonly assets: AssetSource;
  /** The instant in milliseconds. */
  readonly now: () => number;
  /** Called with errors of the service. */
  readonly onError: (
    error: unknown,
    request: { readonly id: string; readonly method: string; readonly path: string },
  ) => void;
}

/**
 * Puts the pages for people in front of the API: the calendar at `/`, or else the documentation, records at their `url`, the documentation at `/docs`,
 * each below a language as well, the files they need at `/assets`, and the calendar at the addresses of other services that
 * the spec names. Everything else goes to the API as it came.
 */
export function withPages(api: RequestListener, options: PagesOptions): RequestListener {
  const routes = pageRoutes(options.site);
  const answer = createPagesApp(api, options, routes);
  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const url = request.url ?? "/";
    const isPage =
      isOfPages(url, routes, options.site) || (isForPeople(request) && isUnknown(url, options.site));
    if (isRead && isPage) answer(request, response);
    else api(request, response);
  };
}

/** A kind of page: its paths, without language; `name` is what the path names. */
interface PageRoute {
  readonly pattern: RegExp;
  readonly page: Page;
}

interface PageRoutes {
  readonly own: readonly PageRoute[];
  /** What the calendar shows at addresses of other services. */
  readonly aliasAt: (path: string, query: string) => PageAlias | undefined;
}

function pageRoutes(site: PageSite): PageRoutes {
  const docs = site.facts.documentPath === undefined ? [] : [docsPage];
  // A service without a calendar begins with its documentation.
  const [front] = calendarFacts(site) === undefined ? docs : [calendarPage];
  const own = [
    ...(front === undefined ? [] : [{ pattern: /^\/$/, page: front }]),
    ...docs.map((page) => ({ pattern: /^\/docs\/?$/, page })),
    { pattern: /^\/admin\/?$/, page: adminPage },
    ...site.resources.map((facts) => ({ pattern: patternOf(facts.page), page: recordPage(facts) })),
  ];
  return { own, aliasAt: createPageAliasResolver(site.facts) };
}

/** `/event/{slug}/` matches with and without the slash at its end. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, "")
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{path\}/, "(?<name>.+?)")
    .replace(/\{\w+\}/, "(?<name>[^/]+)");
  return new RegExp(`^${source}/?$`);
}

/** `/assets/site.css`, and what browsers and other sites look for beside the folder. */
const assetPattern = /^\/(?:assets\/([\w-]+\.\w+)|(embed\.js|favicon\.ico))$/;

/** Parameters such as `rest_route` bring calls of the API to the front page. */
function isOfPages(url: string, routes: PageRoutes, site: PageSite): boolean {
  const [target = "/", query = ""] = url.split("?", 2);
  // Most requests are of programs.
  if (site.facts.mounts.some((mount) => target.startsWith(mount.path))) return false;
  if (assetPattern.test(target)) return true;
  const { path } = languageIn(target, site);
  const [page] = findPage(routes, path, query);
  if (page === noPage) return false;
  return !site.facts.mounts.some(
    (mount) => mount.query !== undefined && new URLSearchParams(query).has(mount.query),
  );
}

/** Browsers ask for a page where a person follows a link or writes an address; programs and scripts do not. */
function isForPeople({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") === true;
}

/** Whether neither the API nor anything else of the service has such a path. */
function isUnknown(url: string, { facts }: PageSite): boolean {
  const [path = "/", query = ""] = url.split("?", 2);
  const isOfService =
    Object.values<string>(healthPaths).includes(path) ||
    isAdminData(path) ||
    /^\/(?:files|\.well-known)\/|^\/(?:sitemap[\w-]*\.xml|robots\.txt|llms\.txt)$/.test(path);
  const target = { path, query: new Map(new URLSearchParams(query)), origin: "", host: "" };
  const isOfMount = findMount(facts.mounts, target) !== undefined || findIndex(facts, target) !== undefined;
  return path.startsWith("/") && !isOfService && !isOfMount;
}

/** The language segment of a path, and what follows it. */
function languageIn(path: string, { facts, language }: PageSite) {
  const [, code = "", rest = ""] = /^\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  return facts.languages.all.includes(code)
    ? { language: code, path: rest === "" ? "/" : rest }
    : { language, path };
}

function createPagesApp(api: RequestListener, options: PagesOptions, routes: PageRoutes): RequestListener {
  const { site, now, onError } = options;
  const assets = openAssets(options.assets);
  const known = publicAddress(options.publicUrl);
  const app = new Koa({ proxy: options.trustProxy, maxIpsCount: 1 });
  app.silent = true;
  app.use(async (ctx) => {
    const [, inFolder, name = inFolder] = assetPattern.exec(ctx.path) ?? [];
    if (name !== undefined) {
      await send(ctx, (await assets(name, preferredCoding(ctx.headers["accept-encoding"]))) ?? missing);
      return;
    }
    const named = languageIn(ctx.path, site);
    const { path } = named;
    const { origin } = known ?? requestAddress(ctx);
    const [page, match] = findPage(routes, path, ctx.querystring);
    const language = page === noPage && path === ctx.path ? languageOf(ctx, site) : named.language;
    const visit: PageRequest = {
      site,
      origin,
      prefix: new URL(origin).pathname.replace(/\/$/, ""),
      language,
      texts: textsIn(site.pageTexts, language),
      path,
      name: match?.groups?.name ?? "",
      query: new URLSearchParams(ctx.querystring),
      isEmbedded: ctx.query.embed === "1",
      now: now(),
      api: openPageApi(api, ctx.req, { service: site.facts, language }),
    };
    leadToApi(ctx, site.facts, origin);
    await send(ctx, await answerOf(page, visit));
  });
  return createListener(app);

  /** Renders errors as a page in words, and reports those of the service to the operator with their cause. */
  async function answerOf(page: Page, visit: PageRequest): Promise<PageAnswer> {
    try {
      return await withinTimeout(options.timeBudgetMs, () => page(visit));
    } catch (error) {
      if (!isExpected(error)) onError(error, { id: randomUUID(), method: "GET", path: visit.path });
      return errorPage(visit, error);
    }
  }
}

/** Programs that are given the address of a page find the API by its headers. */
function leadToApi(ctx: Context, facts: ServiceDescriptor, origin: string): void {
  for (const { href, relation, headers } of discoveryLinks(facts, origin)) {
    ctx.append("Link", `<${href}>; rel="${relation}"`);
    ctx.set(headers);
  }
}

const missing: PageAnswer = {
  status: 404,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body: "",
};

/** A page of this service, unless an alias says more of its path or query. */
function findPage(
  { own, aliasAt }: PageRoutes,
  path: string,
  query: string,
): readonly [Page, RegExpExecArray?] {
  const route = own.find(({ pattern }) => pattern.test(path));
  const match = route?.pattern.exec(path);
  const alias = aliasAt(path, query);
  const isMeant =
    alias !== undefined &&
    (route === undefined || alias.isInQuery || alias.steps > literalSteps(route.pattern));
  if (isMeant) return [async (visit) => calendarPage(await calendarVisit(visit, alias.query))];
  return route && match ? [route.page, match] : [noPage];
}

const noPage: Page = () => Promise.reject(new PageError(404, ""));

/** The language that the visitor's browser asks for, where the address is of no page and names none. */
function languageOf(ctx: Context, { facts, language }: PageSite): string {
  ctx.vary("Accept-Language");
  const found = ctx.acceptsLanguages([language, ...facts.languages.all]);
  return typeof found === "string" ? found : language;
}

/** What all pages are sent with. */
const constant = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

async function send(ctx: Context, { status, headers, body }: PageAnswer): Promise<void> {
  ctx.status = status;
  ctx.set({ ...constant, ...headers });
  ctx.vary("Accept-Encoding");
  ctx.body = body;
  if (status === 200) tagAnswer(ctx, headers.ETag ?? entityTag([body], undefined));
  await compressAnswer(ctx);
}
