import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** A web server on this machine that tests fetch files from. */
export interface FileServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly port: number;
  /** Paths that were asked for so far. */
  readonly requests: string[];
  /** Answers a path from now on. */
  serve(path: string, listener: RequestListener): void;
}

/** Starts a file server for the tests of a file; unknown paths are 404. */
export function useFileServer(): FileServer {
  const listeners = new Map<string, RequestListener>();
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const listener = listeners.get(path);
    if (listener === undefined) response.writeHead(404).end();
    else listener(request, response);
  });
  const port = (): number => (server.address() as AddressInfo).port;

  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, "127.0.0.1", resolve);
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    get origin() {
      return `http://127.0.0.1:${port()}`;
    },
    get port() {
      return port();
    },
    requests,
    serve: (path, listener) => listeners.set(path, listener),
  };
}
