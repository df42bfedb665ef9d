import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { fixSpec } from "../../generator/fix.js";
import { loadDefaults } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { wordsInBraces } from "../../generator/model/build-texts.js";
import { listTranslations } from "../../generator/spec/texts.js";
import { specOfFiles } from "../support/spec-service.js";
import { root } from "../support/workspace.js";

const runtime = join(root, "runtime");
const code = readdirSync(runtime, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(join(runtime, path), "utf8"))
  .join("\n");
const defaults = loadDefaults();

/** The path of a text and its words in braces, which all languages share. */
function signatureOf({ path, text }: { readonly path: string; readonly text: string }): string {
  return [path, ...wordsInBraces(text)].join(" ");
}

function defaultNames(table: string): readonly string[] {
  return [...(defaults.api.entries.get(table)?.entries.keys() ?? [])];
}

describe("default messages", () => {
  it("exist for every error that the runtime names, and for none that it does not", () => {
    const named = [...code.matchAll(/HttpError\(\s*"([\w-]+)"/g)].map(([, name]) => name);
    expect(defaultNames("errors")).toEqual(expect.arrayContaining([...new Set(named)]));
    for (const name of [...defaultNames("errors"), ...defaultNames("reasons")])
      expect(code.includes(`"${name}"`) || code.includes(`${name}:`), name).toBe(true);
  });

  it("are suggested by their right name where an override is misspelled", () => {
    const file = "test/products/todo/spec/api.yaml";
    const text = readFileSync(join(root, file), "utf8");
    const typo = `${text}\nreasons:\n  too_smal: "{name} is too small."\n`;
    const { found, texts } = fixSpec(join(root, dirname(file)), new Map([["spec/api.yaml", typo]]));
    const errors = found.filter(({ severity }) => severity === "error");
    expect(errors.map(({ name, suggestion }) => [name, suggestion])).toEqual([
      ["missing_message", "too_small"],
    ]);
    expect(texts.get("spec/api.yaml")).toBe(typo.replace("too_smal:", "too_small:"));
  });

  it("leave functions of the product reasons that are like theirs, but no misspelled ones", () => {
    const files = {
      "api.yaml": 'reasons: { too_late: "{name} is too late.", too_smal: "{name} is too small." }\n',
      "resources/loan.yaml":
        "fields: { reader: { type: text, required: true } }\nhooks: { validate: check_loan }\n",
    };
    const { diagnostics } = buildModel(specOfFiles(files));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ suggestion }) => suggestion)).toEqual(["too_small"]);
  });

  it.each([...defaults.text.keys()])("have all translations in %s", (language) => {
    const translated = listTranslations(defaults.text.get(language) ?? defaults.api);
    const paths = new Set(translated.map(({ path }) => path));
    for (const table of ["errors", "reasons", "resource_errors"])
      for (const name of defaultNames(table)) expect(paths.has(`${table}.${name}`), name).toBe(true);
    const isOfPages = ({ path }: { readonly path: string }): boolean =>
      /^(page|calendar|editor)_texts\./.test(path);
    const words = listTranslations(defaults.api).filter(isOfPages);
    expect(translated.filter(isOfPages).map(signatureOf)).toEqual(words.map(signatureOf));
  });
});
