import { posix } from "node:path";
import type { Emitter } from "./emit/emitter.js";
import { isInside, manifestPath } from "./manifest.js";
import type { Model } from "./model/model.js";
import type { PageSection } from "./model/nodes/text.js";
import { tableOf } from "./model/tables.js";
import type { OutputFile } from "./print/source-file.js";

export type { Emitter } from "./emit/emitter.js";
export type * from "./model/model.js";
export type { PageSection } from "./model/nodes/text.js";
export type { OutputFile } from "./print/source-file.js";

/** Makes the sections that the documentation page shows in a language. Pure: the same model gives the same sections. */
export type SectionMaker = (model: Model, language: string) => readonly PageSection[];

/**
 * A function of the product that takes part in generating; `path` is where package.json says it is, `hash` that of the files
 * it may be made of.
 */
export interface Extension<Make> {
  readonly path: string;
  readonly hash: string;
  readonly make: Make;
}

export interface Extensions {
  readonly emitters: readonly Extension<Emitter>[];
  readonly sections: readonly Extension<SectionMaker>[];
}

export const noExtensions: Extensions = { emitters: [], sections: [] };

/** An extension that fails or is not deterministic; the message names it. */
export class ExtensionError extends Error {}

/** The files of the product's own emitters. `taken` are paths of files that the generator writes itself. */
export function emitExtensions(
  model: Model,
  emitters: Extensions["emitters"],
  taken: ReadonlySet<string>,
): readonly OutputFile[] {
  const known = new Set([...taken, manifestPath, "README.md"]);
  return emitters.flatMap(({ path, make }) => {
    const named = `The emitter ${path}`;
    const files = madeTwice(named, () => make(model).map((file) => checkedFile(named, file)));
    for (const file of files) {
      const clash = clashOf(file.path, known);
      if (clash !== undefined)
        throw new ExtensionError(`${named} writes ${file.path}, ${clash}. Name another file.`);
      known.add(file.path);
    }
    return files;
  });
}

/** Why a path is taken by one of the files: it is a file already, a folder, or below a file. */
function clashOf(path: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(path)) return "which is written already";
  const paths = [...known];
  const inside = paths.find((other) => other.startsWith(`${path}/`));
  if (inside !== undefined) return `which is the folder of ${inside}`;
  const above = paths.find((other) => path.startsWith(`${other}/`));
  return above === undefined ? undefined : `but ${above} is a file`;
}

/** The model with the sections that the product's own functions make, by language; without any it is the same. */
export function withSections(model: Model, sections: Extensions["sections"]): Model {
  if (sections.length === 0) return model;
  return {
    ...model,
    sections: tableOf(model.service.languages.all, (language) => {
      const own = sections.flatMap(({ path, make }) => {
        const named = `The section ${path}`;
        return madeTwice(named, () => make(model, language).map((section) => checkedSection(named, section)));
      });
      return [language, own];
    }),
  };
}

function checkedFile(named: string, file: OutputFile): OutputFile {
  const { path, text } = Object(file) as Partial<OutputFile>;
  if (typeof path !== "string" || typeof text !== "string")
    throw new ExtensionError(`${named} returns a file without a path or a text: both have to be strings.`);
  if (!isInside(path))
    throw new ExtensionError(
      `${named} writes ${JSON.stringify(path)}, which is not below the generated folder.`,
    );
  if (path.includes("\\") || path !== posix.join(path) || path.endsWith("/"))
    throw new ExtensionError(
      `${named} writes ${JSON.stringify(path)}, which is not the path of a file: names with \`/\` between them.`,
    );
  return { path, text };
}

function checkedSection(named: string, section: PageSection): PageSection {
  const { title, html } = Object(section) as Partial<PageSection>;
  if (typeof title !== "string" || typeof html !== "string")
    throw new ExtensionError(`${named} returns a section without a title or html: both have to be strings.`);
  return { title, html };
}

/** Calls a function twice, the second time with a later clock, and returns what it made if both are equal. */
function madeTwice<Made extends object>(named: string, make: () => readonly Made[]): readonly Made[] {
  const first = called(named, make);
  const second = later(() => called(named, make));
  const differing = Math.max(first.length, second.length) - 1;
  for (let at = 0; at <= differing; at += 1) {
    if (JSON.stringify(first[at]) === JSON.stringify(second[at])) continue;
    const { path, title } = Object(first[at] ?? second[at]) as { path?: string; title?: string };
    throw new ExtensionError(
      `${named} is not deterministic: it made ${path ?? JSON.stringify(title)} twice from the same model, and the two differ. It must not use the time, random values or the order of a folder.`,
    );
  }
  return first;
}

function called<Made>(named: string, make: () => readonly Made[]): readonly Made[] {
  try {
    return make();
  } catch (error) {
    if (error instanceof ExtensionError) throw error;
    throw new ExtensionError(
      `${named} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
}

/** Longer than a year, so that dates differ in every part that texts show. */
const laterMs = 400 * 24 * 3_600_000 + 3_661_001;

/** Runs a function with a clock that is ahead, so that output with a time in it differs. */
function later<Made>(make: () => Made): Made {
  const { Date: clock } = globalThis;
  const now = (): number => clock.now() + laterMs;
  // Dates made before and after have one constructor and prototype.
  globalThis.Date = new Proxy(clock, {
    apply: () => new clock(now()).toString(),
    construct: (target, given: unknown[], own) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, own) as Date,
    get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
  });
  try {
    return make();
  } finally {
    globalThis.Date = clock;
  }
}
