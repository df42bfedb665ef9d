import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../../shared/payloads/", import.meta.url).pathname;

/**
 * Collects from the recorded answers of real sites what `pick` takes for each key and value in them. The recordings are
 * no part of the repository: without them the list is empty, and the reason is printed.
 */
export function fromRecordings<T>(pick: (key: string, value: unknown) => T | undefined): T[] {
  if (!existsSync(folder)) {
    console.warn("Skipped: the recorded answers of real sites are not beside the repository.");
    return [];
  }
  const picked: T[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".json")) continue;
    JSON.parse(readFileSync(folder + name, "utf8"), (key, value: unknown) => {
      const item = pick(key, value);
      if (item !== undefined) picked.push(item);
      return value;
    });
  }
  return picked;
}
