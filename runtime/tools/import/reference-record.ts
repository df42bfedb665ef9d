import type { ResourceDescriptor } from "../../core/descriptors.js";
import { resourceNamed, type Site } from "../../resources/site.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { noDate } from "../../resources/write/merge-publication.js";
import { plainText } from "../../text/html.js";
import { isObject, jsonText } from "../properties.js";
import { leftOutOf } from "./left-out.js";
import { isReferredTo } from "./resource-order.js";
import type { SourceLink, SourceRecord } from "./source.js";

/** How records of a source are read. */
export interface ReadingOptions {
  readonly site: Site;
  /** Whether the source answers titles as text; the reference service answers HTML. */
  readonly isPlain: boolean;
  readonly hasImages: boolean;
}

/** A record of the API as the fields of the spec take it. */
export function readRecord(
  options: ReadingOptions,
  facts: ResourceDescriptor,
  json: Readonly<Record<string, unknown>>,
  language: string,
): SourceRecord {
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, field] of Object.entries(facts.fields)) {
    const raw = json[name];
    if (raw === undefined || raw === null) continue;
    switch (field.storage) {
      case "references":
      case "reference":
        links[name] = readLinks(options, field.target ?? "", raw, language);
        break;
      case "image":
        if (options.hasImages) values[name] = isObject(raw) ? raw.url : raw === false ? "" : raw;
        break;
      case "password":
        break;
      default:
        values[name] = options.isPlain ? raw : asText(field.kind, raw);
    }
  }
  keepOneDate(facts, values);
  keepFree(facts, values, json);
  const warnings = nameUnnamed(options.site, facts, { values, json });
  const leftOut = leftOutOf(facts, json);
  const key = String(json.id);
  const id = Number(json.id);
  return {
    resource: facts.name,
    key,
    ...(Number.isSafeInteger(id) ? { id } : {}),
    title: jsonText(values[facts.namedBy] ?? json.slug),
    ...placeOf(facts, json),
    language,
    values,
    links,
    imported: importedOf(facts, json),
    warnings,
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(isMasked(facts, json)
      ? { rejection: "It is protected by a password at the source, which shows only its title." }
      : {}),
  };
}

/** Where people find the record: what has no address of its own has that of its page. */
function placeOf(
  { plural }: ResourceDescriptor,
  { rest_url, url, urls, id }: Readonly<Record<string, unknown>>,
): Pick<SourceRecord, "location"> {
  const address = [rest_url, isObject(urls) ? urls.self : undefined, url].find(
    (one) => typeof one === "string" && one !== "",
  );
  return { location: typeof address === "string" ? address : `/${plural}/${jsonText(id)}` };
}

function readLinks(options: ReadingOptions, target: string, raw: unknown, language: string): SourceLink[] {
  const { facts } = resourceNamed(options.site, target);
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return entries.flatMap((entry): SourceLink[] => {
    if (isObject(entry)) {
      if (!Number.isSafeInteger(Number(entry.id))) return [];
      const isWhole = Object.keys(entry).length > 1;
      return [
        {
          key: String(entry.id),
          ...(isWhole ? { record: readRecord(options, facts, entry, language) } : {}),
        },
      ];
    }
    return Number(entry) > 0 ? [{ key: String(Number(entry)) }] : [];
  });
}

/** The reference service answers titles as HTML and addresses with entities. */
function asText(kind: string, raw: unknown): unknown {
  if (typeof raw !== "string" || !raw.includes("&")) return raw;
  if (kind === "text") return plainText(raw);
  return kind === "url" ? raw.replace(/&(?:amp|#0*38);/g, "&") : raw;
}

/** The publication date in UTC says it all, where it has one: that of a draft may be known in local time only. */
function keepOneDate(facts: ResourceDescriptor, values: Record<string, unknown>): void {
  const local = fieldStoredAs(facts, "date");
  const inUtc = fieldStoredAs(facts, "date_utc");
  if (inUtc === undefined || typeof values[inUtc] !== "string") return;
  if (values[inUtc] !== noDate && local !== undefined) Reflect.deleteProperty(values, local);
  for (const name of [inUtc, local])
    if (name !== undefined && values[name] === noDate) Reflect.deleteProperty(values, name);
}

/** What costs nothing is shown in words of the source's language; its amount is zero nevertheless. */
function keepFree(
  { shows }: ResourceDescriptor,
  values: Record<string, unknown>,
  { cost_details: details }: Readonly<Record<string, unknown>>,
): void {
  const name = shows?.price ?? "";
  const shown = values[name];
  if (typeof shown !== "string" || /\d/.test(shown) || !isObject(details) || !Array.isArray(details.values))
    return;
  if (details.values.length !== 1 || jsonText(details.values[0]) !== "0") return;
  const symbol = plainText(jsonText(details.currency_symbol));
  values[name] = [details.currency_position === "prefix" ? `${symbol}0` : `0${symbol}`];
}

/** What may stand for the name of a place. */
const otherNames = ["address", "city"];

/** What other records refer to is kept without a name as well, under another one. Returns what to say about it. */
function nameUnnamed(
  { resources }: Site,
  facts: ResourceDescriptor,
  {
    values,
    json,
  }: { readonly values: Record<string, unknown>; readonly json: Readonly<Record<string, unknown>> },
): readonly string[] {
  const all = [...resources.values()].map((resource) => resource.facts);
  const isNamed = plainText(jsonText(values[facts.namedBy])) !== "";
  if (isNamed || !isReferredTo(all, facts)) return [];
  const candidates = [...otherNames.map((name) => values[name]), json.slug, json.id];
  const name = candidates.map((value) => plainText(jsonText(value))).find((text) => text !== "");
  values[facts.namedBy] = name;
  return [`It has no name at the source, and is named ${name ?? ""} here.`];
}

function importedOf(
  facts: ResourceDescriptor,
  { slug, modified_utc }: Readonly<Record<string, unknown>>,
): NonNullable<SourceRecord["imported"]> {
  const hasField = fieldStoredAs(facts, "slug") !== undefined;
  const modified =
    typeof modified_utc === "string" ? new Date(`${modified_utc.replace(" ", "T")}Z`) : undefined;
  return {
    ...(!hasField && typeof slug === "string" && slug !== "" ? { slug } : {}),
    ...(modified === undefined || Number.isNaN(modified.getTime()) ? {} : { modified }),
  };
}

/** Readers without the password see nothing in some places where otherwise there is always something. */
function isMasked({ masked = {} }: ResourceDescriptor, json: Readonly<Record<string, unknown>>): boolean {
  const never = Object.keys(masked).filter((name) => masked[name] === null && name in json);
  return never.length > 0 && never.every((name) => json[name] === null);
}
