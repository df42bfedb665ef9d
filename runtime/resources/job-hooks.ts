import type { HookContext } from "./write-hooks.js";

/** One run of a job. */
export interface JobRun extends Pick<HookContext, "collection"> {
  /** The instant of its start in milliseconds. */
  readonly now: number;
  /** Aborts when the service stops, or another process takes the job over. */
  readonly signal: AbortSignal;
}

/**
 * A function that runs by a schedule. Its `client` is the generated one of the service: calls run in the process, with the
 * checks, hooks and audit of requests, and fail once the service stops.
 */
export type JobHook<Client> = (run: JobRun & { readonly client: Client }) => void | Promise<void>;

/** How the client of a run reaches the service. */
export interface JobConnection {
  readonly baseUrl: string;
  /** Sent as a key is, so that no cache answers; the caller is known without it. */
  readonly key: string;
  readonly signal: AbortSignal;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The end of a run. */
export interface FinishedRun {
  readonly name: string;
  readonly seconds: number;
  readonly isFailed: boolean;
  /** When the job is due again, in milliseconds. */
  readonly next: number;
}

/** Runs a job once. */
export type JobFunction = (run: JobRun, connection: JobConnection) => void | Promise<void>;

/** The jobs of a product by the names of their functions, with the client of its spec. */
export function createJobs<Client>(
  hooks: Readonly<Record<string, JobHook<Client>>>,
  createClient: (connection: JobConnection) => Client,
): Readonly<Record<string, JobFunction>> {
  const jobs = Object.entries(hooks).map(([name, hook]): [string, JobFunction] => [
    name,
    (run, connection) => hook({ ...run, client: createClient(connection) }),
  ]);
  return Object.fromEntries(jobs);
}
