import type { RecordDocument } from "../../core/documents.js";
import { defined } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import { occurrenceKey } from "../../core/series.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import { findNamed } from "../../resources/write/find-or-create.js";
import { jsonText } from "../json.js";
import { creationFingerprint, recordFingerprint, textFingerprints } from "./record-fingerprint.js";
import { complete, leave, type RecordTask } from "./record-task.js";
import { existingTerm } from "./rejection.js";
import { resolveLinks } from "./resolve-links.js";
import { readDocument, resourceOf } from "./session.js";
import { updateRecord } from "./update-record.js";
import { writeOrDegrade } from "./write-or-degrade.js";

/** Creates a record, unless its counterpart is here already. */
export async function createRecord(task: RecordTask): Promise<void> {
  const { session, record, entry } = task;
  const { ledger } = session;
  const resource = resourceOf(session, record);
  const existing = await findExisting(task, resource);
  if (existing !== undefined) return adopt(task, existing);
  const occurrence = await findOccurrence(task, resource);
  if (occurrence !== undefined) return replaceOccurrence(task, occurrence);

  const links = resolveLinks(session, record);
  const writing = { ...entry, outcome: "writing", begun: creationFingerprint(record, links.values) } as const;
  const assigned =
    entry.id === undefined
      ? await ledger.assignId(writing, resource.facts, record.id)
      : { ...writing, id: entry.id };
  if (entry.id !== undefined) await ledger.save(assigned);
  try {
    const written = await writeOrDegrade(session, {
      resource,
      language: record.language,
      given: links.values,
      imported: { ...record.imported, id: assigned.id },
    });
    const warnings = idWarnings(task, assigned.id);
    await complete({ ...task, entry: assigned }, { outcome: "created", links, written, warnings });
  } catch (error) {
    const present = existingTerm(error);
    if (present === undefined) throw error;
    await adopt({ ...task, entry: defined({ ...assigned, claim: undefined, id: undefined }) }, present);
  }
}

/** Completes the entry of a record that an interrupted run created. What its write skipped is found by a dry run. */
export async function completeCreated(task: RecordTask, document: RecordDocument): Promise<void> {
  const { session, record } = task;
  const links = resolveLinks(session, record);
  const { language } = record;
  const write = { resource: resourceOf(session, record), language, given: links.values };
  const written = { ...(await writeOrDegrade({ ...session, isDryRun: true }, write)), document };
  const warnings = idWarnings(task, document._id);
  await complete(task, { outcome: "created", links, written, warnings });
}

function idWarnings({ record: { id: wanted } }: RecordTask, id: RecordId): readonly string[] {
  const isOther = wanted !== undefined && id !== wanted;
  return isOther ? [`Its id ${wanted} is taken or was given before: it has ${id} here.`] : [];
}

/** Finds the id of a record's counterpart here: by its name, or by its id where this store is the source. */
async function findExisting(
  { session, record }: RecordTask,
  resource: RegisteredResource,
): Promise<RecordId | undefined> {
  const { site, source, isDryRun } = session;
  // In a dry run the store does not get to reject a term of the same name.
  if (record.isReused === true || (isDryRun && resource.facts.taxonomy !== undefined)) {
    const name = jsonText(record.values[resource.facts.namedBy]);
    return findNamed(site, resource, { name, language: record.language });
  }
  if (source.isOwn !== true || record.id === undefined) return undefined;
  return (await readDocument(session, resource, { _id: record.id }))?._id;
}

/** Finds the occurrence that a series made here for the date of a record. */
async function findOccurrence(
  { session, record: { resource, links, imported } }: RecordTask,
  registered: RegisteredResource,
): Promise<RecordDocument | undefined> {
  const { recurrence } = registered.facts;
  const occurrence = imported?.occurrence;
  if (recurrence === undefined || occurrence === undefined) return undefined;
  const key = links[recurrence.series]?.[0]?.key ?? "";
  const series = session.ledger.find(resource, key)?.id;
  if (series === undefined) return undefined;
  return readDocument(session, registered, { occurrence_of: occurrenceKey(series, occurrence.at) });
}

/** Updates an occurrence that a series made here, unless the policy protects it. */
function replaceOccurrence(task: RecordTask, document: RecordDocument): Promise<void> {
  const { policy } = task.session;
  const found = { ...task, entry: { ...task.entry, id: document._id } };
  const isUntouched = document.occurrence?.own?.length === 0;
  if (policy === "overwrite" || (policy === "only-untouched" && isUntouched))
    return updateRecord(found, document);
  return leave(found, { warnings: ["Its series made it here before; it stays as it is here."] });
}

/** Uses a record that is here already as the counterpart of that of the source; only `overwrite` changes it. */
async function adopt(task: RecordTask, id: RecordId): Promise<void> {
  const { session, record, entry } = task;
  const { source, policy, ledger } = session;
  const warnings = source.isOwn === true ? [] : [`The record ${id} with that name was here already.`];
  const adopted = { ...entry, id, remarks: [...entry.remarks, ...warnings] };
  const document =
    policy === "overwrite" && record.isReused !== true
      ? await readDocument(session, resourceOf(session, record), { _id: id })
      : undefined;
  if (document !== undefined) return updateRecord({ ...task, entry: adopted }, document);
  ledger.saveSoon({
    ...adopted,
    outcome: "left",
    revision: -1,
    prints: { ...entry.prints, [record.language]: recordFingerprint(record) },
    own: textFingerprints(session, record),
    lost: record.skipped ?? [],
  });
}
