import type { Socket } from "node:net";
import type { Reply } from "./wire.js";
import { createMessageSplitter, replyHeader } from "./wire.js";

/** Above this many queued messages, no more is read from a client. */
const QUEUE_LIMIT = 8;

/**
 * Serves one client: its messages are answered one by one, in their order. `answer` returns `undefined` for a message that
 * cannot be answered; then, and on bytes that are no message, the client is disconnected.
 */
export function serveConnection(
  socket: Socket,
  answer: (message: Buffer) => Promise<Reply | undefined>,
): void {
  const queue: Buffer[] = [];
  const splitter = createMessageSplitter((message) => queue.push(message));
  let answering = false;
  let replies = 0;

  async function answerAll(): Promise<void> {
    for (let message = queue.shift(); message && !socket.destroyed; message = queue.shift()) {
      const reply = await answer(message);
      if (!reply) socket.destroy();
      else if (!reply.moreToCome) await send(socket, replyHeader(reply, ++replies), reply.response);
      if (queue.length <= QUEUE_LIMIT) socket.resume();
    }
  }

  socket.setNoDelay(true);
  // "close" follows, and the loop ends at its next message.
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    if (!splitter.push(chunk)) socket.destroy();
    if (queue.length > QUEUE_LIMIT) socket.pause();
    if (answering) return;
    answering = true;
    void answerAll().finally(() => {
      answering = false;
    });
  });
}

/** Resolves when the socket accepts the next response, or is closed. */
async function send(socket: Socket, header: Buffer, response: Buffer): Promise<void> {
  if (socket.destroyed) return;
  socket.cork();
  socket.write(header);
  const isDrained = socket.write(response);
  socket.uncork();
  if (isDrained) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      socket.off("drain", settle).off("close", settle);
      resolve();
    };
    socket.on("drain", settle).on("close", settle);
  });
}
