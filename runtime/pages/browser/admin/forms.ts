import type { Session } from "../../admin/admin-answers.js";
import type {
  ActionForm as AnyActionForm,
  FieldForm as AnyFieldForm,
  FormFacts as AnyFormFacts,
  ResourceForm as AnyResourceForm,
  StatusForm as AnyStatusForm,
  ValueForm as AnyValueForm,
} from "../../admin/form-facts.js";
import { texts } from "./settings.js";

export type FormFacts = AnyFormFacts<string> & { readonly reasons: Readonly<Record<string, string>> };
export type ResourceForm = AnyResourceForm<string>;
export type ActionForm = AnyActionForm<string>;
export type FieldForm = AnyFieldForm<string>;
export type ValueForm = AnyValueForm<string>;
export type StatusForm = AnyStatusForm<string>;

/** The facts of the spec with who works with them. */
export interface Work {
  readonly forms: FormFacts;
  readonly session: Session;
  readonly may: (capability: string | undefined) => boolean;
}

/** The resources whose records the caller may change. */
export function editableResources({ forms, may }: Work): readonly ResourceForm[] {
  return forms.resources.filter(({ writes }) => {
    const write = writes.update ?? writes.create;
    return write !== undefined && may(write.access);
  });
}

export function resourceNamed({ forms }: Work, name: string | undefined): ResourceForm | undefined {
  return forms.resources.find((form) => form.name === name);
}

/** The status of a part in the life of a record. */
export function statusOf({ forms }: Work, role: NonNullable<StatusForm["role"]>): string {
  return forms.statuses.find((status) => status.role === role)?.name ?? "";
}

/** Whether records of a resource can be in a status, by the parts that they have. */
export function hasRecordsIn({ hasStatus, hasTrash, fields }: ResourceForm, { role }: StatusForm): boolean {
  if (role === "trash") return hasTrash === true;
  if (role !== "scheduled") return hasStatus === true;
  return fields.some(({ storage }) => storage === "date" || storage === "date_utc");
}

/** What a status is called, in a word or two. */
export function statusName({ forms }: Work, name: string | undefined): string {
  const status = forms.statuses.find((candidate) => candidate.name === name);
  if (status === undefined) return name ?? "";
  if (status.role !== undefined) return texts.statuses[status.role];
  return status.read === "private" ? texts.statuses.private : humanised(status.name);
}

function humanised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}

/** Fields with a value per language. */
export function isLocalized({ storage }: FieldForm): boolean {
  return storage === "localized" || storage === "slug";
}

/** The form of a field without a part of it. */
export function without(field: FieldForm, key: "required" | "help"): FieldForm {
  return { ...field, [key]: undefined };
}
