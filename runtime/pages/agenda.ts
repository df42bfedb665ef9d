import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { type Html, html } from "./html.js";
import type { PageRecord } from "./page-api.js";
import { calendarTexts, fieldLabel, type PageRequest, recordPath } from "./page-request.js";
import { factsNamed } from "./page-site.js";
import { jsonLd, nameIn, relatedIn, standingBadge, textIn, thumbnailOf } from "./record-view.js";
import { dayInWords, happeningOf, timeElement, timeInDay } from "./times.js";

/** Records of a page, with the level of the headings above them. */
export interface AgendaContent {
  readonly records: readonly PageRecord[];
  readonly level: 2 | 3;
}

/** Records below the day they start on, for machines as their pages describe them. */
export async function agenda(
  visit: PageRequest,
  facts: ResourceDescriptor,
  { records, level }: AgendaContent,
): Promise<Html> {
  const days = new Map<string, PageRecord[]>();
  for (const record of records) {
    const day = happeningOf(facts, record)?.start.slice(0, 10) ?? "";
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return html`<div class="agenda">${[...days].map(([day, ofDay]) => {
    const words = dayInWords(day, visit.language);
    const heading = level === 2 ? html`<h2>${words}</h2>` : html`<h3>${words}</h3>`;
    return html`<section>${heading}<ul>${ofDay.map((record) => entry(visit, facts, record))}</ul></section>\n`;
  })}</div>
${jsonLd(...(await visit.api.described(facts, records)))}`;
}

function entry(visit: PageRequest, facts: ResourceDescriptor, record: PageRecord): Html {
  const happening = happeningOf(facts, record);
  const { shows = {} } = facts;
  const places = relatedIn(record, shows.place).map((place) => placeWords(visit, facts, place));
  const isFeatured = shows.featured !== undefined && record[shows.featured] === true;
  const isElsewhere =
    happening !== undefined && !happening.isWholeDays && happening.zone !== visit.site.zone.name;
  const image = thumbnailOf(record);
  const badge = standingBadge(visit, facts, record);
  const isOnline = shows.online !== undefined && record[shows.online] === true;
  const online = isOnline ? fieldLabel(visit, facts, shows.online) : "";
  const price = textIn(record, shows.price);
  const words = [...places, online, price].filter((word) => word !== "").join(" · ");
  return html`<li${isFeatured && html` class="featured"`}>
${happening && html`<p class="time">${timeElement(happening, timeInDay(happening, visit.language, calendarTexts(visit)))}${isElsewhere && html` <span class="zone">${happening.abbreviation}</span>`}</p>`}
<div><a class="name" href="${recordPath(visit, facts, record)}"${visit.isEmbedded && html` target="_blank" rel="noopener"`}>${nameIn(visit, facts, record)}</a>
${badge && html` ${badge}`}${isFeatured && html` <span class="badge">${calendarTexts(visit).featured}</span>`}
${words !== "" && html`<p class="place">${words}</p>`}</div>
${image !== undefined && html`<img src="${image}" alt="" width="72" height="72" loading="lazy">`}
</li>`;
}

/** Name and town of a place. */
function placeWords(visit: PageRequest, facts: ResourceDescriptor, place: PageRecord): string {
  const target = facts.fields[facts.shows?.place ?? ""]?.target;
  return target === undefined ? "" : nameIn(visit, factsNamed(visit.site, target), place);
}
