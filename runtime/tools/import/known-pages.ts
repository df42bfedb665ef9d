import type { Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import type { KnownPage, KnownPages } from "./reference-source.js";

/** Pages are remembered by the store; `isAsked` says whether they may be used. */
export function openKnownPages(site: Site, source: string, isAsked: boolean): KnownPages {
  const pages = site.database.db.collection<KnownPage & { readonly _id: string }>("import_pages");
  return {
    async find(url) {
      return isAsked
        ? ((await pages.findOne({ _id: `${source} ${url}` }, timeLimit)) ?? undefined)
        : undefined;
    },
    async keep(page) {
      const _id = `${source} ${page.url}`;
      await pages.replaceOne({ _id }, page, { upsert: true });
    },
  };
}
