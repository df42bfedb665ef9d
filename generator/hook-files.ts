import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ts } from "ts-morph";
import type { Report } from "./diagnostics.js";
import type { Model, Place } from "./model/model.js";
import { fileNameOf } from "./model/names.js";
import { hooksOfModel, type OwnedHook, ownerOf, serviceOwner } from "./model/write-hooks.js";
import { hookPurpose, hookType } from "./print/hook-type.js";

/** The file that brings all hooks together, and the object in it. */
const indexFile = "index.ts";
const indexObject = "hooks";

/** The folder of hooks that belongs to the spec of the project in the current folder: a product, or this repository. */
export function hooksOf(spec: string): string | undefined {
  return spec === "spec" ? ["runtime/hooks", "hooks"].find((folder) => existsSync(folder)) : undefined;
}

/**
 * Compares the hooks that the spec names with those that `index.ts` of the folder of hooks holds: each that is missing is
 * reported at the row that names it, with its type, and each that no row names at its own position. Without that file nothing is
 * reported, as for a spec that has no runtime yet.
 */
export function checkHooks(model: Model, folder: string, report: Report): void {
  const written = readHooks(folder);
  if (written === undefined) return;
  for (const missing of missingHooks(model, written)) {
    const { hook } = missing;
    report("missing_hook", hook.place, {
      words: {
        name: hook.property,
        owner: ownerOf(missing),
        signature: signatureOf(model, missing),
        cure: cureOf(missing, folder),
      },
    });
  }
  const named = hooksOfModel(model);
  for (const [owner, table] of written) {
    for (const [name, place] of table.names) {
      const isNamed = named.some((one) => ownerOf(one) === owner && one.hook.property === name);
      if (!isNamed) report("orphan_hook", place, { words: { name, owner } });
    }
  }
}

/** The function may have been written, as a stub or by its author, without being part of `index.ts`. */
function cureOf(missing: OwnedHook, folder: string): string {
  const file = `${stubName(missing)}.ts`;
  return existsSync(join(folder, file))
    ? `${join(folder, indexFile)} has to import it from ${file} and hold it under \`${ownerOf(missing)}\``
    : "write it in the folder of the hooks; `npm run generate -- --stubs` makes a start";
}

/** A stub, and what brings it into `index.ts`. */
export interface Stub {
  readonly path: string;
  /** It was written now. */
  readonly isNew: boolean;
  readonly line: string;
  readonly property: string;
  /** The table that it belongs to, and whether `index.ts` has that. */
  readonly table: string;
  readonly isPresent: boolean;
}

/**
 * Writes a file for each hook that is missing, with its type from `out`, the folder of the generated files, and a body that
 * throws. A file that exists is never opened for writing: a stub is written once and belongs to its author from then on.
 * Returns all that `index.ts` does not hold yet.
 */
export function writeStubs(model: Model, folder: string, out: string): readonly Stub[] {
  const present = readHooks(folder) ?? new Map<string, WrittenTable>();
  return missingHooks(model, present).map((missing) => {
    const table = ownerOf(missing);
    const { property } = missing.hook;
    const file = stubName(missing);
    const path = join(folder, `${file}.ts`);
    const isNew = !existsSync(path);
    mkdirSync(folder, { recursive: true });
    if (isNew) writeFileSync(path, stubOf(missing, relative(folder, out).replaceAll(sep, "/")));
    const line = `import { ${property} } from "./${file}.js";`;
    return { path, isNew, line, property, table, isPresent: present.has(table) };
  });
}

/** The file of a stub, without its extension. */
function stubName({ resource, hook }: OwnedHook): string {
  return `${fileNameOf(resource?.name ?? serviceOwner)}-${fileNameOf(hook.name)}`;
}

/** The code that brings stubs into `index.ts` of the folder of hooks, with the place of each part. */
export function stubLines(stubs: readonly Stub[], folder: string): readonly string[] {
  const tables = [...new Set(stubs.map(({ table }) => table))].map((name) => {
    const own = stubs.filter(({ table }) => table === name);
    return { name, isPresent: own.some((stub) => stub.isPresent), names: own.map((stub) => stub.property) };
  });
  const added = tables.filter(({ isPresent }) => !isPresent);
  return [
    `Add to ${folder}/${indexFile}:`,
    ...stubs.map(({ line }) => `  ${line}`),
    ...(added.length === 0 ? [] : ["in `hooks`:"]),
    ...added.map(({ name, names }) => `  ${name}: { ${names.join(", ")} },`),
    ...tables.flatMap(({ name, isPresent, names }) =>
      isPresent ? [`in \`hooks.${name}\`:`, `  ${names.join(", ")},`] : [],
    ),
  ];
}

/** Calls back whenever `index.ts` changes, comes or goes, maybe more than once; ends with the returned function. */
export function watchHooks(folder: string, changed: () => void): () => void {
  if (!existsSync(folder)) return () => undefined;
  const watcher = watch(folder, (_event, name) => {
    if (name === indexFile) changed();
  });
  return () => {
    watcher.close();
  };
}

function stubOf(owned: OwnedHook, generated: string): string {
  const [{ hook }, name] = [owned, ownerOf(owned)];
  return `import type { Hooks } from "${generated}/server/hooks.js";

/** ${hookPurpose(hook)} */
export const ${hook.property}: Hooks["${name}"]["${hook.property}"] = () => {
  throw new Error("The hook ${hook.property} of ${name} is not written yet.");
};
`;
}

/** The type of a hook on one line. */
function signatureOf(model: Model, hook: OwnedHook): string {
  return hookType(model, hook, ({ name }) => name)
    .replaceAll(/\s+/g, " ")
    .replaceAll("< ", "<")
    .replaceAll(" >", ">");
}

/** The hooks that `index.ts` holds in a table; spread ones cannot be read here, and are left to the compiler. */
interface WrittenTable {
  readonly names: ReadonlyMap<string, Place>;
  readonly isWhole: boolean;
}
type WrittenHooks = ReadonlyMap<string, WrittenTable>;

function missingHooks(model: Model, written: WrittenHooks): readonly OwnedHook[] {
  return hooksOfModel(model).filter((owned) => {
    const known = written.get(ownerOf(owned));
    return known === undefined || (known.isWhole && !known.names.has(owned.hook.property));
  });
}

function readHooks(folder: string): WrittenHooks | undefined {
  const path = join(folder, indexFile);
  if (!existsSync(path)) return undefined;
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const declared = file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => nameText(name) === indexObject);
  const table = tableIn(declared?.initializer);
  if (table === undefined) return undefined;
  const positionOf = (offset: number) => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const placeOf = (name: ts.Node): Place => {
    return { file: path, ...positionOf(name.getStart(file)), end: positionOf(name.getEnd()) };
  };
  const hooks = new Map<string, WrittenTable>();
  for (const property of table.properties) {
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    const entries = tableIn(value)?.properties;
    const names = (entries ?? []).flatMap(({ name }) =>
      name === undefined ? [] : [[nameText(name), placeOf(name)] as const],
    );
    const isWhole = entries?.every(({ name }) => name !== undefined) ?? false;
    if (property.name !== undefined) hooks.set(nameText(property.name), { names: new Map(names), isWhole });
  }
  return hooks;
}

/** The object that an expression is, which its type may follow. */
function tableIn(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined || ts.isObjectLiteralExpression(node)) return node;
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? tableIn(node.expression) : undefined;
}

function nameText(name: ts.Node): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}
