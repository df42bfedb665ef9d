import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, inject } from "vitest";
import { readConfig } from "../../runtime/config.js";
import { createNodeApp, type NodeAppChanges } from "../../runtime/node-app.js";
import type { Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import type { JsonBody, TestService } from "../support/service.js";

/** Another service on the store of the first, which shares nothing else with it, as another process would. */
export function useTwin(
  service: TestService,
  environment: Readonly<Record<string, string>> = {},
  surroundings: NodeAppChanges = {},
): Pick<TestService, "origin" | "request" | "faults"> {
  const faults: unknown[] = [];
  let origin = "";
  let database: Database | undefined;
  let server: Server | undefined;

  beforeAll(async () => {
    database = await openDatabase(inject("mongoUri"), service.database.db.databaseName);
    const onFault = (error: unknown): number => faults.push(error);
    const app = createNodeApp(readConfig(environment), database, onFault, surroundings);
    const listening = createServer(app.listener);
    server = listening;
    await new Promise<void>((resolve) => {
      listening.listen(0, "127.0.0.1", resolve);
    });
    origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    await database?.close();
  });

  return {
    get origin() {
      return origin;
    },
    faults,
    async request(method, path, { body, headers = {}, base = "/calendar/events/v1" } = {}) {
      const response = await fetch(origin + base + path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as JsonBody,
      };
    },
  };
}
