import type { Filter } from "mongodb";
import { emptySnapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import { anonymous } from "../core/principal.js";
import { parentProperty, propertyIn } from "../core/properties.js";
import { createContext, type RequestContext } from "../core/request-context.js";
import type { Address } from "../http/address.js";
import { type AppContext, withSnapshot } from "../resources/app-context.js";
import { allOf, listedConditions } from "../resources/read/conditions.js";
import { createSerializer } from "../resources/read/create-serializer.js";
import { populate } from "../resources/read/populate.js";
import type { Serializer } from "../resources/read/serializer.js";
import type { Records } from "../resources/registered-resource.js";
import { timeLimit } from "../storage/command-options.js";
import { element, emptyElement, textElement, xmlDeclaration } from "./xml.js";

/** How many addresses the protocol of sitemaps allows in one file. */
const addressLimit = 50_000;

/**
 * The sitemap of the site: its pages, or where those could be more than one file may hold, the list of its parts at
 * `/sitemap-1.xml` and so on. A part holds a fixed range of ids, so that a new record changes the last part only.
 */
export async function siteMap(app: AppContext, address: Address): Promise<string> {
  const parts = await partsOf(app);
  if (parts.length === 0 || (parts.length === 1 && parts[0] === 0)) return pageList(app, address, 0);
  const rows = parts.map((part) =>
    element("sitemap", [textElement("loc", `${address.origin}/sitemap-${part + 1}.xml`)]),
  );
  return wrapped("sitemapindex", namespaces, rows);
}

/** One part of the sitemap, counted from 1; undefined where it has no pages. */
export async function siteMapPart(
  app: AppContext,
  address: Address,
  part: number,
): Promise<string | undefined> {
  return (await hasPages(app, part - 1)) ? pageList(app, address, part - 1) : undefined;
}

const namespaces = ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pageNamespaces = `${namespaces} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

function wrapped(name: string, attributes: string, rows: readonly string[]): string {
  return `${xmlDeclaration}<${name}${attributes}>\n${rows.join("")}</${name}>\n`;
}

function mappedResources(app: AppContext): readonly Records[] {
  return [...app.resources.values()].filter(({ resource }) => resource.sitemap === true);
}

/** Ids of one sequence differ, and a record has a page for each language at most. */
function idsPerPart(app: AppContext): number {
  const sequences = new Set(mappedResources(app).map(({ resource }) => resource.sequence));
  return Math.floor(addressLimit / (app.service.languages.all.length * Math.max(sequences.size, 1)));
}

/** The parts with a page in them, counted from 0. */
async function partsOf(app: AppContext): Promise<readonly number[]> {
  const highest = await Promise.all(
    mappedResources(app).map(({ token }) =>
      app.database.collection(token).findOne({}, { sort: { _id: -1 }, projection: { _id: 1 }, ...timeLimit }),
    ),
  );
  // Resources in a sitemap have integers.
  const last = Math.floor(
    Math.max(...highest.map((document) => Number(document?._id ?? 0)), 0) / idsPerPart(app),
  );
  const parts: number[] = [];
  for (let part = 0; part <= last; part += 1) if (await hasPages(app, part)) parts.push(part);
  return parts;
}

async function hasPages(app: AppContext, part: number): Promise<boolean> {
  const found = await Promise.all(
    mappedResources(app).map((records) =>
      app.database
        .collection(records.token)
        .findOne(publicRecords(app, records, part), { projection: { _id: 1 }, ...timeLimit }),
    ),
  );
  return found.some((document) => document !== null);
}

/** What everyone may read, and lists show. */
function publicRecords(app: AppContext, records: Records, part: number): Filter<RecordDocument> {
  const { resource } = records;
  const size = idsPerPart(app);
  const condition = {
    _id: { $gte: part * size, $lt: (part + 1) * size },
    ...(resource.hasStatus === true ? { password: { $exists: false } } : {}),
    // The page of a term that nothing is marked with has nothing to show.
    ...(resource.taxonomy === undefined || resource.counts === undefined ? {} : { count: { $gt: 0 } }),
  };
  // The descriptors name properties that every document of the resource has.
  return allOf([condition, ...listedConditions({ app, records, call: { principal: anonymous } })]);
}

async function pageList(app: AppContext, address: Address, part: number): Promise<string> {
  const rows = await Promise.all(
    mappedResources(app).map((records) => resourcePages({ app, address }, records, part)),
  );
  return wrapped("urlset", pageNamespaces, rows.flat());
}

async function resourcePages(
  { app, address }: { readonly app: AppContext; readonly address: Address },
  records: Records,
  part: number,
): Promise<readonly string[]> {
  const { resource, token } = records;
  const languages = app.service.languages.all;
  const parent = parentProperty(resource);
  const properties = [
    "status",
    "language",
    "modified",
    ...(parent === undefined ? [] : [parent]),
    ...languages.map((name) => `text.${name}.slug`),
  ];
  const documents = await app.database.find(token, publicRecords(app, records, part), {
    sort: { _id: 1 },
    projection: Object.fromEntries(properties.map((name) => [name, 1])),
    batchSize: 2000,
  });
  const context = (language: string) =>
    withSnapshot({ app, records, call: visit(app, address, language) }, emptySnapshot);
  const related = await populate(context(app.language), documents);
  const views = languages.map((language): readonly [string, Serializer] => [
    language,
    createSerializer(context(language), related, "listed"),
  ]);
  return documents.flatMap((document) => recordPages(records, document, views));
}

/** The context of an anonymous reader in a language. Pages in languages other than the site's have the language as prefix. */
function visit(
  { service, language: own }: AppContext,
  { origin }: Address,
  language: string,
): RequestContext {
  const site = language === own ? origin : `${origin}/${language}`;
  return createContext({ language, principal: anonymous, site, mount: service.mounts[0], now: 0 });
}

/** The page of a record, or where it has one for each of its languages all of them, each with the others beside it. */
function recordPages(
  { resource }: Records,
  document: RecordDocument,
  views: readonly (readonly [language: string, view: Serializer])[],
): readonly string[] {
  const own = views.filter(([language]) => document.text[language] !== undefined);
  const pages = new Map<string, string>();
  for (const [language, view] of own) {
    const texts: object = view.text(document.text, document.language);
    const slug = propertyIn(texts, "slug");
    const url = view.pageUrl(resource, document, typeof slug === "string" ? slug : "");
    if (![...pages.values()].includes(url)) pages.set(language, url);
  }
  const changed = textElement("lastmod", document.modified.toISOString());
  const alternates = [...pages].map(([hreflang, href]) =>
    emptyElement("xhtml:link", { rel: "alternate", hreflang, href }),
  );
  return [...pages.values()].map((url) =>
    element("url", [textElement("loc", url), changed, ...(alternates.length > 1 ? alternates : [])]),
  );
}
