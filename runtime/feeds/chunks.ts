import { setImmediate as pause } from "node:timers/promises";

const pieceSize = 25;

/** Writes each of many records; between pieces other requests have their turn. */
export async function inChunks<Value>(
  values: readonly Value[],
  write: (value: Value) => string,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [index, value] of values.entries()) {
    if (index > 0 && index % pieceSize === 0) await pause();
    written.push(write(value));
  }
  return written;
}
