import type { Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/command-options.js";

/** The entity tags of pages as they were imported. */
export interface PageValidators {
  find(url: string): Promise<ValidatedPage | undefined>;
  save(page: ValidatedPage): Promise<void>;
}

/** A page that was imported completely. */
export interface ValidatedPage {
  readonly url: string;
  readonly tag: string;
  readonly records: number;
  readonly total: number;
  readonly pages: number;
}

/** Opens the validators of a source in the store; with `isUsed` false they are only saved. */
export function openPageValidators(site: Site, source: string, isUsed: boolean): PageValidators {
  const pages = site.database.db.collection<ValidatedPage & { readonly _id: string }>("import_pages");
  return {
    async find(url) {
      const found = isUsed ? await pages.findOne({ _id: `${source} ${url}` }, timeLimit) : null;
      return found ?? undefined;
    },
    async save(page) {
      await pages.replaceOne({ _id: `${source} ${page.url}` }, page, { upsert: true });
    },
  };
}
