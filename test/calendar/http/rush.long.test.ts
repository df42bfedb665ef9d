import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestAnswer, useService } from "../support/service.js";
import { type Caller, createCaller } from "./callers.js";
import { eventBody, textOf } from "./sample-records.js";

const service = useService();
let callers: readonly Caller[] = [];

beforeAll(async () => {
  const authors = Array.from({ length: 50 }, (_, index) => index + 1);
  callers = await Promise.all(authors.map((author) => createCaller(service, "editor", author)));
});
afterAll(() => expect(service.errors).toEqual([]));

const fields = ["title", "description", "excerpt", "website"];

it.each([
  ["a record", eventBody(), 1],
  ["a series", eventBody({ recurrence: { rrule: "FREQ=DAILY;COUNT=3" } }), 3],
])(
  "200 updates of %s by 50 callers at the same time are all answered and applied",
  async (_what, body, dates) => {
    const updates = Array.from({ length: 200 }, (_, index) => ({
      field: fields[index % fields.length] ?? "",
      value: `https://new.example/${dates}/${index}`,
    }));
    const headers = callers[0]?.headers ?? {};
    const event = await service.create("/events", body, { headers });
    const path = event.path;
    const answers: readonly TestAnswer[] = await Promise.all(
      updates.map(({ field, value }, index) => {
        const caller = callers[index % callers.length] ?? expect.fail();
        return caller.patch(path, { [field]: value });
      }),
    );
    for (const [index, { field, value }] of updates.entries()) {
      expect(answers[index]?.status, JSON.stringify(answers[index]?.body)).toBe(200);
      expect(answers[index]?.body[field]).toContain(value);
    }
    // Each is a revision of its own, after that of the create.
    const revisions = answers.map((answer) =>
      Number(/^"r(\d+)\./.exec(answer.headers.get("etag") ?? "")?.[1]),
    );
    expect(revisions.sort((a, b) => a - b)).toEqual(updates.map((_, index) => index + 2));
    const last = await service.get(path, { headers });
    const { title } = last.body;
    const listed = await service.get(`/events?search=${textOf(title)}`, { headers });
    const events = listed.body.events as unknown as readonly TestAnswer["body"][];
    expect(events.filter((other) => other.title === title)).toHaveLength(dates);
  },
);
