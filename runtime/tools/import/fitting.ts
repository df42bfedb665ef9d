import type { RecordDocument } from "../../core/documents.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import type { ImportedProperties } from "../../resources/write/merge.js";
import { fitValues } from "./fit-values.js";
import type { Intake } from "./intake.js";
import type { LeftOut } from "./left-out.js";
import type { SourceRecord, SourceTexts } from "./source.js";
import { faultsByField, type InnerWrite, rehearseWrite, writeRecord } from "./write-record.js";

export interface Written {
  /** Absent in a rehearsal. */
  readonly document?: RecordDocument;
  readonly lost: readonly string[];
  readonly remarks?: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

/** Writes a record without the fields that are refused, as long as those are not needed. */
export async function writeFitting(intake: Intake, write: InnerWrite): Promise<Written> {
  const { site, isDryRun } = intake;
  const { fields } = write.resource.facts;
  const { remarks, leftOut, ...fitted } = await fitValues(intake, write);
  const lost = [...fitted.lost];
  let given = { ...fitted.given };
  for (;;) {
    try {
      if (!isDryRun)
        return { document: await writeRecord(site, { ...write, given }), lost, remarks, leftOut };
      await rehearse(site, write, given);
      return { lost, remarks, leftOut };
    } catch (error) {
      const faulty = [...(faultsByField(error) ?? [])];
      const isNeeded = ([name]: readonly [string, string]): boolean =>
        !Object.hasOwn(given, name) || (write.id === undefined && fields[name]?.required === true);
      if (faulty.length === 0 || faulty.some(isNeeded)) throw error;
      lost.push(...faulty.map(([name, reason]) => `${name}: ${reason}`));
      given = Object.fromEntries(
        Object.entries(given).filter(([name]) => !faulty.some(([faultyName]) => faultyName === name)),
      );
    }
  }
}

/** What a rehearsal would make is not there to be referred to. */
function rehearse(site: Site, write: InnerWrite, given: Readonly<Record<string, unknown>>): Promise<void> {
  const { fields } = write.resource.facts;
  const own = Object.entries(given).filter(([name]) => fields[name]?.kind !== "reference");
  return rehearseWrite(site, { ...write, given: Object.fromEntries(own) });
}

export async function writeTexts(
  intake: Intake,
  id: number,
  record: SourceRecord,
  language: string,
  { values, slug }: SourceTexts,
): Promise<Written> {
  const resource = resourceNamed(intake.site, record.resource);
  const name = fieldStoredAs(resource.facts, "slug");
  const hasSlug = slug !== undefined && slug !== "";
  const given = { ...values, ...(hasSlug && name !== undefined ? { [name]: slug } : {}) };
  const kept = { ...(hasSlug ? { slug } : {}), ...keptAlways(record) };
  return writeFitting(intake, { resource, language, id, given, kept });
}

export async function trash(
  intake: Intake,
  record: SourceRecord,
  id: number,
): Promise<RecordDocument | undefined> {
  const { site } = intake;
  const resource = resourceNamed(site, record.resource);
  const name = fieldStoredAs(resource.facts, "status");
  if (name === undefined) return undefined;
  const given = { [name]: statusRoles(site).trash };
  const kept = keptAlways(record);
  return (await writeFitting(intake, { resource, language: record.language, id, given, kept })).document;
}

/** What each of the writes that a record is made of keeps. */
function keptAlways({ kept: { modified, occurrence } = {} }: SourceRecord): ImportedProperties {
  return {
    ...(modified === undefined ? {} : { modified }),
    ...(occurrence === undefined ? {} : { occurrence }),
  };
}
