import { useEffect, useState } from "preact/hooks";
import { PreconditionError } from "../../../client/errors.js";
import type { EditedRecord } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import type { RecordVersion } from "./api.js";
import {
  changesOf,
  copyOf,
  type Draft,
  draftOf,
  formErrorsOf,
  isChanged,
  newDraft,
  noErrors,
  withValue,
} from "./draft.js";
import type { FormState } from "./field.js";
import { fill, languageName, settings, texts } from "./forms.js";
import { go, guardRoute, linkTo, replaceRoute } from "./route.js";
import { statusOf, useWork, type Work } from "./work.js";

/** The status that a save gives, and how far it reaches in a series. */
export interface Saving {
  readonly status?: string | undefined;
  readonly reach?: string | undefined;
}

/**
 * Saves a draft and shows what came of it. `onConflict` is called where another user has changed the record meanwhile,
 * `onLanguage` where the texts of a language besides the record's own were rejected.
 */
export function useSave(
  edited: EditedDraft,
  listener: {
    readonly onConflict: (saving: Saving) => void;
    readonly onLanguage: (language: string) => void;
  },
) {
  const { form, record, draft, setDraft, adopt } = edited;
  const work = useWork();
  const [errors, setErrors] = useState<FormState["errors"]>(noErrors);
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);

  /** Saves the draft, with another status if one is given. */
  async function save(saving: Saving, base = record): Promise<void> {
    const { reach } = saving;
    const field = form.fields.find(({ storage }) => storage === "status");
    const isStatus = field !== undefined && saving.status !== undefined;
    const next = isStatus ? withValue(draft, field, saving.status) : draft;
    setBusy(true);
    setNotice("");
    const given = { ...edited, draft: next, record: base, reach };
    const { id, stored, left, error } = await saveRecord(work, given);
    // What was written is no change any more; what was not stays in the form.
    if (stored !== undefined) {
      adopt(stored);
      setDraft((adopted) => left.reduce((current, write) => withUnsaved(current, draft, write), adopted));
    }
    if (error === undefined) {
      setErrors(noErrors);
      setNotice(texts.saved);
    } else if (stored === undefined && id !== base?.id) {
      // It was created and cannot be read yet: saving again must not create another.
      go(linkTo(form.plural, id));
      return;
    } else if (error instanceof PreconditionError) listener.onConflict(saving);
    else {
      const { language } = left[0] ?? draft;
      if (language !== draft.language) listener.onLanguage(language);
      const found = formErrorsOf(error, work, form.fields);
      setErrors({ ...found, ...(stored && { general: partlySaved(left, found.general) }), language });
    }
    setBusy(false);
  }

  /** Saves the draft over the version of others, or replaces it by that version. */
  async function resolve(choice: "mine" | "theirs", saving: Saving): Promise<void> {
    if (record === undefined) return;
    const theirs = await work.api.record(form, record.id).catch((error: unknown) => {
      setErrors(formErrorsOf(error, work, form.fields));
    });
    if (theirs === undefined) return;
    if (choice === "theirs") {
      adopt(theirs);
      setNotice(texts.reloaded);
    } else await save(saving, theirs);
  }
  return { errors, notice, setNotice, isBusy, save, resolve };
}

/** What is sent at once: the texts of a language, a file, or all that differs besides. */
interface Write {
  /** What people call it. */
  readonly name: string;
  readonly language: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Sends what differs: first what has no language, with the texts in the record's own, then the texts of each other
 * language, then files. Each write reaches as far as `reach` says, and names the revision before it, so that no change of
 * others is lost. Gives the record as it is stored then; where a write was rejected, the error, and the writes from it on.
 */
async function saveRecord({ api }: Work, edited: EditedDraft & Pick<Saving, "reach">) {
  const { form, before, draft, record, reach: scope } = edited;
  const reach =
    form.recurrence === undefined || scope === undefined ? {} : { [form.recurrence.scope]: scope };
  let version: Required<RecordVersion> = { id: 0, revision: 0, ...record };
  let left: readonly Write[] = [];
  let isWritten = false;
  try {
    const { own, others, files } = changesOf(form.fields, before, draft);
    const isNew = record === undefined;
    // A new record has them from the beginning.
    const begun = form.fields.filter(({ storage, kind }) => storage === "status" || kind === "timezone");
    const given = begun.map(({ name }) => [name, draft.values[name]] as const);
    const initial = Object.fromEntries(isNew ? given.filter(([, value]) => value !== "") : []);
    const first = { name: "", language: draft.language, body: { ...initial, ...own } };
    left = [
      ...(isNew || Object.keys(own).length > 0 ? [first] : []),
      ...others.map((other) => ({ name: languageName(other.language), ...other })),
      ...files.map(({ name, label }) => ({ ...first, name: label, body: { [name]: draft.values[name] } })),
    ];
    for (const { language, body } of left) {
      const input = { ...body, ...reach, [settings.languageParameter]: language };
      version = version.id === 0 ? await api.create(form, input) : await api.update(form, version, input);
      isWritten = true;
      left = left.slice(1);
    }
    return { id: version.id, stored: await api.record(form, version.id), left };
  } catch (error) {
    const stored = isWritten ? await api.record(form, version.id).catch(() => undefined) : undefined;
    return { id: isWritten ? version.id : record?.id, stored, left, error };
  }
}

/** A stored draft with the texts or the file that a write did not store. */
function withUnsaved(stored: Draft, draft: Draft, { language, body }: Write): Draft {
  return language === draft.language
    ? { ...stored, values: { ...stored.values, ...body } }
    : { ...stored, texts: { ...stored.texts, [language]: draft.texts[language] ?? {} } };
}

/** The message of a save of which a part was not stored: what that was, and why. */
function partlySaved(left: readonly Write[], message = ""): string {
  const missing = fill(texts.partlySaved, { names: left.map(({ name }) => name).join(", ") });
  const reason = message.replace(texts.seeFields, "").trim();
  return `${missing} ${reason}`.trim();
}

/** A record with its form and the draft of its next version. */
export type EditedDraft = ReturnType<typeof useDraft>;

/** The state of the draft of a stored record, or of a new one. */
export function useDraft(form: ResourceForm, stored: EditedRecord | undefined, like?: EditedRecord) {
  const work = useWork();
  const [record, setRecord] = useState(stored);
  const [before, setBefore] = useState<Draft>(() =>
    stored === undefined ? newDraft(form.fields, statusOf(work, "draft")) : draftOf(form, stored),
  );
  const [draft, setDraft] = useState(() =>
    stored === undefined && like !== undefined ? copyOf(form, before, like) : before,
  );
  return {
    form,
    record,
    /** The draft as it was stored. */
    before,
    draft,
    setDraft,
    isDirty: isChanged(before, draft),
    /** Continues with a record as it is stored, without changes. */
    adopt: (next: EditedRecord): void => {
      const adopted = draftOf(form, next);
      setRecord(next);
      setBefore(adopted);
      setDraft(adopted);
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
    guardRoute(ask);
    return () => {
      window.removeEventListener("beforeunload", prevent);
      guardRoute(undefined);
    };
  }, [isDirty]);
}
