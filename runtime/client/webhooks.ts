/** A message about a change of a record; `type` discriminates the union of all messages. */
export type RecordMessage<
  Resource extends string,
  Kind extends string,
  Item,
  Language,
  Id = number,
> = Kind extends string
  ? {
      /** What became of the record. */
      readonly type: `${Resource}.${Kind}`;
      /** When it did, in UTC. */
      readonly timestamp: string;
      /** The record as lists return it, or its id where the role of webhooks may not read it. */
      readonly data: Item | { readonly id: Id };
      readonly resource: Resource;
      /** Id of the record. */
      readonly id: Id;
      /** Number of the change among those of the record. */
      readonly revision: number;
      readonly language: Language;
      /** The fields that say something else. */
      readonly changed: readonly string[];
    }
  : never;

/** The message that the service sends on request to test a receiver. */
export interface TestMessage {
  readonly type: "test";
  readonly timestamp: string;
  readonly data: Readonly<Record<string, never>>;
  /** It is about no record. */
  readonly id?: undefined;
}

/** Header fields as a platform gives them: `request.headers` of Node, or `Headers`. */
export type HeaderFields =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Seconds by which the clocks of sender and receiver may differ; 300 where missing. */
  readonly tolerance?: number | undefined;
  /** Milliseconds since 1970; the time of the machine where missing. */
  readonly now?: number | undefined;
}

/** The message is not from the service, was changed on the way, or is not of this time. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

/**
 * Reads a message whose signature one of the secrets made, and rejects with `WebhookError` otherwise. `body` has to be as it
 * came, not parsed. Give the old and the new secret while one is replaced.
 */
export async function verifyMessage(
  { body, headers, secret }: SignedMessage,
  { tolerance = 300, now = Date.now() }: VerifyOptions = {},
): Promise<object> {
  const id = field(headers, "webhook-id");
  const timestamp = field(headers, "webhook-timestamp");
  const signatures = field(headers, "webhook-signature");
  // What is no number is in no time.
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= tolerance)) {
    throw new WebhookError(`The message is not of this time: ${timestamp}.`);
  }
  const encoder = new TextEncoder();
  const content = typeof body === "string" ? encoder.encode(body) : new Uint8Array(body);
  const signed = Uint8Array.from([...encoder.encode(`${id}.${timestamp}.`), ...content]);
  const made = signatures.split(" ").flatMap((one) => (one.startsWith("v1,") ? bytesOf(one.slice(3)) : []));
  for (const one of [secret].flat()) {
    const key = await keyOf(one);
    for (const signature of made) {
      // Takes the same time wherever the two differ.
      if (await crypto.subtle.verify("HMAC", key, signature, signed)) return parse(content);
    }
  }
  throw new WebhookError("No secret made the signature of the message.");
}

export interface SignedMessage {
  readonly body: string | Uint8Array | ArrayBuffer;
  readonly headers: HeaderFields;
  readonly secret: string | readonly string[];
}

function field(headers: HeaderFields, name: string): string {
  const value =
    typeof headers.get === "function"
      ? headers.get(name)
      : (headers as Readonly<Record<string, unknown>>)[name];
  if (typeof value === "string" && value !== "") return value;
  throw new WebhookError(`The message has no header field ${name}.`);
}

async function keyOf(secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const [bytes] = bytesOf(secret.replace(/^whsec_/, ""));
  if (bytes === undefined || bytes.length === 0) {
    throw new TypeError("A secret of a webhook is whsec_ and text in base64.");
  }
  return await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

/** None for what is no base64. */
function bytesOf(base64: string): readonly Uint8Array<ArrayBuffer>[] {
  try {
    return [Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))];
  } catch {
    return [];
  }
}

function parse(content: Uint8Array): object {
  const message: unknown = JSON.parse(new TextDecoder().decode(content));
  if (typeof message === "object" && message !== null) return message;
  throw new WebhookError("The message is no JSON object.");
}
