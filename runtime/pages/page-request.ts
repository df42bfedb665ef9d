import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import type { PageApi, PageRecord } from "./page-api.js";
import type { PageSite } from "./page-site.js";
import { type CalendarTexts, type PageTexts, textsIn } from "./page-texts.js";

/** One request for a page. */
export interface PageRequest {
  readonly site: PageSite;
  /** `https://example.org`, with the path of a public URL that has one; no slash at its end. */
  readonly origin: string;
  /** The path in it, for links within the site. */
  readonly prefix: string;
  readonly language: string;
  readonly texts: PageTexts;
  /** Path of the page without prefix and language. */
  readonly path: string;
  /** What the path names, such as a slug; still percent-encoded. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The page is embedded in a frame of another site. */
  readonly isEmbedded: boolean;
  /** Milliseconds. */
  readonly now: number;
  readonly api: PageApi;
}

/** What is sent for a page. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Answers a visit. */
export type Page = (visit: PageRequest) => Promise<PageAnswer>;

/** The words of the calendar in the language of the visit; a service without a period has none. */
export function calendarTexts({ site, language }: PageRequest): CalendarTexts {
  return textsIn(site.calendarTexts, language);
}

/** The link to a page in a language: that of the site has no segment. */
export function pathIn({ site, prefix }: PageRequest, language: string, path: string): string {
  if (language === site.language) return prefix + path;
  return `${prefix}/${language}${path === "/" ? "" : path}`;
}

/** The link to the page of a record of an answer, in the language of the visit. */
export function recordPath(visit: PageRequest, facts: ResourceDescriptor, record: PageRecord): string {
  const { url } = record;
  const slug = typeof record.slug === "string" ? record.slug : "";
  // Records inside others may come without their address; the last slug of a path finds them as well.
  const path = url.startsWith(visit.origin)
    ? url.slice(visit.origin.length)
    : facts.page.replace("{id}", String(record.id)).replace(/\{(?:slug|path)\}/, () => slug);
  return pathIn(visit, visit.language, path);
}

/** The words for one record of a resource, or several, in the language of the visit. */
export function labelOf(visit: PageRequest, facts: ResourceDescriptor, number: "label" | "labels"): string {
  return facts[number][visit.language] ?? facts.name;
}

/** What people call a field of a resource in the language of the visit. */
export function fieldLabel({ site, language }: PageRequest, facts: ResourceDescriptor, name: string): string {
  const form = site.forms.resources.find((candidate) => candidate.name === facts.name);
  return form?.fields.find((field) => field.name === name)?.label[language] ?? name;
}
