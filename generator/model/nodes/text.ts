import type { Place } from "./location.js";

/** Prose in every language of the service; a language without its own text repeats the default one. */
export type Text = Readonly<Record<string, string>>;

/** A text that pages show, by its name; that of a text in a table is `table.name`. */
export interface NamedText {
  readonly name: string;
  readonly text: Text;
}

/** A page of the documentation that people write, in Markdown. */
export interface Guide {
  /** Name of its file, and the last step of its address. */
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

/** An object of JSON. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A section of a page that a product makes itself. `html` is shown unchanged. */
export interface PageSection {
  readonly title: string;
  readonly html: string;
}

/** A part that works and will go. Days are dates such as `2031-03-10`, in UTC. */
export interface Deprecation {
  /** Day from which callers should do without it. */
  readonly since: string;
  /** First day on which it may be gone; absent: none is set. */
  readonly sunset?: string;
  /** What to use instead. */
  readonly text: Text;
}

/** A part of the model that may be on its way out. */
export interface Ageing {
  readonly deprecation?: Deprecation;
}

/** What callers may know by another name than the spec. */
export interface Named {
  readonly name: string;
  /** Where the two differ: the name on the wire while the model is built and checked, that in the spec once it is complete. */
  readonly otherName?: string;
}

/** A part of the model that callers see, from a row of the spec. */
export interface Described extends Ageing, Named {
  readonly text: Text;
  readonly place: Place;
}
