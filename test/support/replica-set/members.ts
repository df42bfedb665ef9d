import type { Socket } from "node:net";
import { answer } from "./answers.js";
import { createGate, type Gate } from "./gate.js";
import { openPort } from "./ports.js";
import type { ReplicaSetState } from "./state.js";
import { encode, openWireClient, readMessages } from "./wire.js";

/** A member of a set, as clients meet it. */
export interface Member {
  readonly host: string;
  /** Its hosts in each network. */
  readonly hosts: readonly string[];
  /** Whether it runs and answers. */
  readonly isUp: boolean;
  /** Ends as by SIGKILL: its connections break, new ones are refused, and what it has not begun is never done. */
  kill(): Promise<void>;
  /** Its connections break. */
  disconnect(): void;
  /** Stops as by SIGSTOP: it accepts connections and answers nothing until it is restored. */
  freeze(): void;
  /** Drops the packets of a network until it is restored. */
  cut(network: number): void;
  /** Runs again, whatever has happened to it, and does what it received meanwhile, also from clients that gave up. */
  restore(): Promise<void>;
}

/** The names of this machine by which networks reach the members. */
const names = ["127.0.0.1", "localhost"];

/** Starts a member on free ports of this machine. */
export async function startMember(state: ReplicaSetState): Promise<Member> {
  const sockets = new Set<Socket>();
  const running = createGate();
  const self: { host: string; breaks: number } = { host: "", breaks: 0 };
  const serve = (network: number, socket: Socket, link: Gate): void => {
    sockets.add(socket);
    const upstream = openWireClient(state.path);
    const { breaks } = self;
    /** Waits until packets arrive; resolves to whether the connection has not broken meanwhile. */
    const isThrough = async (): Promise<boolean> => {
      await running.passed();
      await link.passed();
      return breaks === self.breaks;
    };
    let last = Promise.resolve();
    readMessages(socket, (message) => {
      // Drivers send one command after another on a connection; monitoring included.
      last = last
        .then(async () => {
          if (!(await isThrough())) return;
          const document = await answer(state, { host: self.host, network, upstream }, message);
          if ((await isThrough()) && !socket.destroyed) socket.write(encode(document, message));
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
  };
  const ports = await Promise.all(
    names.map((_, network) => openPort((socket, link) => serve(network, socket, link))),
  );
  const hosts = ports.map(({ number }, network) => `${names[network] ?? ""}:${number}`);
  const [host = ""] = hosts;
  self.host = host;
  const disconnect = (): void => {
    self.breaks += 1;
    for (const socket of sockets) socket.destroy();
  };
  const goOn = (): void => {
    running.open();
    for (const { link } of ports) link.open();
  };
  return {
    host,
    hosts,
    get isUp() {
      return ports.every(({ isOpen }) => isOpen) && !running.isShut;
    },
    async kill() {
      disconnect();
      goOn();
      await Promise.all(ports.map((port) => port.close()));
    },
    disconnect,
    freeze: () => running.shut(),
    cut: (network) => ports[network]?.link.shut(),
    async restore() {
      goOn();
      await Promise.all(ports.map((port) => port.open()));
    },
  };
}
