import { check } from "recheck";
import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { createAliasResolver } from "../../../runtime/http/aliases.js";
import {
  expressionsIn,
  filesWithMadeExpressions,
  findSlowText,
  type SourceExpression,
} from "./linear-time.js";

it.each([/-+$/, /^\s*(?:https?:\S*)?\s*$/, /^(a+)+$/, /^(bearer|basic)(?: +(.*))?$/, /(\d+|x)*y/])(
  "a look for slow expressions finds that %s is one",
  (expression) => {
    expect(findSlowText(expression)?.growth).toBeGreaterThan(2.7);
  },
);

/** Milliseconds for the proof of one expression; what takes longer is measured instead. */
const proofMs = 10_000;

/** Whether an expression is proven to take linear time or more; undefined where the proof does not reach. */
async function proves({ expression: { source, flags } }: SourceExpression): Promise<boolean | undefined> {
  const { status } = await check(source, flags, { checker: "automaton", timeout: proofMs });
  return status === "unknown" ? undefined : status === "safe";
}

describe("a proof by automata", () => {
  it.each([/-+$/, /(dup key: )\{.*\}/g, /\?.*$/])(
    "finds that %s takes more than linear time",
    async (expression) => {
      expect(await proves({ place: "", expression })).toBe(false);
    },
  );
});

/** A sentence for each expression that takes more than linear time; how many of them are proven not to. */
async function judge(all: readonly SourceExpression[]): Promise<{ slow: string[]; proven: number }> {
  const slow: string[] = [];
  let proven = 0;
  for (const [text, one] of new Map(all.map((each) => [String(each.expression), each]))) {
    const isLinear = await proves(one);
    if (isLinear === true) proven += 1;
    // A look around is beyond the proof.
    const found = isLinear === undefined ? findSlowText(one.expression) : undefined;
    if (isLinear === false || found !== undefined)
      slow.push(`${one.place} ${text} ${found === undefined ? "" : `${found.attack} ${found.growth}`}`);
  }
  return { slow, proven };
}

describe("no regular expression", () => {
  it.each(["runtime", "generated"])("in %s takes more than linear time", async (folder) => {
    const expressions = expressionsIn(folder);
    const different = new Set(expressions.map(({ expression }) => String(expression))).size;
    const { slow, proven } = await judge(expressions);
    expect(slow).toEqual([]);
    expect(different).toBeGreaterThan(5);
    expect(proven / different).toBeGreaterThan(0.85);
  });

  it("that is put together takes more than linear time", async () => {
    const made: RegExp[] = [];
    const Native = RegExp;
    // These expressions are no literals, so each is recorded when it is constructed.
    globalThis.RegExp = new Proxy(Native, {
      construct(target, args: [string, string?]) {
        const expression = new target(...args);
        made.push(expression);
        return expression;
      },
    });
    try {
      await import("../../../runtime/dates/parse-time.js");
      await import("../../../runtime/resources/write/slugs.js");
      await import("../../../runtime/text/markup.js");
      await import("../../../runtime/text/words.js");
      createAliasResolver(serviceDescriptor);
    } finally {
      globalThis.RegExp = Native;
    }
    expect(made.length).toBeGreaterThan(23);
    const { slow } = await judge(made.map((expression) => ({ place: "", expression })));
    expect(slow).toEqual([]);
    // That of markup is a list of names behind one sign. Those of
    // comparisons and of the search are escaped texts, with at most one anchor; those of the pages are paths
    // of the spec, with one variable; that of names is a slug with a number behind it.
    const files = [
      "dates/parse-time.ts",
      "http/aliases.ts",
      "pages/pages.ts",
      "resources/read/conditions.ts",
      "resources/read/references.ts",
      "resources/texts.ts",
      "resources/write/slugs.ts",
      "text/markup.ts",
      "text/words.ts",
    ];
    expect(filesWithMadeExpressions("runtime")).toEqual(files.map((file) => `runtime/${file}`));
    expect(filesWithMadeExpressions("generated")).toEqual([]);
  });
});
