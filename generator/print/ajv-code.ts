import { createHash } from "node:crypto";
import { Ajv } from "ajv";
import type { SourceCode } from "ajv/dist/types/index.js";
import { datePattern, emailPattern, uuidPattern } from "../model/formats.js";
import { capitalized } from "../model/names.js";
import { notBlankPattern, urlOrBlankPattern, urlPattern } from "./limits.js";
import { type JsonSchema, referencesIn } from "./schema-definitions.js";

const formats = {
  date: datePattern,
  uuid: uuidPattern,
  url: urlPattern,
  url_or_blank: urlOrBlankPattern,
  email: emailPattern,
  email_or_blank: new RegExp(`^\\s*$|${emailPattern.source}`, emailPattern.flags),
};

/** The code that AJV makes of a definition, without imports. */
export interface CheckingFunction {
  readonly name: string;
  readonly code: string;
  /** Declarations of the constants that the code reads, by name. */
  readonly constants: ReadonlyMap<string, string>;
  /** The definitions whose functions the code calls. */
  readonly calls: readonly string[];
  /** The functions of the runtime that the code calls. */
  readonly runtimeNames: readonly string[];
}

/** The name of the function that checks a definition. It depends on nothing else, so that functions can be compared. */
export function functionName(definition: string): string {
  return `validate${capitalized(definition)}`;
}

/**
 * Compiles definitions, which refer to each other by name, to a function each that needs neither AJV nor any other package.
 * Throws when AJV asks for a function that the runtime does not have.
 */
export function compileDefinitions(
  definitions: ReadonlyMap<string, JsonSchema>,
): ReadonlyMap<string, CheckingFunction> {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
    formats,
    inlineRefs: false,
    // Checking our own schemas against that of JSON Schema takes longer than all the rest; a test does it.
    meta: false,
    messages: false,
    schemas: [...definitions].map(([name, schema]) => ({ $id: name, ...schema })),
    strict: true,
    strictRequired: false,
    strictTypes: false,
    validateSchema: false,
  });
  const sources = [...definitions].map(([name, schema]) => {
    const source = ajv.getSchema(name)?.source;
    if (source === undefined) throw new Error(`AJV made no validator for ${name}.`);
    return { name, schema, source };
  });
  const names = new Map(sources.map(({ name, source }) => [source.validateName.str, functionName(name)]));
  return new Map(sources.map((one) => [one.name, checkingFunction(one, names)]));
}

/** `functions` are the names of all functions by those that AJV gives, which count the functions made before. */
function checkingFunction(
  {
    name,
    schema,
    source,
  }: { readonly name: string; readonly schema: JsonSchema; readonly source: SourceCode },
  functions: ReadonlyMap<string, string>,
): CheckingFunction {
  const values = [...valuesOf(source, name, schema)];
  const renamed = new Map([...functions, ...values.map(({ ajvName, name: own }) => [ajvName, own] as const)]);
  const code = withoutEchoes(withShortReports(withoutUnused(source.validateCode)))
    .replaceAll(/\b(wrapper\d+)\.validate\b/g, "$1")
    .replaceAll(/\b(?:validate|wrapper|schema|pattern|func|formats)\d+\b/g, (word) => {
      const known = renamed.get(word);
      if (known === undefined) throw new Error(`AJV's code for ${name} uses ${word}, which has no name.`);
      return known;
    });
  const leftover = /\brequire\(|\bparentData|\brootData/.exec(code)?.[0];
  if (leftover !== undefined) throw new Error(`AJV's code uses ${leftover} in a way that is not known.`);
  const isUsed = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(code);
  const constants = values.flatMap(({ name: own, value }) =>
    value !== undefined && isUsed(own) ? [[own, `const ${own} = ${value};`] as const] : [],
  );
  return {
    name: functionName(name),
    code: `export ${code.trim()}`,
    constants: new Map(constants),
    calls: [...new Set(referencesIn(schema))],
    runtimeNames: [...Object.values(runtimeFunctions), reportFunction, joinFunction].filter(isUsed),
  };
}

/** Functions that AJV's code asks for, with the names under which the runtime has them. */
const runtimeFunctions: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': "textLength",
};

const patternNames: Readonly<Record<string, string>> = {
  [String(new RegExp(notBlankPattern, "u"))]: "notBlank",
};

/** The name of a regular expression: one of the generator's own, or made of its text. */
function patternName(expression: string): string {
  const hash = createHash("sha256").update(expression).digest("hex").slice(0, 8);
  return patternNames[expression] ?? `pattern_${hash}`;
}

/** The values that AJV's code reads under names of AJV's. Those without a value of their own are declared elsewhere. */
function* valuesOf(
  { scopeValues }: SourceCode,
  owner: string,
  schema: JsonSchema,
): Generator<{ readonly ajvName: string; readonly name: string; readonly value?: string }> {
  for (const [prefix, names] of Object.entries(scopeValues)) {
    for (const { str: ajvName, value } of names ?? []) {
      const code = String(value?.code ?? "");
      if (prefix === "wrapper") yield { ajvName, name: functionName(idOf(value?.ref)) };
      if (prefix === "func") yield { ajvName, name: runtimeName(code) };
      if (prefix === "schema")
        yield { ajvName, name: `schemaOf${capitalized(owner)}`, value: JSON.stringify(schema) };
      if (prefix === "formats") yield { ajvName, name: `format_${String(value?.key)}`, value: code };
      if (prefix === "pattern") yield { ajvName, name: patternName(String(value?.key)), value: code };
    }
  }
}

/** The name of a definition that another one refers to before it is compiled. */
function idOf(environment: unknown): string {
  const schema =
    typeof environment === "object" && environment !== null && "schema" in environment
      ? environment.schema
      : undefined;
  return typeof schema === "object" && schema !== null && "$id" in schema ? String(schema.$id) : "";
}

function runtimeName(wanted: string): string {
  const known = runtimeFunctions[wanted];
  if (known === undefined) throw new Error(`AJV's code needs ${wanted}, which the runtime does not have.`);
  return known;
}

/** The runtime's function that adds an error to those found so far. */
const reportFunction = "withError";

/** The runtime's function that joins errors found so far with those of another check. */
const joinFunction = "withErrors";

/** AJV writes out how errors are added wherever some can be; functions of the runtime do the same. */
function withShortReports(code: string): string {
  return code
    .replace(
      /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g,
      `vErrors = ${reportFunction}(vErrors, $2);`,
    )
    .replace(
      /vErrors = vErrors === null \? ([\w.]+\.errors) : vErrors\.concat\(\1\);/g,
      `vErrors = ${joinFunction}(vErrors, $1);`,
    );
}

/** Leaves out the error that a condition adds to those of its branches: callers never see it. */
function withoutEchoes(code: string): string {
  return code.replace(/if\(!valid\d+\)\{\n.*\bkeyword:"if",.*\nerrors\+\+;\n\}\n/g, "");
}

/**
 * Leaves out what nothing reads: the name of the schema for debuggers, the places of rules in it, and what AJV hands on for
 * keywords that change values.
 */
function withoutUnused(code: string): string {
  return code
    .replace(/^\/\*# sourceURL=.*\*\/;\n/m, "")
    .replace(/,schemaPath:"[^"]*"/g, "")
    .replace(/comparison: "[<>=]+", /g, "")
    .replace(/,parentData(?::\w+)?,parentDataProperty(?::"[^"]*"|:\w+)?,rootData\}/g, "}")
    .replace(/, parentData, parentDataProperty, rootData=data\}/g, "}");
}
