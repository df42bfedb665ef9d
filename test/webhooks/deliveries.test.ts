import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEndpoints } from "../../runtime/webhooks/endpoints.js";
import { eventually } from "../support/eventually.js";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";
import { isSigned, type Receiver, startReceiver } from "./receiver.js";

const service = useSpecProduct(talkSpec, {
  environment: { WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "40", WEBHOOK_TIMEOUT: "60" },
});
const receivers: Receiver[] = [];
beforeAll(() => {
  service.startWork();
});
afterAll(async () => {
  await Promise.all(receivers.map((receiver) => receiver.close()));
  expect(service.errors).toEqual([]);
});

/** A receiver of these types, with its secret. */
async function subscribe(
  name: string,
  types: readonly string[],
): Promise<Receiver & { readonly secret: string }> {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const { secrets } = await openEndpoints(service.database).add({ _id: name, url: receiver.url, types });
  return { ...receiver, secret: secrets[0]?.secret ?? "" };
}

async function createTalk(more: object = {}): Promise<number> {
  const { status, body } = await service.request("POST", "/talks", { body: talkBody(more) });
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

describe("a webhook", () => {
  it("gets the changes of a record that it asks for, in order and signed", async () => {
    const receiver = await subscribe("all", ["talk.*"]);
    const id = await createTalk({ title: "Announced" });
    const messages = () => receiver.received.filter(({ body }) => body.id === id);
    await eventually(() => expect(messages()).toHaveLength(2));
    await service.request("PATCH", `/talks/${id}`, { body: { seats: 12 } });
    await service.request("DELETE", `/talks/${id}`);
    await eventually(() => expect(messages()).toHaveLength(4));
    expect(messages().map(({ body }) => body.type)).toEqual([
      "talk.created",
      "talk.published",
      "talk.updated",
      "talk.trashed",
    ]);
    const [first, , third] = messages();
    expect(first?.body).toMatchObject({ resource: "talk", id, data: { id, title: "Announced" } });
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as unknown;
    expect(first?.body.data).toMatchObject({ from: "2031-03-10T18:00:00+01:00", date: iso, modified: iso });
    expect(third?.body.changed).toEqual(["seats"]);
    for (const message of receiver.received) {
      expect(await isSigned(message, receiver.secret)).toBe(true);
      expect(await isSigned({ ...message, text: `${message.text} ` }, receiver.secret)).toBe(false);
    }
  });
});
