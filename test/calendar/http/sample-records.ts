import { expect } from "vitest";
import { textOf } from "../../support/service.js";
import type { RequestOptions, TestAnswer, TestService } from "../support/service.js";

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
  service: Pick<TestService, "request">,
  more: object = {},
  options: RequestOptions = {},
): Promise<TestAnswer> {
  return created(service, "/events", eventBody(more), options);
}

/** Creates a record of any kind, which must succeed. */
export async function created(
  service: Pick<TestService, "request">,
  path: string,
  body: object,
  options: RequestOptions = {},
): Promise<TestAnswer> {
  const answer = await service.request("POST", path, { ...options, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer;
}

/** The path of a record that was answered: `/events/12`. */
export function pathOf(collection: string, answer: TestAnswer): string {
  return `/${collection}/${textOf(answer.body.id)}`;
}
