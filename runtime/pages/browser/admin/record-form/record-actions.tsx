import { useState } from "preact/hooks";
import type { RecordId } from "../../../admin/admin-answers.js";
import type { AdminApi } from "../api.js";
import type { ActionForm, ResourceForm, Work } from "../forms.js";
import { go, linkTo } from "../route.js";
import { texts } from "../settings.js";
import { ActionDialog } from "./action-dialog.js";
import type { EditedDraft } from "./use-draft.js";

/** A button for each action that the caller may call for the stored record; the record is shown as it is afterwards. */
export function RecordActions(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly edited: EditedDraft;
  readonly isBusy: boolean;
  readonly onDone: (notice: string) => void;
}) {
  const { api, work, form, edited, isBusy, onDone } = props;
  const { record, isDirty, adopt } = edited;
  const [chosen, setChosen] = useState<ActionForm | undefined>();
  const callable = (form.actions ?? []).filter(({ write }) => work.may(write.access));
  if (record === undefined || callable.length === 0) return null;

  async function showResult(id: RecordId): Promise<void> {
    setChosen(undefined);
    const stored = await api.record(form, id).catch(() => undefined);
    // The action may have deleted it.
    if (stored === undefined) go(linkTo(form.plural));
    else adopt(stored);
    onDone(texts.saved);
  }
  return (
    <>
      {callable.map((action) => (
        <button
          key={action.write.name}
          type="button"
          class="quiet"
          // It would be decided without the changes in the form.
          disabled={isBusy || isDirty}
          onClick={() => setChosen(action)}
        >
          {action.title}
        </button>
      ))}
      {chosen !== undefined && (
        <ActionDialog
          {...{ api, work, form, record }}
          action={chosen}
          onClose={() => setChosen(undefined)}
          onDone={() => void showResult(record.id)}
        />
      )}
    </>
  );
}
