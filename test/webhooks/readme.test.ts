import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createSecret, signatureHeaders } from "../../runtime/webhooks/message.js";
import { root } from "../support/workspace.js";

interface Example {
  readonly isGenuine: (headers: Readonly<Record<string, string>>, body: string, secret: string) => boolean;
}

/** Returns the example for receivers, as a reader copies it. */
async function example(): Promise<Example> {
  const readme = readFileSync(join(root, "runtime/webhooks/README.md"), "utf8");
  const [, code = ""] = /```js\n([^]*?)```/.exec(readme) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "webhooks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "example.mjs");
  writeFileSync(file, code);
  return (await import(pathToFileURL(file).href)) as Example;
}

it("verifies what the service signs, by the example of the README", async () => {
  const { isGenuine } = await example();
  const [secret, other] = [createSecret(), createSecret()];
  const message = { id: "msg_1", body: '{"type":"test"}' };
  const now = Math.floor(Date.now() / 1000);
  const headers = signatureHeaders(message, now, [other, secret]);
  expect(isGenuine(headers, message.body, secret)).toBe(true);
  expect(isGenuine(headers, message.body, other)).toBe(true);
  expect(isGenuine(headers, message.body, createSecret())).toBe(false);
  expect(isGenuine(headers, `${message.body} `, secret)).toBe(false);
  expect(isGenuine(signatureHeaders(message, now - 301, [secret]), message.body, secret)).toBe(false);
});

it("signs as the Standard Webhooks scheme has it", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const body = '{"test": 2432232314}';
  const headers = signatureHeaders({ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body }, 1_614_265_330, [secret]);
  const key = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const signed = createHmac("sha256", key).update(`msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.${body}`);
  expect(headers["webhook-signature"]).toBe(`v1,${signed.digest("base64")}`);
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});
