import type { ParameterDescriptor } from "../../../runtime/core/parameter-descriptors.js";

/** A value to send for a parameter, and whether the service must reject it and name the parameter. */
export interface BadValue {
  readonly label: string;
  /** Text of a JSON value, or a piece of a query string. */
  readonly text: string;
  readonly rejected: boolean;
}

type Kind = ParameterDescriptor["kind"];

/** Kinds whose values are far from free text. */
const strict: readonly Kind[] = [
  "integer",
  "number",
  "boolean",
  "flag",
  "user",
  "enum",
  "datetime",
  "timezone",
  "url",
  "email",
  "image",
  "object",
];
const textual: readonly Kind[] = ["text", "html", "slug", "password"];

function isStrict({ kind, create, list }: ParameterDescriptor): boolean {
  return (
    strict.includes(kind) || (kind === "reference" && create !== "name") || (kind === "any" && list === true)
  );
}

function isOneOf(descriptor: ParameterDescriptor, ...kinds: Kind[]): boolean {
  return kinds.includes(descriptor.kind);
}

/** Bad ways to write a parameter in a query string or a form. */
export function badPairs(name: string, descriptor: ParameterDescriptor): BadValue[] {
  const pair = (label: string, text: string, rejected: boolean): BadValue => ({ label, text, rejected });
  const always = [
    "=%ff",
    "=%",
    "=%zz",
    "=a%00b",
    "=%1b",
    "=%ed%a0%80",
    "=%c0%80",
    "[$ne]=1",
    "[$gt]=",
    "[$where]=sleep(1)",
    "[__proto__][x]=1",
    "[__proto__]=1",
    "[constructor][prototype]=1",
    "[][]=1",
    "[a][b][c][d][e][f]=1",
    "[0]=%ff",
  ];
  const isStrictScalar = isStrict(descriptor) && descriptor.list !== true;
  const isFreeList = descriptor.list === true || isOneOf(descriptor, "any");
  const needsValue = isOneOf(descriptor, "integer", "number", "boolean", "enum", "datetime");
  const isNumberless = isStrict(descriptor) && !isOneOf(descriptor, "image", "datetime", "object");
  return [
    ...always.map((text) => pair(text, name + text, true)),
    pair(
      "empty",
      `${name}=`,
      needsValue && descriptor.list !== true && descriptor.blank !== true && descriptor.nullable !== true,
    ),
    pair("blank", `${name}=%20`, needsValue && descriptor.list !== true && descriptor.nullable !== true),
    pair("nothing", name, false),
    pair("one letter", `${name}=x`, isStrict(descriptor)),
    pair("long text", `${name}=${"x".repeat(8000)}`, isStrict(descriptor)),
    pair("operator as text", `${name}=${encodeURIComponent('{"$gt":""}')}`, isStrict(descriptor)),
    pair("large integer", `${name}=99999999999999999999`, isStrict(descriptor)),
    pair("large number", `${name}=1e308`, isStrict(descriptor)),
    pair("endless number", `${name}=1e999`, isStrict(descriptor)),
    pair(
      "negative",
      `${name}=-1`,
      isNumberless && !isOneOf(descriptor, "integer", "number", "user", "boolean"),
    ),
    pair("fraction", `${name}=1.5`, isNumberless && !isOneOf(descriptor, "number")),
    pair(
      "nested lists",
      `${name}=${encodeURIComponent("[[1]]")}`,
      isStrictScalar || descriptor.list === true,
    ),
    pair("open lists", `${name}=${"[".repeat(2000)}`, isStrict(descriptor)),
    pair("list", `${name}[]=1&${name}[]=2`, !isFreeList),
    pair("sparse list", `${name}[4294967295]=x&${name}[-1]=x`, isStrict(descriptor)),
  ];
}

const deep = 3000;

/** Bad values of a parameter in a JSON body. */
export function badJson(descriptor: ParameterDescriptor): BadValue[] {
  const json = (label: string, text: string, rejected: boolean): BadValue => ({ label, text, rejected });
  const always = [
    '{"$gt":""}',
    '[{"$gt":""}]',
    '{"$where":"sleep(1)"}',
    '{"__proto__":{"x":1}}',
    '[{"__proto__":{"x":1}}]',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"toString":1}',
    '{"id":{"$gt":""}}',
    "[[1]]",
    '"a\\u0000b"',
    '"\\u001b"',
    '"\\ud800"',
    '["\\udc00"]',
    "1e999",
    "[-1e999]",
    `${"[".repeat(deep)}1${"]".repeat(deep)}`,
    `${'{"a":'.repeat(deep)}1${"}".repeat(deep)}`,
  ];
  const isTyped = isStrict(descriptor) || isOneOf(descriptor, ...textual);
  const isNumeric = isOneOf(descriptor, "integer", "number", "user");
  const takesNumbers = isOneOf(descriptor, "datetime", "image", "reference", "object");
  return [
    ...always.map((text) => json(text.slice(0, 30), text, true)),
    json("true", "true", isTyped && !isOneOf(descriptor, "boolean", "flag", "reference")),
    json("long text", `"${"x".repeat(100_000)}"`, isStrict(descriptor)),
    json("long list", `[${"1,".repeat(20_000)}1]`, isTyped && descriptor.list !== true),
    json("empty object", "{}", isTyped),
    json("large integer", "99999999999999999999", isTyped),
    json("large number", "1e308", isTyped),
    json("fraction", "1.5", isTyped && !isNumeric && !takesNumbers),
    json("negative", "-1", isTyped && !isNumeric && !takesNumbers && !isOneOf(descriptor, "boolean", "flag")),
    json("tiny", "5e-324", isOneOf(descriptor, "integer", "boolean", "flag", "user")),
    json("null", "null", false),
    json("empty list", "[]", isTyped && descriptor.list !== true && !isOneOf(descriptor, "image")),
    json("empty text", '""', false),
  ];
}
