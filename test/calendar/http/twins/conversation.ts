import { Agent } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { sendRaw } from "../../../http/raw-request.js";
import { createRandom, type Random } from "../../../support/random.js";
import type { TestService } from "../../support/service.js";
import { type RandomRead, type Reader, randomRead } from "./random-reads.js";
import { type RandomWrite, randomWrite } from "./random-writes.js";
import { createRecords, kinds, type Records } from "./records.js";

/** Services on one store, and who calls them. */
export interface Twins {
  /** Services with caches. */
  readonly cached: readonly [Origin, ...Origin[]];
  /** A service without any. */
  readonly plain: Origin;
  readonly headersOf: Readonly<Record<Reader, Readonly<Record<string, string>>>>;
  /** Moves the clock that all services share. */
  advance(milliseconds: number): void;
}

type Origin = Pick<TestService, "origin">;

export interface Conversation {
  /** The first read that services answered differently, with the writes before it; undefined where there is none. */
  readonly difference: Difference | undefined;
  /** How many reads were answered with each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many writes were answered with each status. */
  readonly written: ReadonlyMap<number, number>;
}

export interface Difference {
  readonly step: number;
  readonly read: RandomRead;
  readonly writes: readonly RandomWrite[];
  readonly cached: Answer;
  readonly plain: Answer;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const popularReads = 50;
const readsPerStep = 8;
/** Milliseconds by which time passes: to and fro around an hour, for what ends then to be asked for before and after. */
const advances = [1000, 1000, 3_599_000, 35_999_000];

/**
 * Writes random changes through all services in turn, or lets time pass, and then sends the same reads to all of them; a
 * part of the reads comes again and again. Ends at the first difference.
 */
export async function converse(
  service: TestService,
  twins: Twins,
  { seed, steps }: { readonly seed: number; readonly steps: number },
): Promise<Conversation> {
  const random = createRandom(seed);
  const records = await createRecords(service, twins.headersOf.editor);
  const popular = Array.from({ length: popularReads }, () => randomRead(random, records));
  const statuses = new Map<number, number>();
  const written = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const session = { agent, twins, random, records, popular, statuses, written };
  try {
    for (let step = 0; step < steps; step += 1) {
      const isLater = random.below(4) === 0;
      if (isLater) twins.advance(random.pick(advances));
      popular[random.below(popularReads)] = randomRead(random, records);
      const writes = isLater ? [] : await writeSome(session);
      const reads = Array.from({ length: readsPerStep }, () =>
        random.below(4) === 0 ? randomRead(random, records) : random.pick(popular),
      );
      const differences = await Promise.all(reads.map((read) => compare(session, read)));
      const found = differences.find((difference) => difference !== undefined);
      if (found !== undefined) return { difference: { step, writes, ...found }, statuses, written };
    }
    return { difference: undefined, statuses, written };
  } finally {
    agent.destroy();
  }
}

interface Session {
  readonly agent: Agent;
  readonly twins: Twins;
  readonly random: Random;
  readonly records: Records;
  readonly popular: readonly RandomRead[];
  readonly statuses: Map<number, number>;
  readonly written: Map<number, number>;
}

/** Sends up to three writes at once, with reads between them whose answers may be from before or after. */
async function writeSome({
  agent,
  twins,
  random,
  records,
  popular,
  written,
}: Session): Promise<RandomWrite[]> {
  const writes = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => randomWrite(random, records));
  const services = [...twins.cached, twins.plain];
  const between = random.below(2) === 0 ? Array.from({ length: 8 }, () => random.pick(popular)) : [];
  const origins = [...writes, ...between].map(() => random.pick(services).origin);
  const writers = writes.map(() => twins.headersOf[random.pick<Reader>(["editor", "editor", "author"])]);
  const [answers] = await Promise.all([
    Promise.all(
      writes.map((write, at) => {
        const path = `/calendar/events/v1${write.path}`;
        return send(agent, origins[at] ?? "", { ...write, path, headers: writers[at] ?? {} });
      }),
    ),
    Promise.all(
      between.map((read, at) => send(agent, origins[writes.length + at] ?? "", asCaller(read, twins))),
    ),
  ]);
  for (const [at, { status, text }] of answers.entries()) {
    written.set(status, (written.get(status) ?? 0) + 1);
    const kind = kinds.find((name) => writes[at]?.path === `/${name}`);
    if (status === 201 && kind !== undefined) records[kind].push(...idsIn(text));
  }
  return writes;
}

/** The id of a created record; the answer to a series names the id only, its occurrences have the next ones. */
function idsIn(text: string): number[] {
  const { id, recurrence }: { readonly id?: unknown; readonly recurrence?: unknown } = JSON.parse(
    text,
  ) as object;
  const first = Number(id);
  return recurrence === undefined ? [first] : [first, first + 1, first + 2];
}

/** Reads from all services at once, and from the first again: then its answer may be cached. */
async function compare(
  { agent, twins, statuses }: Session,
  read: RandomRead,
): Promise<Omit<Difference, "step" | "writes"> | undefined> {
  const asked = asCaller(read, twins);
  const [first, ...others] = twins.cached;
  const [plain, ...answers] = await Promise.all([
    send(agent, twins.plain.origin, asked),
    ...[first, ...others].map(({ origin }) => send(agent, origin, asked)),
  ]);
  answers.push(await send(agent, first.origin, asked));
  statuses.set(plain.status, (statuses.get(plain.status) ?? 0) + 1);
  const cached = answers.find((answer) => !isDeepStrictEqual(answer, plain));
  return cached && { read, cached, plain };
}

function asCaller(read: RandomRead, { headersOf }: Twins): Sent {
  return { ...read, headers: { ...read.headers, ...headersOf[read.reader] } };
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Headers that come from the connection rather than from the service. */
const ofTheConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

async function send(agent: Agent, origin: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const type: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const sent = { agent, method, path, headers: { ...headers, ...type, "X-Request-Id": "twin" } };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await sendRaw(origin, { ...sent, ...content });
  const own = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
  return { status: answer.status, headers: Object.fromEntries(own), text: answer.bytes.toString("latin1") };
}
