import type { Collection, Filter } from "mongodb";
import { untilStored } from "../jobs/retry.js";
import { createLease, isAbandoned, type Lease } from "../locks/locks.js";
import { timeLimit } from "../storage/command-options.js";
import type { Database } from "../storage/database.js";
import { isDuplicateKey } from "../storage/store-errors.js";
import { createSecret } from "./message.js";

/** A stored receiver of messages. Its secrets are stored in plain text, because messages are signed with them. */
export interface EndpointDocument {
  /** Its name. */
  readonly _id: string;
  readonly url: string;
  /** Types of messages that it gets: `talk.created`, `talk.*`, or `*`. */
  readonly types: readonly string[];
  /** The newest first; one that was replaced signs as well until its end. */
  readonly secrets: readonly { readonly secret: string; readonly until?: Date }[];
  readonly enabled: boolean;
  readonly created: Date;
  /** Since when every attempt has failed; absent after a success. */
  readonly failing_since?: Date;
  readonly switched_off?: { readonly at: Date; readonly reason: string };
  /** Held by the process that sends to it at present. */
  readonly lease?: Lease;
}

/** The properties of an endpoint that may be changed. */
export type EndpointChange = Partial<Pick<EndpointDocument, "url" | "types" | "enabled">>;

/** Thrown for a name that another endpoint has. */
export class EndpointNameTaken extends Error {}

/** Milliseconds for which a secret that was replaced signs as well. */
const rotationMs = 24 * 60 * 60 * 1000;

/** Opens the endpoints of a database. */
export function openEndpoints(database: Database) {
  const endpoints = database.db.collection<EndpointDocument>("webhooks");
  const update = async (name: string, changes: object): Promise<EndpointDocument | undefined> =>
    (await endpoints.findOneAndUpdate({ _id: name }, changes, returnAfter)) ?? undefined;

  return {
    list: () => listed(endpoints),
    find: async (name: string): Promise<EndpointDocument | undefined> =>
      (await endpoints.findOne({ _id: name }, timeLimit)) ?? undefined,
    /** Returns the new endpoint with its secret. Throws EndpointNameTaken. */
    async add(entry: Pick<EndpointDocument, "_id" | "url" | "types">): Promise<EndpointDocument> {
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
    /** Undefined where there is no such endpoint. Enabling one resets its failures. */
    change: (name: string, change: EndpointChange) =>
      update(name, {
        $set: change,
        ...(change.enabled === true ? { $unset: { failing_since: "", switched_off: "" } } : {}),
      }),
    /** Adds a new secret; the present one signs beside it for a day. */
    async rotate(name: string): Promise<EndpointDocument | undefined> {
      const stored = await untilStored(async () => {
        const [present, ...earlier] = (await endpoints.findOne({ _id: name }, timeLimit))?.secrets ?? [];
        if (present === undefined) return null;
        const now = Date.now();
        const valid = earlier.filter(({ until }) => until !== undefined && until.getTime() > now);
        const replaced = { ...present, until: new Date(now + rotationMs) };
        const secrets = [{ secret: createSecret() }, replaced, ...valid];
        // Another rotation meanwhile has shown its secret, which has to sign as well.
        const unchanged = { _id: name, "secrets.0.secret": present.secret };
        const rotated = await endpoints.findOneAndUpdate(unchanged, { $set: { secrets } }, returnAfter);
        return rotated ?? undefined;
      });
      return stored ?? undefined;
    },
    /** Whether there was one. */
    async remove(name: string): Promise<boolean> {
      return (await endpoints.deleteOne({ _id: name }, timeLimit)).deletedCount === 1;
    },
    ...sendingOf(database, endpoints),
    ...typeChanges(endpoints),
  };
}

/** Who sends to endpoints at present, and whether that succeeds. */
function sendingOf(database: Database, endpoints: Collection<EndpointDocument>) {
  return {
    /**
     * Acquires or renews the lease of an enabled endpoint; undefined while another process holds it that is not known to be
     * dead.
     */
    async lease(name: string, owner: string, leaseMs: number): Promise<EndpointDocument | undefined> {
      const held = (await endpoints.findOne({ _id: name }, timeLimit))?.lease;
      if (held !== undefined && held.owner !== owner && !isAbandoned(database, held)) return undefined;
      const unchanged: Filter<EndpointDocument> =
        held === undefined
          ? { lease: { $exists: false } }
          : { "lease.owner": held.owner, "lease.until": held.until };
      const lease = createLease(database, leaseMs, owner);
      const filter = { ...unchanged, _id: name, enabled: true };
      return (await endpoints.findOneAndUpdate(filter, { $set: { lease } }, returnAfter)) ?? undefined;
    },
    async release(name: string, owner: string): Promise<void> {
      await endpoints.updateOne({ _id: name, "lease.owner": owner }, { $unset: { lease: "" } }, timeLimit);
    },
    /** Stores since when every attempt has failed, unless it is stored already; undefined after a success. */
    async setFailingSince(name: string, since: Date | undefined): Promise<void> {
      if (since === undefined)
        await endpoints.updateOne({ _id: name }, { $unset: { failing_since: "" } }, timeLimit);
      else {
        const first: Filter<EndpointDocument> = { _id: name, failing_since: { $exists: false } };
        await endpoints.updateOne(first, { $set: { failing_since: since } }, timeLimit);
      }
    },
    async disable(name: string, at: Date, reason: string): Promise<void> {
      const changes = { enabled: false, switched_off: { at, reason } };
      await endpoints.updateOne({ _id: name }, { $set: changes }, timeLimit);
    },
  };
}

function listed(endpoints: Collection<EndpointDocument>): Promise<EndpointDocument[]> {
  return endpoints.find({}, { sort: { _id: 1 }, batchSize: 10_000, ...timeLimit }).toArray();
}

function typeChanges(endpoints: Collection<EndpointDocument>) {
  const subscribed = async (resource: string): Promise<EndpointDocument[]> =>
    (await listed(endpoints)).filter(({ types }) => types.some((type) => isTypeOf(resource, type)));
  return {
    subscribers: async (resource: string) => (await subscribed(resource)).map(({ _id }) => _id),
    async copyTypes(resource: string, other: string) {
      for (const { _id, types } of await subscribed(resource)) {
        const own = types.filter((type) => isTypeOf(resource, type));
        const $each = own.map((type) => other + type.slice(resource.length));
        await endpoints.updateOne({ _id }, { $addToSet: { types: { $each } } }, timeLimit);
      }
    },
    async removeTypes(resource: string) {
      for (const { _id, types } of await subscribed(resource)) {
        const own = types.filter((type) => isTypeOf(resource, type));
        await endpoints.updateOne({ _id }, { $pullAll: { types: own } }, timeLimit);
      }
    },
  };
}

function isTypeOf(resource: string, type: string): boolean {
  return type.startsWith(`${resource}.`);
}

const returnAfter = { returnDocument: "after", ...timeLimit } as const;

/** Whether an endpoint gets messages of a type. */
export function matchesEndpoint({ types }: EndpointDocument, type: string): boolean {
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
