import { useState } from "preact/hooks";
import type { EditedRecord } from "../../../admin/admin-answers.js";
import { type Draft, draftOf, isChanged, newDraft } from "../draft.js";
import type { FormState } from "../field-input.js";
import { statusOf } from "../forms.js";
import { linkTo, replaceRoute } from "../route.js";
import type { FormProps } from "./form-props.js";

/** A record with the draft of its next version. */
export interface EditedDraft extends Pick<FormState, "record" | "draft" | "setDraft" | "known" | "setKnown"> {
  /** The draft as it was stored. */
  readonly before: Draft;
  readonly isDirty: boolean;
  /** Continues with a record as it is stored, without changes. */
  readonly adopt: (stored: EditedRecord) => void;
}

/** The state of the draft of a stored record, or of a new one. */
export function useDraft({ work, form, stored }: FormProps): EditedDraft {
  const [record, setRecord] = useState(stored);
  const [before, setBefore] = useState<Draft>(() =>
    stored === undefined ? newDraft(form, statusOf(work, "draft")) : draftOf(form, stored),
  );
  const [draft, setDraft] = useState(before);
  const [known, setKnown] = useState(stored?.related ?? {});
  return {
    record,
    before,
    draft,
    setDraft,
    known,
    setKnown,
    isDirty: isChanged(before, draft),
    adopt(next) {
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
