import type { Collection, Filter } from "mongodb";
import { defined } from "../core/properties.js";
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
export function openDeliveries(database: Database) {
  const deliveries = database.db.collection<DeliveryDocument>(collectionName);
  // Machines send what others have stored: the clock of the store is that of all.
  const now = (): Date => new Date(database.now());
  return { ...deliveryQueue(deliveries, now), ...deliveryLog(deliveries, now) };
}

/** The deliveries that are due or will be. */
function deliveryQueue(deliveries: Collection<DeliveryDocument>, now: () => Date) {
  return {
    /** Adds messages for endpoints, where they are not there yet. */
    async add(messages: readonly { readonly endpoint: string; readonly message: Message }[]): Promise<void> {
      const due = now();
      const documents = messages.map(({ endpoint, message: { id, created, ...rest } }) => {
        const initial = { state: waiting, tries: 0, since: due, next: due, attempts: [] };
        return { _id: `${endpoint}/${id}`, endpoint, message: id, created, ...rest, ...initial };
      });
      await insertNew(deliveries, documents);
    },
    /** Names of endpoints with deliveries that are due at an instant, by the clock of the store. */
    dueEndpoints: (at: Date) =>
      deliveries.distinct("endpoint", { state: waiting, next: { $lte: at } }, timeLimit),
    /** When the next delivery after an instant is due; undefined where none is waiting. */
    async nextAfter(at: Date): Promise<Date | undefined> {
      const options = { sort: { next: 1 }, projection: { next: 1 }, ...timeLimit } as const;
      return (await deliveries.findOne({ state: waiting, next: { $gt: at } }, options))?.next;
    },
    /** Deliveries that are due and have none about the same subject before them. */
    async dueHeads(endpoint: string, at: Date): Promise<DeliveryDocument[]> {
      for (;;) {
        const heads = await headsOfDue(deliveries, endpoint, at);
        const due = heads.filter(({ next }) => next <= at);
        const failed = heads.filter(({ next }) => next > at);
        await postponeOthers(deliveries, failed, at);
        if (due.length > 0 || failed.length === 0) return due;
      }
    },
    /** Stores an attempt and its outcome, unless the delivery was restarted while the attempt was under way. */
    async recordAttempt(
      { _id, since }: DeliveryDocument,
      attempt: Attempt,
      outcome: Partial<DeliveryDocument>,
    ): Promise<void> {
      const attempts = { $each: [attempt], $slice: -storedAttempts };
      await deliveries.updateOne(
        { _id, state: waiting, since },
        { $set: outcome, $inc: { tries: 1 }, $push: { attempts } },
        timeLimit,
      );
    },
    /** Makes waiting deliveries due at once. */
    async retryNow(endpoint: string): Promise<void> {
      const due = now();
      const restart = { tries: 0, since: due, next: due };
      await deliveries.updateMany({ endpoint, state: waiting }, { $set: restart }, timeLimit);
    },
    /** The number of waiting deliveries of an endpoint, up to 100000. */
    countWaiting: (endpoint: string) =>
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

/** The deliveries, whatever their state. */
function deliveryLog(deliveries: Collection<DeliveryDocument>, now: () => Date) {
  return {
    /** Deliveries, the latest first, and their total. */
    async read(
      endpoint: string,
      filter: DeliveryFilter,
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ readonly deliveries: DeliveryDocument[]; readonly total: number }> {
      const selected = conditionOf(endpoint, filter);
      const sort = { created: -1, _id: -1 } as const;
      const options = { sort, skip, limit, batchSize: limit + 1, ...timeLimit };
      const [found, total] = await Promise.all([
        deliveries.find(selected, options).toArray(),
        deliveries.countDocuments(selected, timeLimit),
      ]);
      return { deliveries: found, total };
    },
    /** Sends deliveries again, in their order; returns their number. */
    async replay(endpoint: string, filter: DeliveryFilter): Promise<number> {
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
    /** Removes the deliveries of an endpoint, or those from before an instant; returns their number. */
    async remove(which: { readonly endpoint: string } | { readonly before: Date }): Promise<number> {
      const filter: Filter<DeliveryDocument> =
        "endpoint" in which ? { endpoint: which.endpoint } : { created: { $lt: which.before } };
      return (await deliveries.deleteMany(filter, timeLimit)).deletedCount;
    },
  };
}

function conditionOf(endpoint: string, { message, state, from }: DeliveryFilter): Filter<DeliveryDocument> {
  return defined({ endpoint, message, state, created: from && { $gte: from } });
}
