import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Principal } from "../core/principal.js";

const principals = new WeakMap<IncomingMessage, Principal>();

/** The caller that an injected request was given; undefined for requests from outside. */
export function injectedPrincipal(request: IncomingMessage): Principal | undefined {
  return principals.get(request);
}

/** Passes a request to a listener of Node's server without a server, and returns the response. */
export function injectRequest(
  listener: RequestListener,
  request: Request,
  {
    body = Buffer.alloc(0),
    socket = new Socket(),
    principal,
  }: {
    readonly body?: Buffer;
    readonly socket?: Socket;
    /** The caller; absent: the one that the headers name. */
    readonly principal?: Principal;
  },
): Promise<Response> {
  return new Promise((resolve) => {
    const incoming = incomingOf(request, body, socket);
    if (principal !== undefined) principals.set(incoming, principal);
    const outgoing = new CollectedResponse(incoming, (answer) => {
      resolve(toResponse(request, answer));
    });
    listener(outgoing.req, outgoing);
  });
}

/** A request as Node's server would have read it from its socket. */
function incomingOf(request: Request, body: Buffer, socket: Socket): IncomingMessage {
  const { host, pathname, search } = new URL(request.url);
  const incoming = new IncomingMessage(socket);
  incoming.method = request.method;
  incoming.url = pathname + search;
  incoming.httpVersion = "1.1";
  incoming.headers = {
    host,
    ...Object.fromEntries(request.headers),
    ...(body.length > 0 ? { "content-length": String(body.length) } : {}),
  };
  // Without it, the end of the stream would count as that of a connection which was cut.
  incoming.complete = true;
  if (body.length > 0) incoming.push(body);
  incoming.push(null);
  return incoming;
}

/** A response that is collected instead of sent. */
class CollectedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  readonly #onEnd: (answer: CollectedResponse) => void;

  constructor(incoming: IncomingMessage, onEnd: (answer: CollectedResponse) => void) {
    super(incoming);
    this.#onEnd = onEnd;
  }

  override write(chunk: string | Uint8Array, encoding?: unknown): boolean {
    const isNamed = typeof encoding === "string" && Buffer.isEncoding(encoding);
    this.chunks.push(
      typeof chunk === "string" ? Buffer.from(chunk, isNamed ? encoding : "utf8") : Buffer.from(chunk),
    );
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown): this {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.write(chunk, encoding);
    this.emit("finish");
    this.emit("close");
    this.#onEnd(this);
    return this;
  }
}

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(request: Request, answer: CollectedResponse): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.getHeaders())) {
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
  }
  const isEmpty = bodiless.has(answer.statusCode) || request.method === "HEAD";
  const response = new Response(isEmpty ? null : Buffer.concat(answer.chunks), {
    status: answer.statusCode,
    statusText: answer.statusMessage,
    headers,
  });
  return Object.defineProperty(response, "url", { value: request.url });
}
