import type { KeptList } from "./column-list.js";
import type { Choice } from "./posting-list.js";

/** Some records of a list, in its order. */
export class ChosenList implements KeptList {
  readonly length: number;
  readonly longest: number | undefined;
  readonly #whole: KeptList;
  readonly #choice: Choice;

  constructor(whole: KeptList, choice: Choice) {
    this.#whole = whole;
    this.#choice = choice;
    this.length = choice.length;
    this.longest = whole.longest;
  }

  id(place: number): number {
    return this.#whole.id(this.#choice.place(place));
  }

  start(place: number): number {
    return this.#whole.start(this.#choice.place(place));
  }

  end(place: number): number {
    return this.#whole.end(this.#choice.place(place));
  }
}
