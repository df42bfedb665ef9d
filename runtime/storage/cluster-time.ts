import { type Document, Timestamp } from "mongodb";

/** A moment in the history of a replica set: 16 hexadecimal digits. A later moment is the greater text. */
export type ClusterTime = string;

/** The moment of a reply; undefined from a server that is no member of a replica set. */
export function clusterTimeOf(reply: Document): ClusterTime | undefined {
  const { operationTime } = reply as { readonly operationTime?: Timestamp };
  return operationTime === undefined ? undefined : digits(operationTime.t) + digits(operationTime.i);
}

/** The moment up to which a resume token has seen the history: it begins with a type, seconds and a counter. */
export function clusterTimeOfToken(token: unknown): ClusterTime {
  const data = typeof token === "object" && token !== null && "_data" in token ? String(token._data) : "";
  return /^82([\dA-F]{16})/i.exec(data)?.[1]?.toLowerCase() ?? "";
}

/** The timestamp of a moment; undefined for another text. */
export function timestampOf(time: ClusterTime): Timestamp | undefined {
  if (!/^[\da-f]{16}$/.test(time)) return undefined;
  return new Timestamp({ t: Number.parseInt(time.slice(0, 8), 16), i: Number.parseInt(time.slice(8), 16) });
}

const digits = (number: number): string => number.toString(16).padStart(8, "0");
