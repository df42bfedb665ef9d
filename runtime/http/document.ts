/** The OpenAPI document in a language, with the address of the caller's mount as its server. */
export type DocumentReader = (language: string, server: string) => Promise<object>;

/** The text of a generated document by its name, such as `openapi.json`. */
export type DocumentSource = (name: string) => Promise<string>;

type JsonObject = Record<string, unknown>;

/** Reads the generated document and its translated texts; each language is put together once. */
export function openDocuments(source: DocumentSource, defaultLanguage: string): DocumentReader {
  const documents = new Map<string, Promise<JsonObject>>();
  return async (language, server) => {
    const known =
      documents.get(language) ?? loadDocument(source, language === defaultLanguage ? undefined : language);
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

async function loadDocument(source: DocumentSource, language: string | undefined): Promise<JsonObject> {
  const document = await readJson(source, "openapi.json");
  if (language === undefined) return document;
  const texts = await readJson(source, `texts.${language}.json`);
  for (const [pointer, text] of Object.entries(texts)) setAt(document, pointer, text);
  return document;
}

async function readJson(source: DocumentSource, name: string): Promise<JsonObject> {
  const value: unknown = JSON.parse(await source(name));
  if (typeof value !== "object" || value === null) throw new Error(`${name} holds no object.`);
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
