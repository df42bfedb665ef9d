import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../../support/workspace.js";

/** A regular expression of the sources. */
export interface SourceExpression {
  /** File and line. */
  readonly place: string;
  readonly expression: RegExp;
}

/** Every regular expression that is written out in the TypeScript below a folder. */
export function expressionsIn(folder: string): SourceExpression[] {
  return filesBelow(folder).flatMap(expressionsOf);
}

/** Files below a folder with expressions that are put together while the program runs. */
export function filesWithMadeExpressions(folder: string): string[] {
  return filesBelow(folder).filter((file) => {
    const nodes = nodesOf(file).filter(makesExpression);
    return nodes.some((node) => expressionAt(node) === undefined);
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => `${folder}/${name}`)
    .sort();
}

function expressionsOf(file: string): SourceExpression[] {
  return nodesOf(file).flatMap((node) => {
    const expression = expressionAt(node);
    const line = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return expression === undefined ? [] : [{ place: `${file}:${line}`, expression }];
  });
}

function nodesOf(file: string): ts.Node[] {
  const text = readFileSync(join(root, file), "utf8");
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

function makesExpression(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
}

function expressionAt(node: ts.Node): RegExp | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!makesExpression(node)) return undefined;
  const [pattern, flags] = node.arguments ?? [];
  if (pattern === undefined || !ts.isStringLiteral(pattern)) return undefined;
  return new RegExp(pattern.text, flags !== undefined && ts.isStringLiteral(flags) ? flags.text : "");
}

/** A text on which an expression takes more than linear time. */
export interface SlowText {
  /** What is repeated between which beginning and end. */
  readonly attack: string;
  readonly length: number;
  readonly milliseconds: number;
  /** Time for this length over that for half of it: 2 were linear, 4 is quadratic. */
  readonly growth: number;
}

/** Runs of one character, of two by turns, each behind what the expression may begin with. */
export function findSlowText(expression: RegExp): SlowText | undefined {
  const characters = charactersOf(expression.source);
  const pumps = [...characters, ...characters.flatMap((a) => characters.map((b) => a + b))];
  for (const start of ["", ...wordsOf(expression.source)]) {
    for (const pump of new Set(pumps)) {
      for (const end of ["\u0001", "\n\u0001"]) {
        const slow = grow(expression, (length) => start + pump.repeat(length / pump.length) + end);
        if (slow !== undefined) return { attack: JSON.stringify([start, pump, end]), ...slow };
      }
    }
  }
  return undefined;
}

/** Small steps first: what takes exponential time is noticed before it takes for ever. */
const lengths = [16, 20, 24, 28, 32, 64, 256, 1024, 4096, 32_768];
/** A linear look at the longest text takes a fraction of a millisecond. */
const suspiciousMs = 15;

function grow(expression: RegExp, text: (length: number) => string): Omit<SlowText, "attack"> | undefined {
  for (const length of lengths) {
    if (timeOf(expression, text(length)) < suspiciousMs) continue;
    // The machine may have been busy elsewhere: the shortest of three looks counts.
    const milliseconds = shortest(expression, text(length));
    const growth = milliseconds / shortest(expression, text(length / 2));
    if (milliseconds >= suspiciousMs && growth > 2.7) return { length, milliseconds, growth };
  }
  return undefined;
}

function shortest(expression: RegExp, text: string): number {
  return Math.min(...[1, 2, 3].map(() => timeOf(expression, text)));
}

function timeOf(expression: RegExp, text: string): number {
  const begun = performance.now();
  // What a global expression does with all of its matches is part of its price.
  text.replace(expression, "");
  return performance.now() - begun;
}

const classes: Readonly<Record<string, string>> = { s: " ", d: "7", w: "a", S: "a", D: "a", W: " ", p: "a" };
const characterLimit = 9;

/** Returns the characters that an expression distinguishes, one member for each of its classes. */
function charactersOf(source: string): string[] {
  const plain = source
    .replace(/\\u\{?([\da-f]{4,5})\}?/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\[pP]\{\w+\}/g, "a")
    .replace(/\\(.)/gs, (_, character: string) => classes[character] ?? character);
  const own = [...new Set(plain)].filter((character) => !/[()?*+^$|[\]{}]/.test(character));
  const some = own.filter((_, index) => index % Math.ceil(own.length / characterLimit) === 0);
  return [...new Set(["a", " ", ...some])];
}

function wordsOf(source: string): string[] {
  const words = source.replace(/\\(?=[^\w])/g, "").match(/[\w:/&#;=@<!-]{3,}/g) ?? [];
  return [...new Set(words)].slice(0, 3);
}
