import type { Named } from "./nodes/text.js";
import reserved from "./reserved-names.json" with { type: "json" };

/** `term_order` to `TermOrder`: the name of a type. Letters and digits only, whatever the spec writes. */
export function typeNameOf(name: string): string {
  return wordsOf(name).map(capitalized).join("");
}

/** `term_order` to `termOrder`: the name of a value or property. */
export function valueNameOf(name: string): string {
  const typeName = typeNameOf(name);
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}

/** `term_order` to `term-order`: the name of a file or folder. */
export function fileNameOf(name: string): string {
  return wordsOf(name).join("-").toLowerCase();
}

/** `start_date` or `startDate` to `Start date`: a title for what the author gave none. */
export function titleOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z](?![A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalized(wordsOf(words).join(" "));
}

/** `start_date` to `startDate`; a `_` at the start or at the end stays. */
export function camelOf(name: string): string {
  return name.replace(/(?<=[A-Za-z0-9])_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name in the spec of a node of a complete model. */
export function specNameOf({ name, otherName = name }: Named): string {
  return otherName;
}

/** The same text with an upper-case first letter. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A word as English makes its plural: books, boxes, cities. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
}

/** Words that cannot name a value in TypeScript. */
export const reservedWords: ReadonlySet<string> = new Set(reserved.keywords);

/** Collections that the service itself stores in the database of the records. */
export const serviceCollections: ReadonlySet<string> = new Set(reserved.collections);

/** The collection of a resource without one of its own: its plural, with `_` behind it where the service has one of that name. */
export function collectionOf(plural: string): string {
  return serviceCollections.has(plural) ? `${plural}_` : plural;
}

/** The property in which a record stores a field: its name, with `_` behind it where the service stores or may store one of that name. */
export function storedNameOf(name: string): string {
  if (name.startsWith("_")) return `${name.slice(1)}_`;
  return serviceProperties.has(name) ? `${name}_` : name;
}

/** Properties that the service itself stores in each record; those added later begin with `_`, as no stored field does. */
export const serviceProperties: ReadonlySet<string> = new Set(reserved.properties);

/** First steps of the paths that the service answers itself. */
export const servicePaths: ReadonlySet<string> = new Set(reserved.paths);

/** What the addresses of a mount begin with; those of the mount `/` with nothing. */
export function mountBase(mount: { readonly path: string } | undefined): string {
  return mount === undefined || mount.path === "/" ? "" : mount.path;
}

/** The section of translation files with the texts of a resource: its name, with `_` behind it where that is another section. */
export function sectionOf(name: string): string {
  return reserved.textSections.includes(name) ? `${name}_` : name;
}

/** What the generated code calls a resource; a name of which it has something else already ends with `Record`. */
export interface GeneratedNames {
  readonly typeName: string;
  readonly typePlural: string;
  readonly valueName: string;
  readonly valuePlural: string;
  readonly folder: string;
}

export function generatedNames(name: string, plural: string): GeneratedNames {
  const [typeName, file] = [typeNameOf(name), fileNameOf(plural)];
  return {
    typeName: recordTypes.has(typeName) ? `${typeName}Record` : typeName,
    typePlural: typeNameOf(plural),
    valueName: valueNameOf(name),
    valuePlural: valueNameOf(plural),
    folder: reserved.files.includes(file) ? `${file}-records` : file,
  };
}

/** The TypeScript name of an enum or object of types.yaml: `client` is `ClientValue`. */
export function valueTypeName(name: string): string {
  const typeName = typeNameOf(name);
  return ownTypes.has(typeName) ? `${typeName}Value` : typeName;
}

/** A variable for records, and one for a record, which the code around has no other one for. */
export function variablesOf({ valueName, valuePlural }: Pick<GeneratedNames, "valueName" | "valuePlural">): {
  readonly many: string;
  readonly one: string;
} {
  const isTaken = (name: string): boolean => reserved.variables.includes(name) || reservedWords.has(name);
  return {
    many: isTaken(valuePlural) ? `${valuePlural}Records` : valuePlural,
    one: isTaken(valueName) ? "record" : valueName,
  };
}

/** What the client exports besides the types of the spec. */
export const clientTypes: ReadonlySet<string> = new Set(reserved.clientTypes);

/** Types of the client, and those that generated files use without an import. */
const ownTypes = new Set([...clientTypes, ...reserved.globalTypes]);
/** Besides them the types of the service, and words that make a name that it has: `Post`, because of `PostDocument`. */
const recordTypes = new Set([...ownTypes, ...reserved.serviceTypes]);
