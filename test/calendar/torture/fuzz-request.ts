import fc from "fast-check";
import { routeIndex } from "../../../generated/server/route-index.js";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { encoders, type FuzzBody, pairsOf } from "./fuzz-body.js";
import { hostileText, marker, valuesFor } from "./fuzz-values.js";

/** A request that may be anything between right and hostile. */
export interface FuzzRequest {
  /** As it is sent. */
  readonly method: string;
  /** What a POST with an override stands for; else the same. */
  readonly meant: string;
  readonly path: string;
  /** Names and values by turns. */
  readonly headers: readonly string[];
  readonly body: FuzzBody | undefined;
  /** Without Content-Length. */
  readonly isChunked: boolean;
  /** The form of the answer that is asked for. */
  readonly form: AnswerForm;
  /** Sent to the service that has a key. */
  readonly isClosed: boolean;
}

/** In which form an answer is wanted. */
export interface AnswerForm {
  readonly isEnveloped: boolean;
  /** Some of the members only. */
  readonly isPartial: boolean;
  /** The function that a script hands the answer to; heeded for reads without credentials. */
  readonly callback: string | undefined;
}

/** Bodies of records for the service to begin with, by path: until it has made others, requests are about them. */
export const firstRecords: readonly (readonly [path: string, body: object])[] = Array.from(
  { length: 8 },
  (_, index): [string, object][] => [
    ["/venues", { venue: `Hall ${index}`, city: "Como" }],
    ["/organizers", { organizer: `Host ${index}` }],
    ["/categories", { name: `Kind ${index}` }],
    ["/tags", { name: `Tag ${index}` }],
    ["/events", { title: "Night walk", start_date: "2031-03-10 19:00:00", end_date: "2031-03-10 21:00:00" }],
    ["/events", { title: "Hall", status: "draft", start_date: "2031-03-11", end_date: "2031-03-11" }],
    ["/venues", { venue: "Night walk" }],
    ["/organizers", { organizer: "Night walk" }],
  ],
).flat();

/** The key of the service that has one. */
export const fuzzKey = "fuzz-key-of-an-administrator";

/** How many records of each resource requests are about. */
export const recentCount = 30;

/** Stands in a path for the id or slug of a record that was made lately; which one, is known when it is sent. */
const mark = /recent-(id|slug)-(\w+)-(\d+)/g;

function recentMark(route: string, index: number): string {
  const [, folder = ""] = route.split("/");
  return `recent-${route.includes("{slug}") ? "slug" : "id"}-${folder}-${index}`;
}

/** A path with the records that its marks stand for, as `find` knows them. */
export function withRecent(
  path: string,
  find: (folder: string, index: number) => { readonly id: string; readonly slug: string },
): string {
  return path.replace(
    mark,
    (_, kind: "id" | "slug", folder: string, index: string) => find(folder, Number(index))[kind],
  );
}

type Mount = (path: string) => string;

const mounts: fc.Arbitrary<Mount> = fc.constantFrom(
  ...serviceDescriptor.mounts.flatMap(({ path: base, namespace, languages, query }): Mount[] => [
    ...["", "", ...languages.map((language) => `/${language}`)].map(
      (prefix) => (path: string) => prefix + base + path,
    ),
    ...(query === undefined
      ? []
      : ["/", "/index.php"].map(
          (front) => (path: string) => `${front}?${query}=/${namespace}${path.replace("?", "&")}`,
        )),
  ]),
);

/** Ways to write a path that do not change it, and ways that do. */
const pathForms = fc.oneof(
  { weight: 25, arbitrary: fc.constant((path: string) => path) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (path: string) => path.replace("/e", "/%65"),
      (path: string) => path.replace("/v1", "/v1/"),
      (path: string) => path.replace(/(\?|$)/, "/$1"),
      (path: string) => path.replace(/\w+\/v1/, (text) => text.toUpperCase()),
      (path: string) => path.replace(/(\?|$)/, "/..%2f..%2fvenues$1"),
      (path: string) => path.replace(/(\?|$)/, "%$1"),
      (path: string) => path.replace(/(\?|$)/, "%ff$1"),
      (path: string) => path.replace(/(\?|$)/, ";a=b$1"),
      (path: string) => `/xx${path}`,
      (path: string) => `http://127.0.0.1${path}`,
    ),
  },
);

const overrides = ["PATCH", "put", "DELETE", "GET", "HEAD", "OPTIONS", "PROPFIND", "", "CONNECT"];
const methods = ["OPTIONS", "HEAD", "GET", "PUT", "PATCH", "DELETE", "POST", "PROPFIND", "TRACE"];

interface Extra {
  readonly query?: string;
  readonly form?: Partial<AnswerForm>;
  readonly override?: string;
  readonly headers?: readonly string[];
}

const plain: AnswerForm = { isEnveloped: false, isPartial: false, callback: undefined };

const extras: fc.Arbitrary<Extra> = fc.oneof(
  { weight: 16, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Extra>(
      { query: "_envelope", form: { isEnveloped: true } },
      { query: "_envelope=1&_fields=id", form: { isEnveloped: true, isPartial: true } },
      { query: "_fields=id,title,venue.city", form: { isPartial: true } },
      { query: "_fields[]=events.id&_fields[]=total", form: { isPartial: true } },
      { query: "_fields=__proto__,constructor.name", form: { isPartial: true } },
      { query: "_jsonp=receive.it", form: { callback: "receive.it" } },
      { query: "_jsonp=receive&_envelope=1", form: { callback: "receive", isEnveloped: true } },
      { query: "_jsonp=alert(1)" },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...overrides), fc.boolean())
      .map(
        ([override, isHeader]): Extra =>
          isHeader
            ? { override, headers: ["X-HTTP-Method-Override", override] }
            : { override, query: `_method=${override}` },
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        "a[$ne]=1",
        `slug[$where]=${marker}`,
        `search[$regex]=${marker}`,
        "__proto__[x]=1",
        "constructor[prototype][x]=1",
        "a[b][c][d][e][f][g]=1",
        "a[b&c]=1",
        "a[][]=1",
        "[=1",
        "=1",
        "&&&",
        "%",
        "%zz=1",
        "%ff",
        "page=%E0%A4",
        "page=%u0031",
        "%70age=1",
        "page=1&page=2",
        "page[]=1&page=2",
        "per%5Fpage=+5",
        "translation_language=it",
        "translation_language=xx",
        "wpml_language=de",
        `include=${Array.from({ length: 900 }, (_, index) => index + 1).join(",")}`,
        Array.from({ length: 400 }, () => "categories[]=1").join("&"),
        Array.from({ length: 1100 }, (_, index) => `p${index}`).join("&"),
      )
      .map((query) => ({ query })),
  },
);

const headers: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 10, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: fc.constant(["Accept", "application/problem+json"]) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<readonly string[]>(
      ["Accept", "text/html, application/problem+json;q=0.1"],
      ["Accept", ""],
      ["Origin", "http://localhost:5173"],
      ["Origin", "null"],
      ["Sec-Fetch-Site", "cross-site"],
      ["X-Forwarded-For", "10.0.0.1"],
      ["If-Match", '"1"'],
      ["If-Match", 'W/"1", "x'],
      ["If-None-Match", "*"],
      ["If-None-Match", '"\u00e9'],
      ["Authorization", "Bearer unknown"],
      ["Authorization", `Basic ${"A".repeat(3000)}`],
      ["Authorization", "Negotiate x"],
      ["Accept-Language", "de;q=0.5,*;q=0.1"],
      ["X-Request-Id", "$ne"],
      ["X-Request-Id", "x".repeat(500)],
      ["Content-Encoding", "gzip"],
      ["Idempotency-Key", "the same for many"],
      ["Idempotency-Key", "\u00ff"],
      ["Idempotency-Key", "x".repeat(300)],
      ["Range", "bytes=0-1"],
      ["Cookie", "a=b; __proto__=c"],
      ["traceparent", "00-zz-1-01"],
      ["Connection", "close"],
      ["X-Twice", "1", "X-Twice", "2"],
      ["Accept", "*/*", "Accept", "application/problem+json"],
    ),
  },
);

const endpoints = routeIndex.routes.flatMap(({ path, endpoints: own }) =>
  own.map((endpoint) => ({ route: path, endpoint })),
);

const routed = fc
  .constantFrom(...endpoints)
  .chain(({ route, endpoint }) =>
    fc.record({
      route: fc.constant(route),
      values: valuesFor(endpoint),
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(...endpoint.methods) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      variable: fc.oneof(
        {
          weight: 15,
          arbitrary: fc.nat(recentCount - 1).map((index) => recentMark(route, index)),
        },
        { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
      ),
      mount: mounts,
      pathForm: pathForms,
      sent: headers,
      extra: extras,
      encode: encoders,
      isInQuery: fc.nat(5).map((chance) => chance === 0),
      isChunked: fc.nat(9).map((chance) => chance === 0),
      // Of the closed service, some know the key.
      key: fc.constantFrom("none", "none", "none", "closed", "known" as const),
    }),
  )
  .map(
    ({
      route,
      values,
      method,
      variable,
      mount,
      pathForm,
      sent,
      extra,
      encode,
      isInQuery,
      isChunked,
      key,
    }): FuzzRequest => {
      const isRead = method === "GET" || method === "HEAD";
      const inQuery = isRead || isInQuery ? pairsOf(values) : "";
      const query = [inQuery, extra.query ?? ""]
        .filter((part) => part !== "")
        .join("&")
        .slice(0, 9000);
      const target = route.replace(/\{\w+\}/, () => variable);
      const isOverridden = method === "POST" && extra.override !== undefined && extra.override !== "";
      return {
        method,
        meant: isOverridden ? (extra.override ?? "").toUpperCase() : method,
        path: pathForm(mount(query === "" ? target : `${target}?${query}`)),
        headers: [
          ...sent,
          ...(extra.headers ?? []),
          ...(key === "known" ? ["Authorization", `Bearer ${fuzzKey}`] : []),
        ],
        body: isRead || isInQuery ? undefined : encode(values),
        isChunked,
        form: { ...plain, ...extra.form },
        isClosed: key !== "none",
      };
    },
  );

/** A request without any malice: a create. */
export function createRequest(path: string, body: object): FuzzRequest {
  return {
    method: "POST",
    meant: "POST",
    path: `${serviceDescriptor.mounts[0]?.path ?? ""}${path}`,
    headers: [],
    body: { type: "application/json", bytes: Buffer.from(JSON.stringify(body)) },
    isChunked: false,
    form: plain,
    isClosed: false,
  };
}

const stray = fc
  .tuple(
    fc.constantFrom("GET", "POST", ...methods),
    fc.webPath(),
    fc.constantFrom("", "/calendar/events/v1", "/files", "/files/1/"),
  )
  .map(
    ([method, path, base]): FuzzRequest => ({
      method,
      meant: method,
      path: base + path || "/",
      headers: [],
      body: undefined,
      isChunked: false,
      form: plain,
      isClosed: false,
    }),
  );

/** A request of any kind; all routes of the spec are equally likely. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 30, arbitrary: routed },
  { weight: 1, arbitrary: stray },
);
