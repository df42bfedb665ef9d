import { existsSync, readdirSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDiagnosticList, type DiagnosticList } from "./diagnostics.js";
import { defaultsFolder } from "./model/nodes/location.js";
import type { CodeName } from "./spec/codes.js";
import { completeSpec, type Defaults, type SpecTrees } from "./spec/complete.js";
import { type SpecNode, type Texts, textNode } from "./spec/node.js";
import { parseFile, parseYaml } from "./spec/parse.js";
import { checkShape } from "./spec/shape.js";
import type { FileKind } from "./spec/shape-ajv.js";

/** A spec: one tree per file with the defaults filled in, the sources for code frames, and the errors found on the way. */
export interface Spec {
  /** Folder it was read from; places name files below `spec/` wherever it lies. */
  readonly directory: string;
  readonly api: SpecNode | undefined;
  readonly types: SpecNode | undefined;
  readonly routes: SpecNode | undefined;
  /** Breaking changes that are meant; the file may be missing. */
  readonly approvals: SpecNode | undefined;
  /** By file name without extension, in alphabetical order. */
  readonly resources: ReadonlyMap<string, SpecNode>;
  /** Translations by language. */
  readonly text: ReadonlyMap<string, SpecNode>;
  /** What was filled in where the author wrote nothing. */
  readonly defaults: Defaults;
  /** Text of each file by the name that places use. */
  readonly sources: ReadonlyMap<string, string>;
  /** Tables and rows with an error of form; later checks leave them alone, so that each error is reported once. */
  readonly invalid: ReadonlySet<SpecNode>;
  /** Tables that lost entries to such an error: a missing name in them is not reported again. */
  readonly lost: ReadonlySet<SpecNode>;
  /** A file is missing or broken off, so that references into it cannot be judged. */
  readonly isIncomplete: boolean;
  readonly diagnostics: DiagnosticList;
}

/** The files of a spec, none of which is required, and folders with any number of files. */
const fixedFiles = ["api.yaml", "types.yaml", "routes.yaml"] as const;
const optionalFile = "approvals.yaml";
const folders = ["resources", "text"] as const;

/** The bytes of the files of a spec, by path below its folder, in the order of the paths. */
export type SpecFiles = ReadonlyMap<string, Uint8Array>;

/**
 * Reads every file of a spec. Errors of form are in `diagnostics`, a missing folder among them.
 */
export function loadSpec(directory: string): Spec {
  return readSpec(directory, loadFiles(directory));
}

/** The files of a spec as they are on disk now; a text in `unsaved`, by the name that places use, takes the place of its file. */
export function loadFiles(directory: string, unsaved: ReadonlyMap<string, string> = new Map()): SpecFiles {
  const encoder = new TextEncoder();
  const read = (path: string): Uint8Array => {
    const text = unsaved.get(`spec/${path}`);
    return text === undefined ? readFileSync(join(directory, path)) : encoder.encode(text);
  };
  return new Map(listFiles(directory).map((path) => [path, read(path)]));
}

/** The hand-written core of the client, by file name. Its `spec.ts` stands for the one that the generator writes and is left out. */
export function loadClientCore(): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL("../runtime/client", import.meta.url));
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "spec.ts");
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Prose of the client's package beside the YAML: its README and its change log, by file name. */
export function loadClientTexts(directory: string): ReadonlyMap<string, string> {
  const folder = join(directory, "client");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".md")) : [];
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Guides by their path below `guides/`, and the change log of the client. */
export function loadGuides(directory: string): ReadonlyMap<string, string> {
  const folder = join(directory, "guides");
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const paths = names.filter((name) => name.endsWith(".md")).sort();
  const changes = join(directory, "client", "CHANGELOG.md");
  return new Map([
    ...paths.map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")] as const),
    ...(existsSync(changes) ? [["changelog.md", readFileSync(changes, "utf8")] as const] : []),
  ]);
}

function readDefault(path: string): string {
  return readFileSync(fileURLToPath(new URL(`./defaults/${path}`, import.meta.url)), "utf8");
}

/** The README of the package of a client that has none of its own, with words in braces for what depends on the spec. */
export function loadClientReadme(): string {
  return readDefault("client-readme.md");
}

let defaults: Defaults | undefined;

/** What a spec has unless it says otherwise. Throws an Error where a file of the generator is damaged. */
export function loadDefaults(): Defaults {
  const read = (path: string): SpecNode => {
    const text = readDefault(path);
    const node = parseYaml(`${defaultsFolder}${path}`, text, (name, place) => {
      throw new Error(`${place.file}:${place.line}: ${name}`);
    });
    if (node === undefined) throw new Error(`${defaultsFolder}${path} is empty.`);
    return node;
  };
  // JSON takes a fraction of the time of YAML at each run, and no diagnostic has its place in these texts.
  const readTexts = (language: string): SpecNode => {
    const path = `text/${language}.json`;
    return textNode(
      { file: `${defaultsFolder}${path}`, line: 1, column: 1 },
      JSON.parse(readDefault(path)) as Texts,
    );
  };
  const languages = ["ca", "de", "es", "fr", "it"];
  defaults ??= {
    api: read("api.yaml"),
    styles: read("styles.yaml"),
    types: read("types.yaml"),
    routes: read("routes.yaml"),
    text: new Map(languages.map((language) => [language, readTexts(language)])),
  };
  return defaults;
}

/** The first diagnostic of the golden case of a code, as a terminal shows it. */
export function loadExample(name: string): string {
  const url = new URL(`../test/golden/errors/${name}/diagnostics.txt`, import.meta.url);
  const [first = ""] = readFileSync(fileURLToPath(url), "utf8").split("\n\n");
  return first.trimEnd();
}

/** Calls back whenever a file of the spec changes, comes or goes, maybe more than once; ends with the returned function. */
export function watchSpec(directory: string, changed: () => void): () => void {
  const watched = ["", ...folders, "guides"]
    .map((folder) => join(directory, folder))
    .filter((path) => existsSync(path));
  const watchers = watched.map((path) => watch(path, changed));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** A spec of files that need not lie in its folder. */
export function readSpec(directory: string, files: SpecFiles): Spec {
  const diagnostics = createDiagnosticList();
  const sources = new Map<string, string>();
  const present = [...files.keys()];

  const read = (path: string): SpecNode | undefined => {
    const file = `spec/${path}`;
    const bytes = files.get(path);
    if (bytes === undefined) return undefined;
    const text = decode(bytes);
    if (text === undefined) diagnostics.report("not_utf8", { file, line: 1, column: 1 });
    sources.set(file, text ?? "");
    return text === undefined ? undefined : parseFile(file, text, diagnostics.report);
  };
  const readFolder = (folder: string): ReadonlyMap<string, SpecNode> => {
    const paths = present.filter((path) => path.startsWith(`${folder}/`) && path.endsWith(".yaml"));
    return new Map(
      paths.flatMap((path) => {
        const node = read(path);
        return node === undefined ? [] : [[path.slice(folder.length + 1, -".yaml".length), node]];
      }),
    );
  };

  for (const path of present.filter((path) => !isSpecFile(path))) {
    diagnostics.report(
      "unknown_file",
      { file: `spec/${path}`, line: 1, column: 1 },
      { words: { name: path } },
    );
  }
  const [api, types, routes] = fixedFiles.map(read);
  const resources = readFolder("resources");
  const text = readFolder("text");
  // Only api.yaml can list the languages of translations.
  if (api === undefined && (resources.size === 0 || text.size > 0)) {
    const place = { file: "spec/api.yaml", line: 1, column: 1 };
    diagnostics.report("missing_file", place, { words: { name: "api.yaml" } });
  }
  const broken = brokenFiles(diagnostics);
  const sound = new Map([...text].filter(([, { place }]) => !broken.has(place.file)));
  const approvals = read(optionalFile);
  const written = { api, types, routes, resources };
  const completed = completeSpec(written, loadDefaults());
  const trees = { ...completed, approvals, text: sound };
  const isIncomplete = [...broken].some((file) => !file.startsWith("spec/text/"));
  return {
    directory,
    ...trees,
    sources,
    ...checkShapes({ trees, written }, broken, diagnostics),
    isIncomplete,
    diagnostics,
  };
}

/** Files that were read only in part: checks would report the unread part as missing. */
function brokenFiles(diagnostics: DiagnosticList): ReadonlySet<string> {
  const harmless: readonly CodeName[] = ["duplicate_key", "unknown_file"];
  const breaking = diagnostics.sorted().filter(({ name }) => !harmless.includes(name));
  return new Set(breaking.map(({ place }) => place.file));
}

type FixedFile = "api" | "types" | "routes" | "approvals";

function checkShapes(
  {
    trees,
    written,
  }: { readonly trees: Pick<Spec, FixedFile | "resources" | "text">; readonly written: SpecTrees },
  broken: ReadonlySet<string>,
  { report }: DiagnosticList,
): Pick<Spec, "invalid" | "lost"> {
  const marks = { invalid: new Set<SpecNode>(), lost: new Set<SpecNode>() };
  const check = (kind: FileKind, node: SpecNode | undefined, own?: SpecNode): void => {
    if (node !== undefined && !broken.has(node.place.file))
      checkShape(kind, node, { ...marks, report, written: own });
  };
  for (const kind of ["api", "types", "routes"] as const) check(kind, trees[kind], written[kind]);
  check("approvals", trees.approvals);
  for (const [name, node] of trees.resources) check("resource", node, written.resources.get(name));
  for (const node of trees.text.values()) check("text", node);
  return marks;
}

/** Whether a folder holds a spec. */
export function isSpecFolder(directory: string): boolean {
  return ["api.yaml", "resources"].some((name) => existsSync(join(directory, name)));
}

/** YAML files below a folder by their relative path, sorted. */
function listFiles(directory: string): readonly string[] {
  const entries = existsSync(directory) ? readdirSync(directory, { withFileTypes: true }) : [];
  const top = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  const nested = folders
    .filter((folder) => entries.some((entry) => entry.isDirectory() && entry.name === folder))
    .flatMap((folder) =>
      readdirSync(join(directory, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`),
    );
  return [...top, ...nested].filter((path) => /\.ya?ml$/.test(path)).sort();
}

function isSpecFile(path: string): boolean {
  const fixed: readonly string[] = [...fixedFiles, optionalFile];
  return fixed.includes(path) || (path.includes("/") && path.endsWith(".yaml"));
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
