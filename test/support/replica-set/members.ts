import { type AddressInfo, createServer, type Socket } from "node:net";
import { answer, type ReplicaSetState } from "./answers.js";
import { encode, openWireClient, readMessages } from "./wire.js";

/** A member of a set, as clients meet it. */
export interface Member {
  readonly host: string;
  /** Whether it runs and answers. */
  readonly isUp: boolean;
  /** Ends as by SIGKILL: its connections break, new ones are refused, and what it has not begun is never done. */
  kill(): Promise<void>;
  /** Stops as by SIGSTOP: it accepts connections and answers nothing. */
  freeze(): void;
  /** Runs again, whatever has happened to it. */
  restore(): Promise<void>;
}

/** Starts a member on a free port of this machine. */
export async function startMember(state: ReplicaSetState): Promise<Member> {
  const sockets = new Set<Socket>();
  let frozen: Promise<void> | undefined;
  let thaw = (): void => undefined;
  let host = "";
  const server = createServer((socket) => {
    sockets.add(socket);
    const upstream = openWireClient(state.path);
    let last = Promise.resolve();
    readMessages(socket, (message) => {
      // Drivers send one command after another on a connection; monitoring included.
      last = last
        .then(async () => {
          await frozen;
          if (socket.destroyed) return;
          const document = await answer(state, { host, upstream }, message);
          await frozen;
          socket.write(encode(document, message));
        })
        // The engine closed the connection, as after the client did.
        .catch(() => void socket.destroy());
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      // What the engine has begun is done, and in the history.
      void last.then(() => upstream.close());
    });
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  host = `127.0.0.1:${port}`;
  const release = (): void => {
    thaw();
    frozen = undefined;
  };
  return {
    host,
    get isUp() {
      return server.listening && frozen === undefined;
    },
    async kill() {
      for (const socket of sockets) socket.destroy();
      release();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
    freeze() {
      frozen ??= new Promise((resolve) => {
        thaw = resolve;
      });
    },
    async restore() {
      release();
      if (!server.listening) await listen(port);
    },
  };
}
