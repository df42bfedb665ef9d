import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestService, type TestService } from "specwright/testing";
import { createProduct } from "../generated/server/index.js";
import { hooks } from "../hooks/index.js";

let service: TestService;

before(async () => {
  service = await startTestService(createProduct(hooks));
});

after(() => service.stop());

test("an item is created and listed", async () => {
  const created = await fetch(`${service.api}/items`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Lamp", price: 12.5 }),
  });
  assert.equal(created.status, 201);
  const list = await fetch(`${service.api}/items?search=lamp`);
  assert.match(await list.text(), /"name":"Lamp"/);
});

test("a price below 0 is rejected", async () => {
  const response = await fetch(`${service.api}/items`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Lamp", price: -1 }),
  });
  assert.equal(response.status, 400);
});
