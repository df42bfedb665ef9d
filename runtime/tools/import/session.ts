import type { RecordDocument } from "../../core/documents.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/command-options.js";
import type { ImportLedger } from "./ledger.js";
import type { Source } from "./source.js";
import type { TextImages } from "./text-images.js";

/**
 * What happens to a record that an earlier import created: `overwrite` brings it to the state of the source,
 * `only-untouched` does so unless it was changed here, `keep` never does.
 */
export type Policy = "overwrite" | "keep" | "only-untouched";

/** What every step of an import uses. */
export interface ImportSession {
  readonly site: Site;
  readonly source: Source;
  readonly ledger: ImportLedger;
  readonly policy: Policy;
  /** Id of the run that outcomes are recorded under. */
  readonly run: string;
  /** Absent where images in texts stay at their address. */
  readonly textImages?: TextImages;
  /** Nothing is written to the store; the ledger is one in memory. */
  readonly isDryRun: boolean;
}

/** The resource of a record. */
export function resourceOf({ site }: ImportSession, { resource }: { readonly resource: string }) {
  return resourceNamed(site, resource);
}

/** Reads the document of a record; undefined where there is none. */
export async function readDocument(
  { site }: ImportSession,
  { token }: RegisteredResource,
  filter: object,
): Promise<RecordDocument | undefined> {
  return (await site.database.collection(token).findOne(filter, timeLimit)) ?? undefined;
}
