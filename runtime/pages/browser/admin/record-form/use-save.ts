import { useState } from "preact/hooks";
import { PreconditionError } from "../../../../client/errors.js";
import { type Draft, draftOf } from "../draft.js";
import type { FormState } from "../field-input.js";
import { formErrorsOf, noErrors } from "../form-errors.js";
import type { ResourceForm } from "../forms.js";
import { go, linkTo } from "../route.js";
import { SaveError, saveRecord } from "../save.js";
import { texts } from "../settings.js";
import type { FormProps } from "./form-props.js";
import { partlySaved, withLeftOver } from "./left-over.js";
import type { EditedDraft } from "./use-draft.js";

/** Which version remains after a conflict. */
export type ConflictChoice = "mine" | "theirs";

/** The state of saving a draft. */
export interface Saving extends Pick<FormState, "errors"> {
  readonly notice: string;
  readonly setNotice: (notice: string) => void;
  readonly isBusy: boolean;
  /** Saves the draft, with another status if one is given. */
  readonly save: (status: string | undefined) => Promise<void>;
  /** Saves the draft over the version of others, or replaces it by that version. */
  readonly resolve: (choice: ConflictChoice, status: string | undefined) => Promise<void>;
}

/** What a form does about a save that was rejected. */
export interface SaveListener {
  /** Another user has changed the record meanwhile. */
  readonly onConflict: (status: string | undefined) => void;
  /** The texts of a language besides the record's own were rejected. */
  readonly onLanguage: (language: string) => void;
}

/** Saves a draft and shows what came of it. */
export function useSave(
  { api, work, form }: FormProps,
  { record, before, draft, setDraft, adopt }: EditedDraft,
  { onConflict, onLanguage }: SaveListener,
): Saving {
  const [errors, setErrors] = useState<FormState["errors"]>(noErrors);
  const [notice, setNotice] = useState("");
  const [isBusy, setBusy] = useState(false);

  function showRejected({ cause, language, written, left }: SaveError): void {
    if (language !== draft.language) onLanguage(language);
    const found = formErrorsOf(cause, work, form);
    setErrors({ ...found, ...(written === undefined ? {} : partlySaved(form, found, left)), language });
  }

  async function save(status: string | undefined, base = record): Promise<void> {
    setBusy(true);
    setNotice("");
    try {
      const saved = await saveRecord(api, form, {
        before,
        draft: withStatus(form, draft, status),
        record: base,
      });
      setErrors(noErrors);
      adopt(saved);
      setNotice(texts.saved);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      const { cause, id, written, left } = error;
      // What was written is no change any more; what was not stays in the form.
      if (written !== undefined) {
        adopt(written);
        setDraft(() => withLeftOver(draftOf(form, written), draft, left));
      } else if (id !== undefined && base === undefined) {
        // It was created and cannot be read yet: saving again must not create another.
        go(linkTo(form.plural, id));
        return;
      }
      if (cause instanceof PreconditionError) onConflict(status);
      else showRejected(error);
    }
    setBusy(false);
  }

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
  if (field === undefined || status === undefined) return draft;
  return { ...draft, values: { ...draft.values, [field.name]: status } };
}
