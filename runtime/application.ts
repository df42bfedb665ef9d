import type { RequestListener } from "node:http";
import { compose, type FaultListener } from "./composition.js";
import type { Config } from "./config.js";
import { machine } from "./machine.js";
import { type Publishing, startPublishing } from "./records/publishing.js";
import type { Database } from "./storage/database.js";
import type { Surroundings } from "./surroundings.js";

/** The service without its server. */
export interface Application {
  readonly listener: RequestListener;
  /** Starts the work that goes on without requests; stop it before the database is closed. */
  publish(): Publishing;
}

/**
 * The application on an open database, as it runs on a machine. Images are fetched from public addresses; `changes`
 * replaces that, or any other of its surroundings.
 */
export function createApplication(
  config: Config,
  database: Database,
  onFault: FaultListener,
  changes: Partial<Surroundings> = {},
): Application {
  const { site, listener } = compose(config, database, { ...machine, ...changes }, onFault);
  const onPublishingFault = (error: unknown): void =>
    onFault(error, { id: "", method: "", path: "scheduled publishing" });
  return { listener, publish: () => startPublishing(site, onPublishingFault) };
}
