import { type Resource, type Shown, type Standing, standingRoles } from "../../model/model.js";
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
  {
    code: "CHG723",
    name: "standing_changed",
    effects: safe,
    log: "changed",
    message: "That records of `{address}` take place was told by {before}, and is by {after}.",
    find: (both) =>
      changedKey(
        both,
        "period",
        ({ period }) => standingWords(period?.standing),
        ({ period: old }, { period: next }) => isSameStanding(old?.standing, next?.standing),
      ),
  },
];

function standingWords(standing: Standing | undefined): string {
  if (standing === undefined) return "nothing";
  const { field, reason, former, values } = standing;
  const parts = { field: field.name, reason: reason?.name, former: former?.name, ...values };
  return Object.entries(parts)
    .flatMap(([key, name]) => (name === undefined ? [] : [`${key} ${name}`]))
    .join(", ");
}

function isSameStanding(old: Standing | undefined, next: Standing | undefined): boolean {
  const isSameField = (["field", "reason", "former"] as const).every((key) =>
    isFormer(old?.[key], next?.[key]),
  );
  return isSameField && standingRoles.every((role) => old?.values[role] === next?.values[role]);
}

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
