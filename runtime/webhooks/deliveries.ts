import type { Filter } from "mongodb";
import { createBell } from "../storage/bell.js";
import { type Database, timeLimit } from "../storage/database.js";
import { ensureIndexesOf } from "../storage/indexes.js";
import { insertNew } from "../storage/insert-new.js";
import type { Message } from "./message.js";

/** One message for one endpoint: waiting to be sent, and afterwards the log of what became of it. */
export interface DeliveryDocument {
  /** `endpoint/message`, so that a message made twice is sent once. */
  readonly _id: string;
  readonly endpoint: string;
  readonly message: string;
  readonly type: string;
  /** Messages about one subject are sent in the order of `order`. */
  readonly subject: string;
  readonly order: number;
  /** What is sent, byte by byte. */
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
  /** Status of the answer; absent where there was none. */
  readonly status?: number;
  /** Why it failed. */
  readonly error?: string;
  /** Milliseconds until the answer. */
  readonly ms: number;
}

/** Which messages of an endpoint to read, or to send again. */
export interface DeliveryFilter {
  readonly message?: string;
  readonly state?: DeliveryState;
  readonly from?: Date;
}

/** The messages of a store that were sent, or will be. */
export interface Deliveries {
  /** Adds messages for endpoints, where they are not there yet. */
  add(messages: readonly { readonly endpoint: string; readonly message: Message }[]): Promise<void>;
  /** Names of endpoints with messages that are due at an instant. */
  dueEndpoints(now: Date): Promise<string[]>;
  /** When the next message after an instant is due; absent: none is waiting. */
  nextAfter(now: Date): Promise<Date | undefined>;
  /** Messages that are due and have none about the same subject before them. */
  dueHeads(endpoint: string, now: Date): Promise<DeliveryDocument[]>;
  /** Notes an attempt and what follows from it, unless the message was asked for anew while it was under way. */
  note(delivery: DeliveryDocument, attempt: Attempt, outcome: Partial<DeliveryDocument>): Promise<void>;
  /** Messages, the latest first, and how many there are in all. */
  read(
    endpoint: string,
    filter: DeliveryFilter,
    page: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly deliveries: DeliveryDocument[]; readonly total: number }>;
  /** Has messages sent again, in their order; returns how many. */
  replay(endpoint: string, filter: DeliveryFilter, now: Date): Promise<number>;
  /** Has messages that wait tried at once. */
  hasten(endpoint: string, now: Date): Promise<void>;
  /** How many wait, by endpoint. */
  countWaiting(endpoint: string): Promise<number>;
  /** Removes those of an endpoint, or those from before an instant; returns how many. */
  forget(which: { readonly endpoint: string } | { readonly before: Date }): Promise<number>;
}

/** Rings when there are messages to send. */
export const messageBell = createBell();

const attemptsKept = 10;
const batchSize = 100;
const countLimit = 100_000;

function collectionOf({ db }: Database) {
  return db.collection<DeliveryDocument>("webhook_deliveries");
}

/** Creates the indexes of messages. */
export async function ensureDeliveryIndexes(database: Database): Promise<void> {
  await ensureIndexesOf(collectionOf(database), [
    { name: "due", keys: { state: 1, next: 1 } },
    { name: "endpoint_due", keys: { endpoint: 1, state: 1, next: 1 } },
    { name: "subject", keys: { endpoint: 1, state: 1, subject: 1, order: 1 } },
    { name: "log", keys: { endpoint: 1, created: -1, _id: -1 } },
    { name: "created", keys: { created: 1 } },
  ]);
}

/** Opens the messages of a database. */
export function openDeliveries(database: Database): Deliveries {
  const deliveries = collectionOf(database);
  const waiting = "waiting" as const;

  return {
    add: (messages) =>
      insertNew(
        deliveries,
        messages.map(({ endpoint, message }) => {
          const { id, created, ...rest } = message;
          const fresh = { state: waiting, tries: 0, since: created, next: created, attempts: [] };
          return { _id: `${endpoint}/${id}`, endpoint, message: id, created, ...rest, ...fresh };
        }),
      ),
    dueEndpoints: (now) =>
      deliveries.distinct("endpoint", { state: waiting, next: { $lte: now } }, timeLimit),
    async nextAfter(now) {
      const options = { sort: { next: 1 }, projection: { next: 1 }, ...timeLimit } as const;
      return (await deliveries.findOne({ state: waiting, next: { $gt: now } }, options))?.next;
    },
    async dueHeads(endpoint, now) {
      const due = await deliveries
        .find(
          { endpoint, state: waiting, next: { $lte: now } },
          { sort: { next: 1 }, limit: batchSize, batchSize: batchSize + 1, ...timeLimit },
        )
        .toArray();
      const subjects = [...new Set(due.map(({ subject }) => subject))];
      const heads = new Map<string, number>();
      const others = deliveries.find(
        { endpoint, state: waiting, subject: { $in: subjects } },
        { projection: { subject: 1, order: 1 }, batchSize: 1000, ...timeLimit },
      );
      for await (const { subject, order } of others)
        heads.set(subject, Math.min(order, heads.get(subject) ?? Number.POSITIVE_INFINITY));
      return due.filter(({ subject, order }) => heads.get(subject) === order);
    },
    async note({ _id, since }, attempt, outcome) {
      const attempts = { $each: [attempt], $slice: -attemptsKept };
      await deliveries.updateOne(
        { _id, state: waiting, since },
        { $set: outcome, $inc: { tries: 1 }, $push: { attempts } },
        timeLimit,
      );
    },
    async read(endpoint, filter, { skip, limit }) {
      const wanted = conditionOf(endpoint, filter);
      const options = {
        sort: { created: -1, _id: -1 },
        skip,
        limit,
        batchSize: limit + 1,
        ...timeLimit,
      } as const;
      const [found, total] = await Promise.all([
        deliveries.find(wanted, options).toArray(),
        deliveries.countDocuments(wanted, timeLimit),
      ]);
      return { deliveries: found, total };
    },
    async replay(endpoint, filter, now) {
      const again = { state: waiting, tries: 0, since: now, next: now };
      return (await deliveries.updateMany(conditionOf(endpoint, filter), { $set: again }, timeLimit))
        .matchedCount;
    },
    async hasten(endpoint, now) {
      const anew = { tries: 0, since: now, next: now };
      await deliveries.updateMany({ endpoint, state: waiting }, { $set: anew }, timeLimit);
    },
    countWaiting: (endpoint) =>
      deliveries.countDocuments({ endpoint, state: waiting }, { limit: countLimit, ...timeLimit }),
    async forget(which) {
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
