import type { Middleware } from "koa";
import { HttpError } from "../core/http-error.js";
import { publicAddress, requestAddress } from "../http/address.js";
import { requireReadMethod } from "../http/allowed-methods.js";
import { entityTag, matchesTag } from "../http/entity-tag.js";
import type { ServiceState } from "../http/state.js";
import type { Site } from "../resources/site.js";
import { siteMap, siteMapPart } from "./sitemap.js";

/** What the sitemap needs: the site, its address if it has a fixed one, and who counts the requests of callers. */
export interface SitemapOptions {
  readonly site: Site;
  readonly publicUrl: string | undefined;
  readonly authenticate: Middleware<ServiceState>;
}

/** `/sitemap.xml` and its parts, outside the mounts: the pages that everyone may read. */
export function serveSitemap({ site, publicUrl, authenticate }: SitemapOptions): Middleware<ServiceState> {
  const known = publicAddress(publicUrl);
  return async (ctx, next) => {
    const [isMeant, part] = /^\/sitemap(?:-([1-9]\d{0,8}))?\.xml$/.exec(ctx.path) ?? [];
    if (isMeant === undefined) {
      await next();
      return;
    }
    requireReadMethod(ctx);
    await authenticate(ctx, async () => {
      const address = known ?? requestAddress(ctx);
      const text =
        part === undefined ? await siteMap(site, address) : await siteMapPart(site, address, Number(part));
      if (text === undefined) throw new HttpError("rest_no_route");
      const tag = entityTag([text], undefined);
      ctx.set({ ETag: tag, "Content-Type": "application/xml; charset=UTF-8" });
      ctx.body = text;
      if (matchesTag(ctx.headers["if-none-match"], tag)) ctx.status = 304;
    });
  };
}
