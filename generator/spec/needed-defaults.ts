import { tableOf } from "../model/tables.js";
import { childOf, childrenOf, mapNode, rowsOf, type SpecNode } from "./node.js";

type Resources = ReadonlyMap<string, SpecNode>;

/** Whether a resource has a period, so that the pages show `calendar_texts`. */
export function hasPeriod(resources: Resources): boolean {
  return hasKey(resources, "period");
}

function hasKey(resources: Resources, key: string): boolean {
  return [...resources.values()].some(({ entries }) => entries.has(key));
}

/** The defaults of api.yaml without what is about records of a kind that the service does not have. */
export function neededDefaults(api: SpecNode, resources: Resources): SpecNode {
  const parts = [...resources.values()].flatMap(({ entries }) => {
    const lifecycle = entries.get("lifecycle");
    return lifecycle === undefined ? [] : [lifecycle.value, ...lifecycle.items.map(({ value }) => value)];
  });
  const hasAuthors = parts.includes("post") || parts.includes("author");
  const hasStatuses = parts.includes("post") || parts.includes("status");
  const unneeded = [
    ...(hasPeriod(resources) ? [] : ["calendar_texts"]),
    ...(hasStatuses ? [] : ["statuses", "edit_published", "publish", "read_private"]),
    ...(hasAuthors ? [] : ["edit_others"]),
    ...(hasKey(resources, "recurrence")
      ? []
      : ["of_series", "is_series", "not_rule", "rule_not_at_start", "rule_too_often"]),
  ];
  const needed = (node: SpecNode): SpecNode =>
    mapNode(
      node,
      tableOf(rowsOf(node), ([key, child]) => (unneeded.includes(key) ? undefined : [key, child])),
    );
  const whole = needed(api);
  return mapNode(whole, {
    ...childrenOf(whole),
    ...tableOf(["capabilities", "reasons"], (table) => [table, needed(childOf(api, table) ?? api)]),
  });
}
