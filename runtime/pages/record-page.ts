import { standingOf } from "../core/properties.js";
import { parseId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { clockText } from "../dates/wall-time.js";
import { parseZone, utc } from "../dates/zone.js";
import { resourceNamed } from "../resources/app-context.js";
import { findBySlug } from "../resources/read/find.js";
import type { Records } from "../resources/registered-resource.js";
import { plainText } from "../text/html.js";
import {
  agenda,
  happeningInWords,
  happeningOf,
  imageOf,
  jsonLd,
  nameIn,
  relatedIn,
  standingBadge,
  textIn,
  timeElement,
} from "./agenda.js";
import { betweenDays, calendarFilters, dayAt, pageLinks, readPage } from "./calendar-state.js";
import { cleaned, type Html, html, layOut, linkAddress } from "./layout.js";
import { PageError, type PageRecord } from "./page-api.js";
import {
  calendarOf,
  calendarTexts,
  fieldLabel,
  labelOf,
  type Page,
  type PageAnswer,
  type PageRequest,
  pathIn,
  recordPath,
} from "./page-request.js";

/** A record, and its slugs by language, as far as it has texts of its own in them. */
type ShownRecord = Awaited<ReturnType<typeof findRecord>>;

/** The page of each record of a resource, at the address that the API answers as its `url`. */
export function recordPage(records: Records): Page {
  const { resource } = records;
  return async (visit) => {
    const found = await findRecord(visit, records);
    const { record, slugs } = found;
    if (!isPublished(visit, record)) throw new PageError(404, visit.texts.notFound);
    // Slugs are stored percent-encoded, in lower case.
    const asked = slugIn(visit.name).toLowerCase();
    const isOwn = asked === record.slug || slugs.get(visit.language) === asked;
    // A slug of another language leads to the page in that language.
    const elsewhere = isOwn ? undefined : [...slugs].find(([, slug]) => slug === asked)?.[0];
    if (elsewhere === undefined) return show(visit, resource, found);
    const headers = { Location: pathIn(visit, elsewhere, visit.path), "Cache-Control": "no-cache" };
    return { status: 302, headers, body: "" };
  };
}

/** The record by its slug, or where such records have no names by its id. */
async function findRecord(visit: PageRequest, records: Records) {
  const { name, app, language } = visit;
  const { resource } = records;
  const isNameless = resource.namedBy === "";
  const document = isNameless ? null : await findBySlug({ app, records, call: { language } }, slugIn(name));
  const id = isNameless ? parseId(resource, name) : document?._id;
  if (id === undefined) throw new PageError(404, visit.texts.notFound);
  const pairs = (document?.slugs ?? []).filter((slug) => slug.includes(":"));
  const slugs = new Map(
    pairs.map((slug) => [slug.slice(0, slug.indexOf(":")), slug.slice(slug.indexOf(":") + 1)]),
  );
  return { record: await visit.api.byId(resource, id), slugs };
}

/** Paths may name the records above as well. */
function slugIn(name: string): string {
  return name.split("/").at(-1) ?? name;
}

function isPublished({ app }: PageRequest, { status }: PageRecord): boolean {
  if (status === undefined) return true;
  return app.service.statuses.some(({ name, role }) => name === status && role === "published");
}

async function show(
  visit: PageRequest,
  resource: ResourceDescriptor,
  { record, slugs }: ShownRecord,
): Promise<PageAnswer> {
  const { display = {} } = resource;
  const name = nameIn(visit, resource, record);
  const happening = happeningOf(resource, record);
  const text = textIn(record, display.text);
  const summary = plainText(textIn(record, display.summary) || text).slice(0, 200);
  const image = imageOf(record.image, 1200);
  const when = happening && happeningInWords(happening, visit.language);
  const standing = standingOf(resource, record)?.label[visit.language];
  const own = recordPath(visit, resource, record);
  const description = [standing, when, summary]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
  return layOut(visit, {
    title: `${name} – ${visit.app.service.title}`,
    ...(description === "" ? {} : { description }),
    head: html`<meta property="og:type" content="website">
${image !== undefined && html`<meta property="og:image" content="${image.url}">\n`}${jsonLd(record)}`,
    main: html`<article class="record">
<p class="back"><a href="${pathIn(visit, visit.language, "/")}">← ${visit.app.service.title}</a></p>
<h1>${name}</h1>
${standingLine(visit, resource, record)}
${image !== undefined && html`<img class="lead" src="${image.url}" alt="" width="${image.width}" height="${image.height}">`}
<dl class="properties">${whenRow(visit, resource, record)}${fieldRows(visit, resource, record)}${relatedRows(visit, resource, record)}${contactRows(visit, resource, record)}</dl>
${happening && saveLink(visit, resource, record)}
<div class="prose">${cleaned(text)}</div>
${markLinks(visit, resource, record)}
${happening === undefined && (await upcoming(visit, resource, record))}
</article>`,
    scripts: happening === undefined ? [] : ["times.js"],
    translations: translationsOf(visit, own, { record, slugs }),
  });
}

/** The page in the languages that the record has texts in; its address has the slug of that language. */
function translationsOf(
  visit: PageRequest,
  own: string,
  { record, slugs }: ShownRecord,
): ReadonlyMap<string, string> {
  const slug = textIn(record, "slug");
  const path = own.slice(pathIn(visit, visit.language, "/").replace(/\/$/, "").length);
  const paths = [...slugs].map(([language, other]) => {
    const at = path.lastIndexOf(slug);
    const there = at < 0 ? path : path.slice(0, at) + other + path.slice(at + slug.length);
    return [language, pathIn(visit, language, there)] as const;
  });
  return new Map([...paths, [visit.language, own]]);
}

function row(label: string, content: Html): Html {
  return html`<div><dt>${label}</dt><dd>${content}</dd></div>\n`;
}

/** That it does not take place as announced, and why. */
function standingLine(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): Html | false {
  const badge = standingBadge(visit, resource, record);
  return (
    badge && html`<p class="standing">${badge} ${textIn(record, resource.period?.eventStatus?.reason)}</p>`
  );
}

/** When it takes place, and when it was to start before it was moved. */
function whenRow(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): Html | false {
  const happening = happeningOf(resource, record);
  if (happening === undefined) return false;
  const { language } = visit;
  const { zone, abbreviation, isWholeDays } = happening;
  const former = textIn(record, resource.period?.eventStatus?.former);
  const isMoved = former !== "" && standingOf(resource, record)?.means === "moved";
  const before = isMoved && clockText(former, parseZone(zone) ?? utc);
  const words = happeningInWords(happening, language);
  return row(
    calendarTexts(visit).when,
    html`${before !== false && html`<p><s>${happeningInWords({ ...happening, start: before, end: before }, language)}</s></p>`}${timeElement(happening, words)}${!isWholeDays && html` <span class="zone">${zone.replace("_", " ")} (${abbreviation})</span>`}<p class="yours" data-label="${calendarTexts(visit).yourTime}" hidden></p>`,
  );
}

/** The values of a record, where the spec does not say what its page shows. */
function fieldRows(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): readonly Html[] {
  if (resource.display !== undefined || resource.period !== undefined) return [];
  return Object.entries(resource.fields).flatMap(([name, { kind, storage }]) => {
    const isOwn = (storage === "plain" || storage === "localized") && name !== resource.namedBy;
    const value = isOwn ? textIn(record, name) : "";
    if (value === "") return [];
    const text = kind === "datetime" ? clockText(value, visit.app.zone) : value;
    return [row(fieldLabel(visit, resource, name), kind === "html" ? cleaned(value) : html`${text}`)];
  });
}

/** Where it takes place and who holds it. */
function relatedRows(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): readonly Html[] {
  const { display = {}, fields } = resource;
  return [display.place, display.host].flatMap((field) => {
    const target = fields[field ?? ""]?.target;
    const related = relatedIn(record, field);
    if (target === undefined || related.length === 0) return [];
    const other = resourceNamed(visit.app, target).resource;
    const content = related.map(
      (one) =>
        html`<p><a href="${recordPath(visit, other, one)}">${nameIn(visit, other, one)}</a></p><p>${addressLine(visit, other, one)}</p>`,
    );
    return [row(labelOf(visit, other, related.length === 1 ? "label" : "labels"), html`${content}`)];
  });
}

function addressLine(
  visit: PageRequest,
  { display = {} }: ResourceDescriptor,
  record: PageRecord,
): Html | false {
  const lines = (display.address ?? []).map((name) => textIn(record, name)).filter((line) => line !== "");
  const map = mapLink(record, display.position, lines);
  if (lines.length === 0 && map === undefined) return false;
  return html`<span class="address">${lines.join(", ")}</span>${map !== undefined && html` <a class="map" href="${map}" rel="noopener">${visit.texts.map}</a>`}`;
}

/** A map of the place: by its coordinates where it has them, else by its address. */
function mapLink(
  record: PageRecord,
  position: readonly string[] = [],
  address: readonly string[] = [],
): string | undefined {
  const [latitude, longitude] = position.map((name) => record[name]);
  if (typeof latitude === "number" && typeof longitude === "number") {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  }
  if (address.length === 0) return undefined;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address.join(", ") }).toString()}`;
}

function contactRows(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): readonly Html[] {
  const { display = {} } = resource;
  const roles = [display.price, display.phone, display.email];
  const [price, phone, email] = roles.map((name) => textIn(record, name));
  const labelled = (name: string | undefined, content: Html): Html =>
    row(fieldLabel(visit, resource, name ?? ""), content);
  const linked = (name: string | undefined): readonly Html[] => {
    const link = linkAddress(record[name ?? ""]);
    if (link === undefined) return [];
    return [labelled(name, html`<a href="${link}" rel="noopener nofollow">${new URL(link).host}</a>`)];
  };
  const address = display.address !== undefined && addressLine(visit, resource, record);
  return [
    ...linked(display.join),
    ...(price ? [labelled(display.price, html`${price}`)] : []),
    ...(address === false ? [] : [row(visit.texts.address, address)]),
    ...(phone
      ? [labelled(display.phone, html`<a href="tel:${phone.replace(/[^\d+]/g, "")}">${phone}</a>`)]
      : []),
    ...(email ? [labelled(display.email, html`<a href="mailto:${encodeURI(email)}">${email}</a>`)] : []),
    ...linked(display.website),
  ];
}

/** The record as a file for calendar programs. */
function saveLink(visit: PageRequest, { paths }: ResourceDescriptor, record: PageRecord): Html | false {
  if (paths.get_ics === undefined) return false;
  const { parameter } = visit.app.service.languages;
  const query = visit.language === visit.app.language ? "" : `?${parameter}=${visit.language}`;
  const address = visit.prefix + visit.api.path + paths.get_ics.replace("{id}", String(record.id)) + query;
  return html`<p><a class="button" href="${address}">${calendarTexts(visit).save}</a></p>`;
}

function markLinks(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): Html | false {
  const marks = (resource.display?.tags ?? []).flatMap((field) => {
    const target = resource.fields[field]?.target;
    if (target === undefined) return [];
    const other = resourceNamed(visit.app, target).resource;
    return relatedIn(record, field).map((one) => ({
      name: nameIn(visit, other, one),
      path: recordPath(visit, other, one),
    }));
  });
  return (
    marks.length > 0 &&
    html`<ul class="marks">${marks.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}</ul>`
  );
}

/** What takes place there, is held by them, or is marked so. */
async function upcoming(
  visit: PageRequest,
  resource: ResourceDescriptor,
  record: PageRecord,
): Promise<Html | false> {
  const calendar = calendarOf(visit.app);
  const filter = calendar && calendarFilters(calendar).find(({ target }) => target === resource.name);
  if (calendar === undefined || filter === undefined) return false;
  const { paging } = visit.app.service;
  const page = readPage(visit);
  const { records, pages } = await visit.api.list(calendar, {
    [filter.name]: record.id,
    ...betweenDays(calendar, { from: dayAt(visit.now, visit.app.zone) }),
    [paging.page]: page,
    [paging.size]: 20,
  });
  if (records.length === 0) return false;
  const own = recordPath(visit, resource, record);
  const pager = pageLinks(visit, { page, pages }, (to) => (to === 1 ? own : `${own}?page=${to}`));
  return html`<section class="upcoming"><h2>${calendarTexts(visit).upcoming}</h2>${await agenda(visit, calendar, { records, level: 3 })}${pager}</section>`;
}
