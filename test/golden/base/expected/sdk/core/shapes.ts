// Copied from runtime/client/shapes.ts. Do not edit: change that file and run `npm run generate`.

import type { Validator } from "./validation.js";

/** Shapes of answers by name: a table of properties, or a type. Types are written as in TypeScript; `?` marks what may lack. */
export type Shapes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The shape of each operation's answer. */
export type AnswerShapes = Readonly<Record<string, string>>;

/** Compares answers with their shapes. What a newer service sends besides is no fault. */
export function createValidator(shapes: Shapes, answers: AnswerShapes): Validator {
  const partial = partialShapes(shapes);
  return (operation, answer, isPart) => {
    const shape = answers[operation];
    return shape === undefined ? [] : faultsOf(answer, shape, "the answer", isPart ? partial : shapes);
  };
}

/** Shapes of answers from which any property may have been left out. */
function partialShapes(shapes: Shapes): Shapes {
  const optional = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(table).map(([key, type]) => [key.replace(/\??$/, "?"), type]));
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      typeof shape === "string" ? shape : optional(shape),
    ]),
  );
}

/** None where one of the alternatives fits; else the faults of the one that comes nearest. */
function faultsOf(value: unknown, type: string, at: string, shapes: Shapes): readonly string[] {
  let nearest: readonly string[] | undefined;
  for (const option of splitUnion(type)) {
    const faults = faultsOfOne(value, option, at, shapes);
    if (faults?.length === 0) return [];
    if (faults !== undefined && faults.length < (nearest?.length ?? Infinity)) nearest = faults;
  }
  return nearest ?? [`${at} is ${kindOf(value)} instead of ${type}`];
}

/** Undefined for a value of another kind altogether. */
function faultsOfOne(
  value: unknown,
  type: string,
  at: string,
  shapes: Shapes,
): readonly string[] | undefined {
  const shape = shapes[type];
  if (typeof shape === "string") return faultsOf(value, shape, at, shapes);
  if (shape !== undefined) return isTable(value) ? tableFaults(value, shape, at, shapes) : undefined;
  if (type.endsWith("[]")) return listFaults(value, type.slice(0, -2), at, shapes);
  if (type.startsWith("(")) return faultsOf(value, type.slice(1, -1), at, shapes);
  const [, inner] = /^Record<string, (.*)>$/.exec(type) ?? [];
  if (inner !== undefined) return isTable(value) ? mapFaults(value, inner, at, shapes) : undefined;
  return isPlain(value, type) ? [] : undefined;
}

function mapFaults(
  value: Readonly<Record<string, unknown>>,
  type: string,
  at: string,
  shapes: Shapes,
): readonly string[] {
  return Object.entries(value).flatMap(([name, entry]) => faultsOf(entry, type, `${at}.${name}`, shapes));
}

function listFaults(value: unknown, type: string, at: string, shapes: Shapes): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry, index) => faultsOf(entry, type, `${at}[${index}]`, shapes));
}

function tableFaults(
  value: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, string>>,
  at: string,
  shapes: Shapes,
): readonly string[] {
  return Object.entries(shape).flatMap(([key, type]) => {
    const name = key.replace(/\?$/, "");
    if (value[name] !== undefined) return faultsOf(value[name], type, `${at}.${name}`, shapes);
    return name === key ? [`${at} lacks ${name}`] : [];
  });
}

function isPlain(value: unknown, type: string): boolean {
  if (type === "unknown") return true;
  if (type === "null") return value === null;
  if (type.startsWith('"')) return value === JSON.parse(type);
  if (type === "true" || type === "false") return String(value) === type && typeof value === "boolean";
  return typeof value === type;
}

/** The parts of `A | (B | C)[]` that stand between bars outside of brackets. */
function splitUnion(type: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < type.length; at += 1) {
    const letter = type.charAt(at);
    if ("(<".includes(letter)) depth += 1;
    else if (")>".includes(letter)) depth -= 1;
    else if (letter === "|" && depth === 0) {
      parts.push(type.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, type.slice(start).trim()];
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : JSON.stringify(value);
}
