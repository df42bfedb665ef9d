import { fieldStoredAs } from "../core/properties.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { textLength } from "../core/validation.js";
import { statusRoles } from "../resources/status.js";
import { cleanHtml } from "../text/html.js";
import { type Model, unknownStatus } from "./source.js";

type Values = Readonly<Record<string, unknown>>;

/** Changes values that would be rejected or would lose their meaning: unknown statuses, long texts, addresses without a scheme. */
export function fitValues(model: Model, resource: ResourceDescriptor, given: Values) {
  const lost: string[] = [];
  const warnings: string[] = [];
  const values = Object.entries(given).map(([name, value]): [string, unknown] => {
    const { kind, length, list } = resource.fields[name] ?? {};
    if (typeof value !== "string" || list === true) return [name, value];
    if (kind === "url") return [name, withScheme(value)];
    if ((kind !== "html" && kind !== "text") || length === undefined || textLength(value) <= length)
      return [name, value];
    lost.push(`${name}: it was cut after ${length} of ${textLength(value)} characters.`);
    return [name, kind === "html" ? cutHtml(value, length) : firstOf(value, length)];
  });
  const name = fieldStoredAs(resource, "status") ?? "";
  const status = given[name];
  const isKnown = resource.fields[name]?.values?.includes(String(status)) !== false;
  if (typeof status === "string" && status !== "" && !isKnown) {
    // An editor checks it before it is shown.
    const { draft } = statusRoles(model);
    warnings.push(unknownStatus(status, draft));
    values.push([name, draft]);
  }
  return { values: Object.fromEntries(values), lost, warnings };
}

/** Completes an address that a source has as people write it: `www.example.org/x`. */
function withScheme(value: string): string {
  return value.replace(/^\s*(?=(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|\s*$))/iu, "https://");
}

function firstOf(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("");
}

/** Cuts HTML to so many characters, with every element closed. */
function cutHtml(html: string, limit: number): string {
  for (let length = limit; length > 0; ) {
    const clean = cleanHtml(firstOf(html, length).replace(/<[^<>]*$/, ""));
    const tooMany = textLength(clean) - limit;
    if (tooMany <= 0) return clean;
    length -= tooMany;
  }
  return "";
}
