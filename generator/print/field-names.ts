import type { JsonObject, Period, Recurrence } from "../model/model.js";

/** Names of the fields that say when records take place. */
export function periodNames({ start, end, zone, wholeDays }: Period): JsonObject {
  return { start: start.name, end: end.name, zone: zone.name, wholeDays: wholeDays.name };
}

/** Names of the fields by which records repeat, as a part of descriptors; nothing where they do not. */
export function recurrenceNames(recurrence: Recurrence | undefined): JsonObject {
  if (recurrence === undefined) return {};
  const { rule, series, scope } = recurrence;
  return { recurrence: { rule: rule.name, series: series.name, scope: scope.name } };
}
