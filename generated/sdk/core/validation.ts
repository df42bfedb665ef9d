// Copied from runtime/client/validation.ts. Do not edit: change that file and run `npm run generate`.

import type { Send } from "./core.js";
import { ContractError } from "./errors.js";
import { parse } from "./parse.js";

/**
 * A `fetch` that compares every success with its shape, and fails with `ContractError` where it differs. `answers` has the shape of
 * each operation's answer. Properties that a newer service adds are no mismatch.
 */
export function withValidation(fetch: Send, shapes: Shapes, answers: Readonly<Record<string, string>>): Send {
  return async (url, init, attempt) => {
    const response = await fetch(url, init, attempt);
    const shape = answers[attempt.operation];
    if (shape === undefined) return response;
    const value = response.ok ? parse(await response.clone().text()) : undefined;
    // What is no JSON, `exchange` rejects.
    if (value === undefined) return response;
    const isPart = new URL(url).searchParams.has("_fields");
    const found = mismatches({ value, at: "the answer" }, shape, { shapes, isPart });
    if (found.length === 0) return response;
    const message = `The answer (status ${response.status}) breaks the contract: ${found.join("; ")}.`;
    throw new ContractError(response, { message });
  };
}

/** Shapes of answers by name: a table of properties, or a type. Types are written as in TypeScript; `?` marks what may lack. */
export type Shapes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** From a part of an answer, any property may have been left out. */
interface Contract {
  readonly shapes: Shapes;
  readonly isPart: boolean;
}

/** A value and its path in the answer, such as `the answer.events[0]`. */
interface Part {
  readonly value: unknown;
  readonly at: string;
}

/** None if one of the alternatives fits; else the mismatches of the one that comes nearest. */
function mismatches(part: Part, type: string, contract: Contract): readonly string[] {
  let nearest: readonly string[] | undefined;
  for (const option of splitUnion(type)) {
    const found = mismatchesOfOne(part, option, contract);
    if (found?.length === 0) return [];
    if (found !== undefined && found.length < (nearest?.length ?? Infinity)) nearest = found;
  }
  return nearest ?? [`${part.at} is ${kindOf(part.value)} instead of ${type}`];
}

/** Undefined for a value of another kind altogether. */
function mismatchesOfOne(part: Part, type: string, contract: Contract): readonly string[] | undefined {
  const { value, at } = part;
  const shape = contract.shapes[type];
  if (typeof shape === "string") return mismatches(part, shape, contract);
  if (shape !== undefined)
    return isTable(value) ? tableMismatches({ value, at }, shape, contract) : undefined;
  if (type.endsWith("[]")) {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map((entry: unknown, index) => ({ value: entry, at: `${at}[${index}]` }));
    return entries.flatMap((entry) => mismatches(entry, type.slice(0, -2), contract));
  }
  if (type.startsWith("(")) return mismatches(part, type.slice(1, -1), contract);
  const [, inner] = /^Record<string, (.*)>$/.exec(type) ?? [];
  if (inner === undefined) return isPlain(value, type) ? [] : undefined;
  if (!isTable(value)) return undefined;
  return Object.entries(value).flatMap(([name, entry]) =>
    mismatches({ value: entry, at: `${at}.${name}` }, inner, contract),
  );
}

function tableMismatches(
  { value: table, at }: Part & { readonly value: Readonly<Record<string, unknown>> },
  shape: Readonly<Record<string, string>>,
  contract: Contract,
): readonly string[] {
  return Object.entries(shape).flatMap(([key, type]) => {
    const name = key.replace(/\?$/, "");
    const value = table[name];
    if (value !== undefined) return mismatches({ value, at: `${at}.${name}` }, type, contract);
    return name === key && !contract.isPart ? [`${at} lacks ${name}`] : [];
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
