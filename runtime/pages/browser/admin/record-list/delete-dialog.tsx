import { Dialog } from "../dialog.js";
import { fill, texts } from "../settings.js";

/** Asks whether a record is deleted for good. */
export function DeleteDialog(props: {
  readonly name: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) {
  const { name, onDelete, onClose } = props;
  return (
    <Dialog title={texts.deleteForGood} onClose={onClose}>
      <p>{fill(texts.deleteQuestion, { name })}</p>
      <p class="actions">
        <button
          type="button"
          class="danger"
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          {texts.deleteForGood}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </p>
    </Dialog>
  );
}
