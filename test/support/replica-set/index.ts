import { setTimeout as pause } from "node:timers/promises";
import type { Document } from "bson";
import { type ReplicaSetState, setName } from "./answers.js";
import { createHistory } from "./history.js";
import { startMember } from "./members.js";
import { healthyStatus, type ScriptedStatus } from "./status.js";

/**
 * A replica set on the wire in front of the embedded engine, for machines without a `mongod`: members on loopback that
 * answer as the members of a replica set do, with sessions, cluster times, retryable writes and change streams. Reads and
 * writes are those of the engine; elections, failures of members, lost history and delays are played when a test asks for
 * them. What the engine has done is never rolled back, and no member lags behind another.
 */
export interface ScriptedReplicaSet {
  readonly uri: string;
  /** Hosts of all members. */
  readonly hosts: readonly string[];
  /** Host of the primary; undefined while there is none. */
  primary(): string | undefined;
  /** The primary steps down, and another member is elected after some milliseconds, unless most members are away. */
  stepDown(electionMs: number): Promise<void>;
  /** Members end as by SIGKILL, and are away until they are restored. Without an election there is no other primary. */
  kill(hosts: readonly string[]): Promise<void>;
  /** Members stop as by SIGSTOP until they are restored: they accept connections and answer nothing. */
  freeze(hosts: readonly string[]): void;
  /** All members run again. */
  restore(): Promise<void>;
  /** The disk of the primary is full, or no longer. */
  fillDisk(isFull: boolean): void;
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
  const state = createState(path, isRouter);
  const members = await Promise.all(Array.from({ length: size }, () => startMember(state)));
  state.hosts.push(...members.map(({ host }) => host));
  state.primary = state.hosts[0];
  let former = state.primary;
  let release = (): void => undefined;
  const chosen = (hosts: readonly string[]) => members.filter(({ host }) => hosts.includes(host));
  const losePrimary = (): void => {
    former = state.primary ?? former;
    state.primary = undefined;
    // Streams that wait are interrupted.
    state.streams.clear();
    state.history.add([]);
  };
  return {
    uri: `mongodb://${state.hosts.join()}/?${isRouter ? "" : `replicaSet=${setName}&`}heartbeatFrequencyMS=500`,
    status: state.status,
    hosts: state.hosts,
    commands: state.commands,
    primary: () => state.primary,
    async stepDown(electionMs) {
      losePrimary();
      await pause(electionMs);
      const voters = members.filter(({ isUp }) => isUp);
      if (2 * voters.length <= members.length) return;
      state.primary = voters.find(({ host }) => host !== former)?.host;
    },
    async kill(hosts) {
      if (state.primary !== undefined && hosts.includes(state.primary)) losePrimary();
      await Promise.all(chosen(hosts).map((member) => member.kill()));
    },
    freeze(hosts) {
      for (const member of chosen(hosts)) member.freeze();
    },
    async restore() {
      await Promise.all(members.map((member) => member.restore()));
    },
    fillDisk(isFull) {
      state.isFull = isFull;
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
      await Promise.all(members.map((member) => member.kill()));
    },
  };
}

function createState(path: string, isRouter: boolean): ReplicaSetState {
  return {
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
    isFull: false,
    writes: new Set(),
    retryable: new Map(),
  };
}
