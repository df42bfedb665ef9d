import type { EditedRecord } from "../../../admin/admin-answers.js";
import type { AdminApi } from "../api.js";
import type { ResourceForm, Work } from "../forms.js";

/** The record that a form shows, and what it is saved with. */
export interface FormProps {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  /** Absent for a new record. */
  readonly stored: EditedRecord | undefined;
}
