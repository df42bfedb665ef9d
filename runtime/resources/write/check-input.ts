import type { FieldDescriptor, ParameterDescriptor } from "../../core/descriptors.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { RequestContext } from "../../core/request-context.js";
import { parseTime } from "../../dates/parse-time.js";
import { parseZone } from "../../dates/zone.js";
import { cleanText } from "../../text/html.js";
import type { ResolvedReferences } from "../input.js";
import { resolveReference } from "../read/references.js";
import { resourceNamed, type Site } from "../site.js";
import { noDate } from "./merge-publication.js";
import { isLinked, mayUseImage } from "./named-link.js";

/** Where faults are told. */
export type FaultList = Pick<ParameterErrors, "add" | "has">;

/**
 * Checks what a validator cannot see from the value alone: dates, zones, and whether the authors and records exist that are referred
 * to, also inside records that are given whole. Faults are added to those already found; a parameter that has one is
 * passed over. Returns the references.
 */
export function checkInput(
  site: Site,
  call: RequestContext,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  input: Readonly<Record<string, unknown>>,
  faults: FaultList,
): Promise<ResolvedReferences> {
  checkValues(site, call, parameters, input, faults);
  return checkReferences(site, call, parameters, input, faults);
}

/** The part of `checkInput` that reads nothing from the store, so that its errors reveal nothing about what is stored. */
export function checkValues(
  site: Site,
  call: RequestContext,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  input: Readonly<Record<string, unknown>>,
  faults: FaultList,
): void {
  for (const [name, value] of Object.entries(input)) {
    const facts = parameters[name];
    if (facts === undefined || value === null || faults.has(name) || facts.kind === "image") continue;
    if (facts.kind !== "reference") checkValue(site, call, name, facts, value, faults);
    for (const { fields, values, inside } of recordsIn(site, name, facts, value, faults))
      checkValues(site, call, fields, values, inside);
  }
}

async function checkReferences(
  site: Site,
  call: RequestContext,
  parameters: Readonly<Record<string, ParameterDescriptor>>,
  input: Readonly<Record<string, unknown>>,
  faults: FaultList,
): Promise<ResolvedReferences> {
  const references: ResolvedReferences = new Map();
  const lookups: Promise<unknown>[] = [];
  for (const [name, value] of Object.entries(input)) {
    const facts = parameters[name];
    if (facts === undefined || value === null || faults.has(name)) continue;
    if (facts.kind === "reference") {
      const lookup = resolveReference({ site, call, errors: faults }, { name, facts }, value);
      const checked = lookup.then(async (entries) => {
        references.set(name, entries);
        for (const entry of entries) {
          // A filter finds nothing by what the caller may not read; a write may not link to it.
          if (entry.kind !== "id" || entry.isHidden !== true || !("storage" in facts)) continue;
          const link = { parameters, property: name, id: entry.id };
          // The same error as for an id that no record has.
          if (!(await isLinked(site, call, link))) faults.add(name, "not_found", { value: entry.id });
        }
      });
      lookups.push(checked);
      for (const { fields, values, inside } of recordsIn(site, name, facts, value, faults))
        lookups.push(checkReferences(site, call, fields, values, inside));
    } else if (facts.kind === "user") {
      lookups.push(checkAuthor(site, call, name, value, faults));
    } else if (facts.kind === "image" && typeof value === "string") {
      const isKnown = (id: number): Promise<boolean> =>
        mayUseImage(site, call, { parameters, property: "image", id });
      const checked = site.features.images?.checkGiven({ call, errors: faults }, { name, value }, isKnown);
      if (checked !== undefined) lookups.push(checked);
    }
  }
  await Promise.all(lookups);
  return references;
}

/** Faults inside a value are told as faults of the parameter that holds it, with their place in it. */
export function faultsInside(faults: FaultList, parameter: string, place: string): FaultList {
  return {
    has: () => false,
    add: (name, reason, values) => {
      faults.add(parameter, reason, { name: `${place}.${name}`, ...values });
    },
  };
}

/** The objects of a value, which may be a list, with their place in it. */
export function objectsIn(name: string, value: unknown): { place: string; object: object }[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((object, index) =>
    typeof object === "object" && object !== null
      ? [{ place: Array.isArray(value) ? `${name}[${index}]` : name, object }]
      : [],
  );
}

/** An author is the caller, or has a key; only imports bring others along. */
async function checkAuthor(
  site: Site,
  { principal }: RequestContext,
  name: string,
  value: unknown,
  faults: FaultList,
): Promise<void> {
  if (typeof value !== "number" || value === principal.author || principal.imports === true) return;
  if (!(await site.keys.hasAuthor(value))) faults.add(name, "not_found", { value });
}

/** The records that a reference gives whole, with the fields that they may have and where their faults go. */
function recordsIn(
  site: Site,
  name: string,
  facts: ParameterDescriptor,
  value: unknown,
  faults: FaultList,
): readonly {
  readonly fields: Readonly<Record<string, ParameterDescriptor>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly inside: FaultList;
}[] {
  if (facts.create !== "record" || facts.target === undefined) return [];
  const { fields } = resourceNamed(site, facts.target).facts;
  return objectsIn(name, value).map(({ place, object }) => ({
    fields,
    values: { ...object },
    inside: faultsInside(faults, name, place),
  }));
}

function checkValue(
  site: Site,
  call: RequestContext,
  name: string,
  facts: ParameterDescriptor,
  value: unknown,
  faults: FaultList,
): void {
  const { properties } = facts;
  if (properties !== undefined) {
    for (const { place, object } of objectsIn(name, value)) {
      const inside = faultsInside(faults, name, place);
      const names = Object.keys(properties);
      // Unknown names are ignored, but an object with nothing else is a mistake.
      if (!names.some((property) => Object.hasOwn(object, property)))
        faults.add(name, "blank", { name: place });
      for (const [property, own] of Object.entries(properties))
        checkValue(site, call, property, own, Reflect.get(object, property), inside);
    }
  }
  const reason = typeof value === "string" ? reasonAgainst(site, call, facts, value) : undefined;
  if (reason !== undefined) faults.add(name, reason);
}

function reasonAgainst(
  site: Site,
  call: RequestContext,
  facts: ParameterDescriptor,
  text: string,
): string | undefined {
  switch (facts.kind) {
    case "datetime":
      if (text === noDate && isPublicationDate(facts)) return undefined;
      return parseTime(text, { zone: site.zone, now: call.now }) === undefined ? "not_date" : undefined;
    case "timezone":
      return text === "" || parseZone(text) !== undefined ? undefined : "not_zone";
    case "url":
      return isWebAddress(text.trim()) ? undefined : "not_url";
    case "slug":
      // A record without a slug is sent back as it was read; no new one is made so.
      return text === "" && isStored(facts) && Object.keys(call.path).length === 0 ? "blank" : undefined;
    case "text":
      return facts.blank === true || facts.required !== true || cleanText(text) !== "" ? undefined : "blank";
    default:
      return undefined;
  }
}

/** The validator looks at the form alone; hosts, ports and percent signs have rules of their own. */
function isWebAddress(text: string): boolean {
  return text === "" || URL.canParse(/^https?:/i.test(text) ? text : `http://${text}`);
}

function isStored(facts: ParameterDescriptor | FieldDescriptor): boolean {
  return "storage" in facts;
}

/** Callers may send back the publication date that an answer showed, also of a record that has none. */
function isPublicationDate(facts: ParameterDescriptor & Partial<FieldDescriptor>): boolean {
  return facts.storage === "date" || facts.storage === "date_utc";
}
