import { resourceNamed } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import type { LedgerEntry } from "./ledger.js";
import { omit } from "./omit.js";
import { rejectionOf } from "./rejection.js";
import { type ImportSession, importRecords, missingRecords } from "./session.js";
import type { SourceLink } from "./source.js";
import { type Written, writeOrDegrade } from "./write-or-degrade.js";

/** Sets the references that waited for records which came later. */
export async function resolvePending(session: ImportSession): Promise<void> {
  const { site, ledger, run } = session;
  for (const entry of await ledger.pending()) {
    const { resource: name, pending: waiting = {}, id } = entry;
    const resource = resourceNamed(site, name);
    if (entry.run !== run || id === undefined) continue;
    await fetchPending(session, entry);
    const given: Record<string, unknown> = {};
    const open: Record<string, readonly SourceLink[]> = {};
    for (const [field, links] of Object.entries(waiting)) {
      const target = resource.facts.fields[field]?.target ?? name;
      const missing = links.filter(({ key }) => ledger.find(target, key)?.id === undefined);
      if (missing.length > 0) open[field] = missing;
      const ids = links.flatMap(({ key }) => ledger.find(target, key)?.id ?? []);
      if (ids.length > 0) given[field] = resource.facts.fields[field]?.list === true ? ids : ids[0];
    }
    const lost = Object.entries(open).map(
      ([field, links]) => `${field}: the source does not give ${links.map(({ key }) => key).join(", ")}.`,
    );
    const written =
      Object.keys(given).length === 0 ? { skipped: [] } : await writePending(session, entry, id, given);
    const settled = omit(entry, "pending");
    await ledger.save({
      ...settled,
      ...(Object.keys(open).length === 0 ? {} : { pending: open }),
      ...(written.document === undefined ? {} : { revision: written.document.revision }),
      lost: [...entry.lost.filter((reason) => !lost.includes(reason)), ...lost, ...written.skipped],
    });
  }
  await ledger.flush();
}

async function fetchPending(session: ImportSession, { resource, pending = {} }: LedgerEntry): Promise<void> {
  const { fields } = resourceNamed(session.site, resource).facts;
  const links = Object.entries(pending).flatMap(([name, entries]) =>
    entries.map((link) => ({ target: fields[name]?.target ?? resource, link, isOwnKind: false })),
  );
  await session.ledger.load(links.map(({ target, link: { key } }) => ({ resource: target, key })));
  const found = await missingRecords(session, links);
  if (found.length > 0) await importRecords(session, found);
}

async function writePending(
  session: ImportSession,
  { resource, language }: LedgerEntry,
  id: number,
  given: Readonly<Record<string, unknown>>,
): Promise<Written> {
  const collection = session.site.database.collection(resourceNamed(session.site, resource).token);
  const before = await collection.findOne({ _id: id }, { projection: { modified: 1 }, ...timeLimit });
  const imported = before === null ? {} : { imported: { modified: before.modified } };
  try {
    const write = { resource: resourceNamed(session.site, resource), language, id, given, ...imported };
    return await writeOrDegrade(session, write);
  } catch (error) {
    const reason = rejectionOf(session, error);
    if (reason === undefined) throw error;
    return { skipped: [reason] };
  }
}
