import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { patienceMs } from "./eventually.js";

/** A server of a test on a free port of this machine. */
export interface TestServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server that leaves connections open, however slowly the test goes on: none is closed while it is used again. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server: Server = createServer({ keepAliveTimeout: patienceMs }, listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
