import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { FormErrors } from "./form-errors.js";

/** A reference to a form; focuses its first invalid input when the errors change. */
export function useFirstInvalid<Form extends HTMLElement>(errors: FormErrors): RefObject<Form | null> {
  const body = useRef<Form>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return body;
}
