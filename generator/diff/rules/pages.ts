import type { Resource, Shown } from "../../model/model.js";
import { shownRoles } from "../../model/shown.js";
import { changedKey } from "../changed-key.js";
import { isFormer } from "../pairs.js";
import { breaksAnswers, type Rule, safe } from "../rule.js";

/** Changes of what people see of a resource: its pages, the calendar, the sitemap. */
export const pageRules: readonly Rule[] = [
  {
    code: "CHG708",
    name: "page_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The web page of `{address}` was {before}, and is {after}.",
    find: (both) => changedKey(both, "page", ({ page }) => page),
  },
  {
    code: "CHG709",
    name: "draft_page_changed",
    effects: breaksAnswers,
    log: "changed",
    message: "The web page of `{address}` before it is published was {before}, and is {after}.",
    find: (both) => changedKey(both, "draft_page", ({ draftPage }) => draftPage),
  },
  {
    code: "CHG718",
    name: "sitemap_changed",
    effects: safe,
    log: "none",
    message: "That the sitemap has the pages of `{address}` was {before}, and is {after}.",
    find: (both) => changedKey(both, "sitemap", ({ sitemap }) => String(sitemap)),
  },
  {
    code: "CHG719",
    name: "shown_fields_changed",
    effects: safe,
    log: "none",
    message: "Pages and feeds showed of `{address}` {before}, and show {after}.",
    find: (both) =>
      changedKey(
        both,
        "shows",
        ({ shown }) => shownWords(shown),
        ({ shown: old = {} }, { shown: next = {} }) =>
          shownRoles.every((role) => {
            const [before = [], after = []] = [old[role], next[role]];
            return before.length === after.length && before.every((field, at) => isFormer(field, after[at]));
          }),
      ),
  },
  {
    code: "CHG722",
    name: "period_filters_changed",
    effects: safe,
    log: "none",
    message: "Pages asked for times of `{address}` by {before}, and ask by {after}.",
    find: (both) => changedKey(both, "period", ({ period }) => filterWords(period)),
  },
];

function filterWords(period: Resource["period"]): string {
  const { after, before, exact } = { ...period?.filters };
  const names = [after, before, exact].flatMap((filter) => filter?.name ?? []);
  return names.length === 0 ? "nothing" : names.join(", ");
}

function shownWords(shown: Shown = {}): string {
  const roles = shownRoles.flatMap((role) => {
    const names = shown[role]?.map(({ name }) => name) ?? [];
    return names.length === 0 ? [] : [`${role} ${names.join(" ")}`];
  });
  return roles.length === 0 ? "its name" : roles.join(", ");
}
