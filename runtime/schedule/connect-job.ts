import type { RequestListener } from "node:http";
import { adminAuthor, administratorRole, createPrincipal, type Principal } from "../core/principal.js";
import { injectRequest } from "../http/inject-request.js";
import type { JobConnection } from "../resources/job-hooks.js";
import { authorsOfRecords } from "../resources/read/authors.js";
import type { Site } from "../resources/site.js";
import { type JobState, storeAuthor } from "./job-states.js";

interface ConnectedService {
  readonly site: Pick<Site, "facts">;
  readonly listener: RequestListener;
  readonly address: string;
}

/** Who calls, and until when. */
interface JobCaller {
  readonly name: string;
  readonly role: string | undefined;
  readonly author: number;
  readonly signal: AbortSignal;
}

/** Connects a run of a job to the service of its own process, as a caller of its own. */
export function connectJob(
  { site: { facts }, listener, address }: ConnectedService,
  { name, role = administratorRole(facts.roles), author, signal }: JobCaller,
): JobConnection {
  const caller = `job ${name}`;
  const principal: Principal = createPrincipal({ key: caller, name: caller, role, author }, facts);
  return {
    baseUrl: address + (facts.mounts[0]?.path ?? ""),
    key: "job",
    signal,
    async fetch(url, init) {
      const request = new Request(url, init);
      const body = Buffer.from(await request.arrayBuffer());
      return injectRequest(listener, request, { body, principal });
    },
  };
}

/**
 * The author of the records that a job writes. One with a role has an id of its own, which no key and no record had before its
 * first run; others are the administrator.
 */
export async function authorOf(
  { database, keys, resources }: Pick<Site, "database" | "keys" | "resources">,
  role: string | undefined,
  { _id: name, author: known }: JobState,
): Promise<number> {
  if (role === undefined) return adminAuthor;
  if (known !== undefined) return known;
  const owned = [...resources.values()].filter(({ facts }) => facts.hasAuthor === true);
  const tokens = owned.map(({ token }) => token);
  const author = await keys.reserveAuthor(await authorsOfRecords(database, tokens));
  await storeAuthor(database, name, author);
  return author;
}
