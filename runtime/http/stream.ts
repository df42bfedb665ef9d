import type { Socket } from "node:net";
import type { OperationResult } from "../core/request-context.js";
import { unlimited } from "./server.js";
import type { ServiceContext } from "./state.js";

/** Sets the head of a stream of server-sent events. Proxies pass each event on at once, and none is stored. */
export function announceStream(ctx: ServiceContext, { status, headers = {} }: OperationResult): void {
  ctx.status = status;
  ctx.set({
    ...headers,
    "Content-Type": "text/event-stream; charset=UTF-8",
    "Content-Language": ctx.state.language,
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
}

/**
 * Sends the head of a stream, and hands its connection over, which ends with the stream. To Node and Koa the answer is complete
 * then: a listener holds on to neither request nor response, and takes a quarter of the memory that it would with them.
 */
export function sendStream(ctx: ServiceContext, stream: NonNullable<OperationResult["stream"]>): void {
  const { res, state } = ctx;
  const { socket } = res;
  ctx.respond = false;
  if (ctx.method === "HEAD" || socket === null || socket.destroyed) {
    res.end();
    return;
  }
  const own = Object.entries({ ...res.getHeaders(), Date: new Date().toUTCString(), Connection: "close" });
  const lines = own.map(([name, value]) => `${name}: ${String(value)}`);
  socket.emit(unlimited);
  socket.write(`HTTP/1.1 ${ctx.status} OK\r\n${lines.join("\r\n")}\r\n\r\n`);
  res.emit("finish");
  leaveServer(socket);
  state.stream = socket;
  stream(socket);
}

/**
 * Takes a connection out of the HTTP server, for which it is closed then: its parser and its listeners are freed. What the client
 * still sends is dropped, and ends the stream where it is the end.
 */
function leaveServer(socket: Socket): void {
  // From here on, bytes do not pass the socket by on their way to the parser.
  socket.on("data", ignore).on("end", destroy);
  for (const name of ["data", "end", "drain", "close"])
    for (const listener of socket.listeners(name) as (() => void)[]) {
      if (!listener.name.startsWith("bound socketOn")) continue;
      socket.off(name, listener);
      if (name === "close") listener();
    }
}

function ignore(): void {
  return undefined;
}

function destroy(this: Socket): void {
  this.destroy();
}
