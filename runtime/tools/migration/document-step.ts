import { isObject, propertyIn, setProperty } from "../../core/properties.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import type { AppContext } from "../../resources/app-context.js";
import type { Draft } from "../../resources/input.js";
import type { Records } from "../../resources/registered-resource.js";
import { generatedValue } from "../../resources/write/merge.js";
import { mergePeriod, PeriodError } from "../../resources/write/merge-period.js";
import { restoredSlug } from "../../resources/write/slugs.js";
import type { Decided, Migration } from "./context.js";
import type { MigrationStep, StepOf, Target } from "./plan.js";
import { convert } from "./values.js";

/** The steps of one resource that change documents. */
export interface DocumentSteps {
  readonly records: Records;
  readonly steps: readonly MigrationStep[];
}

/** The document steps of a plan, resource by resource, in the order of the plan. */
export function documentSteps({ plan, app }: Migration): readonly DocumentSteps[] {
  const groups = [...app.resources.values()].map((records) => ({
    records,
    steps: plan.steps.filter((step) => step.resource === records.resource.name && isDocumentStep(step)),
  }));
  return groups.filter(({ steps }) => steps.length > 0);
}

/** Whether a step concerns single documents rather than a collection. */
export function isDocumentStep({ kind }: MigrationStep): boolean {
  return kind in changes;
}

/** One step applied to a draft of one document. */
interface Work {
  readonly app: AppContext;
  readonly records: Records;
  /** Whether to drop from the store what the spec no longer has. */
  readonly drop: boolean;
  readonly draft: Draft;
  readonly decided: Decided | undefined;
  /** The step changes the document, or would with a decision. */
  isConcerned: boolean;
  /** A decision is missing: the document stays as it is. */
  isOpen: boolean;
}

/** Applies a step to a draft of a document. */
export function applyStep(
  { app, decisions, drop, records }: Migration & { readonly records: Records },
  step: MigrationStep,
  draft: Draft,
): { readonly isConcerned: boolean; readonly isOpen: boolean } {
  const decided = decisions.get(step.id);
  const work: Work = { app, records, drop, draft, decided, isConcerned: false, isOpen: false };
  // The table has the functions by the kind of their steps.
  const change = changes[step.kind] as ((work: Work, step: MigrationStep) => void) | undefined;
  change?.(work, step);
  return work;
}

/** How each kind of step changes a document. The other kinds concern whole collections. */
const changes: { readonly [Kind in MigrationStep["kind"]]?: (work: Work, step: StepOf<Kind>) => void } = {
  rename_field: renameField,
  remove_field: remove,
  remove_part: remove,
  add_field: add,
  generate_field: add,
  require_field: (work, { target }) => {
    changeOwn(work.draft, target, (value) => (isLacking(value) ? decide(work, value) : value));
  },
  reshape_field: reshape,
  convert_value: convertTarget,
  limit_value: limit,
  map_value: (work, { target, value: lost }) => {
    changeTarget(work.draft, target, (value) => (value === lost ? decide(work, value) : value));
  },
  retarget_value: (work, { target }) => {
    changeTarget(work.draft, target, (value) => (isNothing(value) ? value : decide(work, value)));
  },
  change_status: changeStatus,
  map_status: mapStatus,
  remove_language: removeLanguage,
  change_period: changePeriod,
  leave_to_hand: (work) => {
    decide(work, undefined);
  },
  // Texts are derived after all steps.
  derive_texts: () => undefined,
};

function concerned(work: Work, value: unknown): unknown {
  work.isConcerned = true;
  return value;
}

function add(work: Work, step: StepOf<"add_field" | "generate_field">): void {
  const clock = { app: work.app, now: work.draft.created.getTime() };
  const initial = step.kind === "add_field" ? step.value : generatedValue(step.of, clock);
  changeOwn(work.draft, step.target, (value) => (isNothing(value) ? concerned(work, initial) : value));
}

/** Applies the decision to a value; returns the value without one, or where the decision is `keep`. */
function decide(work: Work, value: unknown): unknown {
  work.isConcerned = true;
  const { decided } = work;
  if (decided === undefined) work.isOpen = true;
  else if ("value" in decided) return decided.value;
  else if (decided.word === "null" || decided.word === "clear") return undefined;
  return value;
}

function isNothing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isLacking(value: unknown): boolean {
  return isNothing(value) || value === "";
}

/** Where records get a status they are published, and where they lose their trash it shows what is in it. */
function changeStatus(work: Work, { from, to }: StepOf<"change_status">): void {
  const { draft } = work;
  const stored = propertyIn(draft, "status");
  const wasTrashed = from.hasTrash && (from.hasStatus ? stored === from.trash : draft._trashed === true);
  const status = (wasTrashed ? propertyIn(draft, "trashed_from") : stored) ?? to.published;
  const isTrashed = wasTrashed && to.hasTrash;
  const date = propertyIn(draft, "date") ?? draft.created;
  const properties = to.hasStatus
    ? { status: isTrashed ? to.trash : status, trashed_from: isTrashed ? status : undefined, date }
    : { _trashed: to.hasTrash ? isTrashed : undefined };
  for (const name of ["status", "trashed_from", "date", "undated", "_trashed"])
    if (name !== "undated" || !to.hasStatus)
      setProperty(draft, name, concerned(work, propertyIn(properties, name)));
  if (!wasTrashed || to.hasTrash) return;
  for (const [language, texts] of Object.entries(draft.text)) {
    const slug = propertyIn(texts, "slug");
    if (typeof slug === "string") draft.text[language] = { ...texts, slug: restoredSlug(slug) };
  }
}

/** The service would take the property of a part for the part, so that it is dropped in any case. */
function remove(work: Work, { kind, target }: StepOf<"remove_field" | "remove_part">): void {
  const isDropped = kind === "remove_part" || work.drop;
  changeTarget(work.draft, target, (value) =>
    value === undefined ? undefined : concerned(work, isDropped ? undefined : value),
  );
}

function convertTarget(work: Work, step: StepOf<"convert_value">): void {
  const app = { ...work.app, zone: clocksOf(work, step.target) };
  changeTarget(work.draft, step.target, (value) => {
    if (isNothing(value)) return value;
    const converted = convert(app, value, step);
    if (converted === value) return value;
    return converted === undefined ? decide(work, value) : concerned(work, converted);
  });
}

/** The zone of the clocks that show a time: for the former start of a period that of the record. */
function clocksOf({ draft, app, records }: Work, { path }: Target): Zone {
  const { period } = records.resource;
  if (period?.eventStatus?.former === undefined || period.eventStatus.former !== path[0]) return app.zone;
  return parseZone(String(propertyIn(draft, period.zone))) ?? app.zone;
}

function renameField(work: Work, { target: { storage, path }, to, instant }: StepOf<"rename_field">): void {
  const [from = ""] = path;
  const holders: readonly object[] = storage === "plain" ? [work.draft] : Object.values(work.draft.text);
  for (const holder of holders)
    for (const prefix of instant ? ["", "utc_"] : [""]) {
      const value = propertyIn(holder, prefix + from);
      if (value === undefined) continue;
      setProperty(holder, prefix + from, undefined);
      setProperty(holder, prefix + to, concerned(work, value));
    }
}

function reshape(work: Work, { target, shape }: StepOf<"reshape_field">): void {
  const { draft } = work;
  switch (shape) {
    case "list":
      changeTarget(draft, target, (value) =>
        isNothing(value) || Array.isArray(value) ? value : concerned(work, [value]),
      );
      return;
    case "single":
      changeTarget(draft, target, (value) => (Array.isArray(value) ? onlyOf(work, value) : value));
      return;
    case "localized":
      toLocalized(work, target.path[0] ?? "");
      return;
    case "plain":
      toPlain(work, target.path[0] ?? "");
      return;
  }
}

function onlyOf(work: Work, values: readonly unknown[]): unknown {
  work.isConcerned = true;
  if (values.length < 2) return values[0];
  const { decided } = work;
  const word = decided !== undefined && "word" in decided ? decided.word : undefined;
  if (word === undefined) {
    work.isOpen = true;
    return values;
  }
  if (word === "joined") return values.map(String).join(", ");
  return word === "first" ? values[0] : values.at(-1);
}

function toLocalized(work: Work, name: string): void {
  const { draft } = work;
  const value = draft[name];
  if (isNothing(value)) return;
  work.isConcerned = true;
  setProperty(draft, name, undefined);
  draft.text[draft.language] = { ...draft.text[draft.language], [name]: value };
}

/** Translations that differ are lost, which takes a decision. */
function toPlain(work: Work, name: string): void {
  const { draft, decided } = work;
  const own = propertyIn(draft.text[draft.language] ?? {}, name);
  const all = Object.values(draft.text).map((texts) => propertyIn(texts, name));
  const present = all.filter((value) => value !== undefined);
  if (present.length === 0) return;
  work.isConcerned = true;
  if (present.some((value) => value !== own && value !== "") && decided === undefined) {
    work.isOpen = true;
    return;
  }
  for (const texts of Object.values(draft.text)) setProperty(texts, name, undefined);
  setProperty(draft, name, own === "" ? undefined : own);
}

function limit(work: Work, { target, ...limits }: StepOf<"limit_value">): void {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = limits;
  changeTarget(work.draft, target, (value) => {
    if (typeof value !== "number" || (value >= minimum && value <= maximum)) return value;
    const { decided } = work;
    const isClamped = decided !== undefined && "word" in decided && decided.word === "clamp";
    return isClamped ? concerned(work, Math.min(Math.max(value, minimum), maximum)) : decide(work, value);
  });
}

function mapStatus(work: Work, { value: lost }: StepOf<"map_status">): void {
  for (const name of ["status", "trashed_from"])
    changeTarget(work.draft, { storage: "plain", path: [name] }, (value) =>
      value === lost ? decide(work, value) : value,
    );
}

/** A record of a removed language gets another one; its texts in that language stay. */
function removeLanguage(work: Work, { language }: StepOf<"remove_language">): void {
  const { draft, drop } = work;
  const texts = draft.text[language];
  if (draft.language === language) {
    const other = decide(work, language);
    if (typeof other !== "string" || other === language) return;
    draft.text[other] = { ...texts, ...draft.text[other] };
    draft.language = other;
    setProperty(draft.text, language, undefined);
    return;
  }
  if (texts === undefined) return;
  work.isConcerned = true;
  if (drop) setProperty(draft.text, language, undefined);
}

/** Computes zone, whole days and instants of a period from the times that are stored. */
function changePeriod(work: Work): void {
  const { draft, app, records } = work;
  const { period } = records.resource;
  if (period === undefined) return;
  const names = [period.start, period.end, period.zone, period.wholeDays];
  const all = [...names, `utc_${period.start}`, `utc_${period.end}`];
  if (all.every((name) => !isNothing(draft[name]))) return;
  work.isConcerned = true;
  const values = Object.fromEntries(names.map((name) => [name, draft[name]]));
  try {
    Object.assign(draft, mergePeriod(app, period, { values, now: Date.now() }));
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    decide(work, undefined);
  }
}

/** Changes every value at a target of a document, in all its languages. An absent value is undefined, which also removes it. */
function changeTarget(draft: Draft, { storage, path }: Target, change: (value: unknown) => unknown): void {
  const [name = "", ...rest] = path;
  if (storage === "plain") {
    setProperty(draft, name, changed(draft[name], rest, change));
    return;
  }
  for (const texts of Object.values(draft.text)) {
    const value = propertyIn(texts, name);
    if (value !== undefined) setProperty(texts, name, changed(value, rest, change));
  }
}

/** Changes a value that every document has: the property, or the text of the record's own language. */
function changeOwn(draft: Draft, target: Target, change: (value: unknown) => unknown): void {
  if (target.storage === "plain") {
    changeTarget(draft, target, change);
    return;
  }
  const [name = ""] = target.path;
  const texts: object = draft.text[draft.language] ?? {};
  draft.text[draft.language] = texts;
  setProperty(texts, name, change(propertyIn(texts, name)));
}

function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (key === "[]") {
    return Array.isArray(value)
      ? value.map((entry: unknown) => changed(entry, rest, change)).filter((entry) => entry !== undefined)
      : value;
  }
  if (!isObject(value)) return value;
  if (key === "{}") {
    const entries = Object.entries(value).map(
      ([name, entry]) => [name, changed(entry, rest, change)] as const,
    );
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  }
  const { [key]: inner, ...others } = value;
  const next = changed(inner, rest, change);
  if (next === inner) return value;
  return next === undefined ? others : { ...value, [key]: next };
}
