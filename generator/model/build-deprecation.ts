import { childOf, type SpecNode, textOf } from "../spec/node.js";
import { deprecationPath } from "../spec/texts.js";
import { rowEntry } from "./build-rows.js";
import { defined } from "./defined.js";
import type { Deprecation } from "./model.js";
import type { Row, Scope } from "./scope.js";

/** What `deprecated` of a row says, as the keys of the part of the model that the row makes. */
export function rowDeprecation(scope: Scope, row: Row): { readonly deprecation?: Deprecation } {
  return deprecationOf(scope, rowEntry(row, "deprecated"), row.textPaths);
}

/** The same for a table that is no row; `paths` are those of its own text in translations. */
export function deprecationOf(
  scope: Scope,
  node: SpecNode | undefined,
  paths: readonly string[],
): { readonly deprecation?: Deprecation } {
  const since = childOf(node, "since");
  if (since === undefined) return {};
  const sunset = childOf(node, "sunset");
  const [first, last] = [dayOf(scope, since), dayOf(scope, sunset)];
  if (first !== undefined && last !== undefined && last < first) {
    scope.report("sunset_early", sunset?.place ?? since.place, { words: { sunset: last, since: first } });
  }
  return {
    deprecation: {
      since: first ?? "",
      ...defined({ sunset: last }),
      text: scope.texts.of("deprecated", ...paths.map(deprecationPath)),
    },
  };
}

/** A day of the calendar, such as 2031-03-10; another text is reported. */
function dayOf(scope: Scope, node: SpecNode | undefined): string | undefined {
  const text = textOf(node);
  if (node === undefined || text === undefined) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  if (isDay) return text;
  scope.report("bad_date", node.place, { words: { name: text } });
  return undefined;
}
