import fc from "fast-check";
import type { FuzzValues } from "./fuzz-values.js";

/** A body as it goes over the wire. */
export interface FuzzBody {
  readonly type: string;
  readonly bytes: Buffer;
}

type Encoder = (values: FuzzValues) => FuzzBody;

const json: Encoder = (values) => jsonBody(JSON.stringify(values));
const form: Encoder = (values) => ({
  type: "application/x-www-form-urlencoded",
  bytes: Buffer.from(pairsOf(values)),
});

function jsonBody(text: string, type = "application/json"): FuzzBody {
  return { type, bytes: Buffer.from(text) };
}

/** Values as a query string or a form has them: texts, lists and objects by brackets, or JSON in a text. */
export function pairsOf(values: FuzzValues): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => flat(name, value, 0));
  return new URLSearchParams(pairs).toString();
}

const deepest = 4;
const longest = 200;

function flat(name: string, value: unknown, depth: number): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name, textOf(value)]];
  if (depth >= deepest) return [[name, "deep"]];
  const entries = Object.entries(value).slice(0, longest);
  // By turns in the forms that clients use.
  if (Array.isArray(value) && entries.length % 2 === 0)
    return [[name, entries.map(([, one]) => textOf(one)).join(",")]];
  return entries.flatMap(([key, inner]) => flat(`${name}[${key}]`, inner, depth + 1));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.toWellFormed() : JSON.stringify(value).slice(0, 2000);
}

const otherJson: readonly Encoder[] = [
  (values) => jsonBody(JSON.stringify(values).slice(1)),
  (values) => jsonBody(`\ufeff${JSON.stringify(values)}`),
  (values) => jsonBody(JSON.stringify([values])),
  (values) => jsonBody(JSON.stringify(values), "APPLICATION/JSON; charset=UTF-8"),
  (values) => jsonBody(JSON.stringify(values), "application/vnd.calendar+json"),
  (values) => jsonBody(JSON.stringify(values), "text/plain"),
  (values) => jsonBody(JSON.stringify(values), "nonsense"),
  (values) => ({
    type: "application/json",
    bytes: Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff, 0xfe, 0x80]), json(values).bytes]),
  }),
  () => jsonBody(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
  () => jsonBody("null"),
  () => jsonBody('"text"'),
  () =>
    jsonBody('{"title":"one","title":"two","__proto__":{"status":"publish"},"constructor":{"prototype":{}}}'),
  () => jsonBody(`{"description":"${"x".repeat(1_100_000)}"}`),
];

const dot = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const files = [
  dot,
  dot.subarray(0, 40),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.alloc(0),
  Buffer.alloc(30_000, 0xff),
  Buffer.from("GIF89a\u0001\u0000\u0001\u0000<script>alert(1)</script>", "latin1"),
];
const fileNames = [
  "dot.png",
  "../../dot.png",
  'a".png',
  "東京.png",
  "",
  "x".repeat(300),
  "dot.php",
  "\u0000",
];
const fileFields = ["image", "image", "file", "__proto__", "image[]", "description"];

interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const boundary = "----fuzz7d1";

function multipart(values: FuzzValues, file: FormFile | undefined): Buffer {
  const texts = Object.entries(values).flatMap(([name, value]) => flat(name, value, 0));
  const parts = texts.map(([name, text]) => part(`name="${name}"`, Buffer.from(text)));
  if (file !== undefined)
    parts.push(part(`name="${file.field}"; filename="${file.name}"\r\nContent-Type: image/png`, file.bytes));
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function part(disposition: string, content: Buffer): Buffer {
  const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`);
  return Buffer.concat([head, content, Buffer.from("\r\n")]);
}

const multipartTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "multipart/form-data",
      "multipart/form-data; boundary=other",
      `multipart/form-data; boundary="${boundary}"; charset=x`,
      `multipart/mixed; boundary=${boundary}`,
    ),
  },
);

const multiparts: fc.Arbitrary<Encoder> = fc
  .record({
    type: multipartTypes,
    file: fc.option(
      fc.record({
        field: fc.constantFrom(...fileFields),
        name: fc.constantFrom(...fileNames),
        bytes: fc.constantFrom(...files),
      }),
      { nil: undefined },
    ),
    cut: fc.oneof(
      { weight: 9, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) },
    ),
  })
  .map(({ type, file, cut }) => (values: FuzzValues) => {
    const whole = multipart(values, file);
    return { type, bytes: whole.subarray(0, whole.length - cut) };
  });

/** How the values of a request become its body. */
export const encoders: fc.Arbitrary<Encoder> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(json) },
  { weight: 4, arbitrary: fc.constant(form) },
  { weight: 4, arbitrary: multiparts },
  { weight: 2, arbitrary: fc.constantFrom(...otherJson) },
);
