import type { Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import type { PageValidators, ValidatedPage } from "./reference-source.js";

/** Pages are remembered by the store; `isAsked` says whether they may be used. */
export function openPageValidators(site: Site, source: string, isAsked: boolean): PageValidators {
  const pages = site.database.db.collection<ValidatedPage & { readonly _id: string }>("import_pages");
  return {
    async find(url) {
      return isAsked
        ? ((await pages.findOne({ _id: `${source} ${url}` }, timeLimit)) ?? undefined)
        : undefined;
    },
    async save(page) {
      const _id = `${source} ${page.url}`;
      await pages.replaceOne({ _id }, page, { upsert: true });
    },
  };
}
