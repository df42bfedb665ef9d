import { resourceNamed } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { fingerprint } from "./fingerprint.js";
import { imageKind } from "./import-image.js";
import type { ImportSession } from "./session.js";
import type { SourceLink, SourceRecord } from "./source.js";

/** How reasons end that are about records or images beside. */
export const notImported = "could not be taken over.";

interface Resolved {
  readonly values: Record<string, unknown>;
  readonly pending: Readonly<Record<string, readonly SourceLink[]>>;
  readonly skipped: readonly string[];
}

/** The values of a record with the ids that its references and its image have here. */
export function resolve({ site, ledger }: ImportSession, record: SourceRecord): Resolved {
  const { facts } = resourceNamed(site, record.resource);
  const values: Record<string, unknown> = { ...record.values };
  const pending: Record<string, readonly SourceLink[]> = {};
  const skipped: string[] = [];
  for (const [name, links] of Object.entries(record.links)) {
    const field = facts.fields[name];
    if (field?.target === undefined) continue;
    const ids: number[] = [];
    for (const { key, record: shown } of links) {
      const { id, outcome } = ledger.find(field.target, key) ?? {};
      if (id !== undefined && outcome !== "writing") ids.push(id);
      else if (field.target === record.resource) pending[name] = [...(pending[name] ?? []), { key }];
      else skipped.push(`${name}: ${shown?.title ?? key} ${notImported}`);
    }
    values[name] = field.list === true ? ids : (ids[0] ?? null);
    // A reference that waits is not removed meanwhile.
    if (pending[name] !== undefined && ids.length === 0) Reflect.deleteProperty(values, name);
  }
  const imageField = fieldStoredAs(facts, "image");
  if (record.image !== undefined && imageField !== undefined) {
    const id = ledger.find(imageKind, record.image)?.id;
    if (id === undefined) skipped.push(`${imageField}: the image ${record.image} ${notImported}`);
    else values[imageField] = String(id);
  }
  return { values, pending, skipped };
}

const fingerprints = new WeakMap<SourceRecord, string>();

export function recordFingerprint(record: SourceRecord): string {
  const found = fingerprints.get(record) ?? computeFingerprint(record);
  fingerprints.set(record, found);
  return found;
}

function computeFingerprint({
  values,
  links,
  texts = {},
  imported = {},
  image = "",
  isTrashed = false,
}: SourceRecord): string {
  const keys = Object.entries(links).map(([name, entries]) => [name, entries.map(({ key }) => key)]);
  return fingerprint({ values, links: keys, texts, kept: imported, image, isTrashed });
}

/** A text that is equal for equal records with the same references here. */
export function creationFingerprint(record: SourceRecord, values: Readonly<Record<string, unknown>>): string {
  const references = Object.keys(record.links).map((name) => values[name] ?? null);
  return `${recordFingerprint(record)} ${fingerprint(references)}`;
}

/** The localized values of a record and its slug. */
export function textsOf(
  { site }: ImportSession,
  { resource, values, imported }: SourceRecord,
): { values: Record<string, unknown>; slug: string } {
  const { facts } = resourceNamed(site, resource);
  const localized = Object.entries(values).filter(([name]) => facts.fields[name]?.storage === "localized");
  const field = fieldStoredAs(facts, "slug");
  const slug = imported?.slug ?? (field === undefined ? "" : values[field]);
  return { values: Object.fromEntries(localized), slug: typeof slug === "string" ? slug : "" };
}

export function textFingerprints(session: ImportSession, record: SourceRecord): Record<string, string> {
  const { values, slug } = textsOf(session, record);
  return Object.fromEntries(
    Object.entries({ ...values, slug }).map(([name, value]) => [name, fingerprint(value)]),
  );
}
