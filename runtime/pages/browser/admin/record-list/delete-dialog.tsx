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
    <Dialog
      title={texts.deleteForGood}
      onClose={onClose}
      actions={
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
      }
    >
      <p>{fill(texts.deleteQuestion, { name })}</p>
    </Dialog>
  );
}
