import { defined, fieldStoredAs, isObject } from "../../core/properties.js";
import { parseId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { isReferredTo } from "../../import/export-format.js";
import {
  descriptorOf,
  leftOutOf,
  type Model,
  nameFrom,
  type SourceLink,
  type SourceRecord,
} from "../../import/source.js";
import { noDate } from "../../resources/app-context.js";
import { plainText } from "../../text/html.js";
import { jsonText } from "../../text/json.js";
import type { ListName, ReferenceOptions } from "./api-lists.js";

/** A JSON object. */
type Properties = Readonly<Record<string, unknown>>;

/** Reads a record of the API into the fields of the spec. */
export function readRecord(options: ReferenceOptions, list: ListName, json: Properties): SourceRecord {
  const { resource, language } = list;
  const { links, ...read } = readFields(options, list, json);
  const fields = withFree(resource, withOneDate(resource, read.values), json);
  const { values, warnings } = named(options.model, resource, { values: fields, json });
  const leftOut = leftOutOf(resource, json);
  return {
    resource: resource.name,
    key: String(json.id),
    title: jsonText(values[resource.namedBy] ?? json.slug),
    location: locationOf(resource, json),
    language,
    values,
    links,
    imported: importedOf(resource, json),
    warnings,
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
        const target = descriptorOf(options.model, field.target ?? "");
        links[name] = readLinks(options, { resource: target, language }, raw);
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
  const [local = "", inUtc = ""] = [fieldStoredAs(resource, "date"), fieldStoredAs(resource, "date_utc")];
  const { [local]: shown, [inUtc]: instant, ...others } = values;
  if (typeof instant !== "string") return values;
  if (instant !== noDate) return { ...others, [inUtc]: instant };
  return shown === undefined || shown === noDate ? others : { ...others, [local]: shown };
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

/** Names a record without a name after something else, where other records refer to its resource or it has a period. */
function named(
  { resources }: Model,
  resource: ResourceDescriptor,
  { values, json }: { readonly values: Properties; readonly json: Properties },
) {
  const { period, display = {}, namedBy } = resource;
  const isNeeded = period !== undefined || isReferredTo([...resources.values()], resource);
  if (!isNeeded || plainText(jsonText(values[namedBy])) !== "") return { values, warnings: [] };
  const others =
    period === undefined
      ? [values.address, values.city]
      : [values[display.text ?? ""], `${resource.name} ${jsonText(values[period.start])}`];
  const name = nameFrom([...others, json.slug, json.id].map(jsonText));
  const warning = `It has no name at the source, and is named ${name} here.`;
  return { values: { ...values, [namedBy]: name }, warnings: [warning] };
}

function importedOf(
  resource: ResourceDescriptor,
  { slug, modified_utc }: Properties,
): NonNullable<SourceRecord["imported"]> {
  const modified = new Date(`${jsonText(modified_utc).replace(" ", "T")}Z`);
  const isSlug = typeof slug === "string" && slug !== "" && fieldStoredAs(resource, "slug") === undefined;
  return defined({
    slug: isSlug ? slug : undefined,
    modified: Number.isNaN(modified.getTime()) ? undefined : modified,
  });
}

/** Whether a record is shown as to readers without its password: fields that are never null otherwise are null. */
function isMasked({ hiddenWithoutPassword: hidden = {} }: ResourceDescriptor, json: Properties): boolean {
  const never = Object.keys(hidden).filter((name) => hidden[name] === null && name in json);
  return never.length > 0 && never.every((name) => json[name] === null);
}
