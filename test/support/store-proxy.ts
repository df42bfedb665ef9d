import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import { BSON } from "mongodb";

/** A command of a service that writes, as it comes to the proxy. */
export interface WriteCommand {
  readonly name: string;
  readonly collection: string;
}

/** What becomes of a command: it passes, its connection breaks before the store gets it, or before the store's answer comes. */
export type Fate = "passes" | "is lost" | "is not answered";

/** A wire between a service and its store that can be cut. */
export interface StoreProxy {
  /** The URI that leads through the wire. */
  readonly uri: string;
  /** Breaks the connections and rejects new ones. */
  cut(): void;
  /** Connections stay, and nothing passes them any more. */
  hang(): void;
  /** Whether something was sent that does not pass. */
  readonly holdsBack: boolean;
  /** Everything passes again. */
  restore(): void;
  /** Calls back for each command that writes, which meets the fate that is returned. */
  onWrite(decide: (command: WriteCommand) => Fate): void;
  close(): Promise<void>;
}

/** Starts a wire to the store at a URI of one host or one socket file. */
export async function openStoreProxy(uri: string): Promise<StoreProxy> {
  const { target, rest } = readUri(uri);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: "open" | "cut" | "hung" = "open";
  let decide: (command: WriteCommand) => Fate = () => "passes";

  const server = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    let isAnswered = true;
    const breakPair = (): void => {
      near.destroy();
      far.destroy();
    };
    const read = messageReader((message) => {
      const command = writeCommandIn(message);
      const fate = command === undefined ? "passes" : decide(command);
      if (fate === "is lost") breakPair();
      else far.write(message);
      isAnswered &&= fate !== "is not answered";
    });
    near.on("data", (chunk) => {
      if (!near.destroyed) read(chunk);
    });
    far.on("data", (chunk) => {
      if (isAnswered) near.write(chunk);
      else breakPair();
    });
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (state === "hung") from.pause();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const cutAll = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };

  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/${rest}`,
    cut() {
      state = "cut";
      cutAll();
    },
    hang() {
      state = "hung";
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    get holdsBack() {
      return state === "hung" && [...pairs].some(([near]) => near.readableLength > 0);
    },
    restore() {
      state = "open";
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    onWrite(next) {
      decide = next;
    },
    close() {
      cutAll();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Puts the chunks of a connection together; calls back with each whole message. */
function messageReader(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headerBytes && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

const headerBytes = 16;
/** The code of messages that have a command in their first section, after flags and the kind of the section. */
const commandCode = 2013;
const commandAt = headerBytes + 5;
const writes: ReadonlySet<string> = new Set(["insert", "update", "delete", "findAndModify"]);

function writeCommandIn(message: Buffer): WriteCommand | undefined {
  if (message.readInt32LE(12) !== commandCode) return undefined;
  const command = BSON.deserialize(message.subarray(commandAt, commandAt + message.readInt32LE(commandAt)));
  const [name = ""] = Object.keys(command);
  return writes.has(name) ? { name, collection: String(command[name]) } : undefined;
}

function readUri(uri: string): {
  readonly target: { path: string } | { host: string; port: number };
  readonly rest: string;
} {
  const [, place = "", rest = ""] = /^mongodb:\/\/([^/?]+)\/?(.*)$/.exec(uri) ?? [];
  const name = decodeURIComponent(place);
  if (name.startsWith("/")) return { target: { path: name }, rest };
  const [host = "127.0.0.1", port = "27017"] = name.split(":");
  return { target: { host, port: Number(port) }, rest };
}
