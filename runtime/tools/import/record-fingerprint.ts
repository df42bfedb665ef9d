import { fieldStoredAs } from "../../resources/stored-fields.js";
import { fingerprint } from "./fingerprint.js";
import { type ImportSession, resourceOf } from "./session.js";
import type { SourceRecord, SourceTexts } from "./source.js";

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
  const { facts } = resourceOf(session, record);
  const { values, imported } = record;
  const localized = Object.entries(values).filter(([name]) => facts.fields[name]?.storage === "localized");
  const field = fieldStoredAs(facts, "slug");
  const slug = imported?.slug ?? (field === undefined ? "" : values[field]);
  return { values: Object.fromEntries(localized), slug: typeof slug === "string" ? slug : "" };
}
