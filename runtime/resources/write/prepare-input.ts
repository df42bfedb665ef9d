import type { ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import type { ParameterErrors } from "../../core/parameter-errors.js";
import type { RequestContext } from "../../core/request-context.js";
import { isRecurring } from "../../core/series.js";
import { timeLimit } from "../../storage/database.js";
import type { ImportedProperties, ResolvedEntry, ResolvedReferences, WriteInput } from "../input.js";
import { resourceNamed, type Site } from "../site.js";
import { fieldStoredAs } from "../stored-fields.js";
import { type FaultList, faultsInside, objectsIn } from "./check-input.js";
import { mergePeriod, PeriodFault } from "./merge-period.js";

/**
 * Looks up and creates what a write refers to: images, records given inside the record, and the hash of a password.
 * Everything that can be wrong is told before anything is created. `current` is absent on create.
 */
export async function prepareInput(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  values: Readonly<Record<string, unknown>>,
  references: ResolvedReferences,
  current: RecordDocument | undefined,
  {
    errors: faults,
    imported,
  }: { readonly errors: ParameterErrors; readonly imported?: ImportedProperties | undefined },
): Promise<WriteInput> {
  checkPeriod(site, facts, call, values, current, faults);
  await checkAncestors(site, facts, references, current, faults);
  const recurrence =
    isRecurring(facts) && faults.size === 0
      ? await site.features.recurrence?.prepare(site, facts, { call, values, current, errors: faults })
      : undefined;
  faults.throwIfAny();
  const image = await prepareImage(site, facts, call, values, faults);
  await checkImagesInside(site, facts, call, values, faults);
  faults.throwIfAny();
  const password = await preparePassword(site, facts, values);
  const ids = await createReferences(site, facts, call, references);
  return {
    values,
    references: ids,
    ...(image === undefined ? {} : { image }),
    ...(password === undefined ? {} : { password }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(imported === undefined ? {} : { imported }),
  };
}

/** A period that cannot be is found by merging it, here only to see whether it can. */
function checkPeriod(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  values: Readonly<Record<string, unknown>>,
  current: RecordDocument | undefined,
  faults: ParameterErrors,
): void {
  if (facts.period === undefined) return;
  try {
    mergePeriod(site, facts.period, values, current, call.now);
  } catch (error) {
    if (!(error instanceof PeriodFault)) throw error;
    faults.add(error.parameter, error.reason);
  }
}

/** The images of records that will be created are looked up before the first of those is. */
async function checkImagesInside(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  values: Readonly<Record<string, unknown>>,
  faults: ParameterErrors,
): Promise<void> {
  for (const [name, field] of Object.entries(facts.fields)) {
    if (field.create !== "record" || field.target === undefined) continue;
    const inner = resourceNamed(site, field.target).facts;
    for (const { place, object } of objectsIn(name, values[name])) {
      const own = Object.fromEntries(Object.entries(object));
      await prepareImage(site, inner, call, own, faultsInside(faults, name, place));
    }
  }
}

async function prepareImage(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  values: Readonly<Record<string, unknown>>,
  faults: FaultList,
): Promise<number | null | undefined> {
  const name = fieldStoredAs(facts, "image");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || value === undefined) return undefined;
  if (typeof value !== "string" || value === "") return null;
  return site.features.images?.storeGiven({ call, errors: faults }, { name, value }, facts.sequence);
}

async function preparePassword(
  site: Site,
  facts: ResourceDescriptor,
  values: Readonly<Record<string, unknown>>,
): Promise<string | null | undefined> {
  const name = fieldStoredAs(facts, "password");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  return typeof value === "string" && value !== "" ? site.passwords.hash(value) : null;
}

/** Whether a write places a record below another one, so that places have to be looked at one write at a time. */
export function changesAncestors(facts: ResourceDescriptor, references: ResolvedReferences): boolean {
  return Object.entries(facts.fields).some(
    ([name, field]) => field.acyclic === true && (references.get(name) ?? []).length > 0,
  );
}

/** Refuses a record above that is the record itself, stands below it, or has been deleted meanwhile. */
async function checkAncestors(
  site: Site,
  facts: ResourceDescriptor,
  references: ResolvedReferences,
  current: RecordDocument | undefined,
  faults: ParameterErrors,
): Promise<void> {
  for (const [name, field] of Object.entries(facts.fields)) {
    const [entry] = references.get(name) ?? [];
    if (field.acyclic !== true || entry?.kind !== "id") continue;
    const ancestors = await ancestorsFrom(site, facts, name, entry.id);
    if (ancestors[0] === undefined) faults.add(name, "not_found", { value: entry.id });
    else if (current !== undefined && ancestors.includes(current._id)) faults.add(name, "cyclic");
  }
}

/** A record and those above it, nearest first; empty where it does not exist. */
async function ancestorsFrom(
  site: Site,
  facts: ResourceDescriptor,
  name: string,
  start: number,
): Promise<number[]> {
  const collection = site.database.collection(resourceNamed(site, facts.name).token);
  const found: number[] = [];
  let at: unknown = start;
  while (typeof at === "number" && !found.includes(at)) {
    const document: object | null = await collection.findOne(
      { _id: at },
      { projection: { [name]: 1 }, ...timeLimit },
    );
    if (document === null) break;
    found.push(at);
    at = Reflect.get(document, name);
  }
  return found;
}

/** The ids of all references; records that do not exist yet are created one after another, in their order. */
async function createReferences(
  site: Site,
  facts: ResourceDescriptor,
  call: RequestContext,
  references: ResolvedReferences,
): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  // In the order of the spec: look-ups end in any order, and which record gets which id must not hang on it.
  for (const [name, { target }] of Object.entries(facts.fields)) {
    const entries = references.get(name);
    if (target === undefined || entries === undefined) continue;
    const found: number[] = [];
    for (const entry of entries) found.push(await idOf(site, target, call, entry));
    ids.set(name, [...new Set(found)]);
  }
  return ids;
}

async function idOf(site: Site, target: string, call: RequestContext, entry: ResolvedEntry): Promise<number> {
  const resource = resourceNamed(site, target);
  switch (entry.kind) {
    case "id":
      return entry.id;
    case "name":
      return resource.findOrCreate({ [resource.facts.namedBy]: entry.name }, call);
    case "record":
      return resource.findOrCreate(entry.record, call);
  }
}
