import { isObject, propertyIn, setProperty } from "../../core/properties.js";
import { parseZone, type Zone } from "../../dates/zone.js";
import type { Draft } from "../../resources/input.js";
import type { Records } from "../../resources/registered-resource.js";
import type { Site } from "../../resources/site.js";
import { generatedValue } from "../../resources/write/merge.js";
import { mergePeriod, PeriodError } from "../../resources/write/merge-period.js";
import { restoredSlug } from "../../resources/write/slugs.js";
import type { Decided, Decisions } from "./context.js";
import type { MigrationStep, StepOf, Target } from "./plan.js";
import { convert } from "./values.js";

/** What a step means for one document. */
interface Finding {
  /** The step changes the document, or would with a decision. */
  readonly isConcerned: boolean;
  /** A decision is missing: the document stays as it is. */
  readonly isOpen: boolean;
}

/** What all steps share. */
interface StepContext {
  readonly site: Site;
  readonly records: Records;
  readonly decisions: Decisions;
  /** Whether to drop from the store what the spec no longer has. */
  readonly drop: boolean;
}

/** One step applied to one document. */
interface Work {
  readonly context: StepContext;
  readonly draft: Draft;
  readonly decided: Decided | undefined;
  isConcerned: boolean;
  isOpen: boolean;
}

/** Applies a step to a draft of a document. Steps that concern whole collections find nothing. */
export function applyStep(context: StepContext, step: MigrationStep, draft: Draft): Finding {
  const work: Work = {
    context,
    draft,
    decided: context.decisions.get(step.id),
    isConcerned: false,
    isOpen: false,
  };
  apply(work, step);
  return { isConcerned: work.isConcerned, isOpen: work.isOpen };
}

function apply(work: Work, step: MigrationStep): void {
  switch (step.kind) {
    case "rename_field":
      renameField(work, step);
      return;
    case "remove_field":
    case "remove_part":
      changeTarget(work.draft, step.target, removing(work, step));
      return;
    case "add_field":
    case "generate_field":
      changeOwn(work.draft, step.target, adding(work, step));
      return;
    case "require_field":
      changeOwn(work.draft, step.target, (value) => (isLacking(value) ? decide(work, value) : value));
      return;
    case "reshape_field":
      reshape(work, step.target, step.shape);
      return;
    case "convert_value":
      changeTarget(work.draft, step.target, converting(work, step));
      return;
    case "limit_value":
      changeTarget(work.draft, step.target, limiting(work, step));
      return;
    case "map_value":
      changeTarget(work.draft, step.target, (value) => (value === step.value ? decide(work, value) : value));
      return;
    case "retarget_value":
      changeTarget(work.draft, step.target, (value) => (isNothing(value) ? value : decide(work, value)));
      return;
    case "change_status":
      changeStatus(work, step);
      return;
    case "map_status":
      mapStatus(work, step.value);
      return;
    case "remove_language":
      removeLanguage(work, step.language);
      return;
    case "change_period":
      changePeriod(work);
      return;
    case "leave_to_hand":
      decide(work, undefined);
      return;
    // Texts are derived after all steps; the others concern whole collections.
    case "derive_texts":
    case "rename_collection":
    case "rename_types":
    case "remove_collection":
    case "add_collection":
    case "change_sequence":
    case "remove_index":
    case "add_index":
    case "recount_terms":
    case "note":
      return;
  }
}

function concerned(work: Work, value: unknown): unknown {
  work.isConcerned = true;
  return value;
}

function adding(work: Work, step: StepOf<"add_field" | "generate_field">): Change {
  const clock = { site: work.context.site, now: work.draft.created.getTime() };
  const initial = step.kind === "add_field" ? step.value : generatedValue(step.of, clock);
  return (value) => (isNothing(value) ? concerned(work, initial) : value);
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
function removing(work: Work, { kind }: MigrationStep): Change {
  const isDropped = kind === "remove_part" || work.context.drop;
  return (value) => {
    if (value === undefined) return undefined;
    return concerned(work, isDropped ? undefined : value);
  };
}

function converting(work: Work, step: StepOf<"convert_value">): Change {
  const site = { ...work.context.site, zone: clocksOf(work, step.target) };
  return (value) => {
    if (isNothing(value)) return value;
    const converted = convert(site, value, step);
    if (converted === value) return value;
    return converted === undefined ? decide(work, value) : concerned(work, converted);
  };
}

/** The zone of the clocks that show a time: for the former start of a period that of the record. */
function clocksOf({ draft, context: { site, records } }: Work, { path }: Target): Zone {
  const { period } = records.resource;
  if (period?.standing?.former === undefined || period.standing.former !== path[0]) return site.zone;
  return parseZone(String(propertyIn(draft, period.zone))) ?? site.zone;
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

function reshape(work: Work, target: Target, shape: "list" | "single" | "localized" | "plain"): void {
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

function limiting(
  work: Work,
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: StepOf<"limit_value">,
): Change {
  return (value) => {
    if (typeof value !== "number" || (value >= minimum && value <= maximum)) return value;
    const { decided } = work;
    const isClamped = decided !== undefined && "word" in decided && decided.word === "clamp";
    return isClamped ? concerned(work, Math.min(Math.max(value, minimum), maximum)) : decide(work, value);
  };
}

function mapStatus(work: Work, status: string): void {
  for (const name of ["status", "trashed_from"])
    changeTarget(work.draft, { storage: "plain", path: [name] }, (value) =>
      value === status ? decide(work, value) : value,
    );
}

/** A record of a removed language gets another one; its texts in that language stay. */
function removeLanguage(work: Work, language: string): void {
  const { draft, context } = work;
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
  if (context.drop) setProperty(draft.text, language, undefined);
}

/** Computes zone, whole days and instants of a period from the times that are stored. */
function changePeriod(work: Work): void {
  const { draft, context } = work;
  const { period } = context.records.resource;
  if (period === undefined) return;
  const names = [period.start, period.end, period.zone, period.wholeDays];
  const all = [...names, `utc_${period.start}`, `utc_${period.end}`];
  if (all.every((name) => !isNothing(draft[name]))) return;
  work.isConcerned = true;
  const values = Object.fromEntries(names.map((name) => [name, draft[name]]));
  try {
    Object.assign(draft, mergePeriod(context.site, period, { values, now: Date.now() }));
  } catch (error) {
    if (!(error instanceof PeriodError)) throw error;
    decide(work, undefined);
  }
}

/** Changes one value; an absent value is undefined, and undefined removes the value. */
type Change = (value: unknown) => unknown;

/** Changes every value at a target of a document, in all its languages. */
function changeTarget(draft: Draft, { storage, path }: Target, change: Change): void {
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
function changeOwn(draft: Draft, target: Target, change: Change): void {
  if (target.storage === "plain") {
    changeTarget(draft, target, change);
    return;
  }
  const [name = ""] = target.path;
  const texts: object = draft.text[draft.language] ?? {};
  draft.text[draft.language] = texts;
  setProperty(texts, name, change(propertyIn(texts, name)));
}

function changed(value: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
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
