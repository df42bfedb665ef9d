import type { RecordDocument } from "../../core/documents.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { timeLimit } from "../../storage/database.js";
import { type Identities, isReservable } from "./identities.js";
import { inParallel } from "./in-parallel.js";
import type { Batch, Source, SourceLink, SourceRecord } from "./source.js";
import { imageKind, takeImage } from "./take-image.js";
import { type Documents, takeRecord } from "./take-record.js";
import type { TextImages } from "./text-images.js";

/**
 * What happens to a record that came with an earlier import: `overwrite` brings it to the state of the source,
 * `only-untouched` does so unless somebody changed it here, `keep` never does.
 */
export type Policy = "overwrite" | "keep" | "only-untouched";

/** What taking records in needs. */
export interface Intake {
  readonly site: Site;
  readonly source: Source;
  readonly identities: Identities;
  readonly policy: Policy;
  /** Name of the run that outcomes are noted under. */
  readonly run: string;
  /** Absent where images in texts stay where they are. */
  readonly textImages?: TextImages;
  /** Nothing is written to the store; identities are those of a rehearsal. */
  readonly isDryRun: boolean;
}

/** Records at a time: what they ask of the store alike goes together, and while some are stored, others are made ready. */
const lanes = 600;

/** Takes a batch in: first what its records refer to, then the records. */
export async function takeBatch(intake: Intake, { records, images = [] }: Batch): Promise<void> {
  await intake.identities.load(images.map(({ key }) => ({ resource: imageKind, key })));
  for (const image of images) await takeImage(intake, image);
  await takeAll(intake, records);
  await intake.identities.flush();
}

export async function takeAll(intake: Intake, records: readonly SourceRecord[]): Promise<void> {
  const { identities } = intake;
  const links = records.flatMap((record) => linksOf(intake, record));
  await identities.load([
    ...records,
    ...links.map(({ target, link: { key } }) => ({ resource: target, key })),
    ...records.flatMap(({ image }) => (image === undefined ? [] : [{ resource: imageKind, key: image }])),
  ]);
  const linked = await missingRecords(intake, links);
  if (linked.length > 0) await takeAll(intake, linked);

  await keepIds(intake, records);
  const documents = await presentDocuments(intake, records);
  await inParallel(distinct(records), lanes, (record) => takeRecord(intake, record, documents));
}

async function keepIds({ site, identities }: Intake, records: readonly SourceRecord[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const { resource, id = 0 } of records) {
    if (!isReservable(id)) continue;
    const { sequence } = resourceNamed(site, resource).facts;
    highest.set(sequence, Math.max(highest.get(sequence) ?? 0, id));
  }
  for (const [sequence, id] of highest) await identities.keepIds(sequence, id);
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

function linksOf({ site }: Intake, { resource, links }: SourceRecord): FieldLink[] {
  const { fields } = resourceNamed(site, resource).facts;
  return Object.entries(links).flatMap(([name, entries]) => {
    const target = fields[name]?.target;
    if (target === undefined) return [];
    return entries.map((link) => ({ target, link, isOwnKind: target === resource }));
  });
}

/** Records that others refer to and that are not here yet, as the source shows them beside those or by themselves. */
export async function missingRecords(intake: Intake, links: readonly FieldLink[]): Promise<SourceRecord[]> {
  const { source, identities, run } = intake;
  const asked = new Map<string, SourceRecord | undefined>();
  for (const { target, link, isOwnKind } of links) {
    const name = `${target} ${link.key}`;
    if (asked.has(name)) continue;
    const known = identities.find(target, link.key);
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
  { site, identities }: Intake,
  records: readonly SourceRecord[],
): Promise<Documents> {
  const ids = new Map<string, number[]>();
  for (const { resource, key } of records) {
    const id = identities.find(resource, key)?.id;
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
