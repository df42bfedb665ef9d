import type { Send } from "./core.js";
import { ContractError } from "./errors.js";
import { parse } from "./parse.js";

/** A `fetch` that compares every success with its shape, and fails with `ContractError` where it differs. */
export function withValidation(fetch: Send, shapes: Shapes, answers: AnswerShapes): Send {
  const validate = createValidator(shapes, answers);
  return async (url, init, attempt) => {
    const response = await fetch(url, init, attempt);
    const answer = response.ok ? parse(await response.clone().text()) : undefined;
    // What is no JSON, `exchange` rejects.
    if (answer === undefined) return response;
    const found = validate(attempt.operation, answer, new URL(url).searchParams.has("_fields"));
    if (found.length === 0) return response;
    const message = `The answer (status ${response.status}) breaks the contract: ${found.join("; ")}.`;
    throw new ContractError(response, { message });
  };
}

/** Shapes of answers by name: a table of properties, or a type. Types are written as in TypeScript; `?` marks what may lack. */
export type Shapes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The shape of each operation's answer. */
export type AnswerShapes = Readonly<Record<string, string>>;

/** The mismatches of an answer as sentences without a full stop; none where it is right. A part may lack properties. */
type Validator = (operation: string, answer: unknown, isPart: boolean) => readonly string[];

/** Compares answers with their shapes. Properties that a newer service adds are no mismatch. */
function createValidator(shapes: Shapes, answers: AnswerShapes): Validator {
  const partial = partialShapes(shapes);
  return (operation, answer, isPart) => {
    const shape = answers[operation];
    return shape === undefined
      ? []
      : mismatches({ value: answer, at: "the answer" }, shape, isPart ? partial : shapes);
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

/** A value and its path in the answer, such as `the answer.events[0]`. */
interface Part {
  readonly value: unknown;
  readonly at: string;
}

/** None if one of the alternatives fits; else the mismatches of the one that comes nearest. */
function mismatches(part: Part, type: string, shapes: Shapes): readonly string[] {
  let nearest: readonly string[] | undefined;
  for (const option of splitUnion(type)) {
    const found = mismatchesOfOne(part, option, shapes);
    if (found?.length === 0) return [];
    if (found !== undefined && found.length < (nearest?.length ?? Infinity)) nearest = found;
  }
  return nearest ?? [`${part.at} is ${kindOf(part.value)} instead of ${type}`];
}

/** Undefined for a value of another kind altogether. */
function mismatchesOfOne(part: Part, type: string, shapes: Shapes): readonly string[] | undefined {
  const { value, at } = part;
  const shape = shapes[type];
  if (typeof shape === "string") return mismatches(part, shape, shapes);
  if (shape !== undefined) return isTable(value) ? tableMismatches({ value, at }, shape, shapes) : undefined;
  if (type.endsWith("[]")) {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map((entry: unknown, index) => ({ value: entry, at: `${at}[${index}]` }));
    return entries.flatMap((entry) => mismatches(entry, type.slice(0, -2), shapes));
  }
  if (type.startsWith("(")) return mismatches(part, type.slice(1, -1), shapes);
  const [, inner] = /^Record<string, (.*)>$/.exec(type) ?? [];
  if (inner === undefined) return isPlain(value, type) ? [] : undefined;
  if (!isTable(value)) return undefined;
  return Object.entries(value).flatMap(([name, entry]) =>
    mismatches({ value: entry, at: `${at}.${name}` }, inner, shapes),
  );
}

function tableMismatches(
  { value: table, at }: Part & { readonly value: Readonly<Record<string, unknown>> },
  shape: Readonly<Record<string, string>>,
  shapes: Shapes,
): readonly string[] {
  return Object.entries(shape).flatMap(([key, type]) => {
    const name = key.replace(/\?$/, "");
    const value = table[name];
    if (value !== undefined) return mismatches({ value, at: `${at}.${name}` }, type, shapes);
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

/** The parts of `A | (B | C)[]` between bars outside of brackets. */
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
