import "./share.js";
import type { GridSettings } from "./grid.js";
import { findNear } from "./near.js";
import { showOwnTimes } from "./own-times.js";
import { previewRecords } from "./preview-records.js";
import { showDays } from "./show-days.js";

const text = document.getElementById("grid-settings")?.textContent;
/** Absent on a page without a grid. */
const settings = text ? (JSON.parse(text) as GridSettings) : undefined;
const place = document.getElementById("grid");
const toggle = document.querySelector<HTMLInputElement>(".own-zone input");
// Narrow screens show the list, which is in the page already.
const wide = matchMedia("(min-width: 48em)");

if (settings !== undefined && place !== null) {
  const load = async (): Promise<void> => {
    if (!wide.matches || place.dataset.state !== undefined) return;
    place.dataset.state = "loading";
    const { drawGrid } = await import("./grid.js");
    const redraw = drawGrid(place, settings);
    toggle?.addEventListener("change", () => redraw(toggle.checked));
  };
  wide.addEventListener("change", () => void load());
  void load();
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const label = toggle?.closest("label");
const showOwn = (): void => {
  if (toggle) showOwnTimes(toggle.checked);
};
if (toggle && label) {
  const shown = label.querySelector("span");
  if (shown) shown.textContent = `(${zone.replaceAll("_", " ")})`;
  toggle.addEventListener("change", showOwn);
}
const [days, listing] = [document.querySelector("table.days"), document.querySelector(".listing")];
if (days && listing) showDays(days, listing, showOwn);
if (place && listing) previewRecords(place, listing);
const near = document.querySelector<HTMLElement>(".near");
if (near) findNear(near);

// The page with the frame checks where its height comes from.
if (document.body.classList.contains("embedded"))
  new ResizeObserver(() => parent.postMessage({ calendarHeight: document.body.scrollHeight }, "*")).observe(
    document.body,
  );
