import { calendar } from "../../../runtime/calendar.js";
import type { AppChanges } from "../../support/app.js";
import { type TestService, useServiceOf } from "../../support/service.js";

export {
  type Created,
  callsOf,
  idsOf,
  type JsonBody,
  type RequestOptions,
  rowsOf,
  type TestAnswer,
  type TestCalls,
  type TestService,
  textOf,
} from "../../support/service.js";

/** Starts the calendar for the tests of a file. */
export function useService(
  environment: Readonly<Record<string, string>> = {},
  surroundings: AppChanges = {},
): TestService {
  return useServiceOf(calendar, environment, surroundings);
}
