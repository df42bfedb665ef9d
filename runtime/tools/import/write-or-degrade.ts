import type { RecordDocument } from "../../core/documents.js";
import { defined } from "../../core/properties.js";
import type { RecordId } from "../../core/record-id.js";
import type { ImportedProperties } from "../../resources/input.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { degradeValues } from "./degrade-values.js";
import type { LeftOut } from "./left-out.js";
import { type ImportSession, resourceOf } from "./session.js";
import type { SourceRecord, SourceTexts } from "./source.js";
import { checkRecord, errorsByField, type RecordWrite, writeRecord } from "./write-record.js";

/** What came of a write. */
export interface Written {
  /** Absent in a dry run. */
  readonly document?: RecordDocument;
  readonly skipped: readonly string[];
  readonly warnings: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Writes a record without the fields that are rejected. Throws an HttpError where one of those is required. */
export async function writeOrDegrade(session: ImportSession, write: RecordWrite): Promise<Written> {
  const { site, isDryRun } = session;
  const { fields } = write.resource.facts;
  const degraded = await degradeValues(session, write);
  const skipped = [...degraded.skipped];
  let given = degraded.given;
  for (;;) {
    try {
      if (!isDryRun) return { ...degraded, skipped, document: await writeRecord(site, { ...write, given }) };
      await checkRecord(site, { ...write, given: withoutReferences(write, given) });
      return { ...degraded, skipped };
    } catch (error) {
      const rejected = errorsByField(error);
      const isNeeded = (name: string): boolean =>
        !Object.hasOwn(given, name) || (write.id === undefined && fields[name]?.required === true);
      if (rejected.size === 0 || [...rejected.keys()].some(isNeeded)) throw error;
      for (const [name, reason] of rejected) skipped.push(`${name}: ${reason}`);
      given = Object.fromEntries(Object.entries(given).filter(([name]) => !rejected.has(name)));
    }
  }
}

/** What a dry run would create is not there to be referred to. */
function withoutReferences({ resource: { facts } }: RecordWrite, given: RecordWrite["given"]) {
  const own = Object.entries(given).filter(([name]) => facts.fields[name]?.kind !== "reference");
  return Object.fromEntries(own);
}

interface TextsWrite {
  readonly id: RecordId;
  readonly language: string;
  readonly texts: SourceTexts;
}

/** Writes the texts of a record in one of its languages. */
export function writeTexts(
  session: ImportSession,
  record: SourceRecord,
  { id, language, texts: { values, slug = "" } }: TextsWrite,
): Promise<Written> {
  const resource = resourceOf(session, record);
  const name = fieldStoredAs(resource.facts, "slug");
  const given = slug === "" || name === undefined ? values : { ...values, [name]: slug };
  const imported = { ...importedAlways(record), ...(slug === "" ? {} : { slug }) };
  return writeOrDegrade(session, { resource, language, id, given, imported });
}

/** Moves a record to the trash, where its resource has one. */
export async function trash(
  session: ImportSession,
  record: SourceRecord,
  id: RecordId,
): Promise<RecordDocument | undefined> {
  const resource = resourceOf(session, record);
  if (resource.facts.hasTrash !== true) return undefined;
  const given = trashValues(session, resource);
  const imported = { ...importedAlways(record), isTrashed: true as const };
  const { language } = record;
  return (await writeOrDegrade(session, { resource, language, id, given, imported })).document;
}

/** The value by which a write leaves a record in the trash, where its resource has a status. */
export function trashValues(
  { site }: Pick<ImportSession, "site">,
  { facts }: RegisteredResource,
): Readonly<Record<string, unknown>> {
  const name = fieldStoredAs(facts, "status");
  return name === undefined ? {} : { [name]: statusRoles(site).trash };
}

/** The imported properties that every write of a record sets. */
function importedAlways({
  imported: { modified, status, occurrence } = {},
}: SourceRecord): ImportedProperties {
  return defined({ modified, status, occurrence });
}
