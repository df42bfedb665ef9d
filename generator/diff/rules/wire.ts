import { listParts, type Service, type Wire } from "../../model/model.js";
import type { Finding } from "../change.js";
import { pairTexts } from "../pairs.js";
import {
  type Both,
  breaksAnswers,
  breaksReading,
  breaksRequests,
  type Find,
  type RuleTable,
  ruleKind,
  safe,
} from "../rule.js";
import { apiFinding, apiKey } from "./api-key.js";

/** Changes of names that answers have besides those of the resources. */
export const wireRules: RuleTable = {
  CHG034: ruleKind(
    "changed",
    names((before, after) => before !== "none" && after !== "none"),
  )(
    "list_name_changed",
    breaksReading,
    "A part of every list, `{address}`, was called {before} and is called {after}.",
  ),
  CHG035: ruleKind(
    "removed",
    names((_before, after) => after === "none"),
  )("list_part_removed", breaksReading, "Lists no longer have `{before}`, their `{address}`."),
  CHG036: ruleKind(
    "added",
    names((before) => before === "none"),
  )("list_part_added", safe, "Lists have `{after}` as their `{address}`."),
  CHG037: ruleKind("removed", headers("removed"))(
    "list_header_removed",
    breaksAnswers,
    "Lists no longer have the header {before}.",
  ),
  CHG038: ruleKind("added", headers("added"))("list_header_added", safe, "Lists have the header {after}."),
  CHG045: apiKey("wire.errors", ({ wire }) => wire.errors).changed(
    "error_shape_changed",
    breaksReading,
    "Errors had the shape {before}, and have the shape {after}.",
  ),
  CHG068: apiKey("wire.dates", ({ wire }) => wire.dates).changed(
    "date_format_changed",
    breaksAnswers,
    "Times had the format {before}, and have the format {after}.",
  ),
  CHG069: apiKey("wire.null_values", ({ wire }) => (wire.nullValues ? "null" : "empty")).changed(
    "null_handling_changed",
    breaksRequests,
    "A field without a value was {before}, and is {after}.",
  ),
  CHG039: apiKey("wire.term_order", ({ wire }) => wire.termOrder.join(", ")).changed(
    "list_order_changed",
    safe,
    "Lists of terms had their parts in the order {before}, and have them as {after}.",
  ),
};

/** Names of lists that both specs have, or one of them. */
function names(isMeant: (before: string, after: string) => boolean): Find {
  return (both) =>
    listParts.flatMap((part) => {
      const [before, after] = [both.old, both.next].map(({ model }) => nameOf(model.service.wire, part));
      return before === undefined || after === undefined || before === after || !isMeant(before, after)
        ? []
        : [apiFinding(both, `wire.list.${part}`, [before, after])];
    });
}

function nameOf({ list }: Wire, part: (typeof listParts)[number]): string {
  if (list.length === 0 && part === "items") return "bare";
  return list.find((one) => one.part === part)?.name ?? "none";
}

function headers(change: "removed" | "added"): Find {
  return (both) =>
    pairTexts(...headersOf(both))[change].map((name): Finding => {
      return apiFinding(both, "wire.headers", [name, name]);
    });
}

function headersOf({ old, next }: Both): readonly [readonly string[], readonly string[]] {
  const of = ({ wire }: Service): readonly string[] => [
    ...wire.headers.map(({ name }) => name),
    ...(wire.link ? ["Link"] : []),
  ];
  return [of(old.model.service), of(next.model.service)];
}
