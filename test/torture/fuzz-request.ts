import fc from "fast-check";
import { resourceFacts } from "../../generated/server/app.js";
import { routeIndex } from "../../generated/server/route-index.js";
import type { Argument, Endpoint } from "../../runtime/http/route-index.js";

/** A request that may be anything between right and hostile. */
export interface FuzzRequest {
  readonly method: string;
  /** Path of the document; undefined where no route was meant. */
  readonly route: string | undefined;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Stands behind every operator that is sent, so that it is known where it turns up. */
export const marker = "fuzzed-operator";

const operators = ["$where", "$gt", "$ne", "$regex", "$function", "$expr", "$in"];
const prototypes = ["__proto__", "constructor", "prototype", "toString"];
const scripts = [
  "<script>alert(1)</script><p>fine</p>",
  '<img src="x" onerror="alert(1)">',
  '<a href="java\tscript:alert(1)">x</a>',
  "<svg><animate onbegin=alert(1)>",
  '<p style="background:url(javascript:alert(1))">x</p>',
  "<math><mi><![CDATA[<script>alert(1)</script>]]></mi></math>",
  '<<script>script>alert(1)<</script>/script><iframe srcdoc="<script>x</script>">',
];
const hostileText = fc.oneof(
  fc.constantFrom(...scripts),
  fc.constantFrom(
    "a\u0000b",
    "\u202e\u0007\u001b",
    "\ud800",
    "%00",
    "../../etc/passwd",
    "' OR 1=1 --",
    "{}",
    "-1",
    "1e999",
  ),
  fc.constantFrom("x".repeat(5000), "-".repeat(3000), "<p>".repeat(600), " ".repeat(3000)),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...operators).map((operator) => ({ [operator]: marker })),
  fc.constantFrom(...operators).map((operator) => [{ [operator]: marker }]),
  fc.constantFrom(...prototypes).map((name) => JSON.parse(`{"${name}":{"x":1}}`) as unknown),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, [], {}, [[1]], [null]),
);

function fitValue(name: string, { type, enum: values }: Argument): fc.Arbitrary<unknown> {
  if (values !== undefined) return fc.constantFrom(...values);
  if (/date|time/.test(name) && !name.includes("zone"))
    return fc.constantFrom("2031-03-10 10:00:00", "2031-03-10", "tomorrow", "2031-03-31T02:30:00Z");
  if (name === "timezone") return fc.constantFrom("Europe/Rome", "UTC+2");
  if (/description|excerpt|title|name/.test(name))
    return fc.oneof(fc.constantFrom("Night walk", "<p>Fine</p>", "Café 東京"), fc.constantFrom(...scripts));
  const types = [type].flat();
  if (types.includes("integer")) return fc.integer({ min: 1, max: 60 });
  if (types.includes("number")) return fc.double({ min: -90, max: 90, noNaN: true });
  if (types.includes("boolean")) return fc.boolean();
  if (types.includes("array")) return fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 });
  return fc.constantFrom("Night walk", "Hall", "https://example.org/", "7");
}

function valueOf(name: string, argument: Argument): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitValue(name, argument) },
    {
      weight: 2,
      arbitrary: fc.constantFrom("", " ", "0", "x", 10_001, "2031-02-30", "99999999999999999999"),
    },
    { weight: 1, arbitrary: hostileJson },
  );
}

/** Values for some of the parameters, and mostly for those that are required. */
function valuesFor(endpoint: Endpoint): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(endpoint.args);
  const required = entries.filter(([, { required: isNeeded }]) => isNeeded);
  const chosen = fc.subarray(entries, { maxLength: Math.min(5, entries.length) });
  return fc.tuple(chosen, fc.integer({ min: 0, max: 9 })).chain(([some, chance]) => {
    const all = new Map(chance === 0 ? some : [...required, ...some]);
    return fc.record(Object.fromEntries([...all].map(([name, argument]) => [name, valueOf(name, argument)])));
  });
}

const languages = ["", "", "/it", "/ca", "/xx"];
const mounts = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...languages)
      .map((language) => (path: string) => `${language}/calendar/events/v1${path}`),
  },
  { weight: 3, arbitrary: fc.constant((path: string) => `/wp-json/tribe/events/v1${path}`) },
  {
    weight: 1,
    arbitrary: fc.constant((path: string) => `/?rest_route=/tribe/events/v1${path.replace("?", "&")}`),
  },
);
const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { Accept: "application/problem+json" },
      { Origin: "http://localhost:5173" },
      { "If-Match": '"1"' },
      { "If-None-Match": "*" },
      { Authorization: "Bearer nobody" },
      { Authorization: `Basic ${"A".repeat(3000)}` },
      { "Accept-Language": "de;q=0.5,*;q=0.1" },
      { "X-HTTP-Method-Override": "DELETE" },
      { "X-Request-Id": "$ne" },
      { "Content-Type": "text/plain" },
      { Host: "evil.example" },
    ),
  },
);
const strangeMethods = ["OPTIONS", "HEAD", "PUT", "PATCH", "DELETE", "POST", "PROPFIND", "TRACE"];

const routed = fc
  .constantFrom(
    ...routeIndex.routes.flatMap(({ path, endpoints }) => endpoints.map((endpoint) => ({ path, endpoint }))),
  )
  .chain(({ path, endpoint }) =>
    fc.record({
      route: fc.constant(path),
      values: valuesFor(endpoint),
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(...endpoint.methods) },
        { weight: 1, arbitrary: fc.constantFrom(...strangeMethods) },
      ),
      variable: fc.oneof(
        {
          weight: 15,
          arbitrary: path.includes("{slug}")
            ? fc.constantFrom("night-walk", "hall", "night-walk-2")
            : fc.integer({ min: 1, max: 60 }).map(String),
        },
        { weight: 1, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
      ),
      mount: mounts,
      headers,
      shape: fc.constantFrom("json", "json", "json", "form", "query", "broken" as const),
      extra: fc.oneof(
        { weight: 9, arbitrary: fc.constant("") },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            "a[$ne]=1",
            `slug[$where]=${marker}`,
            "__proto__[x]=1",
            "%ff",
            "_method=PATCH",
            "_envelope=1",
            "_fields=id",
          ),
        },
      ),
    }),
  )
  .map(({ route, values, method, variable, mount, headers: sent, shape, extra }): FuzzRequest => {
    const target = route.replace(/\{\w+\}/, () => variable);
    const isRead = method === "GET" || method === "HEAD";
    const pairs = new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [name, textOf(value)]),
    ).toString();
    const inQuery = isRead || shape === "query" ? pairs : "";
    const query = [inQuery, extra]
      .filter((part) => part !== "")
      .join("&")
      .slice(0, 9000);
    const path = mount(query === "" ? target : `${target}?${query}`);
    if (isRead || shape === "query") return { method, route, path, headers: sent, body: undefined };
    const isForm = shape === "form";
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const json = shape === "broken" ? JSON.stringify(values).slice(1) : JSON.stringify(values);
    return { method, route, path, headers: { "Content-Type": type, ...sent }, body: isForm ? pairs : json };
  });

const stray = fc
  .tuple(
    fc.constantFrom("GET", "POST", ...strangeMethods),
    fc.webPath(),
    fc.constantFrom("", "/calendar/events/v1", "/files"),
  )
  .map(
    ([method, path, base]): FuzzRequest => ({
      method,
      route: undefined,
      path: base + path || "/",
      headers: {},
      body: undefined,
    }),
  );

function textOf(value: unknown): string {
  return typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
}

/** A request of any kind; all routes of the spec are equally likely. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 30, arbitrary: routed },
  { weight: 1, arbitrary: stray },
);

/** Folders of all resources, for records to begin with. */
export const folders = resourceFacts.map(({ plural, namedBy }) => ({ plural, namedBy }));
