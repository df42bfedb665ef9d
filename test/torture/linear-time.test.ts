import { expect, it } from "vitest";
import { expressionsIn, findSlowText } from "./linear-time.js";

it.each([/-+$/, /^\s*(?:https?:\S*)?\s*$/, /^(a+)+$/, /^(bearer|basic)(?: +(.*))?$/, /(\d+|x)*y/])(
  "a look for slow expressions finds that %s is one",
  (expression) => {
    expect(findSlowText(expression)?.growth).toBeGreaterThan(2.7);
  },
);

it.each(["runtime", "generated"])("no regular expression in %s takes more than linear time", (folder) => {
  const expressions = expressionsIn(folder);
  expect(expressions.length).toBeGreaterThan(5);
  const slow = expressions.flatMap(({ place, expression }) => {
    const found = findSlowText(expression);
    return found === undefined ? [] : [`${place} ${String(expression)} ${found.attack} ${found.growth}`];
  });
  expect(slow).toEqual([]);
});

it("no expression that reads dates takes more than linear time", async () => {
  const made: RegExp[] = [];
  const Native = RegExp;
  // These are put together from parts, so that only their making tells what they are.
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args: [string, string?]) {
      const expression = new target(...args);
      made.push(expression);
      return expression;
    },
  });
  try {
    await import("../../runtime/dates/time-grammar.js");
  } finally {
    globalThis.RegExp = Native;
  }
  expect(made.length).toBeGreaterThan(20);
  const slow = made.filter((expression) => findSlowText(expression) !== undefined);
  expect(slow.map(String)).toEqual([]);
});
