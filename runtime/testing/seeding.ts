import type { ResourceDescriptor } from "../core/descriptors.js";
import type { Site } from "../resources/site.js";
import type { FakeRecords } from "./fake-service.js";
import type { MemoryDatabase } from "./memory-database.js";

/** What the service answered, by folder. */
export type SeededRecords = Record<string, Record<string, unknown>[]>;

interface Target {
  readonly site: Site;
  readonly memory: MemoryDatabase;
  readonly baseUrl: string;
  readonly key: string;
  readonly send: (request: Request, body: Buffer) => Promise<Response>;
}

/**
 * Creates records one after another as an administrator would, so that the service checks and completes them. Throws for
 * the first one that is refused, and for an id that is taken.
 */
export async function createRecordsOf(target: Target, records: FakeRecords): Promise<SeededRecords> {
  const created: SeededRecords = {};
  for (const [folder, bodies] of Object.entries(records)) {
    const facts = factsOf(target.site, folder);
    const answers: Record<string, unknown>[] = [];
    for (const [index, body] of bodies.entries()) {
      const place = `${folder}[${index}]`;
      const answer = await call(target, place, "POST", `/${folder}`, body);
      const wanted: unknown = Reflect.get(body, "id");
      const isMoved = typeof wanted === "number" && wanted !== answer.id;
      if (isMoved) await moveRecord(target, facts, place, Number(answer.id), wanted);
      answers.push(isMoved ? await call(target, place, "GET", `/${folder}/${wanted}`) : answer);
    }
    created[folder] = answers;
  }
  return created;
}

function factsOf(site: Site, folder: string): ResourceDescriptor {
  const all = [...site.resources.values()].map(({ facts }) => facts);
  const found = all.find(({ plural }) => plural === folder);
  if (found !== undefined) return found;
  throw new Error(`There are no ${folder}: records may be ${all.map(({ plural }) => plural).join(", ")}.`);
}

async function call(
  { baseUrl, key, send }: Target,
  place: string,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const headers = {
    Authorization: `Bearer ${key}`,
    "Content-Type": "application/json",
    "X-Request-Id": "seed",
  };
  const text = Buffer.from(body === undefined ? "" : JSON.stringify(body));
  const response = await send(new Request(baseUrl + path, { method, headers }), text);
  const answer = await response.text();
  if (!response.ok) throw new Error(`The record ${place} was refused: ${response.status} ${answer}`);
  const value: unknown = JSON.parse(answer);
  return { ...(typeof value === "object" ? value : {}) };
}

/** Gives a record that nothing refers to yet another id. Later records get ids above it. */
async function moveRecord(
  { site, memory }: Target,
  facts: ResourceDescriptor,
  place: string,
  from: number,
  to: number,
): Promise<void> {
  const siblings = [...site.resources.values()].filter((other) => other.facts.sequence === facts.sequence);
  for (const { facts: other } of siblings) {
    if ((await memory.collection(other.collection).countDocuments({ _id: to })) > 0)
      throw new Error(`The record ${place} cannot have the id ${to}: one of ${other.plural} has it.`);
  }
  const records = memory.collection(facts.collection);
  const { slugs, ...document } = (await records.findOne({ _id: from })) ?? { _id: from };
  await records.deleteOne({ _id: from });
  // A record without a slug stands in the index of slugs by its id.
  const renamed = Array.isArray(slugs)
    ? slugs.map((slug: unknown) => (slug === `#${from}` ? `#${to}` : slug))
    : slugs;
  await records.insertOne({ ...document, slugs: renamed, _id: to });
  const sequences = memory.collection("sequences");
  await sequences.updateMany({ _id: facts.sequence, value: { $lt: to } }, { $set: { value: to } });
}
