// Generated from spec/resources. Do not edit: change the spec and run `npm run generate`.

import type { Category } from "./categories.js";
import {
  type HeaderFields,
  type RecordMessage,
  type SignedMessage,
  type TestMessage,
  type VerifyOptions,
  verifyMessage,
} from "./core/webhooks.js";
import type { Event } from "./events.js";
import type { Organizer } from "./organizers.js";
import type { Tag } from "./tags.js";
import type { Language } from "./types.js";
import type { Venue } from "./venues.js";

/** A message about a change of a record of the kind event. */
export type EventMessage = RecordMessage<
  "event",
  "created" | "updated" | "trashed" | "restored" | "published" | "cancelled",
  Event,
  Language
>;

/** A message about a change of a record of the kind venue. */
export type VenueMessage = RecordMessage<
  "venue",
  "created" | "updated" | "trashed" | "restored" | "published",
  Venue,
  Language
>;

/** A message about a change of a record of the kind organizer. */
export type OrganizerMessage = RecordMessage<
  "organizer",
  "created" | "updated" | "trashed" | "restored" | "published",
  Organizer,
  Language
>;

/** A message about a change of a record of the kind category. */
export type CategoryMessage = RecordMessage<
  "category",
  "created" | "updated" | "deleted",
  Category,
  Language
>;

/** A message about a change of a record of the kind tag. */
export type TagMessage = RecordMessage<"tag", "created" | "updated" | "deleted", Tag, Language>;

/** Every message that the service sends. */
export type WebhookMessage =
  | EventMessage
  | VenueMessage
  | OrganizerMessage
  | CategoryMessage
  | TagMessage
  | TestMessage;

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
