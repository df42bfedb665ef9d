import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import type { AdminApi, RecordVersion } from "./api.js";
import { changesOf, type Draft } from "./draft.js";
import type { ResourceForm } from "./forms.js";
import { settings } from "./settings.js";

/** A save that was rejected, maybe after a part of it was stored. */
export class SaveError extends Error {
  /** Language of the texts that were rejected. */
  readonly language: string;
  /** The record that a part was stored of, if any. */
  readonly id: RecordId | undefined;
  /** The same as it is stored now, where it could be read. */
  readonly written: EditedRecord | undefined;
  /** What was not stored besides the first part. */
  readonly left: LeftOver;

  constructor(cause: unknown, saved: Pick<SaveError, "language" | "id" | "written" | "left">) {
    super("The record was not saved.", { cause });
    ({ language: this.language, id: this.id, written: this.written, left: this.left } = saved);
  }
}

/** Languages whose texts, and fields whose files, are still to be sent. */
export interface LeftOver {
  readonly languages: readonly string[];
  readonly files: readonly string[];
}

/**
 * Sends what differs: first what has no language, with the texts in the record's own, then the texts of each other
 * language, then files. Each write reaches as far as the form says, and names the revision before it, so that no change of others is lost. Returns the record as it
 * is stored then; throws a SaveError.
 */
export async function saveRecord(
  api: AdminApi,
  form: ResourceForm,
  {
    before,
    draft,
    record,
  }: { readonly before: Draft; readonly draft: Draft; readonly record: EditedRecord | undefined },
): Promise<EditedRecord> {
  let { id, revision }: Required<RecordVersion> = { id: 0, revision: 0, ...record };
  let language = draft.language;
  let isWritten = false;
  const left = { languages: new Set<string>(), files: new Set(Object.keys(draft.files)) };
  const reach = reachOf(form, draft, record);
  const inLanguage = (body: object) => ({ ...body, ...reach, [settings.languageParameter]: language });
  try {
    const { own, others } = changesOf(form, before, draft);
    for (const other of others.keys()) left.languages.add(other);
    if (id === 0) {
      const status = form.fields.find(({ storage }) => storage === "status");
      const life = status === undefined ? {} : { [status.name]: draft.values[status.name] };
      const made = await api.create(form, inLanguage({ ...life, ...own }));
      ({ revision } = made);
      id = made.record.id;
      isWritten = true;
    } else if (Object.keys(own).length > 0) {
      ({ revision } = await api.update(form, { id, revision }, inLanguage(own)));
      isWritten = true;
    }
    for (const [other, texts] of others) {
      language = other;
      ({ revision } = await api.update(form, { id, revision }, inLanguage(texts)));
      isWritten = true;
      left.languages.delete(other);
    }
    language = draft.language;
    for (const [field, file] of Object.entries(draft.files)) {
      ({ revision } = await api.upload(form, { id, revision }, { ...reach, [field]: file }));
      isWritten = true;
      left.files.delete(field);
    }
    return await api.record(form, id);
  } catch (cause) {
    const written = isWritten ? await api.record(form, id).catch(() => undefined) : undefined;
    throw new SaveError(cause, {
      language,
      id: isWritten ? id : undefined,
      written,
      left: { languages: [...left.languages], files: [...left.files] },
    });
  }
}

/** How far each write of an occurrence reaches in its series, by the name of the parameter. */
function reachOf(
  { recurrence }: ResourceForm,
  { values }: Draft,
  record: EditedRecord | undefined,
): Readonly<Record<string, string>> {
  const scope = recurrence === undefined ? "" : values[recurrence.scope];
  if (recurrence === undefined || record?.isOccurrence !== true || typeof scope !== "string" || scope === "")
    return {};
  return { [recurrence.scope]: scope };
}
