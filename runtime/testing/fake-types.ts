// The public types of the fake. This file imports nothing, so that its declarations are complete.

/** A moment: a date, ISO text with an offset, or milliseconds. */
export type Instant = Date | string | number;

/** Options of the fake; all have defaults. */
export interface FakeOptions {
  /** Records that are there from the start and after each `reset`. */
  readonly records?: FakeRecords;
  /** The clock; a function is called at each request. Fixed at 2030-01-01T12:00:00Z by default. */
  readonly now?: Instant | (() => Instant);
  /** Language of requests that name none, such as `it`. */
  readonly language?: string;
  /** Time zone of the site, such as `Europe/Rome`; UTC unless given. */
  readonly timezone?: string;
  /** Key of an administrator, for `key`. */
  readonly key?: string;
  /** Further keys, with the role of who has them. */
  readonly keys?: Readonly<Record<string, FakeCaller>>;
  /** Images that may be given by address: the bytes of the file by its URL. All other addresses do not answer. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
  /** Settings of the service by the names that its operators use, such as `POSTS_PER_PAGE`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the service seems to be. */
  readonly origin?: string;
}

/** Who has a key. */
export interface FakeCaller {
  /** A role of the service, such as `editor`. */
  readonly role: string;
  /** Id of the author of what the caller creates; 1 unless given. */
  readonly author?: number;
}

/**
 * Bodies of create calls by the folder of their resource, such as `events`. They are created in the order given.
 * A record with an `id` gets that id.
 */
export type FakeRecords = Readonly<Record<string, readonly object[]>>;

/** A request that came in. */
export interface FakeRequest {
  readonly method: string;
  readonly url: string;
  /** Path of the URL, without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The body: parsed where it is JSON, else as text; undefined where there was none. */
  readonly body: unknown;
  /** Status of the answer; undefined until there is one. */
  readonly status: number | undefined;
}

/** A failure to inject. Without `status` and `network` the request is only delayed. */
export interface FakeFault {
  /**
   * Answer with this status instead of calling the service: with the service's own error of that status where it has one,
   * else with the HTML page of a gateway.
   */
  readonly status?: number;
  /** Body of that answer instead; sent as JSON unless it is text. */
  readonly body?: unknown;
  /** Headers of that answer, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Fail like a network: `refused` before the request arrives, `lost` after it was carried out, on the way back. */
  readonly network?: "refused" | "lost";
  /** Milliseconds to wait before anything else. */
  readonly delay?: number;
  /** How many requests it applies to; 1 unless given. */
  readonly times?: number;
  /** Which requests it applies to; the next ones unless given. */
  readonly when?: (request: FakeRequest) => boolean;
}

/** The service in memory. */
export interface FakeService {
  /** Base URL for clients. */
  readonly baseUrl: string;
  /** Key of an administrator. */
  readonly key: string;
  /** Replaces the global `fetch`. Opens no connection: requests to other addresses than the fake's fail like a network. */
  readonly fetch: typeof globalThis.fetch;
  /** The requests since the start or the last `reset`, first one first. */
  readonly requests: readonly FakeRequest[];
  /** Creates records; returns what the service answered, by folder. Throws where the service rejects one. */
  seed(records: FakeRecords): Promise<Record<string, Record<string, unknown>[]>>;
  /** Makes the next requests fail. Several failures apply one after another. */
  failNext(failure: FakeFault): void;
  /** Resets the fake: the records of the options, no requests, no failures; ids start from 1 again. */
  reset(): Promise<void>;
  /** Closes the fake: every later request fails like a network. */
  close(): Promise<void>;
}
