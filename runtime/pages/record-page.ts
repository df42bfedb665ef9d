import { standingOf } from "../core/properties.js";
import { parseId } from "../core/record-id.js";
import { findBySlug } from "../resources/read/find.js";
import type { Records } from "../resources/registered-resource.js";
import { plainText } from "../text/html.js";
import {
  agenda,
  happeningInWords,
  happeningOf,
  imageOf,
  imageTexts,
  jsonLd,
  nameIn,
  standingBadge,
  textIn,
} from "./agenda.js";
import {
  betweenDays,
  calendarFilters,
  calendarLink,
  dayAt,
  pageLinks,
  readCalendarState,
  readPage,
} from "./calendar-state.js";
import { cleaned, type Html, html, layOut } from "./layout.js";
import { PageError, type PageRecord } from "./page-api.js";
import {
  calendarOf,
  calendarTexts,
  movedTo,
  type Page,
  type PageAnswer,
  type PageRequest,
  pathIn,
  type RecordVisit,
  recordPath,
} from "./page-request.js";
import { neighbours, seriesDates } from "./record-dates.js";
import { mapPicture } from "./record-map.js";
import { recordLink, recordRows, relatedOf } from "./record-rows.js";
import { ticketList } from "./record-tickets.js";
import { recordLinks, subscription } from "./visitor-links.js";

/** The page of each record of a resource, at the address that the API answers as its `url`. */
export function recordPage(records: Records): Page {
  const { resource } = records;
  return async (visit) => {
    const { record, slugs } = await findRecord(visit, records);
    if (!isPublished(visit, record)) throw new PageError(404, visit.texts.notFound);
    // Slugs are stored percent-encoded, in lower case.
    const asked = slugIn(visit.name).toLowerCase();
    const isOwn = asked === record.slug || slugs.get(visit.language) === asked;
    // A slug of another language leads to the page in that language.
    const elsewhere = isOwn ? undefined : [...slugs].find(([, slug]) => slug === asked)?.[0];
    if (elsewhere === undefined) return show({ ...visit, resource, record }, slugs);
    return movedTo(pathIn(visit, elsewhere, visit.path));
  };
}

/** The record by its slug, or where such records have no names by its id; with its own slugs by language. */
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

async function show(visit: RecordVisit, slugs: ReadonlyMap<string, string>): Promise<PageAnswer> {
  const { resource, record, app, config } = visit;
  const { display = {} } = resource;
  const name = nameIn(visit, resource, record);
  const happening = happeningOf(resource, record);
  const calendar = calendarOf(app)?.name === resource.name ? calendarOf(app) : undefined;
  const isOver = happening !== undefined && Date.parse(happening.endInstant) < visit.now;
  const text = textIn(record, display.text);
  const summary = plainText(textIn(record, display.summary) || text).slice(0, 200);
  const image = imageOf(record.image, 1200);
  const altOf = await imageTexts(visit, [record]);
  const when = happening && happeningInWords(happening, visit.locale);
  const standing = standingOf(resource, record)?.label[visit.language];
  const description = [standing, when, summary]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
  const series = calendar && (await seriesDates(visit, calendar));
  const places = display.place === undefined ? [visit] : relatedOf(visit, display.place);
  return layOut(visit, {
    title: `${name} – ${app.service.title}`,
    ...(description === "" ? {} : { description }),
    head: html`<meta property="og:type" content="website">
${image !== undefined && html`<meta property="og:image" content="${image.url}">\n`}${jsonLd(record)}`,
    main: html`<article class="record">
<p class="back"><a href="${wayBack(visit, happening?.start)}">← ${app.service.title}</a></p>
<h1>${name}</h1>
${standingLine(visit)}${isOver && html`<p class="standing"><span class="badge">${calendarTexts(visit).over}</span></p>`}
${image !== undefined && html`<img class="lead" src="${image.url}" alt="${altOf(record)}" width="${image.width}" height="${image.height}">`}
${recordRows(visit, series?.repeats)}
${recordLinks(visit, places)}
${happening !== undefined && !isOver && ticketList(visit)}
<div class="prose">${cleaned(text)}</div>
${places.map(mapPicture)}
${markLinks(visit)}
${series?.dates}
${happening === undefined && (await upcoming(visit))}
${calendar && (await neighbours(visit, calendar))}
</article>`,
    scripts: ["times.js"],
    translations: translationsOf(visit, slugs),
    policy:
      config.mapTiles === undefined ? {} : { "img-src": `'self' data: ${new URL(config.mapTiles).origin}` },
  });
}

/** The calendar as the visitor left it, or else in the month of what they read. */
function wayBack(visit: PageRequest, start: string | undefined): string {
  const calendar = calendarOf(visit.app);
  if (calendar === undefined) return pathIn(visit, visit.language, "/");
  const query =
    visit.cameFrom ?? new URLSearchParams(start === undefined ? {} : { date: start.slice(0, 10) });
  const shown = { ...visit, query, frame: {} };
  return calendarLink(shown, readCalendarState(shown, calendarFilters(calendar)));
}

/** The page in the languages that the record has texts in; its address has the slug of that language. */
function translationsOf(visit: RecordVisit, slugs: ReadonlyMap<string, string>) {
  const own = recordPath(visit, visit.resource, visit.record);
  const slug = textIn(visit.record, "slug");
  const path = own.slice(pathIn(visit, visit.language, "/").replace(/\/$/, "").length);
  const paths = [...slugs].map(([language, other]) => {
    const at = path.lastIndexOf(slug);
    const there = at < 0 ? path : path.slice(0, at) + other + path.slice(at + slug.length);
    return [language, pathIn(visit, language, there)] as const;
  });
  return new Map([...paths, [visit.language, own]]);
}

/** That it does not take place as announced, and why. */
function standingLine(visit: RecordVisit): Html | false {
  const { resource, record } = visit;
  const badge = standingBadge(visit, resource, record);
  return (
    badge && html`<p class="standing">${badge} ${textIn(record, resource.period?.eventStatus?.reason)}</p>`
  );
}

function markLinks(visit: RecordVisit): Html | false {
  const marks = (visit.resource.display?.tags ?? []).flatMap((field) => relatedOf(visit, field));
  return (
    marks.length > 0 &&
    html`<ul class="marks">${marks.map((mark) => html`<li>${recordLink(mark)}</li>`)}</ul>`
  );
}

/** What takes place there, is held by them, or is marked so. */
async function upcoming(visit: RecordVisit): Promise<Html | false> {
  const { resource, record } = visit;
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
  const follow = subscription(visit, { [filter.name]: String(record.id) });
  if (records.length === 0) return follow;
  const own = recordPath(visit, resource, record);
  const pager = pageLinks(visit, { page, pages }, (to) => (to === 1 ? own : `${own}?page=${to}`));
  return html`<section class="upcoming"><h2>${calendarTexts(visit).upcoming}</h2>${await agenda(visit, calendar, { records, level: 3 })}${pager}</section>${follow}`;
}
