import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../support/random.js";
import type { ScriptedSet, SetStand, StandMachine } from "./set-stand.js";

/** A way in which a set, a service on it, or the network between them fails. */
export interface SetFailure {
  readonly name: string;
  /** Whether only a scripted set can fail so. */
  readonly needsScripted: boolean;
  /** Whether it ends soon, so that it can come again and again while histories are recorded. */
  readonly isBrief?: true;
  /** Fails, and resolves when everything runs again: to the machines whose writes must have gone on meanwhile. */
  readonly run: (stand: SetStand, course: Course) => Promise<readonly StandMachine[]>;
}

/** How failures go. */
export interface Course {
  readonly random: Random;
  /** Milliseconds for which members stop, lag or are not reached. */
  readonly lengthMs: number;
}

type Fail = (
  set: ScriptedSet,
  course: Course,
  machines: SetStand["machines"],
) => ReturnType<SetFailure["run"]>;

/** A failure of a scripted set. */
function ofSet(name: string, fail: Fail): SetFailure {
  return {
    name,
    needsScripted: true,
    run: ({ scripted, machines }, course) =>
      scripted === undefined ? Promise.resolve([]) : fail(scripted, course, machines),
  };
}

const brief = (name: string, fail: Fail): SetFailure => ({ ...ofSet(name, fail), isBrief: true });

const electionMs = ({ below }: Random): number => 500 + below(2500);
const primaryOf = (set: ScriptedSet): string => set.primary() ?? "";
const secondariesOf = (set: ScriptedSet): readonly string[] =>
  set.hosts.filter((host) => host !== primaryOf(set));

/** Members fail as their processes do. */
const ofMembers: readonly SetFailure[] = [
  brief("kill -9 of the primary", async (set, { random }) => {
    await set.kill([primaryOf(set)]);
    await set.stepDown(electionMs(random));
    await pause(1000);
    await set.restore();
    return [];
  }),
  brief("stepDown", async (set, { random }) => {
    await set.stepDown(electionMs(random));
    return [];
  }),
  ofSet("SIGSTOP of the primary", async (set, { random, lengthMs }) => {
    const end = pause(lengthMs);
    set.freeze([primaryOf(set)]);
    await pause(500 + random.below(1000));
    // The others miss its heartbeats.
    await set.stepDown(electionMs(random));
    await end;
    await set.restore();
    return [];
  }),
  ofSet("SIGSTOP of a secondary", async (set, { random, lengthMs }, machines) => {
    set.freeze([random.pick(secondariesOf(set))]);
    await pause(lengthMs);
    await set.restore();
    return machines;
  }),
  ofSet("kill -9 of two of three", async (set, { random }) => {
    await set.kill([primaryOf(set), random.pick(secondariesOf(set))]);
    await pause(2000 + random.below(4000));
    await set.restore();
    await set.stepDown(electionMs(random));
    return [];
  }),
  ofSet("full disk of the primary", async (set, { random }) => {
    set.fillDisk(true);
    await pause(1000 + random.below(2000));
    set.fillDisk(false);
    return [];
  }),
  brief("a secondary lags during an election", async (set, { random, lengthMs }) => {
    const end = pause(lengthMs);
    await set.lag(random.pick(secondariesOf(set)));
    await pause(random.below(lengthMs / 2));
    await set.stepDown(electionMs(random));
    await end;
    await set.restore();
    return [];
  }),
];

/** The change streams of the services fail. */
const ofStreams: readonly SetFailure[] = [
  brief("change streams hang", async (set, { random }, machines) => {
    set.holdStreams(true);
    await pause(300 + random.below(1500));
    set.holdStreams(false);
    return machines;
  }),
  brief("change streams lose their history", (set, _course, machines) => {
    set.loseHistory();
    return Promise.resolve(machines);
  }),
];

/** The network drops packets: connections hang. */
const ofNetworks: readonly SetFailure[] = [
  ofSet("a service does not reach the primary", async (set, { random, lengthMs }, machines) => {
    const [at, other] = random.pick(sides);
    set.networks[at].cut([primaryOf(set)]);
    await pause(lengthMs);
    await set.restore();
    return [machines[other]];
  }),
  ofSet("a service reaches no member", async (set, { random, lengthMs }, machines) => {
    const [at, other] = random.pick(sides);
    set.networks[at].cut(set.hosts);
    await pause(lengthMs);
    await set.restore();
    return [machines[other]];
  }),
  ofSet("the primary does not reach the others", async (set, course) => {
    await isolatePrimary(set, course);
    return [];
  }),
  brief("the primary and a service do not reach the others", async (set, course, machines) => {
    const [at, other] = course.random.pick(sides);
    set.networks[at].cut(secondariesOf(set));
    set.networks[other].cut([primaryOf(set)]);
    await isolatePrimary(set, course);
    return [machines[other]];
  }),
];

/** A machine, and the other one. */
const sides = [
  [0, 1],
  [1, 0],
] as const;

/** A primary notices after so long that no majority follows it. */
const longestClaimMs = 10_000;

async function isolatePrimary(set: ScriptedSet, { random, lengthMs }: Course): Promise<void> {
  const end = pause(lengthMs);
  const claimMs = Math.min(longestClaimMs, lengthMs);
  await set.isolatePrimary({ electionMs: electionMs(random), claimMs });
  await end;
  await set.restore();
}

/** All ways. */
export const setFailures: readonly SetFailure[] = [
  ...ofMembers,
  ...ofStreams,
  ...ofNetworks,
  {
    name: "kill -9 of a service",
    needsScripted: false,
    async run({ machines }, { random }) {
      const machine = random.pick(machines);
      await machine.kill();
      await machine.start();
      return machines.filter((other) => other !== machine);
    },
  },
  ofSet("kill -9 of everything", async (set, { random }, machines) => {
    await Promise.all(machines.map((machine) => machine.kill()));
    await set.kill(set.hosts);
    await set.restartEngine();
    await set.restore();
    await set.stepDown(electionMs(random));
    await Promise.all(machines.map((machine) => machine.start()));
    return [];
  }),
];
