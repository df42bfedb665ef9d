import { defined } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { isTrashed } from "../../resources/status.js";
import { importRecords, missingRecords } from "./import-batch.js";
import type { LedgerEntry } from "./ledger.js";
import { rejectionOf } from "./rejection.js";
import { type ImportSession, readDocument, resourceOf } from "./session.js";
import type { SourceLink } from "./source.js";
import { trashValues, type Written, writeOrDegrade } from "./write-or-degrade.js";

/** Sets the references to records that came after those that refer to them. */
export async function resolvePending(session: ImportSession): Promise<void> {
  const { ledger, run } = session;
  for (const entry of await ledger.pending())
    if (entry.run === run && entry.id !== undefined) await resolveEntry(session, { ...entry, id: entry.id });
  await ledger.flush();
}

async function resolveEntry(
  session: ImportSession,
  entry: LedgerEntry & { readonly id: RecordId },
): Promise<void> {
  const { ledger } = session;
  const { fields } = resourceOf(session, entry).facts;
  await importMissing(session, entry);
  const given: Record<string, unknown> = {};
  const open: Record<string, readonly SourceLink[]> = {};
  for (const [field, links] of Object.entries(entry.pending ?? {})) {
    const idOf = ({ key }: SourceLink) => ledger.find(fields[field]?.target ?? entry.resource, key)?.id;
    const missing = links.filter((link) => idOf(link) === undefined);
    if (missing.length > 0) open[field] = missing;
    const ids = links.flatMap((link) => idOf(link) ?? []);
    if (ids.length > 0) given[field] = fields[field]?.list === true ? ids : ids[0];
  }
  const skipped = Object.entries(open).map(
    ([field, links]) => `${field}: the source does not give ${links.map(({ key }) => key).join(", ")}.`,
  );
  const written = Object.keys(given).length === 0 ? undefined : await write(session, entry, given);
  const resolved = defined({
    ...entry,
    pending: Object.keys(open).length === 0 ? undefined : open,
    revision: written?.document?.revision ?? entry.revision,
  });
  const lost = entry.lost.filter((reason) => !skipped.includes(reason));
  await ledger.save({ ...resolved, lost: [...lost, ...skipped, ...(written?.skipped ?? [])] });
}

async function importMissing(session: ImportSession, entry: LedgerEntry): Promise<void> {
  const { fields } = resourceOf(session, entry).facts;
  const links = Object.entries(entry.pending ?? {}).flatMap(([name, entries]) =>
    entries.map((link) => ({ target: fields[name]?.target ?? entry.resource, link, isOwnKind: false })),
  );
  await session.ledger.load(links.map(({ target, link: { key } }) => ({ resource: target, key })));
  const found = await missingRecords(session, links);
  if (found.length > 0) await importRecords(session, found);
}

async function write(
  session: ImportSession,
  entry: LedgerEntry & { readonly id: RecordId },
  given: Readonly<Record<string, unknown>>,
): Promise<Pick<Written, "document" | "skipped">> {
  const resource = resourceOf(session, entry);
  const { id, language } = entry;
  const stored = await readDocument(session, resource, { _id: id });
  // Any write restores a record, unless it asks for the trash.
  const isGone = stored !== undefined && isTrashed(session.site, stored);
  const values = isGone ? { ...given, ...trashValues(session, resource) } : given;
  const imported = defined({ modified: stored?.modified, isTrashed: isGone ? (true as const) : undefined });
  try {
    return await writeOrDegrade(session, { resource, language, id, given: values, imported });
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    return { skipped: [reason] };
  }
}
