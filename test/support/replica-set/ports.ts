import { type AddressInfo, createServer, type Socket } from "node:net";
import { createGate, type Gate } from "./gate.js";

/** A port of a member, which the clients of one network reach. */
export interface Port {
  readonly number: number;
  readonly isOpen: boolean;
  /** While it is shut, packets are dropped: what was sent arrives later. The system still accepts connections. */
  readonly link: Gate;
  open(): Promise<void>;
  /** Refuses new connections. */
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function openPort(onConnection: (socket: Socket, link: Gate) => void): Promise<Port> {
  const link = createGate();
  const server = createServer((socket) => onConnection(socket, link));
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", reject);
        resolve();
      });
    });
  await listen(0);
  const { port: number } = server.address() as AddressInfo;
  return {
    number,
    get isOpen() {
      return server.listening;
    },
    link,
    async open() {
      if (!server.listening) await listen(number);
    },
    async close() {
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
