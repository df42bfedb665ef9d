import type { RecordId } from "../../core/record-id.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { imageKind } from "./ledger.js";
import { type ImportSession, resourceOf } from "./session.js";
import type { SourceLink, SourceRecord } from "./source.js";

/** The end of reasons that concern referenced records or images. Stored reasons have it. */
export const notImported = "could not be taken over.";

/** What the links of a record lead to. */
export interface ResolvedLinks {
  /** The values of the record, with ids of this service. */
  readonly values: Record<string, unknown>;
  /** Links to records of the same resource that are not here yet, by field. */
  readonly pending: Readonly<Record<string, readonly SourceLink[]>>;
  readonly skipped: readonly string[];
}

/** Resolves the references and the image of a record to the ids that they have here. */
export function resolveLinks(session: ImportSession, record: SourceRecord): ResolvedLinks {
  const { ledger } = session;
  const { facts } = resourceOf(session, record);
  const values: Record<string, unknown> = { ...record.values };
  const pending: Record<string, readonly SourceLink[]> = {};
  const skipped: string[] = [];
  for (const [name, links] of Object.entries(record.links)) {
    const field = facts.fields[name];
    if (field?.target === undefined) continue;
    const ids: RecordId[] = [];
    const missing: SourceLink[] = [];
    for (const { key, record: shown } of links) {
      const { id, outcome } = ledger.find(field.target, key) ?? {};
      if (id !== undefined && outcome !== "writing") ids.push(id);
      else if (field.target === record.resource) missing.push({ key });
      else skipped.push(`${name}: ${shown?.title ?? key} ${notImported}`);
    }
    if (missing.length > 0) pending[name] = missing;
    // A field whose references are all pending is not written until they are resolved.
    if (ids.length > 0 || missing.length === 0) values[name] = field.list === true ? ids : (ids[0] ?? null);
  }
  const imageField = fieldStoredAs(facts, "image");
  if (record.image !== undefined && imageField !== undefined) {
    const id = ledger.find(imageKind, record.image)?.id;
    if (id === undefined) skipped.push(`${imageField}: the image ${record.image} ${notImported}`);
    else values[imageField] = String(id);
  }
  return { values, pending, skipped };
}
