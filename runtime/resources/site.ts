import type { VersionedCache } from "../cache/versioned-cache.js";
import { cacheRegion, type Snapshot, withNumbers } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import type { PasswordGuard, Passwords } from "../core/principal.js";
import { cacheNumber, type RecordId } from "../core/record-id.js";
import type { RequestContext } from "../core/request-context.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import type { ParsedTime } from "../dates/parse-time.js";
import { isoInstant, toWall } from "../dates/wall-time.js";
import type { Zone } from "../dates/zone.js";
import type { Config } from "../settings/config.js";
import type { CollectionReference, Database } from "../storage/database.js";
import type { Features } from "./features.js";
import type { Records } from "./registered-resource.js";

/** The context of the application: the descriptors of the spec, the settings of the site, and the store. Functions take what they use of it. */
export interface Site {
  readonly service: ServiceDescriptor;
  readonly zone: Zone;
  /** Reads a time of a caller on the clocks of the site; `now` is in milliseconds. Undefined for text that is no time. */
  parseTime(text: string, now: number): ParsedTime | undefined;
  readonly language: string;
  readonly pageSize: number;
  readonly maximumPageSize: number;
  readonly dayCutoff: string;
  /** Settings that are the product's own, by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whose writes may create terms by naming them: all who may write the record, or editors only. */
  readonly termsByName: "writers" | "editors";
  readonly database: Database;
  readonly keys: {
    /** Whether someone may be named as an author. */
    hasAuthor(author: number): Promise<boolean>;
    /** Reserves an author id that no key has or had, and that is not among `used`. */
    reserveAuthor(used: ReadonlySet<number>): Promise<number>;
  };
  readonly passwords: Passwords;
  readonly passwordGuard: PasswordGuard;
  readonly features: Features<Site>;
  /** What was built from the store and is still valid. */
  readonly cache: VersionedCache;
  /** Resources by name; filled while the application is put together. */
  readonly resources: ReadonlyMap<string, Records>;
}

/** A call, and the application that executes it. */
export interface CallContext {
  readonly site: Site;
  readonly call: RequestContext;
}

/** What work in the background needs. */
export interface JobContext {
  readonly site: Site;
  readonly config: Config;
  /** Address of the service, for links. */
  readonly address: string;
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  /** Creates a listener for the errors of an activity. */
  readonly reportAs: (activity: string) => (error: unknown) => void;
}

/** The snapshot of the cache that a call may be answered from. */
export function snapshotFor({ cache }: Site, { snapshot, now }: RequestContext): Snapshot {
  return snapshot ?? cache.snapshot(now);
}

/** Where records are loaded from: the store, and the cache as it was before. */
export interface RecordSource {
  readonly site: Site;
  readonly snapshot: Snapshot;
}

const cachedDocuments = cacheRegion<RecordDocument>("document");

/** Records by id. Many others show the same few: their documents are cached, and not to be changed. */
export async function loadDocuments(
  { site, snapshot }: RecordSource,
  token: CollectionReference<RecordDocument>,
  ids: readonly RecordId[],
): Promise<readonly RecordDocument[]> {
  const keyOf = (id: RecordId): string => `${token.name} ${id}`;
  const known = ids.map((id) => snapshot.get(cachedDocuments, keyOf(id)));
  const missing = ids.filter((_id, at) => known[at] === undefined);
  const cached = known.filter((document) => document !== undefined);
  if (missing.length === 0) return cached;
  const loaded = await site.database.load(token, missing);
  for (const document of loaded) {
    const ids = [cacheNumber(document._id)];
    const dependencies = withNumbers([token.name]).map((collection) => ({ collection, ids }));
    snapshot.set(cachedDocuments, keyOf(document._id), {
      value: document,
      dependencies,
      size: roughSize(document),
    });
  }
  return [...cached, ...loaded];
}

/** Bytes that a document takes in memory, which is about two for a letter of its text. */
export function roughSize(document: object): number {
  return 2 * JSON.stringify(document).length;
}

/** The resource of that name. The generator checks all names, so a missing one is an error of the composition. */
export function resourceNamed({ resources }: Site, name: string): Records {
  const records = resources.get(name);
  if (records === undefined) throw new Error(`No resource is named ${name}.`);
  return records;
}

/** The resource that stores its records in a collection. */
export function resourceOf({ resources }: Site, collection: string): Records {
  for (const records of resources.values()) if (records.resource.collection === collection) return records;
  throw new Error(`No resource stores its records in ${collection}.`);
}

/** How answers without offsets show the publication date of a record that was never published. */
export const noDate = "0000-00-00 00:00:00";

/**
 * A time as answers show it, and as documents store it that belongs to no period: with `dates: iso` in UTC,
 * `2031-03-10T18:30:00Z`, otherwise what the clocks of a zone show.
 */
export function timeText({ service }: Site, instant: number, zone: Zone): string {
  return service.wire.dates === "iso" ? isoInstant(instant) : toWall(instant, zone);
}

/** The same of a time that was read on the clocks of the zone. */
export function storedTime({ service }: Site, { wall, instant }: ParsedTime): string {
  return service.wire.dates === "iso" ? isoInstant(instant) : wall;
}
