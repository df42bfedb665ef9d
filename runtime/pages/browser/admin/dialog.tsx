import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { ResourceForm } from "../../admin/forms.js";
import { type FormErrors, formErrorsOf, noErrors, useFirstInvalid } from "./draft.js";
import { texts } from "./forms.js";
import { useWork } from "./work.js";

/** A dialog over the page: the browser traps the focus and restores it. Escape calls `onClose` as well. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  /** The buttons before the one that closes the dialog; absent: the content has what closes it. */
  readonly actions?: ComponentChildren;
  /** What the button says that closes the dialog. */
  readonly cancel?: string;
  readonly children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={props.isWide === true ? "broad" : undefined}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <h2 id={title}>{props.title}</h2>
      {props.children}
      {props.actions !== undefined && (
        <p class="actions">
          {props.actions}
          <button type="button" class="quiet" onClick={props.onClose}>
            {props.cancel ?? texts.cancel}
          </button>
        </p>
      )}
    </dialog>
  );
}

/** A dialog with a form: what its button, or Enter in a field, sends. Errors of the fields are handed to the content. */
export function FormDialog(props: {
  readonly title: string;
  readonly form: ResourceForm;
  /** What the button says. */
  readonly action: string;
  /** Rejects with the error of the service. */
  readonly send: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: (errors: FormErrors) => ComponentChildren;
}) {
  const { form, send, action, onClose } = props;
  const work = useWork();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [isBusy, setBusy] = useState(false);
  const body = useFirstInvalid<HTMLDivElement>(errors);

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setErrors(formErrorsOf(error, work, form));
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={props.title}
      onClose={onClose}
      isWide
      actions={
        <button type="button" disabled={isBusy} onClick={() => void submit()}>
          {action}
        </button>
      }
    >
      <div
        ref={body}
        onKeyDown={(event) => {
          const isField = event.target instanceof HTMLInputElement;
          if (event.key !== "Enter" || !isField || event.defaultPrevented) return;
          event.preventDefault();
          void submit();
        }}
      >
        <Alert text={errors.general} />
        {props.children(errors)}
      </div>
    </Dialog>
  );
}

/** An error that concerns no single field; nothing where there is none. */
export function Alert({ text = "" }: { readonly text?: string | undefined }) {
  if (text === "") return null;
  return (
    <p class="notice bad" role="alert">
      {text}
    </p>
  );
}

let isFirst = true;

/** The heading of a view. It names the tab, and takes the focus when the view comes in place of another. */
export function Heading({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) element.current?.focus();
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <h1 ref={element} tabIndex={-1}>
      {title}
      {children}
    </h1>
  );
}
