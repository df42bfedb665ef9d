import type { Document, Timestamp } from "bson";
import { createGate, type Gate } from "./gate.js";
import { createHistory, type History } from "./history.js";
import type { Past } from "./past.js";
import type { SnapshotReads } from "./snapshots.js";
import type { ScriptedStream } from "./streams.js";
import type { WireClient } from "./wire.js";
import type { RetryableWrite } from "./writes.js";

/** What the members of a set share. */
export interface ReplicaSetState {
  /** The socket file of the engine. */
  readonly path: string;
  readonly history: History;
  /** Hosts of the members in each network, in one order. */
  readonly networks: readonly string[][];
  /** Those in the first network, which identify the members. */
  readonly hosts: string[];
  readonly commands: Document[];
  /** Databases that clients have named. */
  readonly databases: Set<string>;
  /** Databases of the engine that hold the past of others. */
  readonly copies: Set<string>;
  /** Host of the primary that a majority follows; undefined during an election. */
  primary: string | undefined;
  /** Counts elections. */
  term: number;
  isolated: Isolated | undefined;
  /** Members that are behind, by host. */
  readonly pasts: Map<string, Past>;
  readonly streams: Map<string, ScriptedStream>;
  /** While it is shut, change streams answer nothing. */
  readonly streaming: Gate;
  /** While it is shut, no write begins. */
  readonly writing: Gate;
  failsConcern: boolean;
  clockAheadMs: number;
  failsStreams: boolean;
  /** Whether the server is a router of a sharded cluster. */
  readonly isRouter: boolean;
  readonly snapshots: SnapshotReads;
  /** Whether the disk of the primary is full. */
  isFull: boolean;
  /** Writes that the engine is doing; they resolve when these are in the history. */
  readonly writes: Set<Promise<void>>;
  /** The latest write of each session that its driver may repeat. */
  readonly retryable: Map<string, RetryableWrite>;
}

/** A former primary that the other members do not reach. */
export interface Isolated {
  readonly host: string;
  /** Of its election. */
  readonly term: number;
  /** Shut while the member takes itself for the primary still. */
  readonly claim: Gate;
  /** The latest moment that it knows of. */
  clock: Timestamp;
}

/** A connection to a member, which has one to the engine. */
export interface Connection {
  readonly host: string;
  /** Number of the network from which the client connected. */
  readonly network: number;
  readonly upstream: WireClient;
}

/** A command of a client. */
export interface Command {
  readonly name: string;
  readonly command: Document;
}

/** The state of a set without members. */
export function createState(path: string, isRouter: boolean): ReplicaSetState {
  const hosts: string[] = [];
  return {
    path,
    history: createHistory(),
    networks: [hosts, []],
    hosts,
    commands: [],
    databases: new Set(),
    copies: new Set(),
    primary: undefined,
    term: 1,
    isolated: undefined,
    pasts: new Map(),
    streams: new Map(),
    streaming: createGate(),
    writing: createGate(),
    failsConcern: false,
    clockAheadMs: 0,
    failsStreams: false,
    isRouter,
    snapshots: { cursors: new Set(), left: Number.POSITIVE_INFINITY },
    isFull: false,
    writes: new Set(),
    retryable: new Map(),
  };
}

/** Whether a member takes itself for the primary; any router takes writes. */
export function isPrimary({ primary, isolated, isRouter }: ReplicaSetState, host: string): boolean {
  return isRouter || host === primary || (host === isolated?.host && isolated.claim.isShut);
}
