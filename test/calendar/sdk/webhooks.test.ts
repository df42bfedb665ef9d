import { afterAll, describe, expect, it } from "vitest";
import { verify, WebhookError, type WebhookMessage } from "../../../generated/sdk/webhooks.js";
import { eventually } from "../../support/eventually.js";
import { type Received, type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { useService } from "../support/service.js";

const service = useService({ WEBHOOK_LOCAL: "true", WEBHOOK_RETRY: "40" });
let receiver: Receiver | undefined;
afterAll(() => receiver?.close());

/** A message that the service has sent, and the secret of its webhook. */
async function sentMessage(): Promise<{ readonly message: Received; readonly secret: string }> {
  service.startWork();
  receiver = await startReceiver();
  const { body } = await service.post("/webhooks", {
    name: "receiver",
    url: receiver.url,
    types: ["venue.created"],
  });
  await service.post("/venues", { venue: "Größe 日本" });
  const { received } = receiver;
  await eventually(() => expect(received).toHaveLength(1));
  const [message] = received;
  if (message === undefined) throw new Error("There is no message.");
  return { message, secret: (body as unknown as { secret: string }).secret };
}

describe("a message of a webhook", () => {
  it("is read when a secret made its signature, and rejected otherwise", async () => {
    const { message, secret } = await sentMessage();
    const { text, headers } = message;
    const read: WebhookMessage = await verify(text, headers, secret);
    if (read.type !== "venue.created") throw new Error(read.type);
    expect(read).toMatchObject({ resource: "venue", id: read.data.id, revision: 1, language: "en" });
    expect("venue" in read.data && read.data.venue).toBe("Größe 日本");

    const fields = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const bytes = new TextEncoder().encode(text);
    const other = `whsec_${btoa("another secret")}`;
    expect(await verify(bytes, fields, [other, secret])).toEqual(read);
    expect(await verify(bytes.buffer, headers, secret)).toEqual(read);

    const id = String(headers["webhook-id"]);
    const seconds = Number(headers["webhook-timestamp"]);
    const wrong: readonly Parameters<typeof verify>[] = [
      [`${text} `, headers, secret],
      [text, headers, other],
      [text, headers, []],
      [text, { ...headers, "webhook-id": `${id}1` }, secret],
      [text, { ...headers, "webhook-id": undefined }, secret],
      [text, { ...headers, "webhook-timestamp": `${seconds + 1}` }, secret],
      [text, { ...headers, "webhook-timestamp": "soon" }, secret],
      [text, { ...headers, "webhook-signature": "v1,?? v2,AAAA nothing" }, secret],
      [text, headers, secret, { now: (seconds + 301) * 1000 }],
      [text, headers, secret, { now: (seconds - 301) * 1000 }],
    ];
    for (const one of wrong) await expect(verify(...one)).rejects.toThrow(WebhookError);
    const late = { now: (seconds + 301) * 1000, tolerance: 600 };
    expect(await verify(text, headers, secret, late)).toEqual(read);
    const mixed = `v1,AAAA ${String(headers["webhook-signature"])}`;
    expect(await verify(text, { ...headers, "webhook-signature": mixed }, secret)).toEqual(read);
    await expect(verify(text, headers, "no base64!")).rejects.toThrow(TypeError);
    await expect(verify(text, headers, "")).rejects.toThrow(TypeError);
  });
});
