import type { Passwords } from "../auth/passwords.js";
import type { Zone } from "../dates/zone.js";
import type { Call } from "../http/call.js";
import type { ServiceFacts } from "../http/service-facts.js";
import type { Images } from "../images/images.js";
import type { CollectionToken, Database } from "../storage/database.js";
import type { RecordDocument } from "./documents.js";
import type { ResourceFacts } from "./facts.js";

/** What all operations share: the spec's facts, the site's settings, and the store. */
export interface Site {
  readonly facts: ServiceFacts;
  readonly zone: Zone;
  readonly language: string;
  readonly pageSize: number;
  readonly maximumPageSize: number;
  readonly dayCutoff: string;
  readonly currencySymbol: string;
  readonly currencyPosition: "prefix" | "postfix";
  readonly database: Database;
  readonly passwords: Passwords;
  readonly images: Images;
  /** Resources by name; filled while the application is put together. */
  readonly resources: ReadonlyMap<string, RegisteredResource>;
}

/** A resource that others may refer to. */
export interface RegisteredResource {
  readonly facts: ResourceFacts;
  readonly token: CollectionToken<RecordDocument>;
  /** The id of the record of that name, which is created where there is none; for records given inside others. */
  readonly findOrCreate: (record: object, call: Call) => Promise<number>;
}

/** The resource of that name. The generator checks all names, so a missing one is a fault of the composition. */
export function resourceNamed(site: Site, name: string): RegisteredResource {
  const resource = site.resources.get(name);
  if (resource === undefined) throw new Error(`No resource is named ${name}.`);
  return resource;
}
