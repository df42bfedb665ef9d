import { expect } from "vitest";
import type { AppChanges } from "../../support/app.js";
import { type TestService, useService } from "../support/service.js";

/** The properties of an event that tests read; of an error, its code and details. */
export interface ShownEvent {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly status: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly utc_start_date: string;
  readonly website: string;
  readonly post_parent?: number;
  readonly recurrence?: { readonly rrule?: string; readonly rdate?: string[]; readonly exdate?: string[] };
  readonly code?: string;
  readonly data?: { readonly params: Readonly<Record<string, string>> };
}

export interface EventAnswer {
  readonly status: number;
  readonly body: ShownEvent;
}

export type Headers = Readonly<Record<string, string>>;

/** A service, and what tests of series do with it. */
export interface SeriesService {
  readonly service: TestService;
  /** Sends an event on Monday 2031-03-10, 18:00 to 20:00 in Rome, unless the fields say otherwise. */
  readonly post: (fields: object, headers?: Headers) => Promise<EventAnswer>;
  /** The same, which has to be created. */
  readonly create: (fields: object, headers?: Headers) => Promise<ShownEvent>;
  readonly get: (id: number | undefined, headers?: Headers) => Promise<EventAnswer>;
  readonly patch: (id: number | undefined, body: object, headers?: Headers) => Promise<EventAnswer>;
  readonly remove: (id: number | undefined, scope?: string, headers?: Headers) => Promise<EventAnswer>;
  /** The occurrences of a series that lists show, in their order. */
  readonly occurrences: (series: number | undefined, query?: string) => Promise<readonly ShownEvent[]>;
}

export function useSeries(
  environment: Readonly<Record<string, string>> = {},
  surroundings: AppChanges = {},
): SeriesService {
  const service = useService({ MAX_PER_PAGE: "1000", ...environment }, surroundings);
  // The service answers with events, as the tests of the API document show.
  const send = async (
    method: string,
    path: string,
    body?: object,
    headers: Headers = {},
  ): Promise<EventAnswer> =>
    (await service.request(method, path, { body, headers })) as unknown as EventAnswer;
  const post: SeriesService["post"] = (fields, headers) => {
    const times = {
      start_date: "2031-03-10 18:00:00",
      end_date: "2031-03-10 20:00:00",
      timezone: "Europe/Rome",
    };
    return send("POST", "/events", { title: "Course", ...times, ...fields }, headers);
  };
  return {
    service,
    post,
    async create(fields, headers) {
      const { status, body } = await post(fields, headers);
      expect(status, JSON.stringify(body)).toBe(201);
      return body;
    },
    get: (id, headers) => send("GET", `/events/${id}`, undefined, headers),
    patch: (id, body, headers) => send("PATCH", `/events/${id}`, body, headers),
    remove: (id, scope = "this", headers = {}) =>
      send("DELETE", `/events/${id}?scope=${scope}`, undefined, headers),
    async occurrences(series, query = "") {
      const window = "start_date=2000-01-01&end_date=2100-01-01&per_page=1000";
      const path = `/events?post_parent=${series}&${window}${query}`;
      const { status, body } = await service.get(path);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.events as unknown as readonly ShownEvent[];
    },
  };
}
