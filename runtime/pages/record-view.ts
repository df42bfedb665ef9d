import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { standingOf } from "../resources/read/schedule-status.js";
import { type Html, html, jsonIn } from "./html.js";
import { type PageRecord, recordIn } from "./page-api.js";
import { labelOf, type PageRequest } from "./page-request.js";

/** The text of a property; empty where there is none. */
export function textIn(record: PageRecord, name: string | undefined): string {
  const value = name === undefined ? undefined : record[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The name of a record; where the answer shows none, what such records are called, with the id. */
export function nameIn(visit: PageRequest, facts: ResourceDescriptor, record: PageRecord): string {
  return textIn(record, facts.namedBy) || `${labelOf(visit, facts, "label")} ${record.id}`;
}

/** What a record says of itself where it does not take place as announced, as a badge. */
export function standingBadge(
  { language }: PageRequest,
  facts: ResourceDescriptor,
  record: PageRecord,
): Html | false {
  const standing = standingOf(facts, record);
  return (
    standing !== undefined && html`<span class="badge ${standing.means}">${standing.label[language]}</span>`
  );
}

/** What records are in the words of schema.org, for machines; none of those that do not say so. */
export function jsonLd(...records: readonly PageRecord[]): Html | false {
  const data = records.flatMap(({ json_ld: own }) =>
    typeof own === "object" && own !== null ? [{ "@context": "https://schema.org", ...own }] : [],
  );
  const shown = data.length === 1 ? data[0] : data;
  return data.length > 0 && html`<script type="application/ld+json">${jsonIn(shown)}</script>\n`;
}

/** The records that a relation leads to, whether the answer shows one or a list. */
export function relatedIn(record: PageRecord, name: string | undefined): readonly PageRecord[] {
  const value = name === undefined ? undefined : record[name];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one: unknown) =>
    typeof one === "object" && one !== null && "id" in one ? [recordIn(one)] : [],
  );
}

interface ShownImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The image of a record in the size closest to a width in pixels, but not below it where there is such a size. */
export function imageOf({ image }: PageRecord, width: number): ShownImage | undefined {
  if (!isImage(image)) return undefined;
  const sizes = "sizes" in image && typeof image.sizes === "object" ? Object.values(image.sizes ?? {}) : [];
  const all = [image, ...sizes.filter(isImage)].sort((one, other) => one.width - other.width);
  return all.find((one) => one.width >= width) ?? all.at(-1);
}

/** The address of a small image of a record. */
export function thumbnailOf(record: PageRecord): string | undefined {
  return imageOf(record, 144)?.url;
}

function isImage(value: unknown): value is ShownImage {
  return (
    typeof value === "object" &&
    value !== null &&
    "url" in value &&
    typeof value.url === "string" &&
    "width" in value &&
    typeof value.width === "number"
  );
}
