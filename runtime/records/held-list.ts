import type { KeptPart } from "../cache/byte-cache.js";
import type { FreshView } from "../cache/fresh-cache.js";
import type { KeptList } from "./packed-list.js";

/** Where a list is kept. */
interface KeptPlace {
  readonly fresh: FreshView;
  readonly key: string;
  readonly from: readonly string[];
}

interface HeldOptions {
  /** A long list takes seconds to come: nobody waits for it. */
  readonly isLong?: boolean;
  /** What is kept in its place where it is too long. */
  readonly otherwise?: unknown;
  /** What is kept with the list. */
  readonly partsOf?: (list: KeptList) => readonly KeptPart[];
}

/** A list that is kept from when it is on its way. */
export class HeldList {
  readonly #coming: Promise<KeptList | undefined>;
  readonly #isLong: boolean;
  #isThere = false;

  constructor(
    { fresh, key, from }: KeptPlace,
    loading: Promise<KeptList | "too long">,
    { isLong = false, otherwise = "too long", partsOf = () => [] }: HeldOptions = {},
  ) {
    this.#isLong = isLong;
    fresh.set(key, this, { from });
    this.#coming = loading.then(
      (list) => {
        this.#isThere = true;
        if (list === "too long") {
          fresh.set(key, otherwise, { from });
          return undefined;
        }
        fresh.set(key, this, { from, parts: [list, ...partsOf(list)] });
        // There may be no room for it: then it is not to be loaded again and again.
        if (fresh.get(key) === undefined) fresh.set(key, "too long", { from });
        return list;
      },
      () => {
        fresh.set(key, otherwise, { from });
        return undefined;
      },
    );
  }

  /** The list; undefined where there is none, or it is not worth to wait for it. */
  ready(): Promise<KeptList | undefined> | undefined {
    return this.#isLong && !this.#isThere ? undefined : this.#coming;
  }
}
