import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Translations } from "../core/service-descriptor.js";

/** Where programs look for the document of the first mount. */
export const documentAddress = "/openapi.json";

type JsonObject = Record<string, unknown>;

/** Reads the generated document and translates its texts; each language is put together once. */
export function openDocuments(
  source: (name: string) => Promise<string>,
  translations: Readonly<Record<string, Translations>>,
): (language: string, server: string) => Promise<object> {
  const documents = new Map<string, Promise<JsonObject>>();
  return async (language, server) => {
    const known = documents.get(language) ?? loadDocument(source("openapi.json"), translations[language]);
    documents.set(language, known);
    try {
      return { ...(await known), servers: [{ url: server }] };
    } catch (error) {
      // The next request tries again.
      documents.delete(language);
      throw error;
    }
  };
}

async function loadDocument(
  text: Promise<string>,
  translations: Translations | undefined,
): Promise<JsonObject> {
  const document: unknown = JSON.parse(await text);
  if (!isObject(document)) throw new Error("openapi.json holds no object.");
  if (translations === undefined) return document;
  translate(document, new Map(Object.entries(translations.texts)));
  for (const [pointer, text] of Object.entries(translations.places)) setAt(document, pointer, text);
  return document;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

/** Keys of the document whose texts people read. */
const proseKeys: ReadonlySet<string> = new Set(["description", "summary"]);

/** Replaces the texts of a document, in place. */
function translate(part: JsonObject, translations: ReadonlyMap<string, string>): void {
  for (const [key, value] of Object.entries(part)) {
    if (isObject(value)) translate(value, translations);
    else if (typeof value === "string" && proseKeys.has(key)) part[key] = translations.get(value) ?? value;
  }
}

/** Sets the value at a JSON pointer; pointers to what the document lacks are passed over. */
function setAt(document: JsonObject, pointer: string, value: unknown): void {
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = path.pop();
  let at: unknown = document;
  for (const part of path) at = isObject(at) ? at[part] : undefined;
  if (last !== undefined && isObject(at)) at[last] = value;
}

/** A folder of a package, of this one unless `from` lies in another; the same whether the code runs as TypeScript or built. */
export function packageFolder(path: string, from = import.meta.dirname): string {
  let folder = from;
  while (!existsSync(join(folder, "package.json"))) {
    const above = dirname(folder);
    if (above === folder)
      throw new Error("The code does not lie in its package any more: no package.json was found above it.");
    folder = above;
  }
  return join(folder, path);
}
