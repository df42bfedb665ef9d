import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../support/random.js";
import type { ScriptedSet, SetStand } from "./set-stand.js";

/** What goes wrong with a set while clients read and write. */
export interface Disturbances {
  counts(): readonly (readonly [label: string, value: string | number])[];
  stop(): Promise<void>;
}

type Disturb = (set: ScriptedSet, random: Random) => Promise<void>;

const kinds: readonly (readonly [name: string, disturb: Disturb])[] = [
  ["primaries that stepped down", (set, { below }) => set.stepDown(200 + below(800))],
  [
    "primaries that were killed",
    async (set, { below }) => {
      await set.kill([set.primary() ?? ""]);
      await set.stepDown(200 + below(800));
      await set.restore();
    },
  ],
  [
    "change streams that hung",
    async (set, { below }) => {
      set.holdStreams(true);
      await pause(300 + below(1500));
      set.holdStreams(false);
    },
  ],
  [
    "change streams whose history was lost",
    (set) => {
      set.loseHistory();
      return Promise.resolve();
    },
  ],
  [
    "primaries that lost the others, with a machine",
    async (set, { below, pick }) => {
      const [near, far] = pick([set.networks, set.networks.toReversed()]);
      const primary = set.primary() ?? "";
      near.cut(set.hosts.filter((host) => host !== primary));
      far.cut([primary]);
      await set.isolatePrimary({ electionMs: 200 + below(800), claimMs: 1500 + below(2000) });
      await set.restore();
    },
  ],
  [
    "secondaries that lagged during an election",
    async (set, { below, pick }) => {
      await set.lag(pick(set.hosts.filter((host) => host !== set.primary())));
      await pause(200 + below(800));
      await set.stepDown(200 + below(800));
      await pause(200 + below(800));
      await set.restore();
    },
  ],
];

/** Between two disturbances, at least. */
const calmMs = 2000;

/** Disturbs a scripted set again and again; a given one never. */
export function startDisturbances({ scripted }: SetStand, random: Random): Disturbances {
  const counts = new Map(kinds.map(([name]) => [name, 0]));
  let isOver = false;
  const disturb = async (): Promise<void> => {
    while (!isOver && scripted !== undefined) {
      await pause(calmMs + random.below(calmMs));
      const [name, run] = random.pick(kinds);
      await run(scripted, random);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  const disturbing = disturb();
  return {
    counts: () =>
      scripted === undefined
        ? [["skipped: all disturbances", "TEST_MONGODB_URI names a set of other processes"]]
        : [...counts],
    async stop() {
      isOver = true;
      await disturbing;
    },
  };
}
