import type { FreshCache } from "../cache/fresh-cache.js";
import type { Snapshot } from "../core/cache-snapshot.js";
import type { ResourceDescriptor } from "../core/descriptors.js";
import type { RecordDocument } from "../core/documents.js";
import type { PasswordGuard, Passwords } from "../core/passwords.js";
import type { RequestContext } from "../core/request-context.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import type { Guard } from "../core/validation.js";
import type { Zone } from "../dates/zone.js";
import type { CollectionReference, Database } from "../storage/database.js";
import type { Features } from "./features.js";
import type { CheckedInput } from "./operations.js";

/** What all operations share: the spec's facts, the site's settings, and the store. */
export interface Site {
  readonly facts: ServiceDescriptor;
  readonly zone: Zone;
  readonly language: string;
  readonly pageSize: number;
  readonly maximumPageSize: number;
  readonly dayCutoff: string;
  readonly currencySymbol: string;
  readonly currencyPosition: "prefix" | "postfix";
  /** Whose writes may create terms by naming them: all who may write the record, or editors only. */
  readonly termsByName: "writers" | "editors";
  readonly database: Database;
  /** Who may be named as an author. */
  readonly keys: { hasAuthor(author: number): Promise<boolean> };
  readonly passwords: Passwords;
  readonly passwordGuard: PasswordGuard;
  readonly features: Features;
  /** What was made from the store and still holds. */
  readonly cache: FreshCache;
  /** Resources by name; filled while the application is put together. */
  readonly resources: ReadonlyMap<string, RegisteredResource>;
}

/** A resource that others may refer to. */
export interface RegisteredResource {
  readonly facts: ResourceDescriptor;
  readonly token: CollectionReference<RecordDocument>;
  /** The record as an answer for one record shows it. */
  readonly show: (document: RecordDocument, call: RequestContext) => Promise<object>;
  /**
   * The id of the record of that name, for records given inside others. It is created where there is none, else the fields
   * given are merged into it, as far as the caller may edit it.
   */
  readonly findOrCreate: (record: object, call: RequestContext) => Promise<number>;
  /** Values that filters take at the time of a call where it gives none, by parameter of the list. */
  readonly defaults: (call: RequestContext) => Promise<object>;
  /** What callers may write; absent where the service has no route for it. */
  readonly guards: WriteGuards;
  /** Stores a new record from values that the guard let pass. */
  readonly create: RecordWrite;
  /** Merges such values into the record that the path of the call names. */
  readonly update: RecordWrite;
}

/** Tell whether values have the shape that a write takes. */
export interface WriteGuards {
  readonly create?: Guard<object>;
  readonly update?: Guard<object>;
}

/** Writes a record. Throws an HttpError for values that are refused. */
export type RecordWrite = (
  values: object,
  call: RequestContext,
  checked: CheckedInput,
) => Promise<RecordDocument>;

/** What is kept that a call may be answered from. */
export function snapshotFor({ cache }: Pick<Site, "cache">, { fresh, now }: RequestContext): Snapshot {
  return fresh ?? cache.at(now);
}

/** The resource of that name. The generator checks all names, so a missing one is a fault of the composition. */
export function resourceNamed(site: Site, name: string): RegisteredResource {
  const resource = site.resources.get(name);
  if (resource === undefined) throw new Error(`No resource is named ${name}.`);
  return resource;
}
