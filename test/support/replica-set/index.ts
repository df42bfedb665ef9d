import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import type { Document } from "bson";
import { answer, type ReplicaSetState, setName } from "./answers.js";
import { createHistory } from "./history.js";
import { healthyStatus, type ScriptedStatus } from "./status.js";
import { encode, openWireClient, readMessages } from "./wire.js";

/**
 * A replica set on the wire in front of the embedded engine, for machines without a `mongod`: members on loopback that
 * answer as the members of a replica set do, with sessions, cluster times and change streams. Reads and writes are those of
 * the engine; elections, lost history and delays are played when a test asks for them.
 */
export interface ScriptedReplicaSet {
  readonly uri: string;
  /** The primary steps down, and another member is elected after some milliseconds. */
  stepDown(electionMs: number): Promise<void>;
  /** Events so far are no longer in the oplog, and open change streams end. */
  loseHistory(): void;
  /** Change streams answer nothing any more, or again. */
  holdStreams(isHeld: boolean): void;
  /** Change streams end for good, as when the database does. */
  endStreams(): void;
  /** Change streams are opened and fail at once, or no longer. */
  failStreams(isFailing: boolean): void;
  /** The next write is done, and answered with a write concern error. */
  failNextConcern(): void;
  /** Lets the cluster time advance by some seconds. */
  passTime(seconds: number): void;
  /** Sets the clock of the members so much ahead of that of this machine. */
  setClock(aheadMs: number): void;
  /** What members answer to those who ask for their state. */
  readonly status: ScriptedStatus;
  /** Snapshot reads fail after so many commands, as those do whose cluster time is too old. */
  failSnapshotsAfter(commands: number): void;
  /** Commands that clients sent, by name; without those of monitoring. */
  readonly commands: Document[];
  close(): Promise<void>;
}

interface Member {
  readonly server: Server;
  readonly host: string;
  readonly sockets: Set<Socket>;
}

/** Starts a server that is the router of a sharded cluster. */
export function startScriptedRouter(engineUri: string): Promise<ScriptedReplicaSet> {
  return startScriptedReplicaSet(engineUri, 1, true);
}

export async function startScriptedReplicaSet(
  engineUri: string,
  size = 3,
  isRouter = false,
): Promise<ScriptedReplicaSet> {
  const path = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(engineUri)?.[1] ?? "");
  const state: ReplicaSetState = {
    path,
    history: createHistory(),
    hosts: [],
    commands: [],
    primary: undefined,
    streams: new Map(),
    held: undefined,
    failsConcern: false,
    clockAheadMs: 0,
    failsStreams: false,
    isRouter,
    status: healthyStatus(),
    snapshots: { cursors: new Set(), left: Number.POSITIVE_INFINITY },
  };
  const members = await Promise.all(Array.from({ length: size }, () => startMember(state)));
  state.hosts.push(...members.map(({ host }) => host));
  state.primary = state.hosts[0];
  let release = (): void => undefined;
  return {
    uri: `mongodb://${state.hosts.join()}/?${isRouter ? "" : `replicaSet=${setName}&`}heartbeatFrequencyMS=500`,
    status: state.status,
    commands: state.commands,
    async stepDown(electionMs) {
      const next = state.hosts.find((host) => host !== state.primary);
      state.primary = undefined;
      // Streams that wait are interrupted.
      state.streams.clear();
      state.history.add([]);
      await new Promise((resolve) => setTimeout(resolve, electionMs));
      state.primary = next;
    },
    loseHistory() {
      state.history.forget();
      state.streams.clear();
    },
    holdStreams(isHeld) {
      release();
      state.held = isHeld
        ? new Promise((resolve) => {
            release = resolve;
          })
        : undefined;
    },
    endStreams() {
      for (const stream of state.streams.values()) stream.hasEnded = true;
    },
    failStreams(isFailing) {
      state.failsStreams = isFailing;
    },
    passTime(seconds) {
      state.history.pass(seconds);
    },
    setClock(aheadMs) {
      state.clockAheadMs = aheadMs;
    },
    failSnapshotsAfter(commands) {
      state.snapshots.left = commands;
    },
    failNextConcern() {
      state.failsConcern = true;
    },
    async close() {
      release();
      for (const { server, sockets } of members) {
        for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function startMember(state: ReplicaSetState): Promise<Member> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const upstream = openWireClient(state.path);
    let last = Promise.resolve();
    readMessages(socket, (message) => {
      // Drivers send one command after another on a connection; monitoring included.
      last = last
        .then(async () => {
          const document = await answer(state, { host, upstream }, message);
          if (!socket.destroyed) socket.write(encode(document, message));
        })
        // The engine closed the connection, as after the client did.
        .catch(() => void socket.destroy());
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      upstream.close();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, host, sockets };
}
