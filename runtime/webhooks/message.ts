import type { ResourceDescriptor } from "../core/descriptors.js";
import { createPrincipal, type Principal } from "../core/principal.js";
import type { ApiBase, RequestContext } from "../core/request-context.js";
import type { AuditEntry } from "../outbox/audit-log.js";
import type { Change } from "../outbox/relay.js";
import { isPost } from "../resources/read/find.js";
import { maskedAnswer } from "../resources/read/masked-readers.js";
import type { Site } from "../resources/site.js";
import { mayEdit, mayRead } from "../resources/status.js";

/** What endpoints are told. The id stays the same however often the message is sent, and to whomever. */
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
 * The messages about a change: one of its kind, and one more each where the record came to be published or cancelled by it;
 * those that the spec names only. They show the record as it is when they are made, in the language of the change, as the role of the
 * spec sees it. `address` is the site in links where the change names none. `onFault` gets the error of a record that cannot
 * be shown; its message holds the id only, as one does that would be larger than a megabyte.
 */
export async function messagesOf(
  site: Site,
  change: Change,
  address: string,
  onFault: (error: unknown) => void,
): Promise<readonly Message[]> {
  const { entry, resource, document } = change;
  const { facts } = resource;
  const kinds = [
    entry.kind,
    ...(entry.published === true ? ["published"] : []),
    ...(isCancelled(facts, entry) ? ["cancelled"] : []),
  ];
  const told = kinds.filter((kind) => facts.webhooks?.includes(kind) === true);
  if (told.length === 0) return [];
  const call = callOf(site, change, address);
  const data = await dataOf(site, change, call).catch((error: unknown) => {
    // A store that is away will be there again.
    if (error instanceof Error && error.name.startsWith("Mongo")) throw error;
    onFault(error);
    return { id: document._id };
  });
  const [, , note = ""] = entry._id.split("/");
  return told.map((kind) => {
    const type = `${facts.name}.${kind}`;
    const bodyWith = (shown: object): string =>
      JSON.stringify({
        type,
        timestamp: entry.at.toISOString(),
        data: shown,
        resource: facts.name,
        id: document._id,
        revision: entry.revision,
        language: call.language,
        changed: [...new Set(entry.changes.map(({ field }) => field))],
      });
    const whole = bodyWith(data);
    return {
      id: `msg_${facts.name}_${document._id}_${note}_${kind}`,
      type,
      subject: `${facts.name}/${document._id}`,
      order: 2 * entry.revision + kinds.indexOf(kind) / kinds.length,
      created: entry.at,
      body: Buffer.byteLength(whole) <= messageLimit ? whole : bodyWith({ id: document._id }),
    };
  });
}

/** Whether a record that was there before came to be cancelled: its field got the value that says so. */
function isCancelled({ period }: ResourceDescriptor, { kind, changes }: AuditEntry): boolean {
  const standing = period?.standing;
  if (standing === undefined || kind === "created" || kind === "deleted") return false;
  return changes.some(
    ({ field, after }) => field === standing.field && standing.values[String(after)]?.means === "cancelled",
  );
}

/** A message that says nothing but that messages arrive. */
export function testMessage(name: string, now: Date): Message {
  const id = `msg_test_${name}_${now.getTime()}`;
  const body = JSON.stringify({ type: "test", timestamp: now.toISOString(), data: {} });
  return { id, type: "test", subject: `test/${id}`, order: 0, created: now, body };
}

function callOf({ facts }: Site, { entry }: Change, address: string): RequestContext {
  // A note may hold what a caller took for a host.
  const site = entry.site !== undefined && URL.canParse(entry.site) ? entry.site : address;
  const [mount] = facts.mounts;
  const mounted: ApiBase = {
    api: site + (mount?.path ?? ""),
    site,
    host: new URL(site).hostname,
    namespace: mount?.namespace ?? facts.namespace,
  };
  return {
    mounted,
    language: entry.language,
    principal: readerOf(facts),
    now: entry.at.getTime(),
    request: entry.request,
    path: {},
  };
}

function readerOf({ webhookRole, roles }: Site["facts"]): Principal {
  return createPrincipal({ name: "webhooks", role: webhookRole, author: 0 }, roles);
}

/** Of a record that the role may not read only the id is told, and of one with a password what everybody sees. */
async function dataOf(site: Site, { resource, document }: Change, call: RequestContext): Promise<object> {
  if (isPost(document) && !mayRead(site, call.principal, document)) return { id: document._id };
  const answer = await resource.show(document, call);
  const isMasked =
    isPost(document) && document.password !== undefined && !mayEdit(site, call.principal, document);
  return isMasked ? maskedAnswer(resource.facts, answer) : answer;
}
