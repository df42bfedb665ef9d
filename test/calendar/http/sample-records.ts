import { type Created, type RequestOptions, type TestCalls, textOf } from "../../support/service.js";

export { textOf };

/** The body of an event that can be created; tests say only what they are about. */
export function eventBody(more: object = {}): object {
  return {
    title: "Night walk",
    start_date: "2027-03-10 19:30:00",
    end_date: "2027-03-10 21:00:00",
    timezone: "Europe/Rome",
    ...more,
  };
}

/** Creates an event, which must succeed. */
export function createEvent(
  service: TestCalls,
  more: object = {},
  options: RequestOptions = {},
): Promise<Created> {
  return service.create("/events", eventBody(more), options);
}
