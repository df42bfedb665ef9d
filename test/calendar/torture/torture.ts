import { randomInt } from "node:crypto";
import { Command, InvalidArgumentError, Option } from "commander";
import { createProgress } from "../../../runtime/tools/tool.js";
import { showFigures } from "./figures.js";
import { createGround } from "./ground.js";
import { parts, type Store, stores } from "./parts.js";

const names = Object.keys(parts);
const meanings = Object.entries(parts).map(([name, { meaning }]) => `  ${name.padEnd(11)} ${meaning}`);

const program = new Command("torture")
  .description(`Breaks the service in every way it has to survive, and counts.\n\n${meanings.join("\n")}`)
  .addOption(new Option("--on <store>", "the store of the service").choices(stores).default("embedded"))
  .option("--rounds <n>", "how long", wholeNumber, 100)
  .option("--operations <n>", "length of the histories", wholeNumber, 100_000)
  .option("--seed <n>", "of the random numbers; printed", wholeNumber)
  .option("--only <parts>", `some of ${names.join(",")}; if absent, all on that store`, listOfParts)
  .showHelpAfterError("(see --help)")
  .configureOutput({ outputError: (text, write) => write(text) })
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
program.parse();
const given = program.opts<Given>();
const chosen = given.only ?? names.filter((name) => parts[name]?.on === given.on);
const seed = given.seed ?? randomInt(1, 2 ** 31);

const ground = createGround();
let failures = 0;
try {
  for (const name of chosen) {
    const part = parts[name];
    if (part === undefined) continue;
    const steps = part.steps(given);
    const progress = createProgress(name.padEnd(11), steps);
    const begun = performance.now();
    const figures = await part.run(ground, steps, { step: (count) => progress.step(count), seed });
    progress.end();
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(showFigures({ ...figures, rows: [...figures.rows, ["seconds", seconds]] }));
    failures += figures.failures.length;
  }
} finally {
  await ground.close();
}
process.exit(failures === 0 ? 0 : 1);

interface Given {
  readonly on: Store;
  readonly rounds: number;
  readonly operations: number;
  readonly seed?: number;
  readonly only?: readonly string[];
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError("It has to be a number from 1.");
  return value;
}

function listOfParts(text: string): readonly string[] {
  const wanted = text.split(",").map((part) => part.trim());
  const strange = wanted.filter((name) => !names.includes(name));
  if (strange.length > 0) throw new InvalidArgumentError(`There is no ${strange.join(", ")}.`);
  return wanted;
}
