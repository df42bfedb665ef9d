/** The link leads nowhere but opens a list; while that is closed, it controls nothing. */
export function nameMoreLink(link: HTMLElement): void {
  const clear = (): void => {
    if (link.getAttribute("aria-controls") === "") link.removeAttribute("aria-controls");
  };
  link.setAttribute("role", "button");
  clear();
  new MutationObserver(clear).observe(link, { attributeFilter: ["aria-controls"] });
}

/** The day some days after that of a time. */
export function dayAfter(time: string, days: number): string {
  return new Date(Date.parse(time.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);
}
