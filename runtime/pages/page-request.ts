import type { ParameterDescriptor } from "../core/parameter-descriptors.js";
import type { PeriodDescriptor, ResourceDescriptor } from "../core/resource-descriptor.js";
import { createTranslator, type Translations } from "../core/service-descriptor.js";
import type { AppContext } from "../resources/app-context.js";
import type { Config } from "../settings/config.js";
import type { EditorTexts } from "./admin/editor-texts.js";
import { type FormSource, formProse } from "./admin/forms.js";
import type { openPageApi, PageRecord } from "./page-api.js";

/** What a product brings to its pages. */
export interface PageDescriptor {
  readonly forms: FormSource;
  /** Translations of the texts of descriptors, by language. */
  readonly translations: Readonly<Record<string, Translations>>;
  /** The words of the pages in every language of the service. */
  readonly pageTexts: Readonly<Record<string, PageTexts>>;
  readonly calendarTexts: Readonly<Record<string, CalendarTexts>>;
  readonly editorTexts: Readonly<Record<string, EditorTexts>>;
  /** Guides beside the spec: Markdown that begins with its title. */
  readonly guides?: readonly { readonly name: string; readonly language: string; readonly text: string }[];
  /** Sections of the first page of the documentation by language; `html` is trusted as code of the product is. */
  readonly sections?: Readonly<Record<string, readonly { readonly title: string; readonly html: string }[]>>;
}

/** A resource whose list can be asked for what takes place between two times. */
export interface CalendarDescriptor extends ResourceDescriptor {
  readonly period: PeriodDescriptor & { readonly filters: NonNullable<PeriodDescriptor["filters"]> };
}

/** The resource that the calendar shows: the first that can be asked for by time. */
export function calendarOf({ resources }: AppContext): CalendarDescriptor | undefined {
  return [...resources.values()].map(({ resource }) => resource).find(hasTimes);
}

function hasTimes(resource: ResourceDescriptor): resource is CalendarDescriptor {
  return resource.period?.filters !== undefined;
}

/** One request for a page. */
export interface PageRequest {
  readonly app: AppContext;
  readonly product: PageDescriptor;
  readonly config: Config;
  /** `https://example.org`, with the path of a public URL that has one; no slash at its end. */
  readonly origin: string;
  /** The path in it, for links within the site. */
  readonly prefix: string;
  readonly language: string;
  /** The language as the region of the visitor writes it: `en-US`. It decides on clocks and weeks. */
  readonly locale: string;
  readonly texts: PageTexts;
  /** Path of the page without prefix and language. */
  readonly path: string;
  /** What the path names, such as a slug; still percent-encoded. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The query of the page of the calendar that the visitor came from. */
  readonly cameFrom: URLSearchParams | undefined;
  /** The page is embedded in a frame of another site. */
  readonly isEmbedded: boolean;
  /** What links in such a frame keep in their query: that they are in one, and its colours. */
  readonly frame: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly now: number;
  readonly api: ReturnType<typeof openPageApi>;
}

/** One request for the page of a record. */
export interface RecordVisit extends PageRequest {
  readonly resource: ResourceDescriptor;
  readonly record: PageRecord;
}

/** What is sent for a page. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Leads the visitor to another path. */
export function movedTo(path: string): PageAnswer {
  return { status: 302, headers: { Location: path, "Cache-Control": "no-cache" }, body: "" };
}

/** Answers a visit. */
export type Page = (visit: PageRequest) => PageAnswer | Promise<PageAnswer>;

/** The words of the calendar in the language of the visit; a service without a period has none. */
export function calendarTexts({ product, language }: PageRequest): CalendarTexts {
  return textsIn(product.calendarTexts, language);
}

/** The link to a page in a language: that of the site has no segment. */
export function pathIn({ app, prefix }: PageRequest, language: string, path: string): string {
  if (language === app.language) return prefix + path;
  return `${prefix}/${language}${path === "/" ? "" : path}`;
}

/** The link to the page of a record of an answer, in the language of the visit. */
export function recordPath(visit: PageRequest, resource: ResourceDescriptor, record: PageRecord): string {
  const { url } = record;
  const slug = typeof record.slug === "string" ? record.slug : "";
  // Records inside others may come without their address; the last slug of a path finds them as well.
  const path = url.startsWith(visit.origin)
    ? url.slice(visit.origin.length)
    : resource.page.replace("{id}", String(record.id)).replace(/\{(?:slug|path)\}/, () => slug);
  return pathIn(visit, visit.language, path);
}

/** The words for one record of a resource, or several, in the language of the visit. */
export function labelOf(
  visit: PageRequest,
  resource: ResourceDescriptor,
  number: "label" | "labels",
): string {
  return resource[number][visit.language] ?? resource.name;
}

/** What people call a field of a resource in the language of the visit. */
export function fieldLabel(
  { product, language }: PageRequest,
  { fields }: { readonly fields: Readonly<Record<string, ParameterDescriptor>> },
  name: string,
): string {
  const field = fields[name];
  return field === undefined
    ? name
    : formProse(field, createTranslator(language, product.translations)).label;
}

/** The words of the pages in one language: `page_texts` of the spec. */
export interface PageTexts {
  readonly address: string;
  readonly map: string;
  readonly language: string;
  readonly documentation: string;
  readonly documentationIntro: string;
  readonly skip: string;
  readonly notFound: string;
  readonly failed: string;
  readonly contents: string;
  readonly reference: string;
  readonly serviceOperations: string;
  readonly searchDocumentation: string;
  readonly nothingMatches: string;
  readonly objects: string;
  readonly parameters: string;
  readonly body: string;
  readonly answer: string;
  readonly errors: string;
  readonly required: string;
  readonly usual: string;
  readonly keyNeeded: string;
  readonly noKeyNeeded: string;
  readonly openService: string;
  readonly key: string;
  readonly testRequest: string;
  readonly send: string;
  readonly close: string;
  readonly copyMarkdown: string;
  readonly copied: string;
  readonly copy: string;
  readonly contact: string;
  readonly imprint: string;
}

/** The words of the calendar, and of the pages of records with a period: `calendar_texts` of the spec. */
export interface CalendarTexts {
  readonly calendar: string;
  readonly month: string;
  readonly week: string;
  readonly day: string;
  readonly list: string;
  readonly views: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  readonly goTo: string;
  readonly find: string;
  readonly search: string;
  readonly past: string;
  readonly show: string;
  readonly clear: string;
  readonly any: string;
  readonly remove: string;
  readonly near: string;
  readonly nearFailed: string;
  readonly nothing: string;
  readonly nothingFound: string;
  readonly nothingEver: string;
  readonly nextFound: string;
  readonly lastFound: string;
  readonly upcoming: string;
  readonly allDay: string;
  readonly when: string;
  readonly yourTime: string;
  readonly showYourTime: string;
  readonly save: string;
  readonly subscribe: string;
  readonly embed: string;
  readonly featured: string;
  readonly loadFailed: string;
  readonly over: string;
  readonly repeatsOn: string;
  readonly repeatsInterval: string;
  readonly repeatsUntil: string;
  readonly repeatsTimes: string;
  readonly free: string;
  readonly buy: string;
  readonly join: string;
  readonly share: string;
  readonly saveFile: string;
  readonly subscribeApp: string;
}

/** The texts in a language of the service; the generated tables have all of them. */
export function textsIn<T>(texts: Readonly<Record<string, T>>, language: string): T {
  const found = texts[language];
  if (found === undefined) throw new Error(`There are no texts in ${language}.`);
  return found;
}
