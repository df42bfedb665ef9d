import { defined } from "../core/properties.js";
import type { Entry, EntryOutcome, ImportReport, LeftOut } from "./entry.js";
import { imageKind, type Run } from "./run.js";
import { addUp } from "./source.js";

/** What was read from a source so far. */
export interface Counted {
  /** How many records the source lists and how many of them were read, by label; the others are reported as missing. */
  readonly listed: Record<string, { readonly total: number; readonly read: number }>;
  readonly missing: string[];
}

/** Builds the report of a run. */
export function reportOf(
  { model, met, source, first: writes, isDryRun }: Run,
  counted: Counted,
): ImportReport {
  const counts: Record<string, Partial<Record<EntryOutcome, number>>> = {};
  const entries: Entry[] = [];
  const others: Entry[] = [];
  const leftOut: Record<string, readonly LeftOut[]> = {};
  const short = shortages(counted);
  const unread = short.reduce((sum, { count }) => sum + count, 0);
  let incomplete = Math.max(counted.missing.length, unread);
  for (const entry of met.values()) {
    const { resource, key, title, place, outcome, lost, remarks, leftOut: own = [] } = entry;
    const id = isDryRun && outcome === "created" ? undefined : entry.id;
    const label = resource === imageKind ? "images" : (model.resources.get(resource)?.plural ?? resource);
    counts[label] = { ...counts[label], [outcome]: (counts[label]?.[outcome] ?? 0) + 1 };
    if (own.length > 0 && outcome !== "refused") leftOut[label] = addUp([...(leftOut[label] ?? []), ...own]);
    const isIncomplete = outcome === "refused" || lost.length > 0;
    if (isIncomplete) incomplete += 1;
    const shown = defined({ resource, key, id, title, place, outcome, lost, remarks });
    if (isIncomplete || remarks.length > 0) entries.push(shown);
    else if (others.length < mostListed) others.push(shown);
  }
  const missing = [...short.map(({ text }) => text), ...counted.missing];
  const first = writes.map(({ key, item: { resource, values } }) => ({ resource, key, values }));
  const records = [...entries, ...others].slice(0, mostListed);
  const remarks = source.warnings();
  return { counts, entries, records, remarks, leftOut, missing, first, incomplete };
}

/** Records that a report lists. */
const mostListed = 100;

function shortages({ listed }: Counted) {
  return Object.entries(listed).flatMap(([label, { total, read }]) => {
    const count = total - read;
    const text = `${label}: the source lists ${total}, ${read} could be read, ${count} are missing.`;
    return count > 0 ? [{ count, text }] : [];
  });
}

const done: Readonly<Record<EntryOutcome, string>> = {
  created: "created",
  updated: "updated",
  left: "left as they are",
  refused: "not taken over",
};
const planned: Readonly<Record<EntryOutcome, string>> = {
  created: "would be created",
  updated: "would be updated where they differ",
  left: "would be left as they are",
  refused: "cannot be taken over",
};

/** Formats a report as lines of text: counts by kind, then messages about single records. */
export function reportLines(report: ImportReport, isDryRun: boolean): string[] {
  const words = isDryRun ? planned : done;
  const counts = Object.entries(report.counts).map(([label, own]) => {
    const parts = (Object.keys(words) as EntryOutcome[]).flatMap((outcome) => {
      const number = own[outcome] ?? 0;
      return number === 0 ? [] : [`${number} ${words[outcome]}`];
    });
    return `${label}: ${parts.join(", ")}`;
  });
  return [
    ...(counts.length === 0 ? ["The source has no records."] : counts),
    ...report.missing,
    ...Object.entries(report.leftOut).map(([label, kinds]) => {
      const parts = kinds.map(({ kind, count }) => `${kind} (${count})`);
      return `${label}: left out: ${parts.join(", ")}`;
    }),
    ...report.remarks,
    ...report.entries.flatMap(entryLines),
    ...(isDryRun ? report.first.map(shownWrite) : []),
    ...(isDryRun ? ["Nothing was changed."] : []),
  ];
}

/** Characters of a record in a dry run. */
const mostText = 400;

function shownWrite({ resource, key, values }: ImportReport["first"][number]): string {
  const text = JSON.stringify(values);
  return `${resource} ${key}: ${text.length > mostText ? `${text.slice(0, mostText)} …` : text}`;
}

function entryLines({ resource, key, id, title, place, outcome, lost, remarks }: Entry): string[] {
  const here = id === undefined || String(id) === key || outcome === "refused" ? "" : ` (${id} here)`;
  const isNamed = title.toLowerCase() === key.toLowerCase();
  const head = `${resource} ${key}${here}${isNamed ? "" : ` "${title.slice(0, 80)}"`}`;
  const verb = outcome === "refused" ? "not taken over" : "without";
  return [
    ...lost.map((reason) => `${head}: ${verb}: ${reason}${place === undefined ? "" : ` (${place})`}`),
    ...remarks.map((remark) => `${head}: ${remark}`),
  ];
}
