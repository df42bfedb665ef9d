import fc from "fast-check";
import type { Argument, Endpoint } from "../../../runtime/http/route-index.js";

/** Values of the parameters of a request by name. */
export type FuzzValues = Readonly<Record<string, unknown>>;

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

/** Texts that have broken one program or another. */
export const hostileText = fc.oneof(
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

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...operators).map((operator) => ({ [operator]: marker })),
  fc.constantFrom(...operators).map((operator) => [{ [operator]: marker }]),
  fc.constantFrom(...prototypes).map((name) => JSON.parse(`{"${name}":{"x":1}}`) as unknown),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, [], {}, [[1]], [null]),
  fc.constantFrom(nested(40), nested(3000)),
  fc.integer({ min: 100, max: 1500 }).map((length) => Array.from({ length }, (_, index) => index)),
);

/** What no service may fetch for a caller, and what is no image. */
const imageSources = [
  1,
  "https://example.org/",
  "http://127.0.0.1:1/x.png",
  "http://[::1]/",
  "http://169.254.169.254/latest",
  "file:///etc/passwd",
];

function fitValue(name: string, { type, enum: values }: Argument): fc.Arbitrary<unknown> {
  if (values !== undefined) return fc.constantFrom(...values);
  if (/date|time/.test(name) && !name.includes("zone"))
    return fc.constantFrom("2031-03-10 10:00:00", "2031-03-10", "tomorrow", "2031-03-31T02:30:00Z");
  if (name === "timezone") return fc.constantFrom("Europe/Rome", "UTC+2");
  if (name === "image") return fc.constantFrom(...imageSources);
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
    { weight: 30, arbitrary: fitValue(name, argument) },
    {
      weight: 2,
      arbitrary: fc.constantFrom("", " ", "0", "x", 10_001, "2031-02-30", "99999999999999999999"),
    },
    { weight: 1, arbitrary: hostileJson },
  );
}

/** Values for some of the parameters, and mostly for those that are required. */
export function valuesFor(endpoint: Endpoint): fc.Arbitrary<FuzzValues> {
  const entries = Object.entries(endpoint.args);
  const required = entries.filter(([, { required: isNeeded }]) => isNeeded);
  const chosen = fc.subarray(entries, { maxLength: Math.min(5, entries.length) });
  return fc.tuple(chosen, fc.integer({ min: 0, max: 9 })).chain(([some, chance]) => {
    const all = new Map(chance === 0 ? some : [...required, ...some]);
    return fc.record(Object.fromEntries([...all].map(([name, argument]) => [name, valueOf(name, argument)])));
  });
}
