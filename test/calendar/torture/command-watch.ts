import { marker } from "./fuzz-values.js";

/** Looks through the commands that go to the store. */
export interface CommandWatch {
  see(command: object): void;
  /** How many there were. */
  seen(): number;
}

/**
 * Every operator that the service itself uses. One that is not here came from a caller, or belongs here; one that is here
 * came from a caller where the marker stands behind it.
 */
const own: ReadonlySet<string> = new Set([
  ...["$db", "$clusterTime"],
  ...["$set", "$unset", "$inc", "$max", "$push", "$pull", "$setOnInsert"],
  ...["$and", "$or", "$in", "$nin", "$ne", "$gt", "$gte", "$lt", "$lte", "$exists", "$not"],
  ...["$match", "$group", "$sum", "$floor", "$divide", "$limit", "$skip", "$sort", "$project"],
]);

const ofLanguage = new Set(["__proto__", "constructor", "prototype", "toString"]);

/** Starts a look; `onFound` hears of operators that callers sent. */
export function createCommandWatch(onFound: (found: string) => void): CommandWatch {
  let count = 0;
  return {
    see(command) {
      count += 1;
      const found = foreignIn(command);
      if (found !== undefined) onFound(found);
    },
    seen: () => count,
  };
}

function foreignIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (ofLanguage.has(name) || (name.startsWith("$") && (inner === marker || !own.has(name)))) return name;
    const below = foreignIn(inner);
    if (below !== undefined) return below;
  }
  return undefined;
}
