import type { Caller } from "../core/principal.js";
import type { ServiceDescriptor } from "../core/service-descriptor.js";
import type { Config } from "../settings/config.js";
import type { Database } from "../storage/database.js";
import { openAccounts } from "./accounts.js";
import { openKeys } from "./keys.js";
import { openSessions } from "./sessions.js";

/** Opens what identifies callers: keys of programs, and accounts of people with their sessions. `now` is in milliseconds. */
export function openAccess(
  database: Database,
  { adminKey, sessionMs, now }: Pick<Config, "adminKey" | "sessionMs"> & { readonly now?: () => number },
  service: Pick<ServiceDescriptor, "namespace" | "roles">,
) {
  const keys = openKeys(database, adminKey, service);
  const accounts = openAccounts(database, service.roles, now);
  const sessions = openSessions(database, accounts, { lifeMs: sessionMs, now });
  const withdrawn = async (callers: readonly Caller[]): Promise<ReadonlySet<Caller>> => {
    const people = callers.filter(({ session }) => session !== undefined);
    // Who is a user of the product is for its hook to say, when a request comes.
    const programs = callers.filter(({ session, isUser }) => session === undefined && isUser !== true);
    return new Set([...(await keys.withdrawn(programs)), ...(await sessions.withdrawn(people))]);
  };
  return { keys: { ...keys, withdrawn }, accounts, sessions };
}
