import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

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
