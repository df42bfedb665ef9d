/** A place in a ring of others; at first it is alone. */
export class Link {
  /** What it is the place of; empty where the ring begins. */
  readonly key: string;
  #before: Link = this;
  #after: Link = this;

  constructor(key: string) {
    this.key = key;
  }

  /** The next one; itself where it is alone. */
  get after(): Link {
    return this.#after;
  }

  /** Leaves its ring, and goes before another link. */
  goBefore(other: Link): void {
    this.leave();
    this.#before = other.#before;
    this.#after = other;
    other.#before.#after = this;
    other.#before = this;
  }

  /** Leaves its ring, and is alone. */
  leave(): void {
    this.#before.#after = this.#after;
    this.#after.#before = this.#before;
    this.#before = this;
    this.#after = this;
  }
}
