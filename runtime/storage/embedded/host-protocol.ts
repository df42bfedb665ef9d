/** Options of a host, as JSON in its first argument. */
export interface HostOptions {
  /** The service's data directory, which has the pid file. */
  readonly dataDir: string;
  /** The engine's own directory within it. */
  readonly directory: string;
  readonly socket: string;
  /** Interval of checkpoints; for tests. */
  readonly checkpointMs?: number;
  /** Idle cursors are closed after so long; for tests. */
  readonly cursorIdleMs?: number;
}

/**
 * The message of the host to the service: the socket accepts connections, or why the engine could not be opened. The host ends
 * after a failure.
 */
export interface HostMessage {
  readonly kind:
    | "ready"
    | "DB_PATH_IN_USE"
    | "ENOSPC"
    | "GLIBC_TOO_OLD"
    | "UNSUPPORTED_PLATFORM"
    | "OPEN_FAILED";
  /** The error message of the engine. */
  readonly reason: string;
}

/** The only message of the service to a running host: finish, close the engine, and end. */
export const CLOSE_MESSAGE = "close";
