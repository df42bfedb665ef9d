import { resourceNamed } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import type { Intake } from "./intake.js";
import { printOf } from "./print.js";
import type { SourceLink, SourceRecord } from "./source.js";
import { imageKind } from "./take-image.js";

/** How reasons end that are about records or images beside. */
export const notTaken = "could not be taken over.";

interface Resolved {
  readonly values: Record<string, unknown>;
  readonly pending: Readonly<Record<string, readonly SourceLink[]>>;
  readonly lost: readonly string[];
}

/** The values of a record with the ids that its references and its image have here. */
export function resolve({ site, identities }: Intake, record: SourceRecord): Resolved {
  const { facts } = resourceNamed(site, record.resource);
  const values: Record<string, unknown> = { ...record.values };
  const pending: Record<string, readonly SourceLink[]> = {};
  const lost: string[] = [];
  for (const [name, links] of Object.entries(record.links)) {
    const field = facts.fields[name];
    if (field?.target === undefined) continue;
    const ids: number[] = [];
    for (const { key, record: shown } of links) {
      const { id, outcome } = identities.find(field.target, key) ?? {};
      if (id !== undefined && outcome !== "writing") ids.push(id);
      else if (field.target === record.resource) pending[name] = [...(pending[name] ?? []), { key }];
      else lost.push(`${name}: ${shown?.title ?? key} ${notTaken}`);
    }
    values[name] = field.list === true ? ids : (ids[0] ?? null);
    // A reference that waits is not removed meanwhile.
    if (pending[name] !== undefined && ids.length === 0) Reflect.deleteProperty(values, name);
  }
  const imageField = fieldStoredAs(facts, "image");
  if (record.image !== undefined && imageField !== undefined) {
    const id = identities.find(imageKind, record.image)?.id;
    if (id === undefined) lost.push(`${imageField}: the image ${record.image} ${notTaken}`);
    else values[imageField] = String(id);
  }
  return { values, pending, lost };
}

const printed = new WeakMap<SourceRecord, string>();

export function printOfRecord(record: SourceRecord): string {
  const print = printed.get(record) ?? printAll(record);
  printed.set(record, print);
  return print;
}

function printAll({
  values,
  links,
  texts = {},
  kept = {},
  image = "",
  isTrashed = false,
}: SourceRecord): string {
  const keys = Object.entries(links).map(([name, entries]) => [name, entries.map(({ key }) => key)]);
  return printOf({ values, links: keys, texts, kept, image, isTrashed });
}

/** A text that is equal for equal records with the same references here. */
export function printOfNew(record: SourceRecord, values: Readonly<Record<string, unknown>>): string {
  const references = Object.keys(record.links).map((name) => values[name] ?? null);
  return `${printOfRecord(record)} ${printOf(references)}`;
}

/** The localized values of a record and its slug. */
export function textsOf(
  { site }: Intake,
  { resource, values, kept }: SourceRecord,
): { values: Record<string, unknown>; slug: string } {
  const { facts } = resourceNamed(site, resource);
  const localized = Object.entries(values).filter(([name]) => facts.fields[name]?.storage === "localized");
  const field = fieldStoredAs(facts, "slug");
  const slug = kept?.slug ?? (field === undefined ? "" : values[field]);
  return { values: Object.fromEntries(localized), slug: typeof slug === "string" ? slug : "" };
}

export function ownPrints(intake: Intake, record: SourceRecord): Record<string, string> {
  const { values, slug } = textsOf(intake, record);
  return Object.fromEntries(
    Object.entries({ ...values, slug }).map(([name, value]) => [name, printOf(value)]),
  );
}
