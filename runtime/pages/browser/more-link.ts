/** The link leads nowhere but opens a list; while that is closed, it controls nothing. */
export function nameMoreLink(link: HTMLElement): void {
  const clear = (): void => {
    if (link.getAttribute("aria-controls") === "") link.removeAttribute("aria-controls");
  };
  link.setAttribute("role", "button");
  clear();
  new MutationObserver(clear).observe(link, { attributeFilter: ["aria-controls"] });
}
