import { expect, it } from "vitest";
import { useService } from "../support/service.js";
import { keyed, newKey, storedKeys } from "./repeat-service.js";

const service = useService();

it("a write that another process is doing is left to it, and the repeated request gets 409 after a while", async () => {
  const key = newKey();
  const write = ["POST", "/venues", { venue: "Slow" }] as const;
  await keyed(service, key, write);
  await storedKeys(service.database).lease(key, new Date(Date.now() + 60_000));
  const answer = await keyed(service, key, write);
  expect(answer.status).toBe(409);
  expect(answer.body.code).toBe("rest_idempotency_key_in_use");
  expect(answer.headers.get("retry-after")).toBe("1");
});
