import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import Koa, { type Context } from "koa";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { publicAddress, requestAddress } from "../http/address.js";
import { discoveryLinks, findIndex } from "../http/discovery.js";
import { matchesTag } from "../http/entity-tag.js";
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
 * each below a language as well, and the files they need at `/assets`. Everything else goes to the API as it came.
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

function pageRoutes(site: PageSite): readonly PageRoute[] {
  const docs = site.facts.documentPath === undefined ? [] : [docsPage];
  // A service without a calendar begins with its documentation.
  const [front] = calendarFacts(site) === undefined ? docs : [calendarPage];
  return [
    ...(front === undefined ? [] : [{ pattern: /^\/$/, page: front }]),
    ...docs.map((page) => ({ pattern: /^\/docs\/?$/, page })),
    { pattern: /^\/admin\/?$/, page: adminPage },
    ...site.resources.map((facts) => ({ pattern: patternOf(facts.page), page: recordPage(facts) })),
  ];
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

const assetPattern = /^\/assets\/([\w-]+\.\w+)$/;

/** Parameters such as `rest_route` bring calls of the API to the front page. */
function isOfPages(url: string, routes: readonly PageRoute[], site: PageSite): boolean {
  const [target = "/", query = ""] = url.split("?", 2);
  // Most requests are of programs.
  if (site.facts.mounts.some((mount) => target.startsWith(mount.path))) return false;
  if (assetPattern.test(target) || target === "/embed.js") return true;
  const { path } = languageIn(target, site);
  if (!routes.some(({ pattern }) => pattern.test(path))) return false;
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
    /^\/files\/|^\/sitemap[\w-]*\.xml$/.test(path);
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

function createPagesApp(
  api: RequestListener,
  options: PagesOptions,
  routes: readonly PageRoute[],
): RequestListener {
  const { site, now, onError } = options;
  const assets = openAssets(options.assets);
  const known = publicAddress(options.publicUrl);
  const app = new Koa({ proxy: options.trustProxy, maxIpsCount: 1 });
  app.silent = true;
  app.use(async (ctx) => {
    const [, assetName] = assetPattern.exec(ctx.path) ?? [];
    const name = ctx.path === "/embed.js" ? "embed.js" : assetName;
    if (name !== undefined) {
      await send(ctx, (await assets(name, ctx.get("Accept-Encoding"))) ?? missing);
      return;
    }
    const named = languageIn(ctx.path, site);
    const { path } = named;
    const { origin } = known ?? requestAddress(ctx);
    const [page, match] = findPage(routes, path);
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

function findPage(routes: readonly PageRoute[], path: string): readonly [Page, RegExpExecArray?] {
  for (const { pattern, page } of routes) {
    const match = pattern.exec(path);
    if (match !== null) return [page, match];
  }
  return [noPage];
}

const noPage: Page = () => Promise.reject(new PageError(404, ""));

/** The language that the visitor's browser asks for, where the address is of no page and names none. */
function languageOf(ctx: Context, { facts, language }: PageSite): string {
  ctx.vary("Accept-Language");
  const found = ctx.acceptsLanguages([language, ...facts.languages.all]);
  return typeof found === "string" ? found : language;
}

const compress = promisify(gzip);

/** What all pages are sent with. */
const constant = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

async function send(ctx: Context, { status, headers, body }: PageAnswer): Promise<void> {
  const tag = headers.ETag ?? `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  ctx.status = status;
  ctx.set({ ...constant, ETag: tag, ...headers });
  if (status === 200 && matchesTag(ctx.headers["if-none-match"], tag.replace(/^W\//, ""))) {
    ctx.status = 304;
    return;
  }
  const isPacked = headers["Content-Encoding"] !== undefined;
  if (isPacked || body.length < 1024) {
    ctx.body = body;
    return;
  }
  ctx.vary("Accept-Encoding");
  if (ctx.acceptsEncodings("gzip", "identity") === "gzip") {
    ctx.set("Content-Encoding", "gzip");
    ctx.body = await compress(body, { level: 5 });
  } else ctx.body = body;
}
