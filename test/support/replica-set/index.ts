import type { Document } from "bson";
import { createElections } from "./elections.js";
import { setName } from "./hello.js";
import { startMember } from "./members.js";
import { beginPast, endPasts, removeCopies } from "./past.js";
import { createState, type ReplicaSetState } from "./state.js";

/**
 * A replica set on the wire in front of the embedded engine, for machines without a `mongod`: members on loopback that
 * answer as the members of a replica set do, with sessions, cluster times, retryable writes and change streams. Reads and
 * writes are those of the engine; elections, failures of members and networks, lost history and delays are played when a
 * test asks for them. What the engine has done is never rolled back: a primary that has lost the others does no write.
 */
export interface ScriptedReplicaSet {
  /** Of the first network. */
  readonly uri: string;
  /** Two networks, from which clients reach the members by different hosts. */
  readonly networks: readonly [Network, Network];
  /** Hosts of all members in the first network, which also name them in calls. */
  readonly hosts: readonly string[];
  /** Host of the primary; undefined while there is none. */
  primary(): string | undefined;
  /** The primary steps down, and another member is elected after some milliseconds, unless most members are away. */
  stepDown(electionMs: number): Promise<void>;
  /** A member becomes the primary, also one that is behind: then it shows the past until the set is restored. */
  elect(host: string): void;
  /** Members end as by SIGKILL, and are away until they are restored. Without an election there is no other primary. */
  kill(hosts: readonly string[]): Promise<void>;
  /**
   * Members stop as by SIGSTOP until they are restored: they accept connections and answer nothing. Then they do what was asked
   * meanwhile, also by clients that gave up.
   */
  freeze(hosts: readonly string[]): void;
  /**
   * The primary is cut off from the other members until it is restored, but not from clients. After some milliseconds the others
   * elect one, after some it steps down. Meanwhile it takes writes that it never acknowledges, and later shows none of them;
   * reads show what was written before. Resolves when both have happened.
   */
  isolatePrimary(times: { readonly electionMs: number; readonly claimMs: number }): Promise<void>;
  /** A primary that has lost the others steps down now. */
  endClaim(): void;
  /** A secondary receives no writes until it is restored. A causal read waits there for those that it asks for. */
  lag(host: string): Promise<void>;
  /** All members run, reach each other and their clients, and have the same writes. */
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
  /** Snapshot reads fail after so many commands, as those do whose cluster time is too old. */
  failSnapshotsAfter(commands: number): void;
  /** Commands that clients sent, by name; without those of monitoring. */
  readonly commands: Document[];
  close(): Promise<void>;
}

/** A place from which clients reach the members. */
export interface Network {
  readonly uri: string;
  /** Drops all packets between it and members until these are restored. What was sent then arrives late. */
  cut(hosts: readonly string[]): void;
}

/** Starts so many members, which may be routers of a sharded cluster. */
export async function startScriptedReplicaSet(
  engineUri: string,
  size = 3,
  isRouter = false,
): Promise<ScriptedReplicaSet> {
  const path = decodeURIComponent(/^mongodb:\/\/([^/?]+)/.exec(engineUri)?.[1] ?? "");
  const state = createState(path, isRouter);
  const members = await Promise.all(Array.from({ length: size }, () => startMember(state)));
  for (const { hosts } of members) for (const [at, host] of hosts.entries()) state.networks[at]?.push(host);
  state.primary = state.hosts[0];
  const elections = createElections(state, members);
  const chosen = (hosts: readonly string[]) => members.filter(({ host }) => hosts.includes(host));
  const network = (number: number): Network => ({
    uri: uriOf(state.networks[number] ?? [], isRouter),
    cut(hosts) {
      for (const member of chosen(hosts)) member.cut(number);
    },
  });
  const networks = [network(0), network(1)] as const;
  return {
    uri: networks[0].uri,
    networks,
    hosts: state.hosts,
    commands: state.commands,
    primary: () => state.primary,
    stepDown: (electionMs) => elections.stepDown(electionMs),
    elect: (host) => elections.elect(host),
    isolatePrimary: (times) => elections.isolate(times),
    endClaim: () => elections.endClaim(),
    lag: (host) => beginPast(state, host),
    async kill(hosts) {
      if (state.primary !== undefined && hosts.includes(state.primary)) elections.lose();
      await Promise.all(chosen(hosts).map((member) => member.kill()));
    },
    freeze(hosts) {
      for (const member of chosen(hosts)) member.freeze();
    },
    async restore() {
      const isolated = elections.reunite();
      // What it has written is rolled back.
      for (const member of chosen([isolated ?? ""])) member.disconnect();
      endPasts(state);
      await Promise.all(members.map((member) => member.restore()));
    },
    ...streamFailures(state),
    fillDisk(isFull) {
      state.isFull = isFull;
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
      state.streaming.open();
      await Promise.all(members.map((member) => member.kill()));
      await removeCopies(state);
    },
  };
}

function uriOf(hosts: readonly string[], isRouter: boolean): string {
  return `mongodb://${hosts.join()}/?${isRouter ? "" : `replicaSet=${setName}&`}heartbeatFrequencyMS=500`;
}

/** How change streams fail. */
function streamFailures(
  state: ReplicaSetState,
): Pick<ScriptedReplicaSet, "loseHistory" | "holdStreams" | "endStreams" | "failStreams"> {
  const { streaming, streams, history } = state;
  return {
    loseHistory() {
      history.forget();
      streams.clear();
    },
    holdStreams(isHeld) {
      if (isHeld) streaming.shut();
      else streaming.open();
    },
    endStreams() {
      for (const stream of streams.values()) stream.hasEnded = true;
    },
    failStreams(isFailing) {
      state.failsStreams = isFailing;
    },
  };
}
