import type { RecordDocument } from "../../core/documents.js";
import { defined, fieldStoredAs, propertyIn } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { isStatusDocument } from "../../resources/status.js";
import { imageKind, type LedgerEntry, type Outcome } from "./ledger.js";
import { type ImportSession, resourceOf } from "./session.js";
import { addUp, fingerprint, type SourceLink, type SourceRecord, type SourceTexts } from "./source.js";
import { trash, type Written, writeTexts } from "./write-record.js";

/** One record that is being imported. */
export interface RecordTask {
  readonly session: ImportSession;
  readonly record: SourceRecord;
  readonly entry: LedgerEntry;
  readonly isTranslation: boolean;
  /** This run has met the record before, maybe in another language. */
  readonly isMetAgain: boolean;
}

/** Leaves a record as it is here. */
export function leave(
  { session, entry, isMetAgain }: RecordTask,
  {
    skipped = [],
    warnings = [],
  }: { readonly skipped?: readonly string[]; readonly warnings?: readonly string[] },
): Promise<void> {
  const outcome = isMetAgain ? entry.outcome : "left";
  session.ledger.saveSoon({ ...entry, outcome, lost: skipped, remarks: [...entry.remarks, ...warnings] });
  return Promise.resolve();
}

/** Writes the further languages of a record, moves it to the trash where it is in that of the source, and saves its entry. */
export async function complete(
  task: RecordTask,
  {
    outcome,
    links,
    written,
    warnings = [],
  }: {
    outcome: Outcome;
    links: ReturnType<typeof resolveLinks>;
    written: Written;
    warnings?: readonly string[];
  },
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
  result: { readonly outcome: Outcome; readonly lost: readonly string[] },
): Promise<void> {
  const status = document !== undefined && isStatusDocument(document) ? document.status : undefined;
  await session.ledger.save({ ...entry, ...defined({ revision: document?.revision, status }), ...result });
}

function slugWarnings(
  session: ImportSession,
  record: SourceRecord,
  document: RecordDocument | undefined,
): readonly string[] {
  const name = fieldStoredAs(resourceOf(session, record).resource, "slug");
  const wanted = record.imported?.slug ?? (name === undefined ? undefined : record.values[name]);
  const slug = propertyIn(document?.text[record.language] ?? {}, "slug");
  if (typeof wanted !== "string" || wanted === "" || typeof slug !== "string" || record.isTrashed === true)
    return [];
  const isSame =
    slug === wanted || slug === "" || encodeURIComponent(slug).toLowerCase() === wanted.toLowerCase();
  return isSame ? [] : [`Its slug ${wanted} is ${slug} here.`];
}

/** The end of reasons that concern referenced records or images. Stored reasons have it. */
export const notImported = "could not be taken over.";

/**
 * Resolves the references and the image of a record to the ids that they have here. Gives its values with those ids, and links
 * to records of the same resource that are not here yet, by field.
 */
export function resolveLinks(session: ImportSession, record: SourceRecord) {
  const { ledger } = session;
  const { resource } = resourceOf(session, record);
  const values: Record<string, unknown> = { ...record.values };
  const pending: Record<string, readonly SourceLink[]> = {};
  const skipped: string[] = [];
  for (const [name, links] of Object.entries(record.links)) {
    const field = resource.fields[name];
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
  const imageField = fieldStoredAs(resource, "image");
  if (record.image !== undefined && imageField !== undefined) {
    const id = ledger.find(imageKind, record.image)?.id;
    if (id === undefined) skipped.push(`${imageField}: the image ${record.image} ${notImported}`);
    else values[imageField] = String(id);
  }
  return { values, pending, skipped };
}

const fingerprints = new WeakMap<SourceRecord, string>();

/** Computes the fingerprint of a record at its source. */
export function recordFingerprint(record: SourceRecord): string {
  const found = fingerprints.get(record) ?? compute(record);
  fingerprints.set(record, found);
  return found;
}

/** The names in the text are those under which stored fingerprints were made. */
function compute({
  values,
  links,
  texts = {},
  imported: kept = {},
  image = "",
  isTrashed = false,
}: SourceRecord): string {
  const keys = Object.entries(links).map(([name, entries]) => [name, entries.map(({ key }) => key)]);
  return fingerprint({ values, links: keys, texts, kept, image, isTrashed });
}

/** Computes the fingerprint of a new record with the ids that its references have here. */
export function creationFingerprint(record: SourceRecord, values: Readonly<Record<string, unknown>>): string {
  const references = Object.keys(record.links).map((name) => values[name] ?? null);
  return `${recordFingerprint(record)} ${fingerprint(references)}`;
}

/** Computes the fingerprints of a record's localized values and slug, by field. */
export function textFingerprints(session: ImportSession, record: SourceRecord): Record<string, string> {
  const { values, slug } = textsOf(session, record);
  return Object.fromEntries(
    Object.entries({ ...values, slug }).map(([name, value]) => [name, fingerprint(value)]),
  );
}

/** The localized values of a record and its slug, which may be empty. */
export function textsOf(session: ImportSession, record: SourceRecord): Required<SourceTexts> {
  const { resource } = resourceOf(session, record);
  const { values, imported } = record;
  const localized = Object.entries(values).filter(([name]) => resource.fields[name]?.storage === "localized");
  const field = fieldStoredAs(resource, "slug");
  const slug = imported?.slug ?? (field === undefined ? "" : values[field]);
  return { values: Object.fromEntries(localized), slug: typeof slug === "string" ? slug : "" };
}
