import type { RecordDocument } from "../../core/documents.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import type { ImportedProperties } from "../../resources/write/merge.js";
import { degradeValues } from "./degrade-values.js";
import type { LeftOut } from "./left-out.js";
import type { ImportSession } from "./session.js";
import type { SourceRecord, SourceTexts } from "./source.js";
import { checkWriteOnly, errorsByField, type InnerWrite, writeRecord } from "./write-record.js";

export interface Written {
  /** Absent in a rehearsal. */
  readonly document?: RecordDocument;
  readonly skipped: readonly string[];
  readonly warnings?: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

/** Writes a record without the fields that are refused, as long as those are not needed. */
export async function writeOrDegrade(session: ImportSession, write: InnerWrite): Promise<Written> {
  const { site, isDryRun } = session;
  const { fields } = write.resource.facts;
  const { warnings, leftOut, ...fitted } = await degradeValues(session, write);
  const skipped = [...fitted.skipped];
  let given = { ...fitted.given };
  for (;;) {
    try {
      if (!isDryRun)
        return { document: await writeRecord(site, { ...write, given }), skipped, warnings, leftOut };
      await checkDryRun(site, write, given);
      return { skipped, warnings, leftOut };
    } catch (error) {
      const faulty = [...(errorsByField(error) ?? [])];
      const isNeeded = ([name]: readonly [string, string]): boolean =>
        !Object.hasOwn(given, name) || (write.id === undefined && fields[name]?.required === true);
      if (faulty.length === 0 || faulty.some(isNeeded)) throw error;
      skipped.push(...faulty.map(([name, reason]) => `${name}: ${reason}`));
      given = Object.fromEntries(
        Object.entries(given).filter(([name]) => !faulty.some(([faultyName]) => faultyName === name)),
      );
    }
  }
}

/** What a rehearsal would make is not there to be referred to. */
function checkDryRun(site: Site, write: InnerWrite, given: Readonly<Record<string, unknown>>): Promise<void> {
  const { fields } = write.resource.facts;
  const own = Object.entries(given).filter(([name]) => fields[name]?.kind !== "reference");
  return checkWriteOnly(site, { ...write, given: Object.fromEntries(own) });
}

export async function writeTexts(
  session: ImportSession,
  id: number,
  record: SourceRecord,
  language: string,
  { values, slug }: SourceTexts,
): Promise<Written> {
  const resource = resourceNamed(session.site, record.resource);
  const name = fieldStoredAs(resource.facts, "slug");
  const hasSlug = slug !== undefined && slug !== "";
  const given = { ...values, ...(hasSlug && name !== undefined ? { [name]: slug } : {}) };
  const imported = { ...(hasSlug ? { slug } : {}), ...importedAlways(record) };
  return writeOrDegrade(session, { resource, language, id, given, imported });
}

export async function trash(
  session: ImportSession,
  record: SourceRecord,
  id: number,
): Promise<RecordDocument | undefined> {
  const { site } = session;
  const resource = resourceNamed(site, record.resource);
  const name = fieldStoredAs(resource.facts, "status");
  if (name === undefined) return undefined;
  const given = { [name]: statusRoles(site).trash };
  const imported = importedAlways(record);
  return (await writeOrDegrade(session, { resource, language: record.language, id, given, imported }))
    .document;
}

/** What each of the writes that a record is made of keeps. */
function importedAlways({ imported: { modified, occurrence } = {} }: SourceRecord): ImportedProperties {
  return {
    ...(modified === undefined ? {} : { modified }),
    ...(occurrence === undefined ? {} : { occurrence }),
  };
}
