/** Options of a host, as JSON in its first argument. */
export interface HostOptions extends HostSettings {
  /** The service's data directory, which has the pid file. */
  readonly dataDir: string;
  /** The engine's own directory within it. */
  readonly directory: string;
  readonly socket: string;
  readonly servicePid: number;
}

/** Settings of the engine in a host. */
export interface HostSettings {
  /** The engine's memory for pages, in megabytes. */
  readonly cacheMegabytes: number;
  /** Interval of checkpoints. */
  readonly checkpointMs: number;
  /** Idle cursors are closed after so long. */
  readonly cursorIdleMs: number;
}

/** Default settings. */
export const HOST_DEFAULTS: HostSettings = {
  cacheMegabytes: 256,
  checkpointMs: 10_000,
  cursorIdleMs: 120_000,
};

/** A message of the host to the service: the socket accepts connections, or the engine could not be opened. */
export type HostMessage = { readonly kind: "ready" } | HostFailure;

/** `reason` is the error message of the engine. The host ends after this. */
export interface HostFailure {
  readonly kind: "failed";
  readonly code: "DB_PATH_IN_USE" | "ENOSPC" | "GLIBC_TOO_OLD" | "UNSUPPORTED_PLATFORM" | "OPEN_FAILED";
  readonly reason: string;
}

/** The only message of the service to a running host: finish, close the engine, and end. */
export const CLOSE_MESSAGE = "close";
