import { isObject } from "../core/properties.js";
import { clockText, toInstant } from "../dates/wall-time.js";
import { momentInWords } from "./agenda.js";
import { type Html, html, linkAddress } from "./layout.js";
import { calendarTexts, fieldLabel, type PageRequest, type RecordVisit } from "./page-request.js";

/** The kinds of tickets of a record: price, time of sale, and while it lasts the way to buy each. */
export function ticketList(visit: RecordVisit): Html | false {
  const { resource, record } = visit;
  const field = resource.display?.tickets ?? "";
  const value = record[field];
  const tickets = Array.isArray(value) ? value.filter(isObject) : [];
  const { zone } = visit.app;
  const entry = (ticket: (typeof tickets)[number]): Html => {
    const { name, price, url, sale_start: start, sale_end: end } = ticket;
    const [from, to] = [start, end].map((time) =>
      typeof time === "string" ? clockText(time, zone) : undefined,
    );
    const isEarly = from !== undefined && toInstant(from, zone) > visit.now;
    const isLate = to !== undefined && toInstant(to, zone) < visit.now;
    const link = isEarly || isLate ? undefined : linkAddress(url);
    const [property, time] = isEarly ? ["sale_start", from] : ["sale_end", to];
    const label = fieldLabel(visit, { fields: resource.fields[field]?.properties ?? {} }, property);
    return html`<li><strong class="time">${typeof price === "number" && priceInWords(visit, price, ticket.currency)}</strong><div>${typeof name === "string" && name}${time !== undefined && html`<p class="place">${label}: ${momentInWords(time, visit.locale)}</p>`}</div>${link !== undefined && html`<a class="button primary" href="${link}" rel="noopener nofollow">${calendarTexts(visit).buy}<span class="hidden"> ${String(name)}</span></a>`}</li>`;
  };
  return (
    tickets.length > 0 &&
    html`<section class="agenda"><h2>${fieldLabel(visit, resource, field)}</h2><ul>${tickets.map(entry)}</ul></section>`
  );
}

function priceInWords(visit: PageRequest, price: number, currency: unknown): string {
  if (price === 0) return calendarTexts(visit).free;
  const isCode = typeof currency === "string" && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(visit.locale, isCode ? { style: "currency", currency } : {}).format(price);
}
