import type { EditedRecord } from "../../../admin/admin-answers.js";
import type { Draft } from "../draft.js";
import type { FieldForm, ResourceForm, Work } from "../forms.js";

/** The fields of the wide column, in the order of the form: what is written, and the period. */
export function mainFields(
  form: ResourceForm,
  record: EditedRecord | undefined,
  draft: Draft,
): readonly FieldForm[] {
  const { values } = draft;
  const isOccurrence = record?.isOccurrence === true;
  return form.fields.filter((field) => isMain(form, field) && isAsked(form, field, { isOccurrence, values }));
}

/** The fields of the narrow column: what is picked, switched or rarely changed. */
export function sideFields(work: Work, form: ResourceForm): readonly FieldForm[] {
  return form.fields
    .filter((field) => isSide(work, form, field))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

interface Recurring {
  readonly isOccurrence: boolean;
  readonly values: Draft["values"];
}

/** The reach of a write is asked only of occurrences; the recurrence rule, of writes that reach more than one of them. */
function isAsked(
  { recurrence }: ResourceForm,
  { name }: FieldForm,
  { isOccurrence, values }: Recurring,
): boolean {
  if (name === recurrence?.scope) return isOccurrence;
  if (name !== recurrence?.rule || !isOccurrence) return true;
  const scope = values[recurrence.scope];
  return scope === "following" || scope === "all";
}

const sideKinds = new Set(["boolean", "flag", "image", "password", "reference"]);
const sideStorage = new Set(["author", "status", "date", "image", "password"]);

/** From what is decided for every record to what hardly ever is. */
const ranks: readonly ((field: FieldForm) => boolean)[] = [
  ({ storage }) => storage === "status",
  ({ kind }) => kind === "image",
  ({ kind }) => kind === "reference",
  ({ kind }) => kind === "boolean" || kind === "flag",
  ({ storage }) => storage === "date",
];

function rankOf(field: FieldForm): number {
  const rank = ranks.findIndex((is) => is(field));
  return rank < 0 ? ranks.length : rank;
}

function isMain(form: ResourceForm, field: FieldForm): boolean {
  const isOfPeriod = isPeriod(form, field) && field.name !== form.period?.start;
  return field.storage !== "date_utc" && !isOfPeriod && !isSideways(form, field);
}

function isSide(work: Work, form: ResourceForm, field: FieldForm): boolean {
  if (field.storage === "author" && !work.session.permissions.includes("edit_others")) return false;
  return isSideways(form, field);
}

function isSideways(form: ResourceForm, field: FieldForm): boolean {
  return (sideKinds.has(field.kind) && !isPeriod(form, field)) || sideStorage.has(field.storage);
}

function isPeriod({ period }: ResourceForm, { name }: FieldForm): boolean {
  return period !== undefined && Object.values(period).includes(name);
}
