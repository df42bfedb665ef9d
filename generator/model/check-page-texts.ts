import { isDefault } from "../spec/complete.js";
import { childOf, rowsOf, type SpecNode, textOf } from "../spec/node.js";
import { pageTextTables } from "./build-service.js";
import { reportWords, wordsInBraces } from "./build-texts.js";
import type { Model } from "./model.js";
import type { Scope } from "./scope.js";

/** The words of the pages that a spec replaces are shown, with the same words in braces. */
export function pageTextsAreKnown({ calendarTexts }: Model, { spec, report }: Scope): void {
  for (const table of pageTextTables) {
    const isShown = table !== "calendar_texts" || calendarTexts.length > 0;
    const usual = isShown ? childOf(spec.defaults.api, table) : undefined;
    checkTable(childOf(spec.api, table), usual, table);
  }

  function checkTable(written: SpecNode | undefined, usual: SpecNode | undefined, table: string): void {
    for (const [name, node] of rowsOf(written)) {
      if (isDefault(node)) continue;
      const original = childOf(usual, name);
      const candidates = rowsOf(usual).map(([known]) => known);
      if (original === undefined)
        report("unknown_page_text", node.keyPlace, { words: { name, table }, candidates });
      else if (original.kind === "map") checkTable(node, original, `${table}.${name}`);
      else checkWords(node, original);
    }
  }

  function checkWords(node: SpecNode, original: SpecNode): void {
    const [text, usual] = [textOf(node) ?? "", textOf(original) ?? ""];
    const known = wordsInBraces(usual);
    if (wordsInBraces(text).every((word) => known.includes(word))) return;
    reportWords(
      spec,
      { node, text, path: "" },
      { node: original, text: usual, path: "", language: "default" },
    );
  }
}
