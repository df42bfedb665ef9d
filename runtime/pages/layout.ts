import { extname } from "node:path";
import { discoveryLinks } from "../http/discovery.js";
import { calendarOf, calendarTexts, type PageAnswer, type PageRequest, pathIn } from "./page-request.js";

/** A page before its frame is put around it. */
interface PageContent {
  readonly status?: number;
  readonly title: string;
  readonly description?: string;
  readonly main: Html;
  /** Names of scripts and style sheets in the assets besides those of every page. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Further elements of the head. */
  readonly head?: Html;
  /** Paths of the same page by language; all languages of the spec where missing. */
  readonly translations?: ReadonlyMap<string, string>;
  /** What the page may do beyond the others. */
  readonly policy?: Readonly<Record<string, string>>;
  /** Search engines shall not list it. */
  readonly isHidden?: boolean;
}

/** Puts head, navigation and foot around a page, with the headers it is sent with. */
export function layOut(visit: PageRequest, content: PageContent): PageAnswer {
  const { language, app, prefix, isEmbedded } = visit;
  const { title, main, scripts = [], styles = [] } = content;
  const translations = content.translations ?? everywhere(visit);
  const canonical = visit.origin + (translations.get(language) ?? visit.path).slice(prefix.length);
  const accent = visit.frame.accent ?? visit.config.accentColor;
  const asset = (name: string): string => `${prefix}/assets/${name}`;
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${content.description !== undefined && html`<meta name="description" content="${content.description}">\n`}<link rel="canonical" href="${canonical}">
${[...translations].map(([code, path]) => html`<link rel="alternate" hreflang="${code}" href="${visit.origin + path.slice(prefix.length)}">\n`)}${discoveryLinks(app.service, visit.origin).map(({ href, relation }) => html`<link rel="${relation}" href="${href}">\n`)}<meta property="og:title" content="${title}">
<meta property="og:site_name" content="${app.service.title}">
<meta property="og:url" content="${canonical}">
<meta property="og:locale" content="${language}">
${content.description !== undefined && html`<meta property="og:description" content="${content.description}">\n`}<meta name="color-scheme" content="${visit.frame.scheme ?? "light dark"}">
<link rel="icon" href="${asset("icon.svg")}" type="image/svg+xml">
${["site.css", ...styles, ...(accent === undefined ? [] : [`accent-${accent}.css`])].map((name) => html`<link rel="stylesheet" href="${asset(name)}">\n`)}${scripts.map((name) => html`<script type="module" src="${asset(name)}"></script>\n`)}${content.head}</head>
<body data-locale="${visit.locale}"${isEmbedded && html` class="embedded"`}>
${!isEmbedded && header(visit, translations)}<main id="main">
${main}
</main>
${!isEmbedded && footer(visit)}</body>
</html>
`;
  return {
    status: content.status ?? 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": policyOf(visit, content.policy ?? {}),
      "Cache-Control": "no-cache",
      ...(content.isHidden === true ? { "X-Robots-Tag": "noindex" } : {}),
    },
    body: page.text,
  };
}

function header(visit: PageRequest, translations: ReadonlyMap<string, string>): Html {
  const { language, texts, app, prefix, config } = visit;
  const { title } = app.service;
  const home = pathIn(visit, language, "/");
  const languages = [...translations].map(
    ([code, path]) =>
      html`<a href="${path}" hreflang="${code}" lang="${code}"${code === language && html` aria-current="true"`}>${nameOf(code)}</a>`,
  );
  const brand = config.siteLogo
    ? html`<img src="${prefix}/assets/logo${extname(config.siteLogo)}" alt="${title}" width="144" height="40">`
    : html`${title}`;
  return html`<a class="skip" href="#main">${texts.skip}</a>
<header class="site">
<a class="brand" href="${home}">${brand}</a>
${calendarOf(app) !== undefined && html`<nav aria-label="${title}"><a href="${home}"${visit.path === "/" && html` aria-current="page"`}>${calendarTexts(visit).calendar}</a></nav>`}
${languages.length > 1 && html`<nav aria-label="${texts.language}">${menu(nameOf(language), languages)}</nav>`}
</header>
`;
}

function footer(visit: PageRequest): Html {
  const { texts, app, language, config } = visit;
  const link = (address: string | undefined, text: string) =>
    address && html`<a href="${address}">${text}</a> `;
  return html`<footer class="site">${link(app.service.documentPath && pathIn(visit, language, "/docs"), texts.documentation)}${link(config.contactUrl, texts.contact)}${link(config.imprintUrl, texts.imprint)}</footer>
`;
}

/** Links behind a word, which opens them without a script. */
export function menu(label: Html | string, links: readonly (Html | false)[]): Html {
  return html`<details class="menu"><summary class="button">${label}<span aria-hidden="true">&nbsp;▾</span></summary><ul>${links.map((link) => link && html`<li>${link}</li>`)}</ul></details>`;
}

/** The addresses of a page in every language of the spec: its path with the same query, unless `pathOf` says another. */
export function everywhere(visit: PageRequest, pathOf = samePath): ReadonlyMap<string, string> {
  return new Map(
    visit.app.service.languages.all.map((language) => [language, pathOf({ ...visit, language })]),
  );
}

function samePath(visit: PageRequest): string {
  return (
    pathIn(visit, visit.language, visit.path) + (visit.query.size === 0 ? "" : `?${visit.query.toString()}`)
  );
}

/** What a language calls itself. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The hash of nothing: the calendar puts its rules into a style element that is empty. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function policyOf({ isEmbedded, config }: PageRequest, own: Readonly<Record<string, string>>): string {
  const rules = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": `'self' ${emptyStyle}`,
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": isEmbedded && config.corsOrigins.length > 0 ? config.corsOrigins.join(" ") : "'none'",
    ...own,
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

/** HTML that is safe to send. */
export class Html {
  constructor(readonly text: string) {}
}

/** Values of a template: text is escaped, HTML is not, nothing is shown for false and undefined. */
type Shown = Html | string | number | false | undefined | readonly Shown[];

/** A piece of HTML; every value in it is escaped unless it is HTML itself. Attributes need double quotes. */
export function html(pieces: TemplateStringsArray, ...values: readonly Shown[]): Html {
  return new Html(pieces.map((piece, at) => piece + textOf(at < values.length ? values[at] : "")).join(""));
}

/** HTML that was cleaned before it was stored. Its headings begin below the one of the page, without a level left out. */
export function cleaned(text: string): Html {
  // Of text that was cleaned, only tags begin with this sign.
  const tags = /<(\/?)h([1-6])\b/g;
  const levels = [...new Set([...text.matchAll(tags)].map(([, , level]) => level))].sort();
  return new Html(
    text.replace(
      tags,
      (_, end: string, level: string) => `<${end}h${Math.min(6, 2 + levels.indexOf(level))}`,
    ),
  );
}

/** Data in a script element that is not run: no `</script>` can end it. */
export function jsonIn(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll("<", "\\u003c"));
}

/** The address if a link may lead there; others, such as `javascript:`, give undefined. */
export function linkAddress(text: unknown): string | undefined {
  if (typeof text !== "string" || !URL.canParse(text)) return undefined;
  return ["http:", "https:"].includes(new URL(text).protocol) ? text : undefined;
}

function textOf(value: Shown): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return "";
  if (typeof value === "object") return value.map(textOf).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
