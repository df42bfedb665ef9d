import type { RequestListener } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { serve, type TestServer } from "../support/serve.js";

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
  let server: TestServer;
  beforeAll(async () => {
    server = await serve((request, response) => {
      const path = request.url ?? "";
      requests.push(path);
      const listener = listeners.get(path);
      if (listener === undefined) response.writeHead(404).end();
      else listener(request, response);
    });
  });
  afterAll(() => server.close());

  return {
    get origin() {
      return server.origin;
    },
    get port() {
      return server.port;
    },
    requests,
    serve: (path, listener) => listeners.set(path, listener),
  };
}
