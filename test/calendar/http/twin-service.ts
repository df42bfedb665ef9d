import { afterAll, beforeAll, inject } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { type AppChanges, openApp } from "../../support/app.js";
import { testClock } from "../../support/clock.js";
import { serve, type TestServer } from "../../support/serve.js";
import type { JsonBody, TestService } from "../support/service.js";

/** Another service on the store of the first, which shares nothing else with it, as another process would. */
export function useTwin(
  service: TestService,
  environment: Readonly<Record<string, string>> = {},
  surroundings: AppChanges = {},
): Pick<TestService, "origin" | "request" | "errors"> {
  const errors: unknown[] = [];
  let database: Database | undefined;
  let server: TestServer | undefined;

  beforeAll(async () => {
    database = await openDatabase(inject("mongoUri"), service.database.db.databaseName);
    const app = openApp(calendar, database, {
      environment: { REQUEST_TIMEOUT: "120", ...environment },
      now: testClock,
      ...surroundings,
      onError: (error) => errors.push(error),
    });
    server = await serve(app.listener);
  });

  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const originOf = (): string => server?.origin ?? "";
  return {
    get origin() {
      return originOf();
    },
    errors,
    async request(method, path, { body, headers = {}, base = "/calendar/events/v1" } = {}) {
      const response = await fetch(originOf() + base + path, {
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
