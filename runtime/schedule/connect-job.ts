import type { RequestListener } from "node:http";
import { administratorRole, createPrincipal, type Principal } from "../core/principal.js";
import { injectRequest } from "../http/inject-request.js";
import type { JobConnection } from "../resources/job-hooks.js";
import type { Site } from "../resources/site.js";

interface ConnectedService {
  readonly site: Pick<Site, "facts">;
  readonly listener: RequestListener;
  readonly address: string;
}

/** Who calls, and until when. */
interface JobCaller {
  readonly name: string;
  readonly role: string | undefined;
  readonly signal: AbortSignal;
}

/** Connects a run of a job to the service of its own process, as a caller of its own. */
export function connectJob(
  { site: { facts }, listener, address }: ConnectedService,
  { name, role = administratorRole(facts.roles), signal }: JobCaller,
): JobConnection {
  const caller = `job ${name}`;
  const principal: Principal = createPrincipal({ key: caller, name: caller, role, author: 1 }, facts);
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
