import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { urlOrBlankPattern, urlPattern } from "./limits.js";
import type { JsonSchema } from "./validation-schema.js";

const formats = { url: urlPattern, url_or_blank: urlOrBlankPattern };

/** Functions that AJV's code asks for, with the names under which the runtime has them. */
const runtimeFunctions: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': "textLength",
};

/** AJV's code for some validators, and the names it needs from the runtime. */
export interface AjvCode {
  readonly code: string;
  /** Name of the function that checks a value, by name of its schema. */
  readonly functions: Readonly<Record<string, string>>;
  readonly runtimeNames: readonly string[];
}

/**
 * Compiles `names` of the definitions to code that needs neither AJV nor any other package.
 * Throws when AJV asks for a function that the runtime does not have.
 */
export function ajvCode(definitions: JsonSchema, names: readonly string[]): AjvCode {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
    formats,
    inlineRefs: false,
    // Checking our own schemas against that of JSON Schema takes longer than all the rest; a test does it.
    meta: false,
    messages: false,
    schemas: [{ $id: "input", $defs: definitions }],
    strict: true,
    strictRequired: false,
    strictTypes: false,
    validateSchema: false,
  });
  const exported = Object.fromEntries(names.map((name) => [name, `input#/$defs/${name}`]));
  return withoutRequire(standaloneCode(ajv, exported), names);
}

// The module is CommonJS, which Node and TypeScript import in different ways.
const standaloneCode = standalone.default;

const exportLine = /^export const (\w+) = (\w+);\n?/gm;
const requireLine = /^const (\w+) = (require\(.*);$/gm;

/** Takes the exports out, and lets the runtime's functions stand for those of packages. */
function withoutRequire(output: string, names: readonly string[]): AjvCode {
  const functions = new Map(
    [...output.matchAll(exportLine)].map(([, name = "", checker = ""]) => [name, checker]),
  );
  const missing = names.filter((name) => !functions.has(name));
  if (missing.length > 0) throw new Error(`AJV made no validator for ${missing.join(", ")}.`);

  const runtimeNames = new Set<string>();
  const code = output
    .replace('"use strict";', "")
    .replace(exportLine, "")
    .replace(requireLine, (_line, name: string, wanted: string) => {
      const known = runtimeFunctions[wanted];
      if (known === undefined)
        throw new Error(`AJV's code needs ${wanted}, which the runtime does not have.`);
      runtimeNames.add(known);
      return `const ${name} = ${known};`;
    });
  const text = withoutEchoes(withShortReports(withoutUnused(code)));
  for (const name of [reportFunction, joinFunction]) if (text.includes(`${name}(`)) runtimeNames.add(name);
  const leftover = /\brequire\(|\bparentData|\brootData/.exec(text)?.[0];
  if (leftover !== undefined) throw new Error(`AJV's code uses ${leftover} in a way that is not known.`);
  return { code: text.trim(), functions: Object.fromEntries(functions), runtimeNames: [...runtimeNames] };
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
      /vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);/g,
      `vErrors = ${joinFunction}(vErrors, $1);`,
    );
}

/** Leaves out the error that a condition adds to those found behind it: nobody is shown it. */
function withoutEchoes(code: string): string {
  return code.replace(/if\(!valid\d+\)\{\n.*\bkeyword:"if",.*\nerrors\+\+;\n\}\n/g, "");
}

/**
 * Leaves out what nothing reads: constants with the text of a schema, the places of rules in the schema, what AJV hands on
 * for keywords that change values.
 */
function withoutUnused(code: string): string {
  return code
    .replace(/,schemaPath:"[^"]*"/g, "")
    .replace(/comparison: "[<>=]+", /g, "")
    .replace(/,parentData(?::\w+)?,parentDataProperty(?::"[^"]*"|:\w+)?,rootData\}/g, "}")
    .replace(/, parentData, parentDataProperty, rootData=data\}/g, "}")
    .replace(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
      new RegExp(`\\b${name}\\.`).test(code) ? line : "",
    );
}
