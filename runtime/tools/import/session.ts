import type { RecordDocument } from "../../core/documents.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import { imageKind, importImage } from "./import-image.js";
import { type Documents, importRecord } from "./import-record.js";
import { inParallel } from "./in-parallel.js";
import { type ImportLedger, isReservable } from "./ledger.js";
import type { Batch, Source, SourceLink, SourceRecord } from "./source.js";
import type { TextImages } from "./text-images.js";

/**
 * What happens to a record that came with an earlier import: `overwrite` brings it to the state of the source,
 * `only-untouched` does so unless somebody changed it here, `keep` never does.
 */
export type Policy = "overwrite" | "keep" | "only-untouched";

/** What taking records in needs. */
export interface ImportSession {
  readonly site: Site;
  readonly source: Source;
  readonly ledger: ImportLedger;
  readonly policy: Policy;
  /** Name of the run that outcomes are noted under. */
  readonly run: string;
  /** Absent where images in texts stay where they are. */
  readonly textImages?: TextImages;
  /** Nothing is written to the store; ledger are those of a rehearsal. */
  readonly isDryRun: boolean;
}

/** Records at a time: what they ask of the store alike goes together, and while some are stored, others are made ready. */
const lanes = 600;

/** Takes a batch in: first what its records refer to, then the records. */
export async function importBatch(session: ImportSession, { records, images = [] }: Batch): Promise<void> {
  await session.ledger.load(images.map(({ key }) => ({ resource: imageKind, key })));
  for (const image of images) await importImage(session, image);
  await importRecords(session, records);
  await session.ledger.flush();
}

export async function importRecords(session: ImportSession, records: readonly SourceRecord[]): Promise<void> {
  const { ledger } = session;
  const links = records.flatMap((record) => linksOf(session, record));
  await ledger.load([
    ...records,
    ...links.map(({ target, link: { key } }) => ({ resource: target, key })),
    ...records.flatMap(({ image }) => (image === undefined ? [] : [{ resource: imageKind, key: image }])),
  ]);
  const linked = await missingRecords(session, links);
  if (linked.length > 0) await importRecords(session, linked);

  await keepIds(session, records);
  const documents = await presentDocuments(session, records);
  await inParallel(distinct(records), lanes, (record) => importRecord(session, record, documents));
}

async function keepIds({ site, ledger }: ImportSession, records: readonly SourceRecord[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const { resource, id = 0 } of records) {
    if (!isReservable(id)) continue;
    const { sequence } = resourceNamed(site, resource).facts;
    highest.set(sequence, Math.max(highest.get(sequence) ?? 0, id));
  }
  for (const [sequence, id] of highest) await ledger.reserveIds(sequence, id);
}

/** The same record may stand beside several others. */
function distinct(records: readonly SourceRecord[]): SourceRecord[] {
  return [...new Map(records.map((record) => [`${record.resource} ${record.key}`, record])).values()];
}

interface FieldLink {
  readonly target: string;
  readonly link: SourceLink;
  /** The record refers to one of its own kind, which may come later. */
  readonly isOwnKind: boolean;
}

function linksOf({ site }: ImportSession, { resource, links }: SourceRecord): FieldLink[] {
  const { fields } = resourceNamed(site, resource).facts;
  return Object.entries(links).flatMap(([name, entries]) => {
    const target = fields[name]?.target;
    if (target === undefined) return [];
    return entries.map((link) => ({ target, link, isOwnKind: target === resource }));
  });
}

/** Records that others refer to and that are not here yet, as the source shows them beside those or by themselves. */
export async function missingRecords(
  session: ImportSession,
  links: readonly FieldLink[],
): Promise<SourceRecord[]> {
  const { source, ledger, run } = session;
  const asked = new Map<string, SourceRecord | undefined>();
  for (const { target, link, isOwnKind } of links) {
    const name = `${target} ${link.key}`;
    if (asked.has(name)) continue;
    const known = ledger.find(target, link.key);
    const isTaken = known?.run === run || (known?.id !== undefined && source.lists(target));
    // What a run was cut short in the middle of is not there for sure.
    const isCurrent = isTaken && known.outcome !== "writing";
    if (isCurrent) continue;
    if (link.record !== undefined) asked.set(name, link.record);
    else if (!isOwnKind && (known?.id === undefined || known.outcome === "writing"))
      asked.set(name, await source.linked(target, link.key));
  }
  return distinct([...asked.values()].filter((record) => record !== undefined));
}

/** The documents of records that came with an earlier run. */
async function presentDocuments(
  { site, ledger }: ImportSession,
  records: readonly SourceRecord[],
): Promise<Documents> {
  const ids = new Map<string, number[]>();
  for (const { resource, key } of records) {
    const id = ledger.find(resource, key)?.id;
    if (id !== undefined) ids.set(resource, [...(ids.get(resource) ?? []), id]);
  }
  const found = new Map<string, RecordDocument>();
  for (const [resource, wanted] of ids) {
    const collection = site.database.collection(resourceNamed(site, resource).token);
    for await (const document of collection.find({ _id: { $in: wanted } }, timeLimit))
      found.set(`${resource} ${document._id}`, document);
  }
  return found;
}
