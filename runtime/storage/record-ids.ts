import { randomBytes } from "node:crypto";
import type { RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { Sequences } from "./sequences.js";

/** Returns the id of a new record: a UUID, or the next integer of the sequence of its resource. */
export async function newRecordId(
  { sequences }: { readonly sequences: Pick<Sequences, "next"> },
  { ids, sequence }: Pick<ResourceDescriptor, "ids" | "sequence">,
): Promise<RecordId> {
  return ids === "uuid" ? createUuid() : await sequences.next(sequence);
}

/** Time of the last UUID of the process in milliseconds, and its counter. */
let last = { time: 0, counter: 0 };

/** Values of the 12 bits behind the time. */
const counterSize = 2 ** 12;

/**
 * Creates a UUID of version 7 (RFC 9562): milliseconds since 1970, a counter of 12 bits, and 62 random bits. Those of one
 * process ascend, also within a millisecond and while the clock is set back; those of several processes by the millisecond.
 */
export function createUuid(now = Date.now()): string {
  last = now > last.time ? { time: now, counter: randomCounter() } : following(last);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last.time, 0, 6);
  bytes.writeUInt16BE(0x7000 + last.counter, 6);
  bytes.writeUInt8(0x80 + (bytes.readUInt8(8) % 0x40), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Where the counter of a millisecond begins: in the lower half, so that thousands can follow. */
function randomCounter(): number {
  return randomBytes(2).readUInt16BE() % (counterSize / 2);
}

/** After the last value of the counter, the time runs ahead of the clock. */
function following({ time, counter }: typeof last): typeof last {
  return counter + 1 < counterSize ? { time, counter: counter + 1 } : { time: time + 1, counter: 0 };
}
