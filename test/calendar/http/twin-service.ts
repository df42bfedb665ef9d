import { afterAll, beforeAll, inject } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { Database } from "../../../runtime/storage/database.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { type AppChanges, openApp } from "../../support/app.js";
import { testClock } from "../../support/clock.js";
import { serve, type TestServer } from "../../support/serve.js";
import { callsOf, type TestCalls, type TestService } from "../../support/service.js";

/** Another service on the store of the first, which shares nothing else with it, as another process would. */
export function useTwin(
  service: TestService,
  environment: Readonly<Record<string, string>> = {},
  surroundings: AppChanges = {},
): TestCalls & { readonly origin: string; readonly errors: readonly unknown[] } {
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
    ...callsOf(
      (path, init) => fetch(originOf() + path, init),
      () => "/calendar/events/v1",
    ),
    get origin() {
      return originOf();
    },
    errors,
  };
}
