import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener } from "node:http";
import { extname } from "node:path";
import Koa, { type Context } from "koa";
import { HttpError } from "../core/http-error.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import { findMount, siteAddress } from "../http/address.js";
import { createPageAliasResolver, literalSteps } from "../http/aliases.js";
import { compressAnswer, preferredCoding } from "../http/compression.js";
import { discoveryLinks, findIndex } from "../http/discovery.js";
import { openDocuments } from "../http/document.js";
import { isHealthPath } from "../http/health.js";
import { entityTag, tagAnswer } from "../http/respond.js";
import { createListener } from "../http/server.js";
import type { ErrorListener } from "../http/state.js";
import { withinTimeout } from "../http/timeout.js";
import { type AppContext, resourceNamed } from "../resources/app-context.js";
import { findBySlug } from "../resources/read/find.js";
import type { Config } from "../settings/config.js";
import { isAdminData } from "./admin/admin-data.js";
import { type AssetSource, openAssets } from "./assets.js";
import { calendarPage } from "./calendar-page.js";
import { calendarFilters, pageSize, readPage } from "./calendar-state.js";
import { nightEndOf } from "./days.js";
import { type DocumentReader, docsPage } from "./docs/docs-page.js";
import { html, jsonIn, layOut } from "./layout.js";
import { openPageApi, PageError } from "./page-api.js";
import {
  calendarOf,
  movedTo,
  type Page,
  type PageAnswer,
  type PageDescriptor,
  type PageRequest,
  pathIn,
  textsIn,
} from "./page-request.js";
import { recordPage } from "./record-page.js";

interface PagesOptions {
  readonly app: AppContext;
  readonly config: Config;
  readonly product: PageDescriptor;
  readonly pageAssets: AssetSource;
  /** The text of a generated document by its name. */
  readonly documentSource: (name: string) => Promise<string>;
  /** The instant in milliseconds. */
  readonly now: () => number;
  readonly onError: ErrorListener;
}

/**
 * Puts the pages for people in front of the API: the calendar at `/`, or else the documentation, records at their `url`, the
 * documentation below `/docs`, each below a language as well, the files they need at `/assets`, and the calendar at the
 * addresses of other services that the spec names. Everything else goes to the API as it came.
 */
export function withPages(api: RequestListener, options: PagesOptions): RequestListener {
  const { app } = options;
  const findPage = createPageFinder(app, openDocuments(options.documentSource, options.product.translations));
  const answer = createPagesApp(api, options, findPage);
  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const url = request.url ?? "/";
    const isPage =
      (isOfPages(url, findPage, app) && (!isBesideApi(url, app) || isForPeople(request))) ||
      (isForPeople(request) && isUnknown(url, app));
    if (isRead && isPage) answer(request, response);
    else api(request, response);
  };
}

/**
 * Creates what finds the page at a path without language, and what the path names: a page of this service, unless an
 * address of another service says more of its path or query; or none.
 */
function createPageFinder(app: AppContext, readDocument: DocumentReader) {
  const docs: readonly Page[] = app.service.documentPath === undefined ? [] : [docsPage(readDocument)];
  // A service without a calendar begins with its documentation.
  const [front] = calendarOf(app) === undefined ? docs : [calendarPage];
  const pages: readonly { readonly pattern: RegExp; readonly page: Page }[] = [
    ...(front === undefined ? [] : [{ pattern: /^\/$/, page: front }]),
    ...docs.map((page) => ({ pattern: /^\/docs(?:\/(?<name>[\w/.-]*))?$/, page })),
    { pattern: /^\/admin\/?$/, page: adminPage },
    ...[...app.resources.values()].map((records) => ({
      pattern: patternOf(records.resource.page),
      page: recordPage(records),
    })),
  ];
  const aliasAt = createPageAliasResolver(app.service);
  return (path: string, query: string): { readonly page?: Page; readonly name?: string } => {
    const found = pages.find(({ pattern }) => pattern.test(path));
    const alias = aliasAt(path, query);
    const isMeant =
      alias !== undefined &&
      (found === undefined || alias.isInQuery || alias.steps > literalSteps(found.pattern));
    if (isMeant) return { page: async (visit) => calendarPage(await calendarVisit(visit, alias.query)) };
    if (found === undefined) return {};
    return { page: found.page, name: found.pattern.exec(path)?.groups?.name ?? "" };
  };
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
function isOfPages(url: string, findPage: ReturnType<typeof createPageFinder>, app: AppContext): boolean {
  const [target = "/", query = ""] = url.split("?", 2);
  // Most requests are of programs.
  if (app.service.mounts.some(({ path }) => path !== "" && target.startsWith(path))) return false;
  if (assetPattern.test(target)) return true;
  if (findPage(languageIn(target, app).path, query).page === undefined) return false;
  return !app.service.mounts.some(
    (mount) => mount.query !== undefined && new URLSearchParams(query).has(mount.query),
  );
}

/** Whether the mount `/` has the path as well, so that programs get the answer of the API. */
function isBesideApi(url: string, { service }: AppContext): boolean {
  const isOfPeople = /^\/(?:admin|assets|docs)(?:[/?]|$)|^\/(?:embed\.js|favicon\.ico)/.test(url);
  return !isOfPeople && service.mounts.some(({ path }) => path === "");
}

/** Browsers ask for a page where a person follows a link or writes an address; programs and scripts do not. */
function isForPeople({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") === true;
}

/** Whether neither the API nor anything else of the service has such a path. */
function isUnknown(url: string, { service }: AppContext): boolean {
  const [path = "/", query = ""] = url.split("?", 2);
  const isOfService =
    isHealthPath(path) ||
    isAdminData(path) ||
    /^\/(?:files\/|\.well-known\/|admin\/oidc\b|(?:sitemap[\w-]*\.xml|robots\.txt|llms\.txt)$)/.test(path);
  const target = { path, query: new Map(new URLSearchParams(query)), origin: "", host: "" };
  const isOfMount =
    findMount(service.mounts, target) !== undefined || findIndex(service, target) !== undefined;
  return path.startsWith("/") && !isOfService && !isOfMount;
}

/** The language segment of a path, and what follows it. */
function languageIn(path: string, { service, language }: AppContext) {
  const [, code = "", rest = ""] = /^\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  return service.languages.all.includes(code)
    ? { language: code, path: rest === "" ? "/" : rest }
    : { language, path };
}

/** The query of the calendar page that is the referrer; undefined for any other referrer. */
function calendarQuery(referrer: string, origin: string, app: AppContext): URLSearchParams | undefined {
  if (!referrer.startsWith(`${origin}/`) || !URL.canParse(referrer)) return undefined;
  const { pathname, searchParams } = new URL(referrer.slice(origin.length), "http://inside");
  return languageIn(pathname, app).path === "/" ? searchParams : undefined;
}

function createPagesApp(
  api: RequestListener,
  options: PagesOptions,
  findPage: ReturnType<typeof createPageFinder>,
): RequestListener {
  const { app, config, product, now, onError } = options;
  const { siteLogo } = config;
  const assets = openAssets((name) =>
    siteLogo !== undefined && name === `logo${extname(siteLogo)}`
      ? readFile(siteLogo)
      : options.pageAssets(name),
  );
  const addressOf = siteAddress(config.publicUrl);
  const koa = new Koa({ proxy: config.trustProxy, maxIpsCount: 1 });
  koa.silent = true;
  koa.use(async (ctx) => {
    const [, inFolder, name = inFolder] = assetPattern.exec(ctx.path) ?? [];
    if (name !== undefined) {
      await send(ctx, (await assets(name, preferredCoding(ctx.headers["accept-encoding"]))) ?? missing);
      return;
    }
    const named = languageIn(ctx.path, app);
    const { path } = named;
    const { origin } = addressOf(ctx);
    const { page = noPage, name: slug = "" } = findPage(path, ctx.querystring);
    const frame = frameOf(ctx.query);
    // A link of this site to the front page is a choice of its language.
    const isFront =
      ctx.path === "/" && frame.embed === undefined && !ctx.get("Referer").startsWith(`${origin}/`);
    const isUnnamed = isFront || (page === noPage && path === ctx.path);
    const language = isUnnamed ? languageOf(ctx, app) : named.language;
    const visit: PageRequest = {
      app,
      product,
      config,
      origin,
      prefix: new URL(origin).pathname.replace(/\/$/, ""),
      language,
      locale: localeOf(ctx, language),
      texts: textsIn(product.pageTexts, language),
      path,
      name: slug,
      query: new URLSearchParams(ctx.querystring),
      cameFrom: calendarQuery(ctx.get("Referer"), origin, app),
      isEmbedded: frame.embed !== undefined,
      frame,
      now: now(),
      api: openPageApi(api, ctx.req, { service: app.service, language }),
    };
    leadToApi(ctx, app.service, origin);
    ctx.vary("Referer");
    const isElsewhere = isFront && language !== named.language;
    const front = pathIn(visit, language, "/") + ctx.search;
    await send(ctx, isElsewhere ? movedTo(front) : await answerOf(page, visit, onError));
  });
  return createListener(koa);
}

/** Renders errors as a page in words, and reports those of the service to the operator with their cause. */
async function answerOf(page: Page, visit: PageRequest, onError: ErrorListener): Promise<PageAnswer> {
  try {
    return await withinTimeout(visit.config.requestTimeoutMs, async () => page(visit));
  } catch (error) {
    if (!isExpected(error)) onError(error, { id: randomUUID(), method: "GET", path: visit.path });
    return errorPage(visit, error);
  }
}

/** What the query of a page says of the frame that it is in. */
function frameOf({ embed, accent, scheme }: Context["query"]): Readonly<Record<string, string>> {
  if (embed !== "1") return {};
  const colour = typeof accent === "string" && /^[\da-f]{6}$/i.test(accent) ? { accent } : {};
  return { embed, ...colour, ...(scheme === "dark" || scheme === "light" ? { scheme } : {}) };
}

/** Programs that are given the address of a page find the API by its headers. */
function leadToApi(ctx: Context, service: ServiceDescriptor, origin: string): void {
  for (const { href, relation, headers } of discoveryLinks(service, origin)) {
    ctx.append("Link", `<${href}>; rel="${relation}"`);
    ctx.set(headers);
  }
}

const missing: PageAnswer = {
  status: 404,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body: "",
};

const noPage: Page = () => {
  throw new PageError(404, "");
};

/** The language that the visitor's browser asks for, where the address is of no page and names none. */
function languageOf(ctx: Context, { service, language }: AppContext): string {
  ctx.vary("Accept-Language");
  const found = ctx.acceptsLanguages([language, ...service.languages.all]);
  return typeof found === "string" ? found : language;
}

/** The language of a page as the visitor's browser asks for it; English is that of most countries otherwise. */
function localeOf(ctx: Context, language: string): string {
  ctx.vary("Accept-Language");
  const asked = ctx
    .acceptsLanguages()
    .find((one) => /^[a-z]+-[a-z]{2}$/i.test(one) && one.startsWith(`${language}-`));
  return asked ?? (language === "en" ? "en-GB" : language);
}

async function send(ctx: Context, { status, headers, body }: PageAnswer): Promise<void> {
  ctx.status = status;
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Referrer-Policy", "strict-origin-when-cross-origin");
  ctx.set(headers);
  ctx.vary("Accept-Encoding");
  ctx.body = body;
  if (status === 200) tagAnswer(ctx, headers.ETag ?? entityTag([body], undefined));
  await compressAnswer(ctx);
}

/** Whether an error is the visitor's, or the answer to what they asked for, rather than an error of the service. */
function isExpected(error: unknown): error is PageError {
  return error instanceof PageError && error.status < 500;
}

/** Renders in words why a page cannot be shown, without details of errors of the service. */
function errorPage(visit: PageRequest, error: unknown): PageAnswer {
  const { texts, language } = visit;
  const isTimeout = error instanceof HttpError && error.name === "rest_timeout";
  const status = error instanceof PageError ? error.status : isTimeout ? 503 : 500;
  const message = isExpected(error) && status !== 404 && error.message !== "" ? error.message : undefined;
  const title = status === 404 ? texts.notFound : texts.failed;
  return layOut(visit, {
    status,
    title,
    main: html`<h1>${title}</h1>
${message !== undefined && html`<p>${message}</p>`}
<p><a href="${pathIn(visit, language, "/")}">${visit.app.service.title}</a></p>`,
    isHidden: true,
  });
}

/**
 * The visit of the calendar page that shows what an address of another service's pages stands for; `query` is that of the
 * page, with records by slug. Throws 404 for a slug that no record has.
 */
async function calendarVisit(visit: PageRequest, query: URLSearchParams): Promise<PageRequest> {
  const { app, language } = visit;
  const calendar = calendarOf(app);
  for (const { name, target } of calendar === undefined ? [] : calendarFilters(calendar)) {
    const slug = query.get(name)?.split("/").at(-1) ?? "";
    if (target === undefined || slug === "") continue;
    const records = resourceNamed(app, target);
    const record = await findBySlug({ app, records, call: { language } }, slug);
    if (record === null && !/^\d+$/.test(slug)) throw new PageError(404, visit.texts.notFound);
    query.set(name, String(record?._id ?? slug));
  }
  const shown = { ...visit, path: "/", query };
  // Those pages had as many records as pages of the API; the one here has those of several.
  const { default: size } = app.service.paging;
  const page = Math.floor(((readPage(shown) - 1) * size) / pageSize(app)) + 1;
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  return shown;
}

/** The page on which records are edited. It holds no record: its script reads them with the key of the signed-in user. */
function adminPage(visit: PageRequest): PageAnswer {
  const { app, product, prefix, language, api } = visit;
  const { title, languages } = app.service;
  const texts = textsIn(product.editorTexts, language);
  const settings = {
    texts,
    language,
    languages: languages.all,
    languageParameter: languages.parameter,
    api: prefix + api.path,
    data: `${prefix}/admin`,
    zone: app.zone.name,
    nightEnd: nightEndOf(visit),
  };
  return layOut(visit, {
    title: `${texts.editing} – ${title}`,
    main: html`<div id="admin"><noscript><p>${texts.withoutScript}</p></noscript></div>
<script type="application/json" id="settings">${jsonIn(settings)}</script>`,
    scripts: ["admin.js"],
    styles: ["admin.css"],
    // Images are shown before they are sent; the grid brings the letters of its signs.
    policy: { "font-src": "data:", "img-src": "'self' data: blob:", "form-action": "'none'" },
    isHidden: true,
  });
}
