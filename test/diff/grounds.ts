import type { RequestListener } from "node:http";
import { injectRequest } from "../../runtime/http/inject-request.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { createMemoryDatabase } from "../../runtime/testing/memory-database.js";
import { serve as startServer } from "../support/serve.js";

/** Where services are tried: what stores their documents, and how requests get to them. */
export interface Ground {
  /** An empty database; the one before is used no more. */
  empty(): Promise<Database>;
  /** Hands requests to a listener until it is stopped. */
  listen(listener: RequestListener): Promise<Listening>;
  close(): Promise<void>;
}

export interface Listening {
  fetch(path: string, options: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** The store of the fake, without server: as the engine answers, in a fraction of the time. */
export function memoryGround(): Ground {
  return {
    empty: () => Promise.resolve(createMemoryDatabase().database),
    listen: (listener) =>
      Promise.resolve({
        async fetch(path, options) {
          const request = new Request(`http://127.0.0.1${path}`, options);
          return injectRequest(listener, request, { body: Buffer.from(await request.arrayBuffer()) });
        },
        stop: () => Promise.resolve(),
      }),
    close: () => Promise.resolve(),
  };
}

/** The engine, and HTTP. */
export async function engineGround(uri: string, name: string): Promise<Ground> {
  const database = await openDatabase(uri, name);
  return {
    // Collections are emptied only, because the files of dropped ones stay open.
    async empty() {
      for (const { name: collection } of await database.db.listCollections().toArray()) {
        await database.db.collection(collection).deleteMany({});
        await database.db.collection(collection).dropIndexes();
      }
      return database;
    },
    async listen(listener) {
      const { origin, close } = await startServer(listener);
      return { fetch: (path, options) => fetch(origin + path, options), stop: close };
    },
    async close() {
      await database.db.dropDatabase();
      await database.close();
    },
  };
}
