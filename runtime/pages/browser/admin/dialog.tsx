import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "./field.js";
import { texts } from "./forms.js";

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
          <Button text={props.cancel ?? texts.cancel} onClick={props.onClose} />
        </p>
      )}
    </dialog>
  );
}

/** A question before what cannot be taken back. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly question: string;
  /** What the buttons say: that which confirms, if not the title, and the other one. */
  readonly action?: string;
  readonly cancel?: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const { question, action = props.title, onConfirm, ...others } = props;
  const confirm = (): void => {
    others.onClose();
    onConfirm();
  };
  return (
    <Dialog {...others} actions={<Button text={action} look="danger" onClick={confirm} />}>
      <p>{question}</p>
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

/** Links to the pages before and after the one that is shown, where there are any. */
export function Pages(props: {
  readonly page: number;
  readonly pages: number;
  readonly link: (page: number) => string;
  readonly children?: ComponentChildren;
}) {
  const { page, pages, link, children } = props;
  if (pages < 2) return null;
  return (
    <nav class="pages" aria-label={texts.pages}>
      {page > 1 && (
        <a class="button" rel="prev" href={link(page - 1)}>
          {texts.previous}
        </a>
      )}
      {children}
      {page < pages && (
        <a class="button" rel="next" href={link(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
  );
}

let isFirst = true;

/** The heading of a view. It names the tab, and takes the focus when the view comes in place of another. */
export function Heading(props: { readonly title: string; readonly children?: ComponentChildren }) {
  const { title, children } = props;
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
