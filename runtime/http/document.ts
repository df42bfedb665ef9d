import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The OpenAPI document in a language, with the address of the caller's mount as its server. */
export type DocumentReader = (language: string, server: string) => Promise<object>;

type JsonObject = Record<string, unknown>;

/** Reads the generated document and its translated texts; each language is put together once. */
export function openDocuments(folder: string, defaultLanguage: string): DocumentReader {
  const documents = new Map<string, Promise<JsonObject>>();
  return async (language, server) => {
    const known =
      documents.get(language) ?? loadDocument(folder, language === defaultLanguage ? undefined : language);
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

async function loadDocument(folder: string, language: string | undefined): Promise<JsonObject> {
  const document = await readJson(join(folder, "openapi.json"));
  if (language === undefined) return document;
  const texts = await readJson(join(folder, `texts.${language}.json`));
  for (const [pointer, text] of Object.entries(texts)) setAt(document, pointer, text);
  return document;
}

async function readJson(file: string): Promise<JsonObject> {
  const value: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof value !== "object" || value === null) throw new Error(`${file} holds no object.`);
  return { ...value };
}

/** Sets the value at a JSON pointer; pointers to what the document lacks are passed over. */
function setAt(document: JsonObject, pointer: string, value: unknown): void {
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = path.pop();
  let at: unknown = document;
  for (const part of path) at = typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined;
  if (last !== undefined && typeof at === "object" && at !== null) Reflect.set(at, last, value);
}
