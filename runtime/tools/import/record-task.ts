import type { RecordDocument } from "../../core/documents.js";
import { defined, propertyIn } from "../../core/properties.js";
import { isStatusDocument } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import type { LedgerEntry, Outcome } from "./ledger.js";
import { addUp } from "./left-out.js";
import { recordFingerprint, textFingerprints } from "./record-fingerprint.js";
import type { ResolvedLinks } from "./resolve-links.js";
import { type ImportSession, resourceOf } from "./session.js";
import type { SourceRecord } from "./source.js";
import { trash, type Written, writeTexts } from "./write-or-degrade.js";

/** One record that is being imported. */
export interface RecordTask {
  readonly session: ImportSession;
  readonly record: SourceRecord;
  readonly entry: LedgerEntry;
  readonly isTranslation: boolean;
  /** This run has met the record before, maybe in another language. */
  readonly isMetAgain: boolean;
}

/** What the report says of a record. */
interface Messages {
  readonly skipped?: readonly string[];
  readonly warnings?: readonly string[];
}

/** Leaves a record as it is here. */
export function leave(
  { session, entry, isMetAgain }: RecordTask,
  { skipped = [], warnings = [] }: Messages,
): Promise<void> {
  const outcome = isMetAgain ? entry.outcome : "left";
  session.ledger.saveSoon({ ...entry, outcome, lost: skipped, remarks: [...entry.remarks, ...warnings] });
  return Promise.resolve();
}

interface Completion {
  readonly outcome: Outcome;
  readonly links: ResolvedLinks;
  readonly written: Written;
  readonly warnings?: readonly string[];
}

/** Writes the further languages of a record, moves it to the trash where it is in that of the source, and saves its entry. */
export async function complete(
  task: RecordTask,
  { outcome, links, written, warnings = [] }: Completion,
): Promise<void> {
  const { session, record, entry } = task;
  const id = entry.id ?? written.document?._id ?? 0;
  const skipped = [...(record.skipped ?? []), ...links.skipped, ...written.skipped];
  let last = written.document;
  for (const [language, texts] of Object.entries(record.texts ?? {})) {
    const more = await writeTexts(session, record, { id, language, texts });
    skipped.push(...more.skipped);
    last = more.document ?? last;
  }
  if (record.isTrashed === true) last = (await trash(session, record, id)) ?? last;
  const leftOut = addUp([...(record.leftOut ?? []), ...written.leftOut]);
  const completed = defined({
    ...entry,
    begun: undefined,
    pending: Object.keys(links.pending).length === 0 ? undefined : links.pending,
    leftOut: leftOut.length === 0 ? undefined : leftOut,
    prints: { ...entry.prints, [record.language]: recordFingerprint(record) },
    own: textFingerprints(session, record),
    remarks: [...entry.remarks, ...warnings, ...written.warnings, ...slugWarnings(session, record, last)],
  });
  await finish({ ...task, entry: completed }, last, { outcome, lost: skipped });
}

/** Saves the entry of a record with the revision that it has now. */
export async function finish(
  { session, entry }: RecordTask,
  document: RecordDocument | undefined,
  result: Pick<LedgerEntry, "outcome" | "lost">,
): Promise<void> {
  const status = document !== undefined && isStatusDocument(document) ? document.status : undefined;
  await session.ledger.save({ ...entry, ...defined({ revision: document?.revision, status }), ...result });
}

function slugWarnings(
  session: ImportSession,
  record: SourceRecord,
  document: RecordDocument | undefined,
): readonly string[] {
  const name = fieldStoredAs(resourceOf(session, record).facts, "slug");
  const wanted = record.imported?.slug ?? (name === undefined ? undefined : record.values[name]);
  const slug = propertyIn(document?.text[record.language] ?? {}, "slug");
  if (typeof wanted !== "string" || wanted === "" || typeof slug !== "string" || record.isTrashed === true)
    return [];
  const isSame =
    slug === wanted || slug === "" || encodeURIComponent(slug).toLowerCase() === wanted.toLowerCase();
  return isSame ? [] : [`Its slug ${wanted} is ${slug} here.`];
}
