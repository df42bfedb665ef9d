import type { CallOptions } from "./request.js";

/** A record of another system: its id there, and the values of a create. */
export interface ExternalRecord<Values> {
  readonly external_id: string;
  readonly values: Values;
}

/** Records to write, of which those with an `operation` are items of a batch themselves. */
export type ManyRecords<Values, Item> =
  | AsyncIterable<ExternalRecord<Values> | Item>
  | Iterable<ExternalRecord<Values> | Item>;

/** How records are written. */
export interface ManyOptions extends Omit<CallOptions, "idempotencyKey" | "ifMatch"> {
  /** Name of the system that the ids of records are from. */
  readonly source: string;
  /** Names the run: one with the same name and the same records goes on where an earlier one ended. Made up where missing. */
  readonly run?: string | undefined;
  /** How many requests are under way at most; 4 where missing. */
  readonly parallel?: number | undefined;
  /** Leave alone what somebody else changed since this source wrote it: the status of its outcome is 412. */
  readonly ifUnchanged?: boolean | undefined;
  /** Called after each answer with what is done so far. */
  readonly progress?: ((progress: ManyProgress) => void) | undefined;
}

/** What is done so far, in records. */
export interface ManyProgress {
  readonly done: number;
  /** Of these. */
  readonly failed: number;
  readonly unchanged: number;
}

interface Outcome {
  readonly status: number;
  readonly unchanged?: boolean;
}

const pageSize = 100;

/**
 * Writes records by batches, and yields the outcome of each, in their order. At most `parallel` requests are under way, and no
 * more records are read than they need. A request that fails ends the run with its error; the next run of its name goes on.
 */
export async function* upsertMany<Item extends object, One extends Outcome>(
  send: (body: { items: Item[] }, options: CallOptions) => Promise<{ readonly items: readonly One[] }>,
  records: ManyRecords<object, Item>,
  { source, run = crypto.getRandomValues(new Uint32Array(4)).join("-"), parallel = 4, ...given }: ManyOptions,
): AsyncGenerator<One, void, undefined> {
  const { ifUnchanged, progress, ...options } = given;
  const running: Promise<{ readonly items: readonly One[] }>[] = [];
  const count = { done: 0, failed: 0, unchanged: 0 };
  let number = 0;
  let items: Item[] = [];
  const itemOf = (record: ExternalRecord<object> | Item): Item => {
    if (!("external_id" in record)) return record;
    const { external_id: id, ...item } = record;
    const condition = ifUnchanged === true && { if_unchanged: true };
    return { operation: "upsert", external: { source, id }, ...condition, ...item } as object as Item;
  };
  const start = (): void => {
    number += 1;
    const answer = send({ items }, { ...options, idempotencyKey: `${run}/${number}` });
    // Its failure counts when its turn comes.
    answer.catch(() => undefined);
    running.push(answer);
    items = [];
  };
  async function* next(): AsyncGenerator<One, void, undefined> {
    const outcomes = (await running.shift())?.items ?? [];
    count.done += outcomes.length;
    count.failed += outcomes.filter(({ status }) => status >= 400).length;
    count.unchanged += outcomes.filter(({ unchanged }) => unchanged).length;
    progress?.({ ...count });
    yield* outcomes;
  }
  for await (const record of records) {
    if (items.push(itemOf(record)) < pageSize) continue;
    start();
    if (running.length >= parallel) yield* next();
  }
  if (items.length > 0) start();
  while (running.length > 0) yield* next();
}
