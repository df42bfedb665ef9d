import { createConfig, lintFromString } from "@redocly/openapi-core";
import { emitOpenapi } from "../../generator/emit/openapi.js";
import type { Model } from "../../generator/model/model.js";
import { translationsOf } from "../../generator/print/translations.js";
import type { Translations } from "../../runtime/core/service-descriptor.js";
import { withSharedResponses } from "../support/documented-responses.js";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}

interface Content {
  readonly schema?: { readonly $ref?: string };
  readonly examples?: object;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly oneOf?: unknown;
  readonly items?: { readonly $ref?: string };
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** An API document as far as tests read it. */
export interface Document {
  readonly openapi: string;
  readonly info: unknown;
  readonly tags: unknown;
  readonly servers: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: unknown;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

/** The text of each file that is emitted for a model, by its path. */
export function filesOf(model: Model): ReadonlyMap<string, string> {
  return new Map(emitOpenapi(model).map(({ path, text }) => [path, text]));
}

/** The document among these files. */
export const documentOf = (files: ReadonlyMap<string, string>) =>
  // The text was made by the emitter under test; wrong shapes fail the tests below.
  withSharedResponses(JSON.parse(files.get("openapi/openapi.json") ?? "") as Document);

/** The errors that the strict rules of a linter find in the document. */
export async function brokenRules(files: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const problems = await lintFromString({
    source: files.get("openapi/openapi.json") ?? "",
    absoluteRef: "/openapi.json",
    config: await createConfig({ extends: ["recommended-strict"] }),
  });
  const errors = problems.filter(({ severity }) => severity === "error");
  return errors.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** The translations into a language, as the runtime gets them. */
export function translationsIn(model: Model, language: string): Translations {
  const { texts = [], places = [] } = translationsOf(model).get(language) ?? {};
  return { texts: Object.fromEntries(texts), places: Object.fromEntries(places) };
}

/** The part of a document that a JSON pointer names. */
export function pointedAt(document: object, pointer: string): unknown {
  const names = pointer.split("/").slice(1);
  return names.reduce<unknown>((part, name) => {
    const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof part === "object" && part !== null
      ? Object.entries(part).find(([own]) => own === key)?.[1]
      : undefined;
  }, document);
}

/** The summaries of all operations. */
export function summariesIn(document: Document): readonly string[] {
  return Object.values(document.paths).flatMap((item) => Object.values(item).map(({ summary }) => summary));
}
