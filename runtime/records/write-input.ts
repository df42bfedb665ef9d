import { hashPassword } from "../auth/secret.js";
import type { Call } from "../http/call.js";
import type { Faults } from "../http/faults.js";
import { timeLimit } from "../storage/database.js";
import type { WriteInput } from "./changes.js";
import type { FieldFacts, ResourceFacts } from "./facts.js";
import { findImage } from "./images.js";
import type { ResolvedEntry, ResolvedReferences } from "./references.js";
import { resourceNamed, type Site } from "./site.js";

/**
 * Looks up and creates what a write refers to: images, records given inside the record, and the hash of a password.
 * Faults of images and of hierarchies are thrown before anything is created.
 */
export async function prepareInput(
  site: Site,
  facts: ResourceFacts,
  call: Call,
  values: Readonly<Record<string, unknown>>,
  references: ResolvedReferences,
  id: number | undefined,
  faults: Faults,
): Promise<WriteInput> {
  await checkHierarchies(site, facts, references, id, faults);
  const image = await prepareImage(site, facts, call, values, faults);
  faults.throwIfAny();
  const password = await preparePassword(facts, values);
  const ids = await createReferences(site, facts, call, references);
  return {
    values,
    references: ids,
    ...(image === undefined ? {} : { image }),
    ...(password === undefined ? {} : { password }),
  };
}

function fieldOf(facts: ResourceFacts, storage: FieldFacts["storage"]): string | undefined {
  return Object.entries(facts.fields).find(([, field]) => field.storage === storage)?.[0];
}

async function prepareImage(
  site: Site,
  facts: ResourceFacts,
  call: Call,
  values: Readonly<Record<string, unknown>>,
  faults: Faults,
): Promise<number | null | undefined> {
  const name = fieldOf(facts, "image");
  const value = name === undefined ? undefined : values[name];
  if (name === undefined || value === undefined) return undefined;
  if (value === null || value === "") return null;
  if (!call.principal.can("upload_files")) {
    faults.add(name, "not_allowed", { value: String(value).slice(0, 60) });
    return undefined;
  }
  const id = await findImage(site.database, String(value), facts.sequence);
  if (id === undefined) faults.add(name, "not_image");
  return id;
}

async function preparePassword(
  facts: ResourceFacts,
  values: Readonly<Record<string, unknown>>,
): Promise<string | null | undefined> {
  const name = fieldOf(facts, "password");
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) return undefined;
  return typeof value === "string" && value !== "" ? hashPassword(value) : null;
}

/** Refuses a parent that is the record itself or stands below it. */
async function checkHierarchies(
  site: Site,
  facts: ResourceFacts,
  references: ResolvedReferences,
  id: number | undefined,
  faults: Faults,
): Promise<void> {
  if (id === undefined) return;
  for (const [name, field] of Object.entries(facts.fields)) {
    const [entry] = references.get(name) ?? [];
    if (field.acyclic !== true || entry?.kind !== "id") continue;
    if (await isBelow(site, facts, name, entry.id, id)) faults.add(name, "cyclic");
  }
}

async function isBelow(
  site: Site,
  facts: ResourceFacts,
  name: string,
  start: number,
  ancestor: number,
): Promise<boolean> {
  const collection = site.database.collection(resourceNamed(site, facts.name).token);
  let at: number | undefined = start;
  for (let level = 0; at !== undefined && level < 100; level += 1) {
    if (at === ancestor) return true;
    const above: object | null = await collection.findOne(
      { _id: at },
      { projection: { [name]: 1 }, ...timeLimit },
    );
    const next: unknown = above === null ? undefined : Reflect.get(above, name);
    at = typeof next === "number" ? next : undefined;
  }
  return at !== undefined;
}

/** The ids of all references; records that do not exist yet are created one after another, in their order. */
async function createReferences(
  site: Site,
  facts: ResourceFacts,
  call: Call,
  references: ResolvedReferences,
): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>();
  for (const [name, entries] of references) {
    const target = facts.fields[name]?.target;
    if (target === undefined) continue;
    const found: number[] = [];
    for (const entry of entries) found.push(await idOf(site, target, call, entry));
    ids.set(name, [...new Set(found)]);
  }
  return ids;
}

async function idOf(site: Site, target: string, call: Call, entry: ResolvedEntry): Promise<number> {
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
