import { emptySnapshot } from "../../core/cache-snapshot.js";
import { isUuid, type RecordId } from "../../core/record-id.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Site } from "../../resources/site.js";
import { createNamedBatcher } from "../../storage/batcher.js";
import { timeLimit } from "../../storage/command-options.js";
import { highestReserved, type IdRange } from "../../storage/sequences.js";

/** The ids of a source, which its records have here as well where they are free. */
export interface SourceIds {
  /** Reserves the ids up to one for the source: new records here get others. */
  reserve(sequence: string, highest: number): Promise<void>;
  /** Whether an id is of the kind, this service never gave it, and no record or image has it. */
  isFree(from: IdSource, id: RecordId): Promise<boolean>;
}

/** Where the ids of records come from. */
export type IdSource = Pick<ResourceDescriptor, "ids" | "sequence">;

/** Whether ids up to this one can be reserved, with enough left for new records. */
export function isReservable(id: number): boolean {
  return Number.isSafeInteger(id) && id >= 1 && id <= highestReserved;
}

/** Opens the reservations of one source. */
export function openSourceIds(site: Site): SourceIds {
  const reserved = new Map<string, readonly IdRange[]>();

  async function rangesWith(sequence: string, id: number): Promise<readonly IdRange[]> {
    const known = reserved.get(sequence) ?? [];
    if (known.some(({ upTo }) => id <= upTo)) return known;
    // The other records have ids about as high: reserving up to the next power of ten leaves room for them.
    const upTo = Math.min(highestReserved, 10 ** Math.ceil(Math.log10(id * 2)));
    const ranges = await site.database.sequences.reserve(sequence, upTo);
    reserved.set(sequence, ranges);
    return ranges;
  }

  const isTaken = createNamedBatcher(async (sequence, ids: readonly RecordId[]) => {
    const taken = await takenIds(site, sequence, ids);
    return ids.map((id) => taken.has(id));
  });

  return {
    async reserve(sequence, highest) {
      if (isReservable(highest)) await rangesWith(sequence, highest);
    },
    async isFree({ ids, sequence }, id) {
      if (ids === "uuid") return isUuid(id) && !(await isTaken(sequence, id));
      if (typeof id !== "number" || !Number.isSafeInteger(id) || id < 1) return false;
      // The sequence never gave an id that high.
      if (!isReservable(id)) return !(await isTaken(sequence, id));
      const ranges = await rangesWith(sequence, id);
      return ranges.some(({ after, upTo }) => id > after && id <= upTo) && !(await isTaken(sequence, id));
    },
  };
}

async function takenIds(
  { database, resources, features }: Site,
  sequence: string,
  ids: readonly RecordId[],
): Promise<ReadonlySet<RecordId>> {
  const siblings = [...resources.values()].filter(({ facts }) => facts.sequence === sequence);
  const options = { projection: { _id: 1 }, batchSize: ids.length + 1, ...timeLimit } as const;
  const filter = { _id: { $in: [...ids] } };
  const numbers = ids.filter((id) => typeof id === "number");
  const [found, images] = await Promise.all([
    Promise.all(siblings.map(({ token }) => database.collection(token).find(filter, options).toArray())),
    features.images?.load(numbers, emptySnapshot),
  ]);
  return new Set<RecordId>([...found.flat().map(({ _id }) => _id), ...(images?.keys() ?? [])]);
}
