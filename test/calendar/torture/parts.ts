import { openEmbedded } from "../../../runtime/storage/embedded/embedded-store.js";
import { tortureDisk } from "./disk-full.js";
import { tortureDurability } from "./durability.js";
import type { Figures } from "./figures.js";
import { tortureByFuzz } from "./fuzz.js";
import type { Ground } from "./ground.js";
import { tortureByHistories } from "./histories.js";
import { tortureReplicaSet } from "./replica-set.js";
import { tortureStopping } from "./stopping.js";
import { tortureStoreAway, ways } from "./store-away.js";

/** A way in which the service is tortured. */
export interface Part {
  /** The store of the service. */
  readonly on: Store;
  /** What is done how often. */
  readonly meaning: string;
  readonly steps: (length: { readonly rounds: number; readonly operations: number }) => number;
  readonly run: (
    ground: Ground,
    steps: number,
    options: { readonly step: (count?: number) => void; readonly seed: number },
  ) => Promise<Figures>;
}

export const stores = ["embedded", "replica-set"] as const;
export type Store = (typeof stores)[number];

const silent = { info: () => undefined, warn: () => undefined };

/** All parts by their names. */
export const parts: Readonly<Record<string, Part>> = {
  durability: {
    on: "embedded",
    meaning: "a kill -9 for each round",
    steps: ({ rounds }) => rounds,
    run: (own, steps, { step }) => tortureDurability(own, steps, step),
  },
  away: {
    on: "embedded",
    meaning: "the store gone for 10 s in each of four ways, once for every 100 rounds",
    steps: ({ rounds }) => Math.ceil(rounds / 100) * 4,
    run: (own, steps, { step }) =>
      tortureStoreAway(own, Array.from({ length: steps / ways.length }, () => ways).flat(), step),
  },
  stop: {
    on: "embedded",
    meaning: "a SIGTERM under load for every 5 rounds",
    steps: ({ rounds }) => Math.ceil(rounds / 5),
    run: (own, steps, { step }) => tortureStopping(own, steps, { step }),
  },
  fuzz: {
    on: "embedded",
    meaning: "1000 random requests for each round",
    steps: ({ rounds }) => rounds * 1000,
    run: async (own, steps, { step }) => {
      const store = await openEmbedded({ dataDir: own.newDataFolder(), log: silent });
      try {
        return await tortureByFuzz(store.uri, steps, step);
      } finally {
        await store.close();
      }
    },
  },
  disk: {
    on: "embedded",
    meaning: "a disk that gets full, once for every 100 rounds",
    steps: ({ rounds }) => Math.ceil(rounds / 100),
    run: (own, steps, { step }) => tortureDisk(own, steps, step),
  },
  "replica-set": {
    on: "replica-set",
    meaning: "members, networks, services or all of them fail, for up to 15 s, once for each round",
    steps: ({ rounds }) => rounds,
    run: (own, steps, options) => tortureReplicaSet(own, steps, options),
  },
  histories: {
    on: "replica-set",
    meaning: "so many --operations on single records, whose histories have to be linearizable",
    steps: ({ operations }) => operations,
    run: (own, operations, options) => tortureByHistories(own, { operations, ...options }),
  },
};
