import { displayRoles } from "../../model/display.js";
import { type Display, type EventStatus, eventStatusRoles, type Resource } from "../../model/model.js";
import { isFormer } from "../pairs.js";
import { resourceKey } from "../resource-key.js";
import { breaksAnswers, type RuleTable, safe, unlogged } from "../rule.js";

/** Changes of what people see of a resource: its pages, the calendar, the sitemap. */
export const pageRules: RuleTable = {
  CHG708: resourceKey("page", ({ page }) => page)(
    "page_changed",
    breaksAnswers,
    "The web page of `{address}` was {before}, and is {after}.",
  ),
  CHG709: resourceKey("draft_page", ({ draftPage }) => draftPage)(
    "draft_page_changed",
    breaksAnswers,
    "The web page of `{address}` before it is published was {before}, and is {after}.",
  ),
  CHG718: unlogged(resourceKey("sitemap", ({ sitemap }) => String(sitemap)))(
    "sitemap_changed",
    safe,
    "That the sitemap has the pages of `{address}` was {before}, and is {after}.",
  ),
  CHG719: unlogged(
    resourceKey(
      "display",
      ({ display }) => displayWords(display),
      ({ display: old = {} }, { display: next = {} }) =>
        displayRoles.every((role) => {
          const [before = [], after = []] = [old[role], next[role]];
          return before.length === after.length && before.every((field, at) => isFormer(field, after[at]));
        }),
    ),
  )("shown_fields_changed", safe, "Pages and feeds showed of `{address}` {before}, and show {after}."),
  CHG722: unlogged(resourceKey("period", ({ period }) => filterWords(period)))(
    "period_filters_changed",
    safe,
    "Pages asked for times of `{address}` by {before}, and ask by {after}.",
  ),
  CHG723: resourceKey(
    "period",
    ({ period }) => eventStatusWords(period?.eventStatus),
    ({ period: old }, { period: next }) => isSameEventStatus(old?.eventStatus, next?.eventStatus),
  )(
    "standing_changed",
    safe,
    "When records of `{address}` take place was defined by {before}, and is by {after}.",
  ),
};

function eventStatusWords(eventStatus: EventStatus | undefined): string {
  if (eventStatus === undefined) return "nothing";
  const { field, reason, former, values } = eventStatus;
  const parts = { field: field.name, reason: reason?.name, former: former?.name, ...values };
  return Object.entries(parts)
    .flatMap(([key, name]) => (name === undefined ? [] : [`${key} ${name}`]))
    .join(", ");
}

function isSameEventStatus(old: EventStatus | undefined, next: EventStatus | undefined): boolean {
  const isSameField = (["field", "reason", "former"] as const).every((key) =>
    isFormer(old?.[key], next?.[key]),
  );
  return isSameField && eventStatusRoles.every((role) => old?.values[role] === next?.values[role]);
}

function filterWords(period: Resource["period"]): string {
  const { after, before, exact } = { ...period?.filters };
  const names = [after, before, exact].flatMap((filter) => filter?.name ?? []);
  return names.length === 0 ? "nothing" : names.join(", ");
}

function displayWords(display: Display = {}): string {
  const roles = displayRoles.flatMap((role) => {
    const names = display[role]?.map(({ name }) => name) ?? [];
    return names.length === 0 ? [] : [`${role} ${names.join(" ")}`];
  });
  return roles.length === 0 ? "its name" : roles.join(", ");
}
