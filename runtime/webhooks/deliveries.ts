import type { Collection, Filter } from "mongodb";
import { insertNew } from "../storage/bulk-write.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import type { IndexesByCollection } from "../storage/indexes.js";
import { createSignal } from "../storage/signal.js";
import type { Message } from "./message.js";

/** One message for one endpoint: waiting to be sent, and afterwards the log of its attempts. */
export interface DeliveryDocument {
  /** `endpoint/message`, so that a message made twice is sent once. */
  readonly _id: string;
  readonly endpoint: string;
  readonly message: string;
  readonly type: string;
  /** Messages about one subject are sent in the order of `order`. */
  readonly subject: string;
  readonly order: number;
  /** The bytes that are sent. */
  readonly body: string;
  readonly created: Date;
  readonly state: DeliveryState;
  /** Attempts since `since`; the next one is due at `next`. */
  readonly tries: number;
  readonly since: Date;
  readonly next: Date;
  /** The last attempts. */
  readonly attempts: readonly Attempt[];
}

export type DeliveryState = "waiting" | "delivered" | "given_up";

/** An attempt to send a message. */
export interface Attempt {
  readonly at: Date;
  /** Status of the response; absent where there was none. */
  readonly status?: number;
  /** Why it failed. */
  readonly error?: string;
  /** Milliseconds until the response. */
  readonly ms: number;
}

/** Selects deliveries of an endpoint, to read or to send again. */
export interface DeliveryFilter {
  readonly message?: string;
  readonly state?: DeliveryState;
  readonly from?: Date;
}

/** The deliveries of a store that are due or will be. */
interface DeliveryQueue {
  /** Adds messages for endpoints, where they are not there yet. */
  add(messages: readonly { readonly endpoint: string; readonly message: Message }[]): Promise<void>;
  /** Names of endpoints with deliveries that are due at an instant, by the clock of the store. */
  dueEndpoints(at: Date): Promise<string[]>;
  /** When the next delivery after an instant is due; undefined where none is waiting. */
  nextAfter(at: Date): Promise<Date | undefined>;
  /** Deliveries that are due and have none about the same subject before them. */
  dueHeads(endpoint: string, at: Date): Promise<DeliveryDocument[]>;
  /** Stores an attempt and its outcome, unless the delivery was restarted while the attempt was under way. */
  recordAttempt(
    delivery: DeliveryDocument,
    attempt: Attempt,
    outcome: Partial<DeliveryDocument>,
  ): Promise<void>;
  /** Makes waiting deliveries due at once. */
  retryNow(endpoint: string): Promise<void>;
  /** The number of waiting deliveries of an endpoint, up to 100000. */
  countWaiting(endpoint: string): Promise<number>;
}

/** The deliveries of a store, whatever their state. */
interface DeliveryLog {
  /** Deliveries, the latest first, and their total. */
  read(
    endpoint: string,
    filter: DeliveryFilter,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly deliveries: DeliveryDocument[]; readonly total: number }>;
  /** Sends deliveries again, in their order; returns their number. */
  replay(endpoint: string, filter: DeliveryFilter): Promise<number>;
  /** Removes the deliveries of an endpoint, or those from before an instant; returns their number. */
  remove(which: { readonly endpoint: string } | { readonly before: Date }): Promise<number>;
}

export type Deliveries = DeliveryQueue & DeliveryLog;

/** Signals new or due deliveries to the sender. */
export const deliverySignal = createSignal();

const storedAttempts = 10;
const batchSize = 100;
const countLimit = 100_000;
const waiting = "waiting" as const;

const collectionName = "webhook_deliveries";

/** The indexes of deliveries. */
export const deliveryIndexes: IndexesByCollection = {
  [collectionName]: [
    { name: "due", keys: { state: 1, next: 1 } },
    { name: "endpoint_due", keys: { endpoint: 1, state: 1, next: 1 } },
    { name: "subject", keys: { endpoint: 1, state: 1, subject: 1, order: 1 } },
    { name: "log", keys: { endpoint: 1, created: -1, _id: -1 } },
    { name: "created", keys: { created: 1 } },
  ],
};

/** Opens the deliveries of a database. */
export function openDeliveries(database: Database): Deliveries {
  const deliveries = collectionOf(database);
  // Machines send what others have stored: the clock of the store is that of all.
  const now = (): Date => new Date(database.now());
  return { ...deliveryQueue(deliveries, now), ...deliveryLog(deliveries, now) };
}

function collectionOf({ db }: Database): Collection<DeliveryDocument> {
  return db.collection(collectionName);
}

function deliveryQueue(deliveries: Collection<DeliveryDocument>, now: () => Date): DeliveryQueue {
  return {
    async add(messages) {
      const due = now();
      const documents = messages.map(({ endpoint, message: { id, created, ...rest } }) => {
        const initial = { state: waiting, tries: 0, since: due, next: due, attempts: [] };
        return { _id: `${endpoint}/${id}`, endpoint, message: id, created, ...rest, ...initial };
      });
      await insertNew(deliveries, documents);
    },
    dueEndpoints: (at) => deliveries.distinct("endpoint", { state: waiting, next: { $lte: at } }, timeLimit),
    async nextAfter(at) {
      const options = { sort: { next: 1 }, projection: { next: 1 }, ...timeLimit } as const;
      return (await deliveries.findOne({ state: waiting, next: { $gt: at } }, options))?.next;
    },
    async dueHeads(endpoint, at) {
      for (;;) {
        const heads = await headsOfDue(deliveries, endpoint, at);
        const due = heads.filter(({ next }) => next <= at);
        const failed = heads.filter(({ next }) => next > at);
        await postponeOthers(deliveries, failed, at);
        if (due.length > 0 || failed.length === 0) return due;
      }
    },
    async recordAttempt({ _id, since }, attempt, outcome) {
      const attempts = { $each: [attempt], $slice: -storedAttempts };
      await deliveries.updateOne(
        { _id, state: waiting, since },
        { $set: outcome, $inc: { tries: 1 }, $push: { attempts } },
        timeLimit,
      );
    },
    async retryNow(endpoint) {
      const due = now();
      const restart = { tries: 0, since: due, next: due };
      await deliveries.updateMany({ endpoint, state: waiting }, { $set: restart }, timeLimit);
    },
    countWaiting: (endpoint) =>
      deliveries.countDocuments({ endpoint, state: waiting }, { limit: countLimit, ...timeLimit }),
  };
}

/** The first waiting deliveries, due or not, about the subjects of those that have been due longest. */
async function headsOfDue(
  deliveries: Collection<DeliveryDocument>,
  endpoint: string,
  at: Date,
): Promise<DeliveryDocument[]> {
  const options = { projection: { subject: 1 }, sort: { next: 1 }, limit: batchSize, ...timeLimit } as const;
  const due = await deliveries.find({ endpoint, state: waiting, next: { $lte: at } }, options).toArray();
  const subjects = [...new Set(due.map(({ subject }) => subject))];
  const stages = [
    { $match: { endpoint, state: waiting, subject: { $in: subjects } } },
    { $sort: { subject: 1, order: 1 } },
    { $group: { _id: "$subject", head: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$head" } },
    { $sort: { next: 1 } },
  ];
  return deliveries.aggregate<DeliveryDocument>(stages, { allowDiskUse: true, ...timeLimit }).toArray();
}

/**
 * Those behind a failed one that are due at an instant become due with it: they would fill the batches, and others would not
 * be found. What was restarted meanwhile is due later than that instant.
 */
async function postponeOthers(
  deliveries: Collection<DeliveryDocument>,
  failed: readonly DeliveryDocument[],
  at: Date,
): Promise<void> {
  if (failed.length === 0) return;
  const writes = failed.map(({ endpoint, subject, next }) => ({
    updateMany: {
      filter: { endpoint, state: waiting, subject, next: { $lte: at } },
      update: { $set: { next } },
    },
  }));
  await deliveries.bulkWrite(writes, { ordered: false });
}

function deliveryLog(deliveries: Collection<DeliveryDocument>, now: () => Date): DeliveryLog {
  return {
    async read(endpoint, filter, { skip, limit }) {
      const selected = conditionOf(endpoint, filter);
      const sort = { created: -1, _id: -1 } as const;
      const options = { sort, skip, limit, batchSize: limit + 1, ...timeLimit };
      const [found, total] = await Promise.all([
        deliveries.find(selected, options).toArray(),
        deliveries.countDocuments(selected, timeLimit),
      ]);
      return { deliveries: found, total };
    },
    async replay(endpoint, filter) {
      const due = now();
      const restart = { state: waiting, tries: 0, since: due, next: due };
      const selected = conditionOf(endpoint, filter);
      const subjects = await deliveries.distinct("subject", selected, timeLimit);
      const { matchedCount } = await deliveries.updateMany(selected, { $set: restart }, timeLimit);
      // Those behind them have waited for them.
      const behind = { endpoint, state: waiting, subject: { $in: subjects } };
      await deliveries.updateMany(behind, { $set: { next: due } }, timeLimit);
      return matchedCount;
    },
    async remove(which) {
      const filter: Filter<DeliveryDocument> =
        "endpoint" in which ? { endpoint: which.endpoint } : { created: { $lt: which.before } };
      return (await deliveries.deleteMany(filter, timeLimit)).deletedCount;
    },
  };
}

function conditionOf(endpoint: string, { message, state, from }: DeliveryFilter): Filter<DeliveryDocument> {
  return {
    endpoint,
    ...(message === undefined ? {} : { message }),
    ...(state === undefined ? {} : { state }),
    ...(from === undefined ? {} : { created: { $gte: from } }),
  };
}
