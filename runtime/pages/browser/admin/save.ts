import { useEffect, useState } from "preact/hooks";
import { PreconditionError } from "../../../client/errors.js";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import type { AdminApi, RecordVersion } from "./api.js";
import {
  changesOf,
  type Draft,
  draftOf,
  type FormErrors,
  formErrorsOf,
  isChanged,
  newDraft,
  noErrors,
  withValue,
} from "./draft.js";
import type { FormState } from "./field-input.js";
import { fill, languageName, settings, texts } from "./forms.js";
import { go, guardRoute, linkTo, replaceRoute } from "./route.js";
import { statusOf, useWork } from "./work.js";

/** Which version remains after a conflict. */
export type ConflictChoice = "mine" | "theirs";

/** What a form does about a save that was rejected. */
interface SaveListener {
  /** Another user has changed the record meanwhile. */
  readonly onConflict: (status: string | undefined) => void;
  /** The texts of a language besides the record's own were rejected. */
  readonly onLanguage: (language: string) => void;
}

/** Saves a draft and shows what came of it. */
export function useSave(
  { form }: FormProps,
  { record, before, draft, setDraft, adopt }: EditedDraft,
  { onConflict, onLanguage }: SaveListener,
) {
  const work = useWork();
  const { api } = work;
  const [errors, setErrors] = useState<FormState["errors"]>(noErrors);
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);

  function showRejected({ cause, saved: { language, written, left } }: SaveError): void {
    if (language !== draft.language) onLanguage(language);
    const found = formErrorsOf(cause, work, form);
    setErrors({ ...found, ...(written === undefined ? {} : partlySaved(form, found, left)), language });
  }

  /** Saves the draft, with another status if one is given. */
  async function save(status: string | undefined, base = record): Promise<void> {
    const next = withStatus(form, draft, status);
    setBusy(true);
    setNotice("");
    try {
      adopt(await saveRecord(api, form, { before, draft: next, record: base }));
      setErrors(noErrors);
      setNotice(texts.saved);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      const { cause, saved: part } = error;
      // What was written is no change any more; what was not stays in the form.
      if (part.written !== undefined) {
        const stored = draftOf(form, part.written);
        adopt(part.written);
        setDraft(() => withLeftOver(stored, draft, part.left));
      } else if (part.id !== undefined && base === undefined) {
        // It was created and cannot be read yet: saving again must not create another.
        go(linkTo(form.plural, part.id));
        return;
      }
      if (cause instanceof PreconditionError) onConflict(status);
      else showRejected(error);
    }
    setBusy(false);
  }

  /** Saves the draft over the version of others, or replaces it by that version. */
  async function resolve(choice: ConflictChoice, status: string | undefined): Promise<void> {
    if (record === undefined) return;
    const theirs = await api.record(form, record.id).catch((error: unknown) => {
      setErrors(formErrorsOf(error, work, form));
    });
    if (theirs === undefined) return;
    if (choice === "theirs") {
      adopt(theirs);
      setNotice(texts.reloaded);
    } else await save(status, theirs);
  }

  return { errors, notice, setNotice, isBusy, save, resolve };
}

function withStatus({ fields }: ResourceForm, draft: Draft, status: string | undefined): Draft {
  const field = fields.find(({ storage }) => storage === "status");
  return field === undefined || status === undefined ? draft : withValue(draft, field, status);
}

/** A save that was rejected, maybe after a part of it was stored. */
class SaveError extends Error {
  constructor(
    cause: unknown,
    readonly saved: {
      /** Language of the texts that were rejected. */
      readonly language: string;
      /** The record that a part was stored of, if any. */
      readonly id: RecordId | undefined;
      /** The same as it is stored now, where it could be read. */
      readonly written: EditedRecord | undefined;
      /** What was not stored besides the first part. */
      readonly left: LeftOver;
    },
  ) {
    super("The record was not saved.", { cause });
  }
}

/** Languages whose texts, and fields whose files, are still to be sent. */
interface LeftOver {
  readonly languages: readonly string[];
  readonly files: readonly string[];
}

/**
 * Sends what differs: first what has no language, with the texts in the record's own, then the texts of each other
 * language, then files. Each write reaches as far as the form says, and names the revision before it, so that no change of others is lost. Returns the record as it
 * is stored then; throws a SaveError.
 */
async function saveRecord(
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
      ({ id, revision } = await api.create(form, inLanguage({ ...life, ...own })));
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
      ({ revision } = await api.update(form, { id, revision }, inLanguage({ [field]: file })));
      isWritten = true;
      left.files.delete(field);
    }
    return await api.record(form, id);
  } catch (cause) {
    throw new SaveError(cause, {
      language,
      id: isWritten ? id : undefined,
      written: isWritten ? await api.record(form, id).catch(() => undefined) : undefined,
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

/** The draft of a stored record, with the texts and files that were not stored yet. */
function withLeftOver(stored: Draft, draft: Draft, { languages, files }: LeftOver): Draft {
  const texts = languages.map((language) => [language, draft.texts[language] ?? {}] as const);
  const unsent = Object.entries(draft.files).filter(([name]) => files.includes(name));
  return {
    ...stored,
    texts: { ...stored.texts, ...Object.fromEntries(texts) },
    files: Object.fromEntries(unsent),
  };
}

/** The errors of a save, with a message that names what was not stored, and why. */
function partlySaved(
  { fields }: ResourceForm,
  errors: FormErrors,
  { languages, files }: LeftOver,
): FormErrors {
  const labels = files.map((name) => fields.find((field) => field.name === name)?.label ?? name);
  const missing = fill(texts.partlySaved, { names: [...languages.map(languageName), ...labels].join(", ") });
  const reason = (errors.general ?? "").replace(texts.seeFields, "").trim();
  return { ...errors, general: `${missing} ${reason}`.trim() };
}

/** A record with the draft of its next version. */
export type EditedDraft = ReturnType<typeof useDraft>;

/** The state of the draft of a stored record, or of a new one. */
export function useDraft({ form, stored }: FormProps) {
  const work = useWork();
  const [record, setRecord] = useState(stored);
  const [before, setBefore] = useState<Draft>(() =>
    stored === undefined ? newDraft(form, statusOf(work, "draft")) : draftOf(form, stored),
  );
  const [draft, setDraft] = useState(before);
  const [known, setKnown] = useState(stored?.related ?? {});
  return {
    record,
    /** The draft as it was stored. */
    before,
    draft,
    setDraft,
    known,
    setKnown,
    isDirty: isChanged(before, draft),
    /** Continues with a record as it is stored, without changes. */
    adopt: (next: EditedRecord): void => {
      const adopted = draftOf(form, next);
      setRecord(next);
      setBefore(adopted);
      setDraft(adopted);
      setKnown(next.related);
      // The address is that of the record from now on; the form stays as it is.
      replaceRoute(linkTo(form.plural, next.id));
    },
  };
}

/** While there are unsaved changes, holds back a change of route and asks; the browser asks before it leaves the page. */
export function useLeaveGuard(isDirty: boolean, ask: (leave: () => void) => void): void {
  useEffect(() => {
    if (!isDirty) return;
    const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", prevent);
    guardRoute((leave) => {
      ask(leave);
      return true;
    });
    return () => {
      window.removeEventListener("beforeunload", prevent);
      guardRoute(undefined);
    };
  }, [isDirty]);
}

/** The record that a form shows, and what it is saved with. */
export interface FormProps {
  readonly form: ResourceForm;
  /** Absent for a new record. */
  readonly stored: EditedRecord | undefined;
}
