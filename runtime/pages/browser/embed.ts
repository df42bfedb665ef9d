/**
 * Inserts the calendar after this script in a page of another site:
 * `<script src="https://calendar.example.org/embed.js" data-language="it" data-view="list" data-categories="3"></script>`.
 * The `data-` attributes become the query of the calendar; `data-language` its language, `data-height` its first height in pixels.
 */
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const { language, height = "720", title, ...query } = script.dataset;
  const site = new URL(script.src).href.replace(/\/embed\.js[^]*/, "");
  const parameters = new URLSearchParams({ embed: "1" });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  const frame = document.createElement("iframe");
  frame.src = `${site}/${language ?? ""}?${parameters.toString()}`;
  frame.title = title ?? "Calendar";
  frame.loading = "lazy";
  frame.style.cssText = `width: 100%; height: ${Number(height) || 720}px; border: 0; color-scheme: normal;`;
  script.after(frame);
  addEventListener(
    "message",
    ({ origin, source, data }: MessageEvent<{ calendarHeight?: unknown } | null>) => {
      const { calendarHeight: pixels } = data ?? {};
      if (origin !== new URL(site).origin || source !== frame.contentWindow || !Number.isFinite(pixels))
        return;
      frame.style.height = `${Math.min(Number(pixels), 20_000)}px`;
    },
  );
}
