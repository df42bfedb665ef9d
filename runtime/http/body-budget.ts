import { HttpError } from "../core/http-error.js";

/** The bytes of one body that count, from its first one to the end of the work on its request. */
export interface HeldBytes {
  /** Counts all bytes of a body that declares its length, before any arrives. Throws like `add`. */
  readonly reserve: (length: number) => void;
  /** Counts bytes that arrived. Throws 429 where all bodies of the process, or those of the network, would have too many. */
  readonly add: (bytes: number) => void;
  readonly release: () => void;
}

/** Most bytes of one body, of texts, and of files besides; and where they are counted. */
export interface BodyLimits {
  readonly texts: number;
  readonly files: number;
  readonly held: HeldBytes;
}

const usualTotal = 64 * 1024 * 1024;
/** The first bytes of each body are free: while some fill the memory with uploads, others go on with usual writes. */
const freeBytes = 16 * 1024;

/**
 * Bounds the bytes of all bodies in progress; `largest` is the most of one body. A network has half of them, so that no
 * single one takes the place of all others.
 */
export function createBodyBudget(largest: number): (network: string) => HeldBytes {
  const total = Math.max(usualTotal, 4 * largest);
  const share = total / 2;
  const ofNetworks = new Map<string, number>();
  let ofAll = 0;
  return (network) => {
    let size = 0;
    let counted = 0;
    const count = (bytes: number): void => {
      const ofNetwork = (ofNetworks.get(network) ?? 0) + bytes;
      if (bytes > 0 && ofNetwork > share) throw tooMany(share);
      if (bytes > 0 && ofAll + bytes > total) throw tooMany(total);
      counted += bytes;
      ofAll += bytes;
      if (ofNetwork === 0) ofNetworks.delete(network);
      else ofNetworks.set(network, ofNetwork);
    };
    return {
      reserve: (length) => count(Math.max(0, length - freeBytes)),
      add: (bytes) => {
        size += bytes;
        count(Math.max(0, size - freeBytes - counted));
      },
      release: () => count(-counted),
    };
  };
}

function tooMany(limit: number): HttpError {
  return new HttpError("rest_too_many_uploads", { limit }, { headers: { "Retry-After": "10" } });
}
