import { ownWords } from "./own-times.js";
import "./share.js";

const place = document.querySelector<HTMLElement>(".yours");
const time = document.querySelector<HTMLTimeElement>("time[data-wall]");
const words = time ? ownWords(time) : undefined;
if (place && words !== undefined) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
  place.textContent = `${place.dataset.label ?? ""}: ${words} (${zone})`;
  place.hidden = false;
}
