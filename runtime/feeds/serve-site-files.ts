import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import { type Address, publicAddress, requestAddress } from "../http/address.js";
import { requireReadMethod } from "../http/allowed-methods.js";
import { entityTag, tagAnswer } from "../http/respond.js";
import type { ServiceState } from "../http/state.js";
import type { Site } from "../resources/site.js";
import { apiCatalog, llmsText, robotsText } from "./site-files.js";
import { siteMap, siteMapPart } from "./sitemap.js";

/** What the files need: the site, its address if it has a fixed one, and who counts the requests of callers. */
export interface SiteFileOptions {
  readonly site: Site;
  readonly publicUrl: string | undefined;
  readonly authenticate: Middleware<ServiceState>;
}

/** A file for programs at a well-known path outside the mounts; its text is undefined where there is no such part of it. */
interface SiteFile {
  readonly pattern: RegExp;
  readonly type: string;
  readonly write: (site: Site, address: Address, part: string | undefined) => MaybeText | Promise<MaybeText>;
  readonly headers?: Readonly<Record<string, string>>;
}

type MaybeText = string | undefined;

const files: readonly SiteFile[] = [
  {
    pattern: /^\/sitemap(?:-([1-9]\d{0,8}))?\.xml$/,
    type: "application/xml; charset=UTF-8",
    write: (site, address, part) =>
      part === undefined ? siteMap(site, address) : siteMapPart(site, address, Number(part)),
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
export function serveSiteFiles({ site, publicUrl, authenticate }: SiteFileOptions): Middleware<ServiceState> {
  const known = publicAddress(publicUrl);
  return async (ctx, next) => {
    const file = files.find(({ pattern }) => pattern.test(ctx.path));
    if (file === undefined) {
      await next();
      return;
    }
    requireReadMethod(ctx);
    await authenticate(ctx, async () => {
      const [, part] = file.pattern.exec(ctx.path) ?? [];
      const text = await file.write(site, known ?? requestAddress(ctx), part);
      if (text === undefined) throw new HttpError("rest_no_route");
      ctx.set({ "Content-Type": file.type, ...file.headers });
      ctx.body = text;
      tagAnswer(ctx, entityTag([text], undefined));
    });
  };
}
