import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { endRun, recall } from "./remembered.js";

/** Keeps what was printed from one process to the next, so that a run prints anew only what the spec has changed. */
export interface Memory {
  /** Writes down what the run has asked for, if that is not what the file holds. */
  keep(): void;
}

/**
 * Opens the memory in a file. The file must belong to one version of the generator, and may be deleted at any time; a
 * damaged one counts as empty.
 */
export function openMemory(path: string): Memory {
  const texts = readTexts(path);
  let known = new Set(texts.map(([key]) => key));
  recall(texts);
  return {
    keep() {
      const texts = [...endRun()];
      if (texts.length === known.size && texts.every(([key]) => known.has(key))) return;
      known = new Set(texts.map(([key]) => key));
      mkdirSync(dirname(path), { recursive: true });
      const fresh = `${path}.${process.pid}`;
      const file = openSync(fresh, "w");
      // One by one: as a whole they would stand in memory once more.
      for (const entry of texts) writeSync(file, `${JSON.stringify(entry)}\n`);
      closeSync(file);
      renameSync(fresh, path);
    },
  };
}

type Texts = (readonly [key: string, text: string])[];

function readTexts(path: string): Texts {
  try {
    const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
    // Written above.
    return lines.map((line) => JSON.parse(line) as Texts[number]);
  } catch {
    return [];
  }
}
