import { isObject } from "../../core/properties.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { cleanHtml } from "../../text/html.js";

/** What a record has at its source and not here, such as `custom_fields` or `<iframe>`. */
export interface LeftOut {
  readonly kind: string;
  readonly count: number;
}

/** Images in texts that stay where they are. */
export const remoteImages = "images in texts, which stay at their address";
const inlineImages = "images in texts, written as data";

/** Derived properties of responses, which are computed here. */
const derived: ReadonlySet<string> = new Set([
  ...["id", "global_id", "global_id_lineage", "slug", "url", "rest_url", "urls", "_links", "json_ld"],
  ...["modified", "modified_utc", "timezone_abbr", "cost_details", "excerpt", "count", "taxonomy"],
  ...["term_group", "term_taxonomy_id", "term_id", "filter"],
  ...["start_date", "end_date", "utc_start_date", "utc_end_date"].flatMap((date) => [
    date,
    `${date}_details`,
  ]),
]);

/** Finds what of a record cannot be imported: properties that no field holds, and elements that texts may not hold. */
export function leftOutOf(
  { fields }: ResourceDescriptor,
  json: Readonly<Record<string, unknown>>,
): LeftOut[] {
  const unknown = Object.entries(json)
    .filter(([name, value]) => !Object.hasOwn(fields, name) && !derived.has(name) && !isEmpty(value))
    .map(([kind]) => ({ kind, count: 1 }));
  const texts = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = json[name];
    return kind === "html" && typeof value === "string" ? [value] : [];
  });
  return addUp([...unknown, ...texts.flatMap(droppedFrom)]);
}

export function addUp(parts: readonly LeftOut[]): LeftOut[] {
  const sums = new Map<string, number>();
  for (const { kind, count } of parts) if (count > 0) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([kind, count]) => ({ kind, count }));
}

function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || [null, "", false, 0, "0"].includes(value as null);
}

function droppedFrom(html: string): LeftOut[] {
  if (!html.includes("<")) return [];
  const before = elementsIn(html);
  const after = elementsIn(cleanHtml(html));
  const gone = [...before].map(([name, count]) => ({
    kind: `<${name}>`,
    count: count - (after.get(name) ?? 0),
  }));
  const inline = html.match(/<img\b[^<>]*\ssrc=["']?\s*data:/gi)?.length ?? 0;
  return [...gone, { kind: inlineImages, count: inline }];
}

function elementsIn(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi)) {
    const element = name.toLowerCase();
    counts.set(element, (counts.get(element) ?? 0) + 1);
  }
  return counts;
}
