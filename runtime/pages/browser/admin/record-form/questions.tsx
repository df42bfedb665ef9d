import { Dialog } from "../dialog.js";
import { texts } from "../settings.js";
import type { ConflictChoice } from "./use-save.js";

/** A question that the page asks before it goes on. */
export type Question =
  | { readonly kind: "leave"; readonly leave: () => void }
  | { readonly kind: "conflict"; readonly status: string | undefined };

/** The dialog of a question. */
export function QuestionDialog(props: {
  readonly question: Question;
  readonly onClose: () => void;
  readonly onResolve: (choice: ConflictChoice, status: string | undefined) => void;
}) {
  const { question, onClose, onResolve } = props;
  return question.kind === "leave" ? (
    <LeaveDialog onLeave={question.leave} onClose={onClose} />
  ) : (
    <ConflictDialog onChoice={(choice) => onResolve(choice, question.status)} onClose={onClose} />
  );
}

function LeaveDialog({ onLeave, onClose }: { readonly onLeave: () => void; readonly onClose: () => void }) {
  return (
    <Dialog
      title={texts.leaveTitle}
      onClose={onClose}
      cancel={texts.stay}
      actions={
        <button type="button" class="danger" onClick={onLeave}>
          {texts.leave}
        </button>
      }
    >
      <p>{texts.leaveQuestion}</p>
    </Dialog>
  );
}

function ConflictDialog(props: {
  readonly onChoice: (choice: ConflictChoice) => void;
  readonly onClose: () => void;
}) {
  const { onChoice, onClose } = props;
  return (
    <Dialog
      title={texts.conflictTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={() => onChoice("mine")}>
            {texts.applyMine}
          </button>
          <button type="button" class="quiet" onClick={() => onChoice("theirs")}>
            {texts.takeTheirs}
          </button>
        </>
      }
    >
      <p>{texts.conflictQuestion}</p>
    </Dialog>
  );
}
