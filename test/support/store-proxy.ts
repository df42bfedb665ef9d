import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

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
  close(): Promise<void>;
}

/** Starts a wire to the store at a URI of one host or one socket file. */
export async function openStoreProxy(uri: string): Promise<StoreProxy> {
  const { target, rest } = readUri(uri);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: "open" | "cut" | "hung" = "open";

  const server = createServer((near) => {
    if (state === "cut") {
      near.destroy();
      return;
    }
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (chunk) => to.write(chunk));
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
    close() {
      cutAll();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
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
