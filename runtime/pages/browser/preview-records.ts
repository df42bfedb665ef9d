/** Milliseconds that the pointer rests on a record before its preview is shown. */
const restMs = 250;

/**
 * Shows what the list of the page says of a record beside it in the grid: when the pointer rests on it, when it has the
 * focus, and at the first of two taps, of which the second follows its link. Escape closes the preview.
 */
export function previewRecords(grid: HTMLElement, listing: Element): void {
  const preview = document.createElement("div");
  preview.className = "preview agenda";
  preview.id = "preview";
  preview.role = "tooltip";
  preview.hidden = true;
  grid.after(preview);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: HTMLAnchorElement | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = undefined;
    preview.hidden = true;
  };
  const show = (link: HTMLAnchorElement): void => {
    const entry = entryOf(listing, link);
    if (entry === undefined || link === shown) return;
    hide();
    shown = link;
    preview.replaceChildren(entry);
    preview.hidden = false;
    link.setAttribute("aria-describedby", preview.id);
    placeBeside(preview, link.getBoundingClientRect());
  };
  const isWithin = (target: EventTarget | null): boolean =>
    target instanceof Node && (preview.contains(target) || shown?.contains(target) === true);

  grid.addEventListener("pointerover", ({ target, pointerType }) => {
    const link = linkAt(target);
    clearTimeout(timer);
    if (link !== undefined && pointerType === "mouse") timer = setTimeout(() => show(link), restMs);
  });
  grid.addEventListener("focusin", ({ target }) => {
    const link = linkAt(target);
    if (link?.matches(":focus-visible") === true) show(link);
  });
  grid.addEventListener("focusout", hide);
  for (const element of [grid, preview])
    element.addEventListener("pointerout", ({ relatedTarget, pointerType }) => {
      // The pointer may go on to the preview.
      if (pointerType === "mouse" && !isWithin(relatedTarget)) hide();
    });
  grid.addEventListener(
    "click",
    (event) => {
      const link = linkAt(event.target);
      const isTap = event instanceof PointerEvent && event.pointerType === "touch";
      if (link === undefined || !isTap || link === shown) return;
      show(link);
      if (link !== shown) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  document.addEventListener("scroll", hide, { passive: true });
}

/** The link of a record in the grid. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>("a.fc-event[href]") ?? undefined;
}

/** A copy of what the list says of a record, with nothing in it to be followed; none where the list has it not. */
function entryOf(listing: Element, { href }: HTMLAnchorElement): Element | undefined {
  const own = [...listing.querySelectorAll("a")].find((link) => link.href === href)?.closest("li");
  if (own === null || own === undefined) return undefined;
  const entry = document.createElement("div");
  for (const part of own.cloneNode(true).childNodes) entry.append(part.cloneNode(true));
  for (const link of entry.querySelectorAll("a")) {
    const name = document.createElement("strong");
    name.append(...link.childNodes);
    link.replaceWith(name);
  }
  return entry;
}

/** Places an element below a rectangle of the window, or above it where there is no room. */
function placeBeside(element: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const isBelow = bottom + height + 8 < innerHeight || top < height + 8;
  element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  element.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`;
}
