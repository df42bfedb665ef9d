import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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
  let known = readTexts(path);
  recall(known);
  return {
    keep() {
      const texts = [...endRun()];
      if (texts.length === known.length && texts.every(([key]) => known.some(([other]) => other === key)))
        return;
      known = texts;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.${process.pid}`, JSON.stringify(texts));
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}

type Texts = (readonly [key: string, text: string])[];

function readTexts(path: string): Texts {
  try {
    // Written above.
    return JSON.parse(readFileSync(path, "utf8")) as Texts;
  } catch {
    return [];
  }
}
