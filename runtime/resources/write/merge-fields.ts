import { parseDecimal } from "../../core/decimal.js";
import type { FieldDescriptor, ParameterDescriptor } from "../../core/parameter-descriptors.js";
import { propertyIn, setProperty, storedProperty } from "../../core/properties.js";
import { cleanHtml, cleanText } from "../../text/html.js";
import { storedTime } from "../time-text.js";
import { type Clock, generatedValue } from "./generated-value.js";
import { setTexts } from "./merge-slugs.js";
import type { Merge } from "./write-context.js";

/** Merges the given fields that depend on no other field. */
export function mergeFields(merge: Merge): void {
  const { facts, input, current } = merge;
  for (const [name, field] of Object.entries(facts.fields)) {
    const value = input.values[name] ?? (current === undefined ? initialOf(merge, field) : undefined);
    if (value !== undefined || name in input.values) mergeField(merge, name, value ?? null);
  }
}

/** Merges the rule of a recurrence, which was checked together with the period. */
export function mergeRule({ draft, current, input }: Merge, name: string): void {
  const stored = current === undefined ? undefined : propertyIn(current, name);
  setProperty(draft, name, input.recurrence ?? stored);
}

/** Stores a given value; null removes what there was. */
function mergeField(merge: Merge, name: string, value: unknown): void {
  const { facts, draft, input } = merge;
  const field = facts.fields[name];
  if (field === undefined) return;
  const property = storedProperty(name, field);
  switch (field.storage) {
    case "plain":
      if (addsNothing(merge, property, value)) return;
      setProperty(
        draft,
        property,
        value === null ? initialOf(merge, field) : cleanValue(clockOf(merge), field, value),
      );
      return;
    case "localized":
      mergeText(merge, name, value === null ? null : String(cleanValue(clockOf(merge), field, value)));
      return;
    case "references":
      if (addsNothing(merge, property, value)) return;
      setProperty(draft, property, [...(input.ids.get(name) ?? [])]);
      return;
    case "reference":
      setProperty(draft, property, input.ids.get(name)?.[0]);
      return;
    case "author":
      if (value !== null) setProperty(draft, property, value);
      return;
    case "image":
      setProperty(draft, property, input.image ?? undefined);
      return;
    case "password":
      setProperty(draft, property, input.password ?? undefined);
      return;
    // The scope of a write is not stored. The others depend on several fields and are merged together.
    case "scope":
    case "status":
    case "date":
    case "date_utc":
    case "slug":
    case "period":
      return;
  }
}

/** Whether an update sends back that there is no value, as answers show it, for a property that is not stored. */
function addsNothing({ site, current }: Merge, property: string, value: unknown): boolean {
  if (site.facts.wire.nullValues === true) return false;
  return current !== undefined && !Object.hasOwn(current, property) && isEmpty(value);
}

function isEmpty(value: unknown): boolean {
  return value === "" || (typeof value === "object" && value !== null && Object.values(value).every(isEmpty));
}

/** A text removed from another language than the record's own gives way to the own one again. */
function mergeText({ draft, call: { language } }: Merge, name: string, text: string | null): void {
  if (text !== null || language === draft.language) {
    setTexts(draft, language, { [name]: text ?? "" });
    return;
  }
  const texts = draft.text[language];
  if (texts !== undefined) setProperty(texts, name, undefined);
}

/** What is stored where nothing is given; undefined for nothing. A record that moves in was created when it says. */
function initialOf({ site, call, input }: Merge, field: FieldDescriptor): unknown {
  const { kind, initial, generated, scale = 0 } = field;
  if (kind === "decimal" && typeof initial === "string") return parseDecimal(initial, scale);
  if (generated !== true) return initial;
  const { created } = input.imported ?? {};
  return generatedValue(kind, { site, now: created?.getTime() ?? call.now });
}

function clockOf({ site, call }: Merge): Clock {
  return { site, now: call.now };
}

function cleanValue(clock: Clock, descriptor: ParameterDescriptor, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => cleanValue(clock, descriptor, entry));
  if (typeof value === "object" && value !== null) return cleanObject(clock, descriptor, value);
  if (typeof value !== "string") return value;
  switch (descriptor.kind) {
    case "html":
      return cleanHtml(value);
    case "text":
      return cleanText(value);
    case "datetime": {
      // Without an offset, times that belong to no period are those of the clocks of the site.
      const time = clock.site.parseTime(value, clock.now);
      return time === undefined ? value.trim() : storedTime(clock.site, time);
    }
    case "uuid":
      return value.trim().toLowerCase();
    case "decimal":
      return parseDecimal(value.trim(), descriptor.scale ?? 0) ?? value;
    default:
      return value.trim();
  }
}

/** Where the spec names the properties of an object, others are ignored, as unknown parameters are. */
function cleanObject(clock: Clock, { properties }: ParameterDescriptor, value: object): object {
  if (properties === undefined) return value;
  const known = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own === undefined ? [] : [[name, cleanValue(clock, own, inner)] as const];
  });
  return Object.fromEntries(known);
}
