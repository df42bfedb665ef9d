import { type Document, Long, Timestamp } from "bson";
import { timeOf } from "./past.js";
import { cursorReply, errorReply } from "./replies.js";
import type { Command, Connection, ReplicaSetState } from "./state.js";

/** What the members answer to those who ask for their state. Tests change it. */
export interface ScriptedStatus {
  /** Seconds that members are behind, by host. */
  readonly lags: Map<string, number>;
  /** Hosts of members that the others do not reach. */
  readonly down: Set<string>;
  readonly oplog: { seconds: number; size: number; maxSize: number };
  /** Feature compatibility of the set. */
  compatibility: string;
  /** Names of the indexes that are being built, by collection. */
  readonly builds: Map<string, readonly string[]>;
  /** Whether the user has no right to any of it. */
  isForbidden: boolean;
}

export function healthyStatus(): ScriptedStatus {
  return {
    lags: new Map(),
    down: new Set(),
    oplog: { seconds: 10 * 24 * 3600, size: 990_000_000, maxSize: 1_000_000_000 },
    compatibility: "8.0",
    builds: new Map(),
    isForbidden: false,
  };
}

/** The answer to a question about the state of the set; undefined for another command. Any member answers. */
export function statusAnswer(
  state: ReplicaSetState,
  connection: Connection,
  { name, command }: Command,
): Document | undefined {
  if (name === "buildInfo") return { version: "8.0.4", ok: 1 };
  const builds = state.status.builds.get(String(command.aggregate));
  if (builds !== undefined) return cursorOf({ storageStats: { indexBuilds: builds } });
  const isOfOplog = command.$db === "local" && (command.find ?? command.aggregate) === "oplog.rs";
  const answer = isOfOplog ? answerOplog : answers[name];
  if (answer === undefined) return undefined;
  return state.status.isForbidden ? forbidden(name) : answer(state, connection, command);
}

type Answer = (state: ReplicaSetState, connection: Connection, command: Document) => Document;

const answers: Readonly<Record<string, Answer>> = {
  replSetGetStatus: (state, { host }) => ({ ...statusOf(state, host), ok: 1 }),
  replSetGetConfig: ({ hosts }) => ({
    config: {
      _id: "scripted",
      version: 1,
      term: Long.ONE,
      members: hosts.map((host, _id) => ({
        _id,
        host,
        priority: 1,
        votes: 1,
        secondaryDelaySecs: Long.ZERO,
      })),
      settings: { electionTimeoutMillis: 10_000 },
    },
    ok: 1,
  }),
  getParameter: ({ status }) => ({ featureCompatibilityVersion: { version: status.compatibility }, ok: 1 }),
  listShards: () => ({
    shards: ["one", "two"].map((_id) => ({ _id, host: `${_id}/a:27018,b:27018,c:27018`, state: 1 })),
    ok: 1,
  }),
};

function statusOf(state: ReplicaSetState, self: string): Document {
  const { hosts, primary, status } = state;
  const needed = Math.floor(hosts.length / 2) + 1;
  return {
    set: "scripted",
    date: new Date(),
    myState: self === primary ? 1 : 2,
    term: Long.ONE,
    heartbeatIntervalMillis: Long.fromNumber(2000),
    majorityVoteCount: needed,
    votingMembersCount: hosts.length,
    members: hosts.map((host, _id) => {
      const t = timeOf(state, host).t - (status.lags.get(host) ?? 0);
      return {
        _id,
        name: host,
        ...(status.down.has(host)
          ? {
              health: 0,
              state: 8,
              stateStr: "(not reachable/healthy)",
              optimeDate: new Date(0),
              lastHeartbeatMessage: "Connection refused",
            }
          : {
              health: 1,
              state: host === primary ? 1 : 2,
              stateStr: host === primary ? "PRIMARY" : "SECONDARY",
              optime: { ts: new Timestamp({ t, i: 1 }), t: Long.ONE },
              optimeDate: new Date(t * 1000),
              lastHeartbeatMessage: "",
            }),
        ...(host === self ? { self: true } : {}),
      };
    }),
  };
}

/** The first or the last entry of the oplog, or its size. */
function answerOplog(
  { status: { oplog }, history }: ReplicaSetState,
  _: Connection,
  command: Document,
): Document {
  const { seconds, size, maxSize } = oplog;
  const latest = history.now().t;
  const isFirst = Number((command.sort as { readonly $natural?: unknown } | undefined)?.$natural) === 1;
  const entry = { ts: new Timestamp({ t: isFirst ? latest - seconds : latest, i: 1 }) };
  const statistics = { storageStats: { size, maxSize: Long.fromNumber(maxSize), capped: true } };
  return cursorOf(command.find === undefined ? statistics : entry);
}

const cursorOf = (document: Document): Document =>
  cursorReply({ ns: "local.oplog.rs", documents: [document] });

const forbidden = (name: string): Document =>
  errorReply({
    code: 13,
    codeName: "Unauthorized",
    errmsg: `not authorized to execute command ${name}`,
  });
