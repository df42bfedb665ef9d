import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** Creates the secret of an endpoint: `whsec_` and 256 random bits in base64, as the Standard Webhooks scheme has it. */
export function createSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/**
 * Makes the headers that authenticate a message: its id, the time of sending in seconds, and a signature of
 * `id.timestamp.body` with each secret, separated by spaces.
 */
export function signatureHeaders(
  message: { readonly id: string; readonly body: string },
  seconds: number,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const signed = `${message.id}.${seconds}.${message.body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  });
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
}
