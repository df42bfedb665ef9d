import { standingOf } from "../core/properties.js";
import { clockText } from "../dates/wall-time.js";
import { parseZone, utc } from "../dates/zone.js";
import { resourceNamed } from "../resources/app-context.js";
import { happeningInWords, happeningOf, nameIn, relatedIn, textIn, timeElement } from "./agenda.js";
import { cleaned, type Html, html, linkAddress } from "./layout.js";
import {
  calendarOf,
  calendarTexts,
  fieldLabel,
  labelOf,
  type RecordVisit,
  recordPath,
} from "./page-request.js";
import { mapLink } from "./record-map.js";

/** What is known of a record, in rows with a label; `repeats` is how its series does. */
export function recordRows(visit: RecordVisit, repeats = ""): Html {
  return html`<dl class="properties">${whenRow(visit)}${repeats !== "" && labelled(visit, visit.resource.recurrence?.rule ?? "", html`${repeats}`)}${fieldRows(visit)}${relatedRows(visit)}${contactRows(visit)}</dl>`;
}

function row(label: string, content: Html): Html {
  return html`<div><dt>${label}</dt><dd>${content}</dd></div>\n`;
}

function labelled(visit: RecordVisit, field: string, content: Html): Html {
  return row(fieldLabel(visit, visit.resource, field), content);
}

/** When it takes place, and when it was to start before it was moved. */
function whenRow(visit: RecordVisit): Html | false {
  const { resource, record, locale } = visit;
  const happening = happeningOf(resource, record);
  if (happening === undefined) return false;
  const { zone, abbreviation, isWholeDays } = happening;
  const former = textIn(record, resource.period?.eventStatus?.former);
  const isMoved = former !== "" && standingOf(resource, record)?.means === "moved";
  const before = isMoved && clockText(former, parseZone(zone) ?? utc);
  const words = happeningInWords(happening, locale);
  return row(
    calendarTexts(visit).when,
    html`${before !== false && html`<p><s>${happeningInWords({ ...happening, start: before, end: before }, locale)}</s></p>`}${timeElement(happening, words)}${!isWholeDays && html` <span class="zone">${zone.replaceAll("_", " ")}${abbreviation !== zone && ` (${abbreviation})`}</span>`}<p class="yours" data-label="${calendarTexts(visit).yourTime}" hidden></p>`,
  );
}

/** The values of a record, where the spec does not say what its page shows. */
function fieldRows(visit: RecordVisit): readonly Html[] {
  const { resource, record } = visit;
  if (resource.display !== undefined || resource.period !== undefined) return [];
  return Object.entries(resource.fields).flatMap(([name, { kind, storage }]) => {
    const isOwn = (storage === "plain" || storage === "localized") && name !== resource.namedBy;
    const value = isOwn ? textIn(record, name) : "";
    if (value === "") return [];
    const text = kind === "datetime" ? clockText(value, visit.app.zone) : value;
    return [labelled(visit, name, kind === "html" ? cleaned(value) : html`${text}`)];
  });
}

/** The records that a relation leads to. */
export function relatedOf(visit: RecordVisit, field = ""): readonly RecordVisit[] {
  const target = visit.resource.fields[field]?.target;
  if (target === undefined) return [];
  const { resource } = resourceNamed(visit.app, target);
  return relatedIn(visit.record, field).map((record) => ({ ...visit, resource, record }));
}

/** Where it takes place and who holds it, with address and contacts. */
function relatedRows(visit: RecordVisit): readonly Html[] {
  const { place, host } = visit.resource.display ?? {};
  return [place, host].flatMap((field) => {
    const related = relatedOf(visit, field);
    const [first] = related;
    if (first === undefined) return [];
    const content = related.map(
      (one) =>
        html`<p>${recordLink(one)}</p><p>${addressLine(one)}</p><p>${contactsOf(one).map(([, link], at) => html`${at > 0 && " · "}${link}`)}</p>`,
    );
    return [row(labelOf(visit, first.resource, related.length === 1 ? "label" : "labels"), html`${content}`)];
  });
}

/** The name of a record, as a link to its page. */
export function recordLink(visit: RecordVisit): Html {
  const { resource, record } = visit;
  return html`<a href="${recordPath(visit, resource, record)}">${nameIn(visit, resource, record)}</a>`;
}

/** The parts of an address, without the name that stands above it. */
export function addressOf({ resource: { display, namedBy }, record }: RecordVisit): string {
  const name = `${textIn(record, namedBy)}, `;
  const lines = (display?.address ?? []).map((field) => textIn(record, field));
  const parts = lines.map((line) => (`${line}, `.startsWith(name) ? line.slice(name.length) : line));
  return parts.filter((part) => part !== "").join(", ");
}

function addressLine(visit: RecordVisit): Html | false {
  const address = addressOf(visit);
  const map = mapLink(visit, address);
  if (address === "" && map === undefined) return false;
  return html`<span class="address">${address}</span>${map !== undefined && html` <a href="${map}" rel="noopener">${visit.texts.map}</a>`}`;
}

/** Where one takes part online, what it costs, and how to reach whom the record describes. */
function contactRows(visit: RecordVisit): readonly (Html | false)[] {
  const { resource, record, texts } = visit;
  const { join = "", price = "", address } = resource.display ?? {};
  const [online, cost] = [linkAddress(record[join]), textIn(record, price)];
  const line = address !== undefined && addressLine(visit);
  // Only a service with a calendar has a word for it.
  const words = (site: string) =>
    calendarOf(visit.app) === undefined ? new URL(site).host : calendarTexts(visit).join;
  return [
    online !== undefined &&
      labelled(
        visit,
        join,
        html`<a href="${online}" class="button primary" rel="noopener nofollow">${words(online)}</a>`,
      ),
    cost !== "" && labelled(visit, price, html`${cost}`),
    line && row(texts.address, line),
    ...contactsOf(visit).map(([field, link]) => labelled(visit, field, link)),
  ];
}

/** Links to telephone, mail and website of a record, by the names of their fields. */
function contactsOf({ resource, record }: RecordVisit): readonly (readonly [string, Html])[] {
  const { phone = "", email = "", website = "" } = resource.display ?? {};
  const [number, mail, site] = [textIn(record, phone), textIn(record, email), linkAddress(record[website])];
  const link = (text: string, address: string) =>
    html`<a href="${address}" rel="noopener nofollow">${text}</a>`;
  return [
    ...(number === "" ? [] : [[phone, link(number, `tel:${number.replace(/[^\d+]/g, "")}`)] as const]),
    ...(mail === "" ? [] : [[email, link(mail, `mailto:${encodeURI(mail)}`)] as const]),
    ...(site === undefined ? [] : [[website, link(new URL(site).host, site)] as const]),
  ];
}
