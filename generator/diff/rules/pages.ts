import { displayRoles } from "../../model/display.js";
import { type Display, type EventStatus, eventStatusRoles, type Resource } from "../../model/model.js";
import { type Finders, findersOf } from "../finders.js";
import { isFormer } from "../pairs.js";
import { commonResources } from "../row-pairs.js";

const resources = findersOf(commonResources);

/** Changes of what people see of a resource: its pages, the calendar, the sitemap. */
export const pageChanges = {
  page_changed: resources.property("page").changed,
  draft_page_changed: resources.value("draft_page", ({ draftPage }) => draftPage).changed,
  sitemap_changed: resources.property("sitemap").changed,
  shown_fields_changed: resources.compared(
    "display",
    ({ display }) => displayWords(display),
    (old, next) => !isSameDisplay(old.display, next.display),
  ),
  period_filters_changed: resources.value("period", ({ period }) => filterWords(period)).changed,
  standing_changed: resources.compared(
    "period",
    ({ period }) => eventStatusWords(period?.eventStatus),
    ({ period: old }, { period: next }) => !isSameEventStatus(old?.eventStatus, next?.eventStatus),
  ),
} satisfies Finders;

function isSameDisplay(old: Display = {}, next: Display = {}): boolean {
  return displayRoles.every((role) => {
    const [before = [], after = []] = [old[role], next[role]];
    return before.length === after.length && before.every((field, at) => isFormer(field, after[at]));
  });
}

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
  const { after, before, exact, offered = [], near = [] } = { ...period?.filters };
  const names = [after, before, exact, ...offered, ...near].flatMap((filter) => filter?.name ?? []);
  return names.length === 0 ? "nothing" : names.join(", ");
}

function displayWords(display: Display = {}): string {
  const roles = displayRoles.flatMap((role) => {
    const names = display[role]?.map(({ name }) => name) ?? [];
    return names.length === 0 ? [] : [`${role} ${names.join(" ")}`];
  });
  return roles.length === 0 ? "its name" : roles.join(", ");
}
