import { posix } from "node:path";
import {
  type ImportDeclarationStructure,
  IndentationText,
  NewLineKind,
  type OptionalKind,
  Project,
  QuoteKind,
  type StatementStructures,
  StructureKind,
  type WriterFunction,
} from "ts-morph";

/** A file to write: its path below `generated/`, and its whole text. */
export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** A name that a generated file may import. `from` is a package, or a path below the repository without extension. */
export interface ImportedSymbol {
  readonly name: string;
  readonly from: string;
  readonly typeOnly?: boolean;
  readonly isDefault?: boolean;
}

/** A TypeScript file in the making: statements are added in order, imports collect themselves. */
export interface SourceFileDraft {
  /** Declares that the file needs the symbol, and gives the name to write. */
  use(symbol: ImportedSymbol): string;
  add(...statements: Statement[]): void;
  print(): OutputFile;
}

export interface SourceFileOptions {
  /** The compiler takes the statements as they are; for code that another program wrote. */
  readonly isUnchecked?: boolean;
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    newLineKind: NewLineKind.LineFeed,
    quoteKind: QuoteKind.Double,
    useTrailingCommas: true,
  },
});

/**
 * Starts a TypeScript file below `generated/`. `origin` names the spec files it comes from and stands in its first line.
 * The text is final: the same statements give the same bytes.
 */
export function createSourceFile(
  path: string,
  origin: string,
  options: SourceFileOptions = {},
): SourceFileDraft {
  const symbols = new Map<string, ImportedSymbol>();
  const statements: Statement[] = [];

  return {
    use(symbol) {
      const key = `${symbol.from}#${symbol.name}`;
      const known = symbols.get(key);
      // A value import serves for the type as well.
      if (known === undefined || (known.typeOnly === true && symbol.typeOnly !== true))
        symbols.set(key, symbol);
      return symbol.name;
    },
    add(...added) {
      statements.push(...added);
    },
    print() {
      const imports = importStructures(path, [...symbols.values()]);
      const file = project.createSourceFile(
        `/${path}`,
        { statements: [...imports, ...spaced(statements)] },
        { overwrite: true },
      );
      const noCheck = options.isUnchecked === true ? "// @ts-nocheck\n" : "";
      const text = `// Generated from ${origin}. Do not edit: change the spec and run \`npm run generate\`.\n${noCheck}\n${file.getFullText().trim()}\n`;
      project.removeSourceFile(file);
      return { path, text };
    },
  };
}

type Statement = StatementStructures | WriterFunction | string;

/** ts-morph leaves a blank line behind a closing brace by itself; a text that brings its own would make two. */
function spaced(statements: readonly Statement[]): Statement[] {
  return statements.map((statement, position) => {
    const before = statements[position - 1];
    const isBehindBlock = typeof before === "string" && before.endsWith("\n}");
    return isBehindBlock && typeof statement === "string" ? statement.trimStart() : statement;
  });
}

/** One import declaration per module, packages first, names sorted. */
function importStructures(
  path: string,
  symbols: readonly ImportedSymbol[],
): (ImportDeclarationStructure & OptionalKind<ImportDeclarationStructure>)[] {
  const modules = new Map<string, ImportedSymbol[]>();
  for (const symbol of symbols) {
    const specifier = moduleSpecifier(path, symbol.from);
    modules.set(specifier, [...(modules.get(specifier) ?? []), symbol]);
  }
  return [...modules]
    .sort(([a], [b]) => Number(a.startsWith(".")) - Number(b.startsWith(".")) || compareText(a, b))
    .map(([moduleSpecifier, names]) => importStructure(moduleSpecifier, names));
}

function importStructure(
  moduleSpecifier: string,
  symbols: readonly ImportedSymbol[],
): ImportDeclarationStructure {
  const isTypeOnly = symbols.every((symbol) => symbol.typeOnly === true);
  const names = symbols
    .filter((symbol) => symbol.isDefault !== true)
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ name, typeOnly }) => (!isTypeOnly && typeOnly === true ? `type ${name}` : name));
  const defaultImport = symbols.find((symbol) => symbol.isDefault === true)?.name;
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier,
    isTypeOnly,
    ...(defaultImport === undefined ? {} : { defaultImport }),
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
  if (!from.startsWith("generated/") && !from.startsWith("runtime/")) return from;
  const relative = posix.relative(posix.dirname(`generated/${path}`), from);
  return `${relative.startsWith(".") ? relative : `./${relative}`}.js`;
}

/** Letter case counts only between names that are equal without it. */
function compareNames(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b);
}

/** Code unit order, the same under every locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
