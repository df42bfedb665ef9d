import type { Filter } from "mongodb";
import { isProcessDead } from "../locks/lease-owner.js";
import { type Database, timeLimit } from "../storage/database.js";
import { isDuplicateKey } from "../storage/duplicate-key.js";
import { createSecret } from "./signature.js";

/** A receiver of messages, as it is stored. Its secrets are kept as they are, because messages are signed with them. */
export interface EndpointDocument {
  /** Its name. */
  readonly _id: string;
  readonly url: string;
  /** Types of messages it gets: `talk.created`, `talk.*`, or `*`. */
  readonly types: readonly string[];
  /** The newest first; one that was replaced signs as well until its end. */
  readonly secrets: readonly { readonly secret: string; readonly until?: Date }[];
  readonly enabled: boolean;
  readonly created: Date;
  /** Since when every attempt has failed; absent after a success. */
  readonly failing_since?: Date;
  readonly switched_off?: { readonly at: Date; readonly reason: string };
  /** The process that sends to it at present. */
  readonly lease?: { readonly owner: string; readonly until: Date };
}

/** What of an endpoint may be changed. */
export type EndpointChange = Partial<Pick<EndpointDocument, "url" | "types" | "enabled">>;

/** The endpoints of a store. Those given back have no lease of anybody. */
export interface Endpoints {
  list(): Promise<EndpointDocument[]>;
  find(name: string): Promise<EndpointDocument | undefined>;
  /** Throws EndpointNameTaken. The endpoint given back has its secret. */
  add(entry: Pick<EndpointDocument, "_id" | "url" | "types">): Promise<EndpointDocument>;
  /** Nothing is given back where there is no such endpoint. An endpoint that is switched on begins anew. */
  change(name: string, change: EndpointChange): Promise<EndpointDocument | undefined>;
  /** A new secret; the present one signs beside it for a day. */
  rotate(name: string): Promise<EndpointDocument | undefined>;
  /** Whether there was one. */
  remove(name: string): Promise<boolean>;
  /**
   * Takes or renews the right to send to an endpoint for a while; nothing is given back while another process has it that is
   * not known to have ended.
   */
  lease(name: string, owner: string, leaseMs: number): Promise<EndpointDocument | undefined>;
  release(name: string, owner: string): Promise<void>;
  /** Every attempt has failed since an instant, or the last one has not. */
  noteFailing(name: string, since: Date | undefined): Promise<void>;
  switchOff(name: string, at: Date, reason: string): Promise<void>;
}

/** A name that another endpoint has. */
export class EndpointNameTaken extends Error {}

/** Milliseconds for which a secret that was replaced signs as well. */
const rotationMs = 24 * 60 * 60 * 1000;

/** Opens the endpoints of a database. */
export function openEndpoints(database: Database): Endpoints {
  const endpoints = database.db.collection<EndpointDocument>("webhooks");
  const changed = async (name: string, update: object): Promise<EndpointDocument | undefined> =>
    (await endpoints.findOneAndUpdate({ _id: name }, update, { returnDocument: "after", ...timeLimit })) ??
    undefined;

  return {
    list: () => endpoints.find({}, { sort: { _id: 1 }, batchSize: 10_000, ...timeLimit }).toArray(),
    find: async (name) => (await endpoints.findOne({ _id: name }, timeLimit)) ?? undefined,
    async add(entry) {
      const secrets = [{ secret: createSecret() }];
      const endpoint: EndpointDocument = { ...entry, secrets, enabled: true, created: new Date() };
      try {
        await endpoints.insertOne(endpoint);
      } catch (error) {
        if (isDuplicateKey(error)) throw new EndpointNameTaken(entry._id);
        throw error;
      }
      return endpoint;
    },
    change: (name, change) =>
      changed(name, {
        $set: change,
        ...(change.enabled === true ? { $unset: { failing_since: "", switched_off: "" } } : {}),
      }),
    async rotate(name) {
      const found = await endpoints.findOne({ _id: name }, timeLimit);
      const [present] = found?.secrets ?? [];
      if (present === undefined) return undefined;
      const until = new Date(Date.now() + rotationMs);
      return changed(name, { $set: { secrets: [{ secret: createSecret() }, { ...present, until }] } });
    },
    async remove(name) {
      return (await endpoints.deleteOne({ _id: name }, timeLimit)).deletedCount === 1;
    },
    async lease(name, owner, leaseMs) {
      const now = Date.now();
      const held = (await endpoints.findOne({ _id: name }, timeLimit))?.lease?.owner;
      const free: Filter<EndpointDocument> = {
        _id: name,
        enabled: true,
        $or: [
          { "lease.owner": owner },
          { "lease.until": { $lt: new Date(now) } },
          { lease: { $exists: false } },
          ...(held !== undefined && isProcessDead(held) ? [{ "lease.owner": held }] : []),
        ],
      };
      const lease = { owner, until: new Date(now + leaseMs) };
      const options = { returnDocument: "after", ...timeLimit } as const;
      return (await endpoints.findOneAndUpdate(free, { $set: { lease } }, options)) ?? undefined;
    },
    async release(name, owner) {
      await endpoints.updateOne({ _id: name, "lease.owner": owner }, { $unset: { lease: "" } }, timeLimit);
    },
    async noteFailing(name, since) {
      const update =
        since === undefined ? { $unset: { failing_since: "" } } : { $set: { failing_since: since } };
      // Only the first failure of a row counts.
      const filter: Filter<EndpointDocument> =
        since === undefined ? { _id: name } : { _id: name, failing_since: { $exists: false } };
      await endpoints.updateOne(filter, update as object, timeLimit);
    },
    async switchOff(name, at, reason) {
      await endpoints.updateOne(
        { _id: name },
        { $set: { enabled: false, switched_off: { at, reason } } },
        timeLimit,
      );
    },
  };
}

/** Whether an endpoint gets messages of a type. */
export function matchesEndpoint({ types }: Pick<EndpointDocument, "types">, type: string): boolean {
  return types.some(
    (one) => one === "*" || one === type || (one.endsWith(".*") && type.startsWith(one.slice(0, -1))),
  );
}

/** The secrets that sign at an instant. */
export function secretsAt({ secrets }: EndpointDocument, now: number): readonly string[] {
  return secrets
    .filter(({ until }) => until === undefined || until.getTime() > now)
    .map(({ secret }) => secret);
}
