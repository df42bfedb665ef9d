import content from "./sample.json" with { type: "json" };

// Sample content about this calendar: unlike the rest of the runtime it may speak of its resources. Places, people and
// organizations are invented; telephone numbers and addresses lead nowhere.

/** The content of `sample.json`. */
export interface Sample {
  /** Words of each language. */
  readonly words: Readonly<Record<string, Readonly<Record<"free" | "session" | "full" | "reduced", string>>>>;
  /** A term follows its parent. */
  readonly categories: readonly SeedRecord[];
  readonly tags: readonly SeedRecord[];
  readonly kinds: Readonly<Record<string, EventKind>>;
  readonly programmes: readonly Programme[];
}

/** A record as its create route takes it, in `language`, which is English unless given. */
export interface SeedRecord {
  readonly key: string;
  readonly language?: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The key of a term before it. */
  readonly parent?: string;
  /** The keys of the records that it refers to, by field. */
  readonly refs?: Readonly<Record<string, readonly string[]>>;
  /** A sentence about the way to a place, for the descriptions of events. */
  readonly access?: string;
}

/** What all events of a kind have in common. */
export interface EventKind {
  readonly category: string;
  readonly tags: readonly string[];
  readonly where: "indoors" | "outdoors";
  readonly when: {
    /** 0 is Sunday. All dates of one show are on the same day of the week. */
    readonly weekdays: readonly number[];
    /** First and last month; absent: the whole year. */
    readonly season?: readonly [first: number, last: number];
    /** Possible starts; empty for whole days. */
    readonly times: readonly string[];
    readonly minutes: readonly number[];
    /** How many dates a show has in a calendar of usual size, and how many weeks lie between them. */
    readonly dates: number;
    readonly weeks: number;
  };
  /** Lowest and highest price, one price, or none. */
  readonly prices: readonly (readonly number[])[];
  readonly ticketed: boolean;
  readonly featured?: boolean;
  /** Titles end in the number of the session. */
  readonly numbered?: boolean;
  /** Last sentence of the descriptions, by language. */
  readonly closing: Readonly<Record<string, string>>;
}

/** What is on in one area, in its language. */
export interface Programme {
  readonly key: string;
  readonly language: string;
  readonly zone: string;
  readonly currency: "EUR" | "GBP" | "USD";
  /** The first works indoors, the second outdoors. */
  readonly organizers: readonly [indoors: SeedRecord, outdoors: SeedRecord];
  /** Without a second place everything happens in the first. */
  readonly places: readonly [indoors: SeedRecord] | readonly [indoors: SeedRecord, outdoors: SeedRecord];
  readonly shows: readonly Show[];
}

/** One title of a programme, which may take place on many days. */
export interface Show extends ShowText {
  readonly kind: string;
  /** Keys of categories and tags. */
  readonly labels: readonly string[];
  readonly translations?: Readonly<Record<string, ShowText>>;
}

export interface ShowText {
  readonly title: string;
  readonly sentence: string;
}

/** The compiler infers wider types of its values, such as lists for pairs. */
const parsed: unknown = content;

/** The content of `sample.json`. */
export const sample = parsed as Sample;
