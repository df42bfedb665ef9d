/** Links with an address to share or to copy do that instead of leading there, where the browser can. */
document.addEventListener("click", (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-share], [data-copy]") : null;
  const { share, copy = share ?? "", done = "" } = link?.dataset ?? {};
  // Browsers have them on secure pages only.
  const { clipboard, share: send } = navigator as Partial<Navigator>;
  if (link === null || (clipboard === undefined && (share === undefined || send === undefined))) return;
  event.preventDefault();
  if (share !== undefined && send !== undefined)
    void navigator.share({ title: document.title, url: share }).catch(() => undefined);
  else void clipboard?.writeText(copy).then(() => link.replaceChildren(done));
});
