import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type Koa from "koa";
import { createSignal } from "../storage/signal.js";
import { clientSubnet } from "./address.js";

/** A server that listens, and can stop without cutting anybody off. */
export type Server = ReturnType<typeof createLimitedServer>;

/** A request has to arrive within these times, or its connection is closed; slow clients hold nothing else up. */
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Longer than the idle time of usual proxies, which would else send into a connection that is closing.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
} as const;

const maximumHeaders = 100;

/** Emitted when the server is about to drain: what would go on without end, ends. */
export const drainSignal = createSignal();

const usualConnections = { all: 4096, network: 1024 };
/** So many requests may wait on one connection for the answers before them; usual clients never let one wait. */
const maximumWaiting = 64;
/** A client that neither sends nor takes anything for so long is gone; what the system itself buffers counts as taken. */
const silenceMs = 60_000;
const drainMs = 8000;
/** Open connections may carry one more request for so long; those that know of the end come to rest sooner. */
const graceMs = 1000;

/**
 * Creates the server between the network and the application. Connections beyond the limits are closed at once. Behind a
 * trusted proxy, all of them come from its address, and a network has no limit of its own.
 */
export function createLimitedServer(
  listener: RequestListener,
  { trustProxy = false, connections = usualConnections } = {},
) {
  // They are no connections of the HTTP server any more.
  const streams = new Set<Socket>();
  const answer: RequestListener = (request, response) => {
    // Nothing can be answered there any more.
    if (streams.has(request.socket)) request.socket.destroy();
    else listener(request, response);
  };
  const http = createServer(limits, (request, response) => {
    if (request.rawHeaders.length > 2 * maximumHeaders)
      response.writeHead(431, { Connection: "close" }).end();
    else if (response.socket !== null) answer(request, response);
    else waitForTurn(request, response, answer);
  });
  // Those beyond are dropped, the credentials perhaps: one more shows that there were too many.
  http.maxHeadersCount = maximumHeaders + 1;
  http.timeout = silenceMs;
  limitConnections(http, streams, trustProxy ? { ...connections, network: connections.all } : connections);
  return { http, drain: () => drain(http, streams) };
}

/** Event of a socket that is taken out of the limits of connections, as a stream is: there is a limit of streams. */
export const unlimited = "unlimited";

function limitConnections(http: HttpServer, streams: Set<Socket>, limits: typeof usualConnections): void {
  http.maxConnections = limits.all;
  const open = new Map<string, number>();
  const add = (network: string, change: number): number => {
    const count = (open.get(network) ?? 0) + change;
    if (count === 0) open.delete(network);
    else open.set(network, count);
    return count;
  };
  http.on("connection", (socket: Socket) => {
    const network = clientSubnet(socket.remoteAddress ?? "");
    const release = (): void => void add(network, -1);
    socket.on("close", release);
    socket.once(unlimited, () => {
      socket.off("close", release).on("close", () => {
        http.maxConnections -= 1;
        streams.delete(socket);
      });
      streams.add(socket);
      http.maxConnections += 1;
      release();
    });
    if (add(network, 1) > limits.network) socket.destroy();
  });
}

const waiting = new WeakMap<Socket, number>();

/**
 * A request that was sent before the answer to another had gone out is handled after it: responses that are not read would
 * else pile up in memory.
 */
function waitForTurn(request: IncomingMessage, response: ServerResponse, listener: RequestListener): void {
  const { socket } = request;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  if (count > maximumWaiting) socket.destroy();
  response.once("socket", () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    listener(request, response);
  });
}

/**
 * Rejects new connections, answers what still arrives on open ones and closes each after its answer. Resolves when
 * none is left, at the latest after eight seconds.
 */
function drain(http: HttpServer, streams: ReadonlySet<Socket>): Promise<void> {
  http.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  return new Promise((resolve) => {
    let idle: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      idle = setInterval(() => http.closeIdleConnections(), 100);
    }, graceMs);
    const force = setTimeout(() => {
      http.closeAllConnections();
      for (const socket of streams) socket.destroy();
    }, drainMs);
    // The HTTP server's own `close` would at once cut idle connections, on which a request may be under way.
    NetServer.prototype.close.call(http, () => {
      for (const timer of [grace, idle, force]) clearTimeout(timer);
      resolve();
    });
  });
}

/** The application as a listener of Node's server. Koa answers every error itself, so its promise is never rejected. */
export function createListener<State>(app: Koa<State>): RequestListener {
  const callback = app.callback();
  return (request, response) => {
    void callback(request, response);
  };
}
