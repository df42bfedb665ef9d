import { posix } from "node:path";
import {
  type ImportDeclarationStructure,
  type InterfaceDeclarationStructure,
  type OptionalKind,
  printStructure,
  StructureKind,
  type Structures,
  type WriterFunction,
} from "ts-morph";
import { compareText } from "../compare-text.js";

/** A file to write: its path below `generated/`, and its whole text. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
  /** The spec files it comes from, shown to anyone who edits it by hand. */
  readonly origin?: string;
}

/** A name that a generated file may import. `from` is a package, or a path from `generated/` on without extension. */
export interface ImportedSymbol {
  readonly name: string;
  readonly from: string;
  readonly typeOnly?: boolean;
}

/** A TypeScript file in the making: statements are added in order, imports collect themselves. */
export interface SourceFileDraft {
  /** Its path below `generated/`, without the extension. */
  readonly path: string;
  /** Declares that the file needs the symbol, and gives the name to write: an alias where another symbol has that name. */
  readonly use: (symbol: ImportedSymbol) => string;
  add(...statements: Statement[]): void;
  print(): OutputFile;
}

/**
 * Starts a TypeScript file below `generated/`. `origin` names the spec files it comes from, for the first line.
 * The text is final: the same statements give the same bytes. `foreignCode` is what another program wrote: it is put at the end
 * unchanged, and the compiler does not check the file.
 */
export function createSourceFile(
  path: string,
  origin: string,
  { foreignCode }: { readonly foreignCode?: string } = {},
): SourceFileDraft {
  const symbols = new Map<string, LocalSymbol>();
  const statements: Statement[] = [];

  return {
    path: path.replace(/\.ts$/, ""),
    use(symbol) {
      const key = `${symbol.from}#${symbol.name}`;
      const known = symbols.get(key);
      const alias = known?.alias ?? freeAlias(symbol.name, [...symbols.values()]);
      // A value import serves for the type as well.
      if (known === undefined || (known.typeOnly === true && symbol.typeOnly !== true))
        symbols.set(key, { ...symbol, alias });
      return alias;
    },
    add(...added) {
      statements.push(...added);
    },
    print() {
      const body = printStatements(importGroups(path, [...symbols.values()]), statements);
      const noCheck = foreignCode === undefined ? "" : "// @ts-nocheck\n";
      const text = `// Generated from ${origin}. Do not edit: change the spec and run \`npm run generate\`.\n${noCheck}\n${body}\n${foreignCode === undefined ? "" : `\n${foreignCode}\n`}`;
      return { path, text, origin };
    },
  };
}

interface LocalSymbol extends ImportedSymbol {
  readonly alias: string;
}

function freeAlias(name: string, symbols: readonly LocalSymbol[]): string {
  const same = symbols.filter((symbol) => symbol.name === name);
  return same.length === 0 ? name : `${name}${same.length + 1}`;
}

/** An interface in the structure of ts-morph. */
export type InterfaceStatement = OptionalKind<InterfaceDeclarationStructure>;
/** A declaration. */
export type Statement = Structures | InterfaceStatement;

/** A blank line parts declarations, except exports of other modules and constants without a comment. */
function printStatements(imports: readonly ImportGroup[], statements: readonly Statement[]): string {
  let text = imports.map((group) => printed(importStructure(group))).join("\n");
  let previous = "";
  for (const statement of statements) {
    const row = rowOf(statement);
    text += `${row !== "" && row === previous ? "\n" : "\n\n"}${printed(withKind(statement))}`;
    previous = row;
  }
  return text.trim();
}

/** What stands in rows of its kind; empty for what stands alone. */
function rowOf(statement: Statement): string {
  if (statement.kind === StructureKind.ExportDeclaration) return "export";
  return statement.kind === StructureKind.VariableStatement && statement.docs === undefined ? "constant" : "";
}

function withKind(statement: Structures | InterfaceStatement): Structures {
  return statement.kind === undefined ? { ...statement, kind: StructureKind.Interface } : statement;
}

/**
 * The text that ts-morph makes of a structure. A source file would parse it again. Texts of several lines come indented, and
 * ts-morph would indent them once more: by tabs, of which any number stands for one level, or for none in values and aliases.
 */
function printed(structure: Structures): string {
  const isIndented =
    structure.kind === StructureKind.VariableStatement || structure.kind === StructureKind.TypeAlias;
  return printStructure(structure, { useTabs: true })
    .replaceAll(/^\t+/gm, isIndented ? "" : "  ")
    .replaceAll(/ +$/gm, "")
    .trim();
}

interface ImportGroup {
  readonly moduleSpecifier: string;
  readonly symbols: readonly LocalSymbol[];
}

function importGroups(path: string, symbols: readonly LocalSymbol[]): readonly ImportGroup[] {
  const modules = new Map<string, LocalSymbol[]>();
  for (const symbol of symbols) {
    const specifier = moduleSpecifier(path, symbol.from);
    modules.set(specifier, [...(modules.get(specifier) ?? []), symbol]);
  }
  return [...modules]
    .sort(([a], [b]) => Number(a.startsWith(".")) - Number(b.startsWith(".")) || compareText(a, b))
    .map(([moduleSpecifier, names]) => ({ moduleSpecifier, symbols: names }));
}

/** Names are sorted. */
function importStructure({
  moduleSpecifier,
  symbols,
}: ImportGroup): ImportDeclarationStructure & OptionalKind<ImportDeclarationStructure> {
  const isTypeOnly = symbols.every((symbol) => symbol.typeOnly === true);
  const names = [...symbols]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ name, alias, typeOnly }) => {
      const local = alias === name ? name : `${name} as ${alias}`;
      return !isTypeOnly && typeOnly === true ? `type ${local}` : local;
    });
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier,
    isTypeOnly,
    namedImports: fitting(names, moduleSpecifier, isTypeOnly),
  };
}

/** Names on one line where they fit into 110 columns, else one per line. */
function fitting(
  names: readonly string[],
  moduleSpecifier: string,
  isTypeOnly: boolean,
): WriterFunction | string[] {
  const rest = `import ${isTypeOnly ? "type " : ""}{  } from "${moduleSpecifier}";`;
  if (rest.length + names.join(", ").length <= 110) return [...names];
  return (writer) => {
    writer.newLine();
    for (const name of names) writer.writeLine(`${name},`);
  };
}

/** Relative to the file, with the extension that Node resolves; packages stay as they are. */
function moduleSpecifier(path: string, from: string): string {
  if (!from.startsWith("generated/")) return from;
  const relative = posix.relative(posix.dirname(`generated/${path}`), `${from}.js`);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** Letter by letter, A before a before B, as formatters sort them. */
function compareNames(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const [left, right] = [a.charAt(at), b.charAt(at)];
    const order = compareText(left.toLowerCase(), right.toLowerCase()) || compareText(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
