import { createHmac, randomBytes } from "node:crypto";
import { createPrincipal, type Principal } from "../core/principal.js";
import { createContext, type RequestContext } from "../core/request-context.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { AuditEntry } from "../outbox/audit-entry.js";
import type { Change } from "../outbox/relay.js";
import { type AppContext, resourceNamed } from "../resources/app-context.js";
import { mayReadRecord } from "../resources/policy.js";
import { maskedAnswer } from "../resources/read/create-serializer.js";
import { isStatusDocument, mayEdit } from "../resources/status.js";
import { isDriverError } from "../storage/store-errors.js";

/** A message to endpoints. The id is the same for each endpoint and attempt. */
export interface Message {
  readonly id: string;
  /** `resource.change`. */
  readonly type: string;
  readonly subject: string;
  readonly order: number;
  readonly created: Date;
  /** JSON text, as it is sent. */
  readonly body: string;
}

/** Most bytes of a message, so that any receiver takes it and the store does. */
const messageLimit = 1024 * 1024;

/**
 * Makes the messages about a change that the spec names: one of its kind, and one more each where it published or cancelled
 * the record. They show the record as it is when they are made, in the language of the change, as the role of the spec sees
 * it; only the id of a record that cannot be shown, or makes the message larger than a megabyte. `address` is the site in links
 * where the change names none; `onError` gets the error of a record that cannot be shown.
 */
export async function messagesOf(
  app: AppContext,
  change: Change,
  { address, onError }: { readonly address: string; readonly onError: (error: unknown) => void },
): Promise<readonly Message[]> {
  const { entry, document } = change;
  const { resource } = change.records;
  const kinds = [
    entry.kind,
    ...(entry.published === true ? ["published"] : []),
    ...(isCancelled(resource, entry) ? ["cancelled"] : []),
  ];
  const named = kinds.filter((kind) => resource.webhooks?.includes(kind) === true);
  if (named.length === 0) return [];
  const call = callOf(app, change, address);
  const data = await dataOf(app, change, call).catch((error: unknown) => {
    // A store that is unavailable is tried again.
    if (isDriverError(error)) throw error;
    onError(error);
    return { id: document._id };
  });
  const [, , entryId = ""] = entry._id.split("/");
  return named.map((kind) => {
    const whole = bodyOf(change, kind, data);
    return {
      id: `msg_${resource.name}_${document._id}_${entryId}_${kind}`,
      type: `${resource.name}.${kind}`,
      subject: `${resource.name}/${document._id}`,
      order: 2 * entry.revision + kinds.indexOf(kind) / kinds.length,
      created: entry.at,
      body: Buffer.byteLength(whole) <= messageLimit ? whole : bodyOf(change, kind, { id: document._id }),
    };
  });
}

function bodyOf({ entry, records: { resource }, document }: Change, kind: string, data: object): string {
  return JSON.stringify({
    type: `${resource.name}.${kind}`,
    timestamp: entry.at.toISOString(),
    data,
    resource: resource.name,
    id: document._id,
    revision: entry.revision,
    language: entry.language,
    changed: [...new Set(entry.changes.map(({ field }) => field))],
  });
}

/** Whether a change cancelled an existing record: its field got the value that means so. */
function isCancelled({ period }: ResourceDescriptor, { kind, changes }: AuditEntry): boolean {
  const status = period?.eventStatus;
  if (status === undefined || kind === "created" || kind === "deleted") return false;
  return changes.some(
    ({ field, after }) => field === status.field && status.values[String(after)]?.means === "cancelled",
  );
}

/** Makes a message without content, to test an endpoint. */
export function testMessage(name: string, now: Date): Message {
  const id = `msg_test_${name}_${now.getTime()}`;
  const body = JSON.stringify({ type: "test", timestamp: now.toISOString(), data: {} });
  return { id, type: "test", subject: `test/${id}`, order: 0, created: now, body };
}

function callOf({ service }: AppContext, { entry }: Change, address: string): RequestContext {
  // The entry holds the Host header of a request, which need not be valid.
  const site = entry.site !== undefined && URL.canParse(entry.site) ? entry.site : address;
  return createContext({
    language: entry.language,
    principal: readerOf(service),
    site,
    mount: service.mounts[0] ?? { path: "", namespace: service.namespace },
    now: entry.at.getTime(),
    request: entry.request,
  });
}

function readerOf(service: AppContext["service"]): Principal {
  // It owns no record, not even those that callers without a key have created.
  return createPrincipal(
    { name: "webhooks", role: service.webhookRole, author: 0, anonymous: true },
    service,
  );
}

/** The id of a record that the role may not read; of one with a password what everyone sees. */
async function dataOf(
  app: AppContext,
  { records: { resource }, document }: Change,
  call: RequestContext,
): Promise<object> {
  const records = resourceNamed(app, resource.name);
  if (!mayReadRecord({ app, records, call }, document)) return { id: document._id };
  const answer = await records.show(document, call);
  const isMasked =
    isStatusDocument(document) && document.password !== undefined && !mayEdit(app, call.principal, document);
  return isMasked ? maskedAnswer(resource, answer) : answer;
}

/** The types that an endpoint may subscribe to: all, all of a resource, or one change of it. */
export function messageTypesOf(resources: Iterable<ResourceDescriptor>): readonly string[] {
  const types = [...resources].flatMap(({ name, webhooks }) =>
    webhooks === undefined ? [] : [`${name}.*`, ...webhooks.map((kind) => `${name}.${kind}`)],
  );
  return ["*", ...types];
}

/** Whether a text can name an endpoint. */
export function isEndpointName(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(text);
}

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
