import type { Document, MongoClient, Timestamp } from "mongodb";
import { followChanges } from "../../storage/change-stream.js";
import { formatBytes } from "../../storage/embedded/store-error.js";
import { type Cluster, type Findings, notReadable, readPreference, unlessForbidden } from "./section.js";

/** A member, a change stream or a backup may be away for a night. */
const shortestWindowHours = 24;
/** An oplog that is neither full nor older says little about how far it will reach. */
const youngestHours = 1;
const fullShare = 0.9;
const answerMs = 3000;

/** Reports how far the oplog reaches back: a member or stream that was away for longer begins anew. */
export async function reportOplog({ client }: Cluster): Promise<Findings> {
  const oplog = await unlessForbidden(readOplog(client));
  if (oplog === undefined) return { lines: [notReadable], problems: [] };
  const { hours, size, maxSize } = oplog;
  const share = size / maxSize;
  const fullHours = share < fullShare ? hours / share : hours;
  const lines = [`reaches back ${hours.toFixed(1)} hours in ${formatBytes(size)} of ${formatBytes(maxSize)}`];
  if (share < fullShare && hours < youngestHours)
    return { lines: [...lines, "is too young to say how far it reaches when it is full"], problems: [] };
  if (share < fullShare) lines.push(`will reach back about ${fullHours.toFixed(0)} hours when it is full`);
  if (fullHours >= shortestWindowHours) return { lines, problems: [] };
  return {
    lines,
    problems: [
      `The oplog is short: a member that is away for longer than ${fullHours.toFixed(1)} hours has to copy all data anew. On each member, run db.adminCommand({ replSetResizeOplog: 1, minRetentionHours: ${shortestWindowHours} }), or give it a greater size in MB.`,
    ],
  };
}

interface Oplog {
  readonly hours: number;
  readonly size: number;
  readonly maxSize: number;
}

async function readOplog(client: MongoClient): Promise<Oplog> {
  const oplog = client
    .db("local", { readPreference })
    .collection<Document & { readonly ts: Timestamp }>("oplog.rs");
  const end = async ($natural: 1 | -1): Promise<number> =>
    (await oplog.findOne({}, { sort: { $natural }, projection: { ts: 1 } }))?.ts.t ?? 0;
  const [first, last] = [await end(1), await end(-1)];
  const [stats] = await oplog.aggregate<OplogStats>([{ $collStats: { storageStats: {} } }]).toArray();
  const { size = 0, maxSize = 1 } = stats?.storageStats ?? {};
  return { hours: (last - first) / 3600, size, maxSize };
}

interface OplogStats {
  readonly storageStats: { readonly size: number; readonly maxSize: number };
}

/** Opens a change stream as the service does, and waits until it answers. */
export async function reportChangeStream({ db, product, hello }: Cluster): Promise<Findings> {
  if (hello.setName !== undefined && hello.primary === undefined)
    return { lines: ["not tried: there is no primary"], problems: [] };
  const start = performance.now();
  const failure = await failureOfStream(
    db,
    product.collections.map(({ name }) => name),
  );
  if (failure === undefined)
    return { lines: [`answered after ${Math.round(performance.now() - start)} ms`], problems: [] };
  return {
    lines: [],
    problems: [
      `The change stream does not work (${failure}): cached answers lag by CACHE_LAG. The user needs readWrite on MONGODB_DB, and the primary has to answer.`,
    ],
  };
}

function failureOfStream(db: Cluster["db"], collections: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (failure?: string): void => {
      clearTimeout(timer);
      stream.close();
      resolve(failure);
    };
    const timer = setTimeout(end, answerMs, `no answer within ${answerMs / 1000} s`);
    const stream = followChanges(db, {
      collections,
      onWrite: () => undefined,
      onResume: () => undefined,
      onOpen: () => end(),
      onFailure: (error) => end(String(error)),
    });
  });
}
