import type { Draft } from "../../resources/input.js";
import type { RegisteredResource } from "../../resources/registered-resource.js";
import type { Site } from "../../resources/site.js";
import { mergePeriod, PeriodFault } from "../../resources/write/merge-period.js";
import type { Decided, Decisions } from "./decisions.js";
import type { MigrationStep, Target } from "./plan.js";
import { type Change, changeOwn, changeTarget, setOrRemove } from "./targets.js";
import { convert } from "./values.js";

/** What a step means for one document. */
export interface Finding {
  /** The step changes the document, or would if it might. */
  readonly isConcerned: boolean;
  /** A decision is missing: the document stays as it is. */
  readonly isOpen: boolean;
}

/** What all steps share. */
export interface StepContext {
  readonly site: Site;
  readonly resource: RegisteredResource;
  readonly decisions: Decisions;
  /** Whether what is gone from the spec is dropped from the store. */
  readonly drop: boolean;
}

/** A step at work on one document: notes what it finds on the way. */
interface Work {
  readonly context: StepContext;
  readonly draft: Draft;
  readonly decided: Decided | undefined;
  isConcerned: boolean;
  isOpen: boolean;
}

/** Applies a step to a draft of a document. Steps that do not look at single documents find nothing. */
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
  const { draft } = work;
  switch (step.kind) {
    case "rename_field":
      renameField(work, step.target, step.to, step.instant);
      return;
    case "remove_field":
      changeTarget(draft, step.target, removing(work));
      return;
    case "add_field":
      changeOwn(draft, step.target, (value) => (isNothing(value) ? concerned(work, step.value) : value));
      return;
    case "require_field":
      changeOwn(draft, step.target, (value) => (isLacking(value) ? decide(work, value) : value));
      return;
    case "reshape_field":
      reshape(work, step.target, step.shape);
      return;
    case "convert_value":
      changeTarget(draft, step.target, (value) => {
        if (isNothing(value)) return value;
        const converted = convert(work.context.site, value, step.from, step.to);
        if (converted === value) return value;
        return converted === undefined ? decide(work, value) : concerned(work, converted);
      });
      return;
    case "limit_value":
      changeTarget(draft, step.target, limiting(work, step.minimum, step.maximum));
      return;
    case "map_value":
      changeTarget(draft, step.target, (value) => (value === step.value ? decide(work, value) : value));
      return;
    case "retarget_value":
      changeTarget(draft, step.target, (value) => (isNothing(value) ? value : decide(work, value)));
      return;
    case "map_status":
      for (const name of ["status", "trashed_from"])
        changeTarget(draft, { storage: "plain", path: [name] }, (value) =>
          value === step.value ? decide(work, value) : value,
        );
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
    // Derived texts are made once all steps are through; the others are about whole collections.
    case "derive_texts":
    case "rename_collection":
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

/** What the decision makes of a value; the value itself where there is none yet, or it is to be kept. */
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

function removing(work: Work): Change {
  return (value) => {
    if (value === undefined) return undefined;
    return concerned(work, work.context.drop ? undefined : value);
  };
}

function renameField(work: Work, { storage, path }: Target, to: string, hasInstant: boolean): void {
  const [from = ""] = path;
  const holders: readonly object[] = storage === "plain" ? [work.draft] : Object.values(work.draft.text);
  for (const holder of holders) {
    move(work, holder, from, to);
    if (hasInstant) move(work, holder, `utc_${from}`, `utc_${to}`);
  }
}

function move(work: Work, holder: object, from: string, to: string): void {
  const value: unknown = Reflect.get(holder, from);
  if (value === undefined) return;
  Reflect.deleteProperty(holder, from);
  setOrRemove(holder, to, concerned(work, value));
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
  const value: unknown = Reflect.get(draft, name);
  if (isNothing(value)) return;
  work.isConcerned = true;
  Reflect.deleteProperty(draft, name);
  draft.text[draft.language] = { ...draft.text[draft.language], [name]: value };
}

/** Translations that say something else are lost, which somebody has to agree to. */
function toPlain(work: Work, name: string): void {
  const { draft, decided } = work;
  const own: unknown = Reflect.get(draft.text[draft.language] ?? {}, name);
  const all = Object.values(draft.text).map((texts): unknown => Reflect.get(texts, name));
  const present = all.filter((value) => value !== undefined);
  if (present.length === 0) return;
  work.isConcerned = true;
  if (present.some((value) => value !== own && value !== "") && decided === undefined) {
    work.isOpen = true;
    return;
  }
  for (const texts of Object.values(draft.text)) Reflect.deleteProperty(texts, name);
  setOrRemove(draft, name, own === "" ? undefined : own);
}

function limiting(
  work: Work,
  minimum = Number.NEGATIVE_INFINITY,
  maximum = Number.POSITIVE_INFINITY,
): Change {
  return (value) => {
    if (typeof value !== "number" || (value >= minimum && value <= maximum)) return value;
    const { decided } = work;
    const isClamped = decided !== undefined && "word" in decided && decided.word === "clamp";
    return isClamped ? concerned(work, Math.min(Math.max(value, minimum), maximum)) : decide(work, value);
  };
}

/** A record goes on in the language it is given; what it says in that language already wins. */
function removeLanguage(work: Work, language: string): void {
  const { draft, context } = work;
  const texts = draft.text[language];
  if (draft.language === language) {
    const other = decide(work, language);
    if (typeof other !== "string" || other === language) return;
    draft.text[other] = { ...texts, ...draft.text[other] };
    draft.language = other;
    Reflect.deleteProperty(draft.text, language);
    return;
  }
  if (texts === undefined) return;
  work.isConcerned = true;
  if (context.drop) Reflect.deleteProperty(draft.text, language);
}

/** Works out zone, whole days and instants of a period from the times that are there. */
function changePeriod(work: Work): void {
  const { draft, context } = work;
  const { period } = context.resource.facts;
  if (period === undefined) return;
  const names = [period.start, period.end, period.zone, period.wholeDays];
  const all = [...names, `utc_${period.start}`, `utc_${period.end}`];
  if (all.every((name) => !isNothing(draft[name]))) return;
  work.isConcerned = true;
  const input = Object.fromEntries(names.map((name) => [name, draft[name]]));
  try {
    Object.assign(draft, mergePeriod(context.site, period, input, undefined, Date.now()));
  } catch (error) {
    if (!(error instanceof PeriodFault)) throw error;
    decide(work, undefined);
  }
}
