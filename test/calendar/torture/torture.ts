import { Command, InvalidArgumentError } from "commander";
import { openEmbedded } from "../../../runtime/storage/embedded/embedded-store.js";
import { createProgress } from "../../../runtime/tools/progress.js";
import { tortureDisk } from "./disk-full.js";
import { tortureDurability } from "./durability.js";
import { type Figures, showFigures } from "./figures.js";
import { tortureByFuzz } from "./fuzz.js";
import { createGround, type Ground } from "./ground.js";
import { slowKinds, tortureBySlowClients } from "./slow-clients.js";
import { tortureStopping } from "./stopping.js";
import { tortureStoreAway, ways } from "./store-away.js";

const silent = { info: () => undefined, warn: () => undefined };

interface Part {
  /** What `rounds` stands for. */
  readonly meaning: string;
  readonly steps: (rounds: number) => number;
  readonly run: (ground: Ground, steps: number, step: (count?: number) => void) => Promise<Figures>;
}

const parts: Readonly<Record<string, Part>> = {
  durability: { meaning: "a kill -9 for each round", steps: (rounds) => rounds, run: tortureDurability },
  away: {
    meaning: "the store gone for 10 s in each of four ways, once for every 100 rounds",
    steps: (rounds) => Math.ceil(rounds / 100) * 4,
    run: (own, steps, step) =>
      tortureStoreAway(own, Array.from({ length: steps / ways.length }, () => ways).flat(), step),
  },
  stop: {
    meaning: "a SIGTERM under load for every 5 rounds",
    steps: (rounds) => Math.ceil(rounds / 5),
    run: (own, steps, step) => tortureStopping(own, steps, { step }),
  },
  fuzz: {
    meaning: "1000 random requests for each round",
    steps: (rounds) => rounds * 1000,
    run: async (own, steps, step) => {
      const store = await openEmbedded({ dataDir: own.newDataFolder(), log: silent });
      try {
        return await tortureByFuzz(store.uri, steps, step);
      } finally {
        await store.close();
      }
    },
  },
  slow: {
    meaning: "600 clients as slow as they can be, for two minutes, whatever the rounds",
    steps: () => slowKinds,
    run: tortureBySlowClients,
  },
  disk: {
    meaning: "a disk that gets full, with a reserve and without, once for every 100 rounds",
    steps: (rounds) => Math.ceil(rounds / 100) * 2,
    run: tortureDisk,
  },
};

const names = Object.keys(parts);
const meanings = Object.entries(parts).map(([name, { meaning }]) => `  ${name.padEnd(11)} ${meaning}`);

const program = new Command("torture")
  .description(`Breaks the service in every way it has to survive, and counts.\n\n${meanings.join("\n")}`)
  .option("--rounds <n>", "how long", wholeNumber, 100)
  .option("--only <parts>", `some of ${names.join(",")}`, listOfParts, names)
  .showHelpAfterError("(see --help)")
  .configureOutput({ outputError: (text, write) => write(text) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
program.parse();
const { rounds, only } = program.opts<{ rounds: number; only: readonly string[] }>();

const ground = createGround();
let failures = 0;
try {
  for (const name of only) {
    const part = parts[name];
    if (part === undefined) continue;
    const steps = part.steps(rounds);
    const progress = createProgress(name.padEnd(11), steps);
    const begun = performance.now();
    const figures = await part.run(ground, steps, (count) => progress.step(count));
    progress.end();
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(showFigures({ ...figures, rows: [...figures.rows, ["seconds", seconds]] }));
    failures += figures.failures.length;
  }
} finally {
  await ground.close();
}
process.exit(failures === 0 ? 0 : 1);

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError("It has to be a number from 1.");
  return value;
}

function listOfParts(text: string): readonly string[] {
  const chosen = text.split(",").map((part) => part.trim());
  const strange = chosen.filter((name) => !names.includes(name));
  if (strange.length > 0) throw new InvalidArgumentError(`There is no ${strange.join(", ")}.`);
  return chosen;
}
