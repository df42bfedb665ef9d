import type { RecordDocument } from "../../core/documents.js";
import type { Principal } from "../../core/principal.js";
import { propertyIn } from "../../core/properties.js";
import type { RequestContext } from "../../core/request-context.js";
import { withSeriesStatus } from "../../core/series.js";
import type { Site } from "../site.js";
import { isForEveryone, mayRead } from "../status.js";

/** What of a record decides who may link to it. */
export type LinkTarget = Pick<RecordDocument, "_id" | "series" | "status" | "author" | "trashed">;

/** Whether a caller may link to a record: to those that the caller may read. */
export function mayLink(site: Pick<Site, "facts">, principal: Principal, target: LinkTarget): boolean {
  return mayRead(site, principal, withSeriesStatus(target));
}

/** Selects from the records inside an answer those that the caller may read without a password. */
export function readableInside<Document extends RecordDocument>(
  site: Pick<Site, "facts">,
  call: RequestContext,
  documents: readonly Document[],
): Document[] {
  return documents.filter(
    (document) => isForEveryone(site, document) || mayReadInside(site, call.principal, document),
  );
}

function mayReadInside(site: Pick<Site, "facts">, principal: Principal, document: RecordDocument): boolean {
  const isLocked = propertyIn(document, "password") !== undefined && !principal.may("edit_others");
  return !isLocked && mayLink(site, principal, document);
}
