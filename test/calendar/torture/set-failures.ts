import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../support/random.js";
import type { ScriptedSet, SetStand } from "./set-stand.js";

/** A way in which a set, or a service on it, fails. */
export interface SetFailure {
  readonly name: string;
  /** Whether only the members of a scripted set can fail so. */
  readonly needsScripted: boolean;
  /** Fails, and resolves when everything runs again. */
  readonly run: (stand: SetStand, random: Random) => Promise<void>;
}

const electionMs = ({ below }: Random): number => 500 + below(2500);

/** A failure of the members of a scripted set. */
function ofMembers(name: string, run: (set: ScriptedSet, random: Random) => Promise<void>): SetFailure {
  return {
    name,
    needsScripted: true,
    run: async ({ scripted }, random) => {
      if (scripted !== undefined) await run(scripted, random);
    },
  };
}

const primaryOf = (set: ScriptedSet): string => set.primary() ?? "";
const secondariesOf = (set: ScriptedSet): readonly string[] =>
  set.hosts.filter((host) => host !== primaryOf(set));

/** All ways, in which members fail as their processes do. */
export const setFailures: readonly SetFailure[] = [
  ofMembers("kill -9 of the primary", async (set, random) => {
    await set.kill([primaryOf(set)]);
    await set.stepDown(electionMs(random));
    await pause(1000);
    await set.restore();
  }),
  ofMembers("stepDown", (set, random) => set.stepDown(electionMs(random))),
  ofMembers("SIGSTOP of the primary", async (set, random) => {
    const frozen = primaryOf(set);
    set.freeze([frozen]);
    await pause(500 + random.below(1000));
    // The others miss its heartbeats.
    await set.stepDown(electionMs(random));
    await pause(random.below(5000));
    await set.restore();
  }),
  ofMembers("SIGSTOP of a secondary", async (set, random) => {
    set.freeze([random.pick(secondariesOf(set))]);
    await pause(1000 + random.below(4000));
    await set.restore();
  }),
  ofMembers("kill -9 of two of three", async (set, random) => {
    await set.kill([primaryOf(set), random.pick(secondariesOf(set))]);
    await pause(2000 + random.below(4000));
    await set.restore();
    await set.stepDown(electionMs(random));
  }),
  ofMembers("full disk of the primary", async (set, random) => {
    set.fillDisk(true);
    await pause(1000 + random.below(2000));
    set.fillDisk(false);
  }),
  {
    name: "kill -9 of a service",
    needsScripted: false,
    async run({ machines }, random) {
      const machine = random.pick(machines);
      await machine.kill();
      await machine.start();
    },
  },
  {
    name: "kill -9 of everything",
    needsScripted: true,
    async run({ scripted: set, machines }, random) {
      if (set === undefined) return;
      await Promise.all(machines.map((machine) => machine.kill()));
      await set.kill(set.hosts);
      await set.restartEngine();
      await set.restore();
      await set.stepDown(electionMs(random));
      await Promise.all(machines.map((machine) => machine.start()));
    },
  },
];
