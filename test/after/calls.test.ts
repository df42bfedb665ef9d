import { beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.js";
import { useSpecProduct } from "../support/spec-product.js";

const resource = `fields:
  title: { type: text, required: true }
hooks: { after: { create: send_letter } }
`;
const sent: unknown[] = [];
const hooks = {
  letter: {
    sendLetter({ title }: { readonly title: string }) {
      sent.push(title);
    },
  },
};
/** The clock of the machine that writes is an hour ahead of that of the store. */
const service = useSpecProduct(
  { "resources/letter.yaml": resource },
  { hooks, surroundings: { now: () => Date.now() + 3_600_000 } },
);
beforeAll(() => service.startWork());

it("calls a hook soon after the write, whatever the clock of the writer says", async () => {
  const { status } = await service.request("POST", "/letters", { body: { title: "Soon" } });
  expect(status).toBe(201);
  await eventually(() => expect(sent).toEqual(["Soon"]));
  expect(service.errors).toEqual([]);
});
