import { idOf, type RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { Site } from "../resources/site.js";
import type { FakeRecords } from "./fake-types.js";
import type { MemoryDatabase } from "./memory-database.js";

/** The records that the service returned, by folder. */
export type SeededRecords = Record<string, Record<string, unknown>[]>;

interface Target {
  readonly site: Site;
  readonly memory: MemoryDatabase;
  readonly baseUrl: string;
  readonly key: string;
  readonly send: (request: Request, body: Buffer) => Promise<Response>;
}

/** One record of the options. */
interface Seed {
  readonly facts: ResourceDescriptor;
  /** Where the options have it, such as `events[0]`. */
  readonly path: string;
  readonly body: Readonly<{ id?: unknown }>;
}

/**
 * Creates records one after another as an administrator would, so that the service validates and completes them. Throws for
 * the first one that the service rejects, and for an id that is taken.
 */
export async function createRecordsOf(target: Target, records: FakeRecords): Promise<SeededRecords> {
  const created: SeededRecords = {};
  for (const [folder, bodies] of Object.entries(records)) {
    const facts = factsOf(target.site, folder);
    const answers: Record<string, unknown>[] = [];
    for (const [index, body] of bodies.entries())
      answers.push(await create(target, { facts, path: `${folder}[${index}]`, body }));
    created[folder] = answers;
  }
  return created;
}

async function create(target: Target, seed: Seed): Promise<Record<string, unknown>> {
  const folder = `/${seed.facts.plural}`;
  const answer = await call(target, seed, new Request(target.baseUrl + folder, { method: "POST" }));
  const { id } = seed.body;
  const [from, to] = [answer.id, id].map((one) => idOf(seed.facts, one));
  if (from === undefined || to === undefined || to === from) return answer;
  await moveRecord(target, seed, { from, to });
  return call(target, seed, new Request(`${target.baseUrl}${folder}/${to}`));
}

function factsOf(site: Site, folder: string): ResourceDescriptor {
  const all = [...site.resources.values()].map(({ facts }) => facts);
  const found = all.find(({ plural }) => plural === folder);
  if (found !== undefined) return found;
  throw new Error(`There are no ${folder}: records may be ${all.map(({ plural }) => plural).join(", ")}.`);
}

async function call(
  { key, send }: Target,
  { path, body }: Seed,
  request: Request,
): Promise<Record<string, unknown>> {
  request.headers.set("Authorization", `Bearer ${key}`);
  request.headers.set("Content-Type", "application/json");
  request.headers.set("X-Request-Id", "seed");
  const response = await send(request, Buffer.from(request.method === "GET" ? "" : JSON.stringify(body)));
  const answer = await response.text();
  if (!response.ok) throw new Error(`The record ${path} was rejected: ${response.status} ${answer}`);
  const value: unknown = JSON.parse(answer);
  return { ...(typeof value === "object" ? value : {}) };
}

/** Gives a record that nothing refers to yet another id. Later records get ids above it. */
async function moveRecord(
  { site, memory }: Target,
  { facts, path }: Seed,
  { from, to }: { readonly from: RecordId; readonly to: RecordId },
): Promise<void> {
  const siblings = [...site.resources.values()].filter((other) => other.facts.sequence === facts.sequence);
  for (const { facts: other } of siblings) {
    if ((await memory.collection(other.collection).countDocuments({ _id: to })) > 0)
      throw new Error(`The record ${path} cannot have the id ${to}: one of ${other.plural} has it.`);
  }
  const records = memory.collection(facts.collection);
  const { slugs, ...document } = (await records.findOne({ _id: from })) ?? { _id: from };
  await records.deleteOne({ _id: from });
  // A record without a slug is in the index of slugs by its id.
  const renamed = Array.isArray(slugs)
    ? slugs.map((slug: unknown) => (slug === `#${from}` ? `#${to}` : slug))
    : slugs;
  await records.insertOne({ ...document, slugs: renamed, _id: to });
  if (typeof to === "string") return;
  const sequences = memory.collection("sequences");
  await sequences.updateMany({ _id: facts.sequence, value: { $lt: to } }, { $set: { value: to } });
}
