import { defined, fieldStoredAs, isObject } from "../../core/properties.js";
import { parseId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { type AppContext, noDate, resourceNamed } from "../../resources/app-context.js";
import { plainText } from "../../text/html.js";
import { jsonText } from "../tool.js";
import type { ListName, ReferenceOptions } from "./api-lists.js";
import { isReferredTo } from "./export-format.js";
import { leftOutOf, nameFrom, type SourceLink, type SourceRecord } from "./source.js";

/** A JSON object. */
type Properties = Readonly<Record<string, unknown>>;

/** Reads a record of the API into the fields of the spec. */
export function readRecord(
  options: ReferenceOptions,
  { resource, language }: ListName,
  json: Properties,
): SourceRecord {
  const { links, ...read } = readFields(options, { resource, language }, json);
  const values = withFree(resource, withOneDate(resource, read.values), json);
  const name = nameOf(options.app, resource, { values, json });
  const leftOut = leftOutOf(resource, json);
  return {
    resource: resource.name,
    key: String(json.id),
    title: jsonText(name.values[resource.namedBy] ?? json.slug),
    location: locationOf(resource, json),
    language,
    values: name.values,
    links,
    imported: importedOf(resource, json),
    warnings: name.warnings,
    ...defined({
      id: parseId(resource, String(json.id)),
      leftOut: leftOut.length === 0 ? undefined : leftOut,
      rejection: isMasked(resource, json)
        ? "It is protected by a password at the source, which shows only its title."
        : undefined,
    }),
  };
}

function readFields(options: ReferenceOptions, { resource, language }: ListName, json: Properties) {
  const values: Record<string, unknown> = {};
  const links: Record<string, SourceLink[]> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const raw = json[name];
    if (raw === undefined || raw === null) continue;
    switch (field.storage) {
      case "references":
      case "reference": {
        const target = resourceNamed(options.app, field.target ?? "");
        links[name] = readLinks(options, { resource: target.resource, language }, raw);
        break;
      }
      case "image":
        if (options.hasImages) values[name] = isObject(raw) ? raw.url : raw === false ? "" : raw;
        break;
      case "password":
        break;
      default:
        values[name] = options.isPlain ? raw : asText(field.kind, raw);
    }
  }
  // The page of a record at its source ends with the move.
  const website = resource.display?.website ?? "";
  if (values[website] !== undefined && values[website] === asText("url", json.url)) values[website] = "";
  return { values, links };
}

/** Where people find the record: its address, or else its path in the API. */
function locationOf({ plural }: ResourceDescriptor, { rest_url, url, urls, id }: Properties): string {
  const addresses = [rest_url, isObject(urls) ? urls.self : undefined, url].map(jsonText);
  return addresses.find((one) => one !== "") ?? `/${plural}/${jsonText(id)}`;
}

function readLinks(options: ReferenceOptions, target: ListName, raw: unknown): SourceLink[] {
  const entries: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  return entries.flatMap((entry): SourceLink[] => {
    if (!isObject(entry)) {
      const id = parseId(target.resource, jsonText(entry));
      return id === undefined || Number(id) <= 0 ? [] : [{ key: String(id) }];
    }
    if (parseId(target.resource, String(entry.id)) === undefined) return [];
    const isWhole = Object.keys(entry).length > 1;
    const record = isWhole ? readRecord(options, target, entry) : undefined;
    return [{ key: String(entry.id), ...defined({ record }) }];
  });
}

/** The reference service answers titles as HTML and addresses with entities. */
function asText(kind: string, raw: unknown): unknown {
  if (typeof raw !== "string" || !raw.includes("&")) return raw;
  if (kind === "text") return plainText(raw);
  return kind === "url" ? raw.replace(/&(?:amp|#0*38);/g, "&") : raw;
}

/** Leaves out the local publication date where there is one in UTC; drafts may have a local one only. */
function withOneDate(resource: ResourceDescriptor, values: Properties): Properties {
  const local = fieldStoredAs(resource, "date");
  const inUtc = fieldStoredAs(resource, "date_utc");
  if (inUtc === undefined || typeof values[inUtc] !== "string") return values;
  const isDated = values[inUtc] !== noDate;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      if (name === local) return !isDated && value !== noDate;
      return name !== inUtc || isDated;
    }),
  );
}

/** Writes a cost of zero as an amount: the source shows it in words of its language. */
function withFree(
  { display }: ResourceDescriptor,
  values: Properties,
  { cost_details: details }: Properties,
): Properties {
  const name = display?.price ?? "";
  const shown = values[name];
  if (typeof shown !== "string" || /\d/.test(shown) || !isObject(details) || !Array.isArray(details.values))
    return values;
  if (details.values.length !== 1 || jsonText(details.values[0]) !== "0") return values;
  const symbol = plainText(jsonText(details.currency_symbol));
  return { ...values, [name]: [details.currency_position === "prefix" ? `${symbol}0` : `0${symbol}`] };
}

/** Fields whose value may replace a missing name. */
const otherNames = ["address", "city"];

/** Names a record without a name after something else, where other records refer to its resource. */
function nameOf(
  { resources }: AppContext,
  resource: ResourceDescriptor,
  { values, json }: { readonly values: Properties; readonly json: Properties },
) {
  const all = [...resources.values()].map((records) => records.resource);
  const isNamed = plainText(jsonText(values[resource.namedBy])) !== "";
  const { period, display = {} } = resource;
  if (isNamed || (!isReferredTo(all, resource) && period === undefined)) return { values, warnings: [] };
  const dated = period === undefined ? "" : `${resource.name} ${jsonText(values[period.start])}`;
  const others = period === undefined ? otherNames : [display.text ?? ""];
  const candidates = [...others.map((name) => values[name]), dated, json.slug, json.id];
  const name = nameFrom(candidates.map(jsonText));
  const warning = `It has no name at the source, and is named ${name} here.`;
  return { values: { ...values, [resource.namedBy]: name }, warnings: [warning] };
}

function importedOf(
  resource: ResourceDescriptor,
  { slug, modified_utc }: Properties,
): NonNullable<SourceRecord["imported"]> {
  const hasField = fieldStoredAs(resource, "slug") !== undefined;
  const modified = new Date(
    typeof modified_utc === "string" ? `${modified_utc.replace(" ", "T")}Z` : Number.NaN,
  );
  return defined({
    slug: !hasField && typeof slug === "string" && slug !== "" ? slug : undefined,
    modified: Number.isNaN(modified.getTime()) ? undefined : modified,
  });
}

/** Whether a record is shown as to readers without its password: fields that are never null otherwise are null. */
function isMasked({ hiddenWithoutPassword: hidden = {} }: ResourceDescriptor, json: Properties): boolean {
  const never = Object.keys(hidden).filter((name) => hidden[name] === null && name in json);
  return never.length > 0 && never.every((name) => json[name] === null);
}
