// Generated from spec/resources. Do not edit: change the spec and run `npm run generate`.

import {
  type HeaderFields,
  type SignedMessage,
  type TestMessage,
  type VerifyOptions,
  verifyMessage,
} from "./core/webhooks.js";

/** Every message that the service sends. */
export type WebhookMessage = TestMessage;

/**
 * Reads a message whose signature one of the secrets made, and rejects with `WebhookError` otherwise.
 * The body has to be as it came, not parsed; give the old and the new secret while one is replaced.
 */
export async function verify(
  body: SignedMessage["body"],
  headers: HeaderFields,
  secret: SignedMessage["secret"],
  options?: VerifyOptions,
): Promise<WebhookMessage> {
  // What the service signs is a message.
  return (await verifyMessage({ body, headers, secret }, options)) as WebhookMessage;
}

export {
  type HeaderFields,
  type RecordMessage,
  type TestMessage,
  type VerifyOptions,
  WebhookError,
} from "./core/webhooks.js";
