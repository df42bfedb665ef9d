import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { eventually } from "./eventually.js";
import type { JsonBody } from "./service.js";

/** An event of a stream. */
export interface StreamEvent {
  readonly id: string;
  readonly event: string;
  readonly data: JsonBody;
}

/** A reader of server-sent events, as browsers have one, on a connection of its own. */
export interface EventReader {
  readonly status: number;
  readonly response: IncomingMessage;
  /** The events so far. */
  readonly events: readonly StreamEvent[];
  /** By which the stream continues. */
  readonly lastId: () => string;
  readonly isClosed: () => boolean;
  /** The events once there are so many. */
  take(count: number): Promise<readonly StreamEvent[]>;
  close(): void;
}

/** Opens a stream; resolves when its head is there, and the place where it begins. */
export async function openEvents(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventReader> {
  const sent = request(address, { headers, agent: false }).end();
  sent.on("error", () => undefined);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const events: StreamEvent[] = [];
  let text = "";
  let lastId = "";
  let isClosed = false;
  const readBlock = (block: string): void => {
    const fields = new Map(
      block.split("\n").map((line) => line.split(/: (.*)/s, 2) as [name: string, value: string]),
    );
    lastId = fields.get("id") ?? lastId;
    const data = fields.get("data");
    if (data !== undefined)
      events.push({ id: lastId, event: fields.get("event") ?? "", data: JSON.parse(data) as JsonBody });
  };
  response.setEncoding("utf8").on("data", (chunk: string) => {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) readBlock(block);
  });
  response.once("close", () => (isClosed = true)).on("error", () => undefined);
  if (response.statusCode === 200) await eventually(() => lastId !== "" || isClosed);
  return {
    status: response.statusCode ?? 0,
    response,
    events,
    lastId: () => lastId,
    isClosed: () => isClosed,
    async take(count) {
      await eventually(() => events.length >= count);
      return events.slice(0, count);
    },
    close: () => void sent.destroy(),
  };
}

/** Whether a response goes on without end, by its type. */
export function isStream(type: string | null | undefined): boolean {
  return type?.startsWith("text/event-stream") === true;
}

/** Calls back at the end of a response; that of a stream is with its first bytes. */
export function onceWhole(response: IncomingMessage, done: () => void): void {
  response.once("end", done);
  if (!isStream(response.headers["content-type"])) return;
  response.once("data", () => {
    done();
    response.destroy();
  });
}

/** The text of an answer; none of a stream. */
export async function wholeText(response: Response): Promise<string> {
  if (!isStream(response.headers.get("content-type"))) return response.text();
  await response.body?.cancel();
  return "";
}
