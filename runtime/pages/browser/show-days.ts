/** Pixels that a finger moves at least to turn to another month. */
const swipePx = 60;

/**
 * Shows what takes place on a day of the table below it once it is tapped or reached by the keyboard; a second tap leads to the
 * page of the day. A swipe over the table leads to the time before or after. Calls `onShow` after each change of the list.
 */
export function showDays(table: Element, listing: Element, onShow: () => void): void {
  const show = async (link: HTMLAnchorElement): Promise<void> => {
    for (const other of table.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
    link.setAttribute("aria-current", "date");
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    // Another day was chosen meanwhile.
    if (!link.hasAttribute("aria-current")) return;
    document.querySelector("main > .nothing")?.remove();
    listing.replaceChildren(...page.querySelectorAll("main > .nothing, .listing > *"));
    onShow();
  };
  const choose = (link: HTMLAnchorElement): void => {
    show(link).catch(() => location.assign(link.href));
  };
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest("a") : null;

  listing.setAttribute("aria-live", "polite");
  table.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link?.matches(":focus-visible:not([aria-current])")) choose(link);
  });
  table.addEventListener("click", (event) => {
    const link = linkOf(event);
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (link === null || ctrlKey || metaKey || shiftKey || link.hasAttribute("aria-current")) return;
    event.preventDefault();
    choose(link);
  });
  followSwipes(table);
}

function followSwipes(table: Element): void {
  let from: Touch | undefined;
  const options = { passive: true };
  table.addEventListener("touchstart", (event) => (from = (event as TouchEvent).touches[0]), options);
  const end = (event: Event): void => {
    const to = (event as TouchEvent).changedTouches[0];
    if (from === undefined || to === undefined) return;
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return;
    document.querySelector<HTMLElement>(`.steps [rel=${x > 0 ? "prev" : "next"}]`)?.click();
  };
  table.addEventListener("touchend", end, options);
}
