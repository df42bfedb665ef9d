import type { Snapshot } from "../core/cache-snapshot.js";
import type { PackedList } from "./column-list.js";
import type { Choice } from "./posting-list.js";

/** A list that is kept, or what was chosen from one. */
export type Holdable = PackedList | Choice;

/** Where a list is kept, and the instant in milliseconds up to which. */
export interface KeptPlace {
  readonly fresh: Snapshot;
  readonly key: string;
  readonly from: readonly string[];
  readonly until?: number;
}

interface HeldOptions {
  /** A long list takes seconds to come: nobody waits for it. */
  readonly isLong?: boolean;
  /** What is kept in its place where it is too long. */
  readonly otherwise?: unknown;
  /** Milliseconds that it took to load what it was made from; its own time unless given. */
  readonly tookMs?: number;
}

/** A list that is kept from when it is on its way. */
export class HeldList {
  readonly #coming: Promise<Holdable | undefined>;
  readonly #isLong: boolean;
  #isThere = false;
  #list: Holdable | undefined;
  #tookMs: number;

  constructor(
    { fresh, key, ...origin }: KeptPlace,
    loading: Promise<Holdable | "too long">,
    { isLong = false, otherwise = "too long", tookMs }: HeldOptions = {},
  ) {
    const begun = performance.now();
    this.#tookMs = tookMs ?? 0;
    this.#isLong = isLong;
    fresh.set(key, this, origin);
    this.#coming = loading.then(
      (list) => {
        this.#isThere = true;
        if (list === "too long") {
          fresh.set(key, otherwise, origin);
          return undefined;
        }
        this.#list = list;
        this.#tookMs = tookMs ?? performance.now() - begun;
        fresh.set(key, this, { ...origin, parts: [list], isDear: true });
        // There may be no room for it: then it is not to be loaded again and again.
        if (fresh.get(key) === undefined) fresh.set(key, "too long", origin);
        return list;
      },
      () => {
        fresh.set(key, otherwise, origin);
        return undefined;
      },
    );
  }

  /** The list, once it is there. */
  get list(): Holdable | undefined {
    return this.#list;
  }

  /** Milliseconds that it took to load it, before it was brought up to date. */
  get tookMs(): number {
    return this.#tookMs;
  }

  /** Whether it comes in its own time, and is not there yet. */
  get isComing(): boolean {
    return this.#isLong && !this.#isThere;
  }

  /** The list; undefined where there is none, or it is not worth to wait for it. */
  ready(): Promise<Holdable | undefined> | undefined {
    return this.isComing ? undefined : this.#coming;
  }
}
