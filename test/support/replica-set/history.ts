import { type Document, Timestamp } from "bson";
import type { WriteEvent } from "./write-events.js";

/** The oplog of a replica set: what was written, in its order. */
export interface History {
  /** The present cluster time. */
  now(): Timestamp;
  add(events: readonly WriteEvent[]): void;
  /** Events after a resume token, up to another one if given, or undefined if these are no longer known. */
  after(token: string, last?: string): readonly Document[] | undefined;
  /** The token of the present. */
  token(): string;
  /** Lets time pass, in which other databases are written to. */
  pass(seconds: number): void;
  /** Forgets all events, as an oplog does that is too small. */
  forget(): void;
  /** Resolves with the next events, or after some milliseconds. */
  changed(ms: number): Promise<void>;
}

const eventsPerSecond = 1000;
/** An oplog of more events forgets the first ones. */
const mostEvents = 20_000;

export function createHistory(): History {
  let events: { readonly token: string; readonly event: Document }[] = [];
  let count = 0;
  let known = "";
  let waiting: (() => void)[] = [];
  const now = (): Timestamp =>
    new Timestamp({ t: 1_700_000_000 + Math.floor(count / eventsPerSecond), i: count % eventsPerSecond });
  const token = (): string => tokenOf(now());
  return {
    now,
    token,
    add(added) {
      for (const event of added) {
        count += 1;
        const written = { _id: { _data: token() }, clusterTime: now(), wallTime: new Date(), ...event };
        events.push({ token: token(), event: written });
      }
      if (events.length > 2 * mostEvents) {
        known = events.at(-mostEvents - 1)?.token ?? known;
        events = events.slice(-mostEvents);
      }
      for (const resolve of waiting.splice(0)) resolve();
    },
    after(from, last = token()) {
      if (from < known) return undefined;
      return events
        .slice(events.findLastIndex((one) => one.token <= from) + 1)
        .filter((one) => one.token <= last)
        .map(({ event }) => event);
    },
    pass(seconds) {
      count += seconds * eventsPerSecond;
    },
    forget() {
      count += 1;
      known = tokenBefore(now());
      events = [];
    },
    changed(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter((one) => one !== end);
          resolve();
        }, ms);
        const end = (): void => {
          clearTimeout(timer);
          resolve();
        };
        waiting.push(end);
      });
    },
  };
}

/** Tokens sort by their cluster time, which they begin with. */
const tokenOf = (time: Timestamp): string => `${tokenBefore(time)}2B0229296E04`;

/** A token that all events of a cluster time come after. */
export function tokenBefore({ t, i }: Timestamp): string {
  const hex = (number: number): string => number.toString(16).padStart(8, "0").toUpperCase();
  return `82${hex(t)}${hex(i)}`;
}
