/** Changes that come close together are shown together. */
const delayMs = 500;

/**
 * Calls `reload` soon after each change that a stream of the API reports. Does not listen while the page is hidden, so that it
 * holds no connection: what has changed meanwhile is loaded when it is shown again.
 */
export function followChanges(address: string, reload: () => void): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reloadSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (source !== undefined) reload();
    }, delayMs);
  };
  const stop = (): void => {
    source?.close();
    source = undefined;
  };
  const listen = (): void => {
    stop();
    source = new EventSource(address);
    source.addEventListener("change", reloadSoon);
    // Where it stopped is not known any more; it would be asked for with that in vain.
    source.addEventListener("expired", resume);
  };
  const resume = (): void => {
    listen();
    reloadSoon();
  };

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) stop();
    else resume();
  });
  addEventListener("pagehide", stop);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && !document.hidden) resume();
  });
  if (!document.hidden) listen();
}
