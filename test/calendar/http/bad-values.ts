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

function isOneOf(facts: ParameterDescriptor, ...kinds: Kind[]): boolean {
  return kinds.includes(facts.kind);
}

/** Bad ways to write a parameter in a query string or a form. */
export function badPairs(name: string, facts: ParameterDescriptor): BadValue[] {
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
  const isStrictScalar = isStrict(facts) && facts.list !== true;
  const isFreeList = facts.list === true || isOneOf(facts, "any");
  const needsValue = isOneOf(facts, "integer", "number", "boolean", "enum", "datetime");
  const isNumberless = isStrict(facts) && !isOneOf(facts, "image", "datetime", "object");
  return [
    ...always.map((text) => pair(text, name + text, true)),
    pair(
      "empty",
      `${name}=`,
      needsValue && facts.list !== true && facts.blank !== true && facts.nullable !== true,
    ),
    pair("blank", `${name}=%20`, needsValue && facts.list !== true && facts.nullable !== true),
    pair("nothing", name, false),
    pair("one letter", `${name}=x`, isStrict(facts)),
    pair("long text", `${name}=${"x".repeat(8000)}`, isStrict(facts)),
    pair("operator as text", `${name}=${encodeURIComponent('{"$gt":""}')}`, isStrict(facts)),
    pair("large integer", `${name}=99999999999999999999`, isStrict(facts)),
    pair("large number", `${name}=1e308`, isStrict(facts)),
    pair("endless number", `${name}=1e999`, isStrict(facts)),
    pair("negative", `${name}=-1`, isNumberless && !isOneOf(facts, "integer", "number", "user", "boolean")),
    pair("fraction", `${name}=1.5`, isNumberless && !isOneOf(facts, "number")),
    pair("nested lists", `${name}=${encodeURIComponent("[[1]]")}`, isStrictScalar || facts.list === true),
    pair("open lists", `${name}=${"[".repeat(2000)}`, isStrict(facts)),
    pair("list", `${name}[]=1&${name}[]=2`, !isFreeList),
    pair("sparse list", `${name}[4294967295]=x&${name}[-1]=x`, isStrict(facts)),
  ];
}

const deep = 3000;

/** Bad values of a parameter in a JSON body. */
export function badJson(facts: ParameterDescriptor): BadValue[] {
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
  const isTyped = isStrict(facts) || isOneOf(facts, ...textual);
  const isNumeric = isOneOf(facts, "integer", "number", "user");
  const takesNumbers = isOneOf(facts, "datetime", "image", "reference", "object");
  return [
    ...always.map((text) => json(text.slice(0, 30), text, true)),
    json("true", "true", isTyped && !isOneOf(facts, "boolean", "flag", "reference")),
    json("long text", `"${"x".repeat(100_000)}"`, isStrict(facts)),
    json("long list", `[${"1,".repeat(20_000)}1]`, isTyped && facts.list !== true),
    json("empty object", "{}", isTyped),
    json("large integer", "99999999999999999999", isTyped),
    json("large number", "1e308", isTyped),
    json("fraction", "1.5", isTyped && !isNumeric && !takesNumbers),
    json("negative", "-1", isTyped && !isNumeric && !takesNumbers && !isOneOf(facts, "boolean", "flag")),
    json("tiny", "5e-324", isOneOf(facts, "integer", "boolean", "flag", "user")),
    json("null", "null", false),
    json("empty list", "[]", isTyped && facts.list !== true && !isOneOf(facts, "image")),
    json("empty text", '""', false),
  ];
}
