import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import { type Address, siteAddress } from "../http/address.js";
import { requireReadMethod } from "../http/allowed-methods.js";
import { documentAddress } from "../http/document.js";
import { entityTag, tagAnswer } from "../http/respond.js";
import type { HttpOptions, ServiceState } from "../http/state.js";
import type { AppContext } from "../resources/app-context.js";
import { siteMap, siteMapPart } from "./sitemap.js";

/** The files for programs at well-known paths outside the mounts; a text is undefined where there is no such part of the file. */
const files: readonly {
  readonly pattern: RegExp;
  readonly type: string;
  readonly write: (app: AppContext, address: Address, part?: string) => string | Promise<string | undefined>;
  readonly headers?: Readonly<Record<string, string>>;
}[] = [
  {
    pattern: /^\/sitemap(?:-([1-9]\d{0,8}))?\.xml$/,
    type: "application/xml; charset=UTF-8",
    write: (app, address, part) =>
      part === undefined ? siteMap(app, address) : siteMapPart(app, address, Number(part)),
  },
  { pattern: /^\/robots\.txt$/, type: "text/plain; charset=UTF-8", write: robotsText },
  { pattern: /^\/llms\.txt$/, type: "text/markdown; charset=UTF-8", write: llmsText },
  {
    pattern: /^\/\.well-known\/api-catalog$/,
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    write: apiCatalog,
    headers: { Link: '</.well-known/api-catalog>; rel="api-catalog"' },
  },
];

/** Answers the files by which programs find the pages and the API. */
export function serveSiteFiles({ app, config, authenticate }: HttpOptions): Middleware<ServiceState> {
  const addressOf = siteAddress(config.publicUrl);
  return async (ctx, next) => {
    const file = files.find(({ pattern }) => pattern.test(ctx.path));
    if (file === undefined) {
      await next();
      return;
    }
    requireReadMethod(ctx);
    await authenticate(ctx, async () => {
      const [, part] = file.pattern.exec(ctx.path) ?? [];
      const text = await file.write(app, addressOf(ctx), part);
      if (text === undefined) throw new HttpError("rest_no_route");
      ctx.set({ "Content-Type": file.type, ...file.headers });
      ctx.body = text;
      tagAnswer(ctx, entityTag([text], undefined));
    });
  };
}

/** `robots.txt`: search engines find the pages by the sitemap. Answers of the API say themselves that they are no pages. */
function robotsText(_site: AppContext, { origin }: Address): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The catalogue of the APIs (RFC 9727): a link set (RFC 9264) that leads from each mount to what describes it. */
function apiCatalog({ service }: AppContext, { origin }: Address): string {
  const linkset = service.mounts.map(({ path }) => ({
    anchor: origin + path,
    ...(service.documentPath === undefined
      ? {}
      : {
          "service-desc": [{ href: origin + path + service.documentPath, type: "application/json" }],
          "service-doc": [{ href: `${origin}/docs`, type: "text/html" }],
        }),
    status: [{ href: `${origin}/readyz`, type: "application/json" }],
  }));
  return JSON.stringify({ linkset });
}

/** `llms.txt`: the site for language models, as a short page in Markdown. */
function llmsText({ service, resources }: AppContext, { origin }: Address): string {
  const { title, text, languages, mounts, documentPath } = service;
  const api = origin + (mounts[0]?.path ?? "");
  const lists = [...resources.values()].flatMap(({ resource: { paths, labels, name } }) => {
    const feeds = [paths.list_ics, paths.list_rss].filter((path) => path !== undefined);
    const label = labels[languages.default] ?? name;
    return paths.list === undefined
      ? []
      : [`- [${label}](${api}${paths.list})${feeds.map((path) => `, [${path}](${api}${path})`).join("")}`];
  });
  const documents =
    documentPath === undefined
      ? []
      : [
          `- [OpenAPI document](${origin}${documentAddress}): all operations, their parameters and answers`,
          `- [Documentation](${origin}/docs): the same for people`,
        ];
  return [
    `# ${title}\n`,
    `> ${text[languages.default] ?? ""}\n`,
    "## API\n",
    ...documents,
    `- [API](${api}): all routes, as JSON\n`,
    "## Lists\n",
    ...lists,
    "\n## Pages\n",
    `- [${title}](${origin}/)`,
    `- [Sitemap](${origin}/sitemap.xml): the page of each record\n`,
  ].join("\n");
}
