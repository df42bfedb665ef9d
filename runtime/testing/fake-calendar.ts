import { calendar } from "../calendar.js";
import { createFakeServiceOf } from "./fake-service.js";
import type { FakeOptions, FakeService } from "./fake-types.js";

/**
 * Starts the service in memory, for tests of programs that call it: the real routes, validators and rules, without
 * network, files and a clock of its own. Throws for invalid options; where the service rejects a record of the options, the
 * first request fails. Works in Node only.
 */
export function createFakeService(options: FakeOptions = {}): FakeService {
  return createFakeServiceOf(calendar, { origin: "http://calendar.test", ...options });
}
