import { createHash } from "node:crypto";

/** Texts that were printed before, by a hash of everything they depend on. */
const known = new Map<string, string>();
/** Those of them that the present run has asked for. */
let asked = new Map<string, string>();

/**
 * The text that `print` makes of `input`, printed only once for equal inputs. `print` must depend on nothing else, and
 * `step` must name it among all others.
 */
export function remembered(step: string, input: string, print: () => string): string {
  const key = keyOf(step, input);
  return keep(key, known.get(key) ?? print());
}

/** The same for a text that takes time to come. */
export async function rememberedLater(
  step: string,
  input: string,
  print: () => string | Promise<string>,
): Promise<string> {
  const key = keyOf(step, input);
  return keep(key, known.get(key) ?? (await print()));
}

/** Adds what an earlier process remembered. */
export function recall(texts: Iterable<readonly [key: string, text: string]>): void {
  for (const [key, text] of texts) known.set(key, text);
}

/** What the run so far has asked for; everything else is forgotten, so that memory does not grow from run to run. */
export function endRun(): ReadonlyMap<string, string> {
  const texts = asked;
  asked = new Map();
  known.clear();
  recall(texts);
  return texts;
}

/** Forgets everything, so that the next run prints anew. */
export function forget(): void {
  known.clear();
  asked.clear();
}

function keep(key: string, text: string): string {
  known.set(key, text);
  asked.set(key, text);
  return text;
}

function keyOf(step: string, input: string): string {
  return createHash("sha256").update(`${step}\n`).update(input).digest("hex");
}
