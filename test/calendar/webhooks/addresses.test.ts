import { afterEach, describe, expect, it } from "vitest";
import { postMessage } from "../../../runtime/webhooks/post.js";
import { eventually } from "../../support/eventually.js";
import { type Receiver, startReceiver } from "../../webhooks/receiver.js";
import { useService } from "../support/service.js";

const service = useService({ WEBHOOK_RETRY: "50" });
const receivers: Receiver[] = [];
const message = { body: "{}", headers: {} };

afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

async function receiver(): Promise<Receiver> {
  const started = await startReceiver();
  receivers.push(started);
  return started;
}

describe("the addresses of webhooks", () => {
  it("are looked up at the moment of the connection, and private ones not connected to", async () => {
    service.startWork();
    const local = await receiver();
    // A name says nothing of its address until it is looked up.
    const url = `https://localhost:${new URL(local.url).port}/`;
    expect((await service.post("/webhooks", { name: "inside", url, types: ["venue.created"] })).status).toBe(
      201,
    );
    await service.create("/venues", { venue: "Hall of mirrors" });
    await eventually(async () => {
      const { body } = await service.get("/webhooks/inside/messages");
      expect(body.deliveries?.[0]?.state).toBe("waiting");
      expect(body.deliveries?.[0]?.attempts?.[0]?.error).toBe("localhost may not be connected to.");
    });
    expect(local.received).toEqual([]);
  });

  it.each(["http://127.0.0.1/", "http://example.org/", "https://[::1]/", "https://169.254.169.254/"])(
    "are not %s",
    async (url) => {
      const answer = await service.post("/webhooks", { name: "never", url });
      expect([answer.status, Object.keys(answer.body.data?.params ?? {})]).toEqual([400, ["url"]]);
    },
  );

  it("may be on this machine where the operator says so, but not in its networks", async () => {
    const limits = { time: 1000, isLocalAllowed: true };
    const local = await receiver();
    expect(await postMessage(local.url, message, limits)).toBe(204);
    await expect(postMessage("http://10.0.0.1/", message, limits)).rejects.toThrow("may not be called");
    await expect(postMessage(local.url, message, { ...limits, isLocalAllowed: false })).rejects.toThrow(
      "may not be called",
    );
  });
});
