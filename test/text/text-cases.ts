import { readTable } from "../support/cases.js";

type Pairs<To = string> = readonly (readonly [text: string, to: To])[];

/** Texts, and what becomes of them: see `text-cases.yaml`. */
export const textCases = readTable(import.meta.dirname, "text-cases.yaml") as {
  readonly safe: readonly string[];
  readonly searches: Pairs<object>;
  readonly found: Pairs<boolean>;
} & Readonly<Record<"changed" | "signs" | "plain" | "texts" | "paragraphs" | "slugs" | "folded", Pairs>>;
