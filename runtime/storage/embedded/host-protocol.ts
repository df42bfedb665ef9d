import type { StoreErrorCode } from "./store-error.js";

/** What the service tells its host at the start, as JSON in the first argument. */
export interface HostOptions extends HostSettings {
  /** The service's data directory: here the note about the running database is kept. */
  readonly dataDir: string;
  /** The engine's own directory within it. */
  readonly directory: string;
  readonly socket: string;
  readonly servicePid: number;
}

/** How a host runs the engine. */
export interface HostSettings {
  /** The engine's memory for pages, in megabytes. */
  readonly cacheMegabytes: number;
  /** How often writes become part of a checkpoint. */
  readonly checkpointMs: number;
  /** A cursor that nobody has used for so long is closed. */
  readonly cursorIdleMs: number;
}

/** The settings of a host that is not told otherwise. */
export const HOST_DEFAULTS: HostSettings = {
  cacheMegabytes: 256,
  checkpointMs: 10_000,
  cursorIdleMs: 120_000,
};

/** What the host tells the service. */
export type HostMessage = HostReady | HostFailure;

/** The socket accepts connections. */
export interface HostReady {
  readonly kind: "ready";
}

/** The engine could not be opened; `reason` is in its own words. The host ends after this. */
export interface HostFailure {
  readonly kind: "failed";
  readonly code: StoreErrorCode;
  readonly reason: string;
}

/** The only thing the service tells a running host: finish, close the engine, and end. */
export const CLOSE_MESSAGE = "close";
