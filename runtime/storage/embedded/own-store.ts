import { createSocketPath, type PidFile, removePidFile, socketUri } from "./pid-file.js";
import type { SupervisedServer } from "./supervisor.js";

/** A database that this process runs as a supervised child process. */
export interface OwnStore {
  readonly uri: string;
  readonly server: SupervisedServer;
  /** Ends the server and removes its socket and its pid file. */
  close(): Promise<void>;
}

/**
 * Opens a database on a new private socket. The pid file of a process that had the directory before is removed once the
 * server runs: only then it is certain that that process is gone.
 */
export async function openOwnStore(
  dataDir: string,
  previous: PidFile | undefined,
  start: (socket: string) => Promise<SupervisedServer>,
): Promise<OwnStore> {
  const socket = await createSocketPath();
  try {
    const server = await start(socket);
    if (previous) await removePidFile(dataDir, previous.socket);
    return {
      uri: socketUri(socket),
      server,
      async close() {
        await server.stop();
        await removePidFile(dataDir, socket);
      },
    };
  } catch (error) {
    await removePidFile(dataDir, socket);
    throw error;
  }
}
