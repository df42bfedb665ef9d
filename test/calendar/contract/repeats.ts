import { describe, expect, it } from "vitest";
import { countNamed, expectSame, keyed, newKey, twice } from "../http/repeat-service.js";
import { created, eventBody, pathOf } from "../http/sample-records.js";
import type { Caller } from "./target.js";

/** What an idempotency key promises. */
export function describeRepeats(caller: Caller): void {
  describe("a write with an idempotency key", () => {
    it.each([
      ["a venue", "/venues", { venue: "Repeated" }, 201],
      [
        "an event with a venue inside",
        "/events",
        eventBody({ title: "Repeated", venue: { venue: "In it" } }),
        201,
      ],
      ["a tag", "/tags", { name: "Repeated" }, 201],
    ] as const)("makes %s once", async (_what, path, body, status) => {
      const [first, second] = await twice(caller, ["POST", path, body]);
      expect(first.status).toBe(status);
      expect(second.headers.get("idempotent-replayed")).toBe("true");
    });

    it("is done once for requests at the same time", async () => {
      const key = newKey();
      const write = ["POST", "/organizers", { organizer: "At once" }] as const;
      const [first, ...others] = await Promise.all(
        Array.from({ length: 8 }, () => keyed(caller, key, write)),
      );
      for (const other of others) expect(other.body).toEqual(first?.body);
      expect(await countNamed(caller, "organizers", "At once")).toBe(1);
    });

    it("changes and deletes once", async () => {
      const path = pathOf("venues", await created(caller, "/venues", { venue: "To change" }));
      const [changed] = await twice(caller, ["PATCH", path, { city: "Rome" }]);
      expect(changed.body.city).toBe("Rome");
      const [deleted] = await twice(caller, ["DELETE", path]);
      expect(deleted.status).toBe(200);
    });

    it("is rejected where the key belongs to another write, or is invalid", async () => {
      const key = newKey();
      await keyed(caller, key, ["POST", "/venues", { venue: "One" }]);
      const other = await keyed(caller, key, ["POST", "/venues", { venue: "Other" }]);
      expect([other.status, other.body.code]).toEqual([422, "rest_idempotency_key_reused"]);
      const empty = await keyed(caller, '""', ["POST", "/venues", { venue: "Other" }]);
      expect([empty.status, empty.body.code]).toEqual([400, "rest_invalid_idempotency_key"]);
    });

    it("belongs to its caller", async () => {
      const key = newKey();
      const write = ["POST", "/venues", { venue: "Of two" }] as const;
      const first = await keyed(caller, key, write);
      const second = await keyed({ request: caller.asAuthor }, key, write);
      expect(second.status).toBe(201);
      expect(second.body.id).not.toBe(first.body.id);
      expectSame(await keyed(caller, key, write), first);
    });
  });
}
