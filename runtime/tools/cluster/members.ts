import type { Document } from "mongodb";
import { printTable } from "../table.js";
import { ask, type Cluster, type Findings, type Hello, notReadable } from "./section.js";

/** Heartbeats of members are two seconds apart, and an idle primary writes every ten. */
const longestLagSeconds = 15;

interface Status {
  readonly members: readonly MemberStatus[];
  readonly majorityVoteCount?: number;
}

/** A member as `replSetGetStatus` shows it. */
interface MemberStatus {
  readonly name: string;
  readonly health: number;
  readonly stateStr: string;
  readonly optimeDate?: Date;
  readonly lastHeartbeatMessage?: string;
}

interface SetConfig {
  readonly members: readonly { readonly host: string; readonly secondaryDelaySecs?: number | bigint }[];
}

/** Reports the members of a replica set, which of them is the primary, and how far the others are behind it. */
export async function reportMembers({ client, hello }: Cluster): Promise<Findings> {
  const status = (await ask(client, { replSetGetStatus: 1 })) as (Document & Status) | undefined;
  if (status === undefined) return reportHosts(hello);
  const { config } = ((await ask(client, { replSetGetConfig: 1 })) ?? {}) as { readonly config?: SetConfig };
  const { members } = status;
  const lags = lagsOf(members, config);
  const rows = members.map(({ name, stateStr }) => [name, stateStr, shownLag(lags.get(name))]);
  const up = members.filter(isUp).length;
  const needed = status.majorityVoteCount ?? majorityOf(members.length);
  return {
    lines: [
      ...printTable([["member", "state", "behind"], ...rows]).split("\n"),
      `${up} of ${members.length} members of the set ${hello.setName ?? ""} are up; a primary needs ${needed}.`,
    ],
    problems: [
      ...(members.some(({ stateStr }) => stateStr === "PRIMARY") ? [] : [noPrimary(needed)]),
      ...members.flatMap((member) => problemOf(member, lags.get(member.name))),
    ],
  };
}

/** What any client may know of the members. */
function reportHosts({ setName = "", hosts = [], passives = [], arbiters = [], primary }: Hello): Findings {
  const all = [...hosts, ...passives, ...arbiters];
  const rows = all.map((host) => [host, host === primary ? "PRIMARY" : "not primary"]);
  return {
    lines: [
      ...printTable([["member", "state"], ...rows]).split("\n"),
      `The set is ${setName}. States of its members and replication lag: ${notReadable}`,
    ],
    problems: primary === undefined ? [noPrimary(majorityOf(all.length))] : [],
  };
}

const majorityOf = (count: number): number => Math.floor(count / 2) + 1;

const noPrimary = (needed: number): string =>
  `There is no primary: writes get 503 until one is elected. Start members until ${needed} of them reach each other.`;

const working = new Set(["PRIMARY", "SECONDARY", "ARBITER"]);
const isUp = ({ health, stateStr }: MemberStatus): boolean => health === 1 && working.has(stateStr);

function problemOf(member: MemberStatus, lag: number | undefined): readonly string[] {
  const { name, health, stateStr, lastHeartbeatMessage = "" } = member;
  const reason = lastHeartbeatMessage === "" ? "" : ` (${lastHeartbeatMessage})`;
  if (health !== 1)
    return [
      `${name} does not answer${reason}: check that mongod runs there, and that the other members reach it.`,
    ];
  if (!isUp(member))
    return [`${name} is ${stateStr}${reason}: it serves nothing until it is SECONDARY. Its log says why.`];
  if (lag !== undefined && lag > longestLagSeconds)
    return [
      `${name} is ${lag} s behind: check its disk, its network and its load. Until then a majority may have to do without it.`,
    ];
  return [];
}

/** Seconds by which members are behind the latest write that one of them has, besides a delay that the set asks for. */
function lagsOf(members: readonly MemberStatus[], config: SetConfig | undefined): Map<string, number> {
  const delays = new Map(
    (config?.members ?? []).map(({ host, secondaryDelaySecs = 0 }) => [host, Number(secondaryDelaySecs)]),
  );
  const replicating = members.flatMap((member) => {
    const { name, stateStr, optimeDate } = member;
    const hasData = isUp(member) && stateStr !== "ARBITER" && optimeDate !== undefined;
    return hasData ? [{ name, time: optimeDate.getTime() }] : [];
  });
  const latest = Math.max(...replicating.map(({ time }) => time));
  return new Map(
    replicating.map(({ name, time }) => [
      name,
      Math.max(0, Math.round((latest - time) / 1000) - (delays.get(name) ?? 0)),
    ]),
  );
}

const shownLag = (lag: number | undefined): string => (lag === undefined ? "" : `${lag} s`);
