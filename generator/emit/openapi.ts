import type { JsonValue } from "../model/model.js";
import { openapiDocument } from "../print/openapi-document.js";
import type { OutputFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/**
 * Writes the API document: `openapi/openapi.json` in the default language, and for every other language
 * `openapi/texts.<language>.json` with the texts that differ, by JSON pointer.
 */
export const emitOpenapi: Emitter = (model) => {
  const { all, default: language } = model.service.languages;
  const document = openapiDocument(model, language);
  return [
    jsonFile("openapi/openapi.json", document),
    ...all
      .filter((other) => other !== language)
      .map((other) =>
        jsonFile(`openapi/texts.${other}.json`, differences(document, openapiDocument(model, other))),
      ),
  ];
};

function jsonFile(path: string, value: JsonValue): OutputFile {
  return { path, text: `${JSON.stringify(value, undefined, 2)}\n`, origin: "spec/" };
}

/** Texts of the second value that differ from the first, by JSON pointer. Both have the same shape. */
function differences(first: JsonValue, second: JsonValue): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  const compare = (one: JsonValue | undefined, other: JsonValue, pointer: string): void => {
    if (typeof other === "string") {
      if (one !== other) texts[pointer] = other;
    } else if (typeof other === "object" && other !== null) {
      for (const [key, child] of Object.entries<JsonValue>(other)) {
        if (typeof child !== "string" && (typeof child !== "object" || child === null)) continue;
        compare(childAt(one, key), child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
      }
    }
  };
  compare(first, second, "");
  return texts;
}

function childAt(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return isList(value) ? value[Number(key)] : value[key];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
