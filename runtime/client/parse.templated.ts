import type { ErrorBody } from "./errors.js";
import { errorTemplates } from "./spec.js";

/** The value of a JSON text; undefined for any other text. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error in the JSON of an answer, with what its template has of it. */
export function parseError(text: string): unknown {
  const body = parse(text);
  for (const template of errorTemplates) {
    const words: Words = {};
    const rejected: Words[] = [];
    if (isFilled(template, body, { words, rejected })) return errorOf(words, rejected);
  }
  return body;
}

type Words = Record<string, string>;

interface Found {
  readonly words: Words;
  /** Words of what is repeated for each parameter; absent inside that. */
  readonly rejected?: Words[] | undefined;
}

function errorOf({ code = "", message, ...first }: Words, rejected: readonly Words[]): ErrorBody {
  const named = (rejected.length === 0 ? [first] : rejected).flatMap(({ name, reason = "", pointer }) => {
    const own = name ?? pointer?.replace(/^#\//, "").replaceAll("/", ".");
    return own === undefined ? [] : [[own, reason] as const];
  });
  const all = message ?? named.map(([name]) => name).join(", ");
  if (named.length === 0) return { code, message: all };
  const details = Object.fromEntries(named.map(([name, reason]) => [name, { code: "", message: reason }]));
  return { code, message: all, data: { params: Object.fromEntries(named), details } };
}

/** Whether a body is a filled template; adds the words that it has. */
function isFilled(template: unknown, body: unknown, { words, rejected }: Found): boolean {
  if (typeof template === "string") return isText(template, String(body), words);
  if (Object(template) !== template || Object(body) !== body) return template === body;
  const isList = Array.isArray(template);
  if (isList !== Array.isArray(body)) return false;
  const parts: [string, unknown][] = Object.entries(template as object);
  return Object.entries(body as object).every(([key, value]: [string, unknown], at) => {
    const [name, part] =
      parts.find(([own]) => own === key) ??
      (isList ? parts.at(-1) : parts.find(([own]) => own.includes("{"))) ??
      [];
    if (name === undefined) return false;
    const isRepeated = rejected !== undefined && ofParameter.test(isList ? JSON.stringify(part) : name);
    // Parts that are repeated have the parameters in one order.
    const found = isRepeated ? { words: (rejected[at] ??= {}) } : { words, rejected };
    return (isList || isText(name, key, found.words)) && isFilled(part, value, found);
  });
}

const ofParameter = /\{(?:name|reason|pointer)\}/;

/** Whether a text is a filled one; adds its words. */
function isText(template: string, text: string, words: Words): boolean {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const [first = "", ...parts] = template.split(/\{\w+\}/);
  if (!text.startsWith(first)) return false;
  let rest = text.slice(first.length);
  const values: string[] = [];
  for (const at of names.keys()) {
    const part = parts[at] ?? "";
    const isLast = at === names.length - 1;
    const end = isLast ? rest.length - part.length : rest.indexOf(part);
    if (end < 0 || (isLast && !rest.endsWith(part))) return false;
    values.push(rest.slice(0, end));
    rest = rest.slice(end + part.length);
  }
  for (const [at, name] of names.entries()) words[name] ??= values[at] ?? "";
  return rest === "";
}
