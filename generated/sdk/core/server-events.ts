// Copied from runtime/client/server-events.ts. Do not edit: change that file and run `npm run generate`.

import type { Core } from "./core.js";

/** A server-sent event. */
export interface ServerEvent {
  readonly id: string | undefined;
  readonly type: string | undefined;
  readonly data: string;
}

/** Milliseconds without a byte, after which a connection counts as lost: the service sends a comment every 20 seconds. */
const silence = 60_000;

/**
 * Server-sent events of an address, all that came together in a list; the first list is empty, and comes once the stream is open. Ends
 * with the stream or the signal, after a silence, and at once where there is no stream.
 */
export async function* readServerEvents(
  core: Core,
  input: {
    readonly headers: Record<string, string>;
    readonly url: string;
    readonly name: string;
    readonly signal: AbortSignal;
  },
): AsyncGenerator<readonly ServerEvent[], void, undefined> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, input.signal]);
  // A `fetch` may ignore the signal.
  const ended = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined));
  });
  let count = 0;
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      const before = count;
      await core.clock.wait(silence, signal);
      if (count === before) stop.abort();
    }
  };
  const ask = async (): Promise<ReadableStreamDefaultReader<Uint8Array> | undefined> => {
    const { ok, headers, body } = await core.fetch(
      input.url,
      { headers: input.headers, signal },
      { operation: input.name, number: 1 },
    );
    const isStream = ok && headers.get("content-type")?.startsWith("text/event-stream");
    return isStream ? body?.getReader() : undefined;
  };
  void watch();
  const decoder = new TextDecoder();
  let text = "";
  try {
    const reader = await Promise.race([ended, ask()]);
    if (reader === undefined) return;
    for (let blocks: readonly string[] = []; ; ) {
      yield blocks.map(eventOf);
      const chunk = await Promise.race([ended, reader.read()]);
      if (chunk?.value === undefined) return;
      count += 1;
      text += decoder.decode(chunk.value, { stream: true });
      const parts = text.replaceAll("\r\n", "\n").split("\n\n");
      text = parts.pop() ?? "";
      blocks = parts;
    }
  } catch {
    // The connection is lost: the caller finds out by a request what it is like.
  } finally {
    stop.abort();
  }
}

/** Comments have no name, and are left out; lines of data are joined. */
function eventOf(block: string): ServerEvent {
  const [, id] = /^id: ?(.*)$/m.exec(block) ?? [];
  const [, type] = /^event: ?(.*)$/m.exec(block) ?? [];
  const lines = [...block.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line);
  return { id, type, data: lines.join("\n") };
}
