/** Shows, or hides again, each time of the page in the visitor's zone, where its clocks differ. */
export function showOwnTimes(isShown: boolean): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-wall]")) {
    time.parentElement?.querySelector(".own")?.remove();
    const words = isShown ? ownWords(time) : undefined;
    if (words === undefined) continue;
    const own = document.createElement("span");
    own.className = "own";
    own.textContent = words;
    time.after(" ", own);
  }
}

/** The time in the visitor's zone; undefined where its clocks show the same. */
export function ownWords(time: HTMLTimeElement): string | undefined {
  const start = new Date(time.dateTime);
  const own = wallOf(start);
  const wall = time.dataset.wall ?? "";
  if (own === wall) return undefined;
  const end = new Date(time.dataset.end ?? time.dateTime);
  // Beside a time of another day, its weekday alone could be that of any week.
  const day = own.slice(0, 10) === wall.slice(0, 10) ? {} : ({ day: "numeric", month: "short" } as const);
  const style = { weekday: "short", ...day, hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(document.body.dataset.locale, style).formatRange(start, end);
}

/** What the visitor's clocks show: `2031-03-10 19:30`. */
function wallOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
