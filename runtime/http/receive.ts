import type { IncomingMessage } from "node:http";
import { HttpError } from "../core/http-error.js";
import type { HeldBytes } from "./body-budget.js";

/** A body of which nothing arrives for so long is given up. */
const stallMs = 10_000;

/**
 * Hands the pieces of a body on as they arrive, and resolves after the last. Throws 408 for a body that stalls, 400 for one
 * that is cut short, and what `take` or the count of its bytes throws.
 */
export function receive(
  request: IncomingMessage,
  held: HeldBytes,
  take: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      timer.refresh();
      try {
        held.add(chunk.length);
        take(chunk);
      } catch (error) {
        settle(error as Error);
      }
    };
    const settle = (error?: Error): void => {
      clearTimeout(timer);
      request.off("data", onData).off("end", settle).off("close", onClose);
      if (error === undefined) resolve();
      else reject(error);
    };
    // No client receives this response: it disconnected before it had sent everything.
    const onClose = (): void => settle(new HttpError("rest_invalid_body", { reason: "Content-Length" }));
    const timer = setTimeout(() => settle(stalled()), stallMs);
    request.on("data", onData).on("end", settle).on("close", onClose);
    if (request.destroyed) onClose();
  });
}

/**
 * Discards what is left of a body that was rejected, up to some bytes: clients read the answer only after they have sent
 * their body.
 */
export function discard(request: IncomingMessage, most: number): Promise<void> {
  return new Promise((resolve) => {
    let size = 0;
    const onData = (chunk: Buffer): void => {
      timer.refresh();
      size += chunk.length;
      if (size > most) settle();
    };
    const settle = (): void => {
      clearTimeout(timer);
      request.off("data", onData);
      resolve();
    };
    const timer = setTimeout(settle, stallMs);
    request.on("data", onData).once("end", settle).once("close", settle).resume();
    if (request.readableEnded || request.destroyed) settle();
  });
}

function stalled(): HttpError {
  const values = { seconds: stallMs / 1000 };
  return new HttpError("rest_upload_stalled", values, { headers: { Connection: "close" } });
}
