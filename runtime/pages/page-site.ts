import type { RecordId } from "../core/record-id.js";
import type { PeriodDescriptor, ResourceDescriptor, TimeFilters } from "../core/resource-descriptor.js";
import type { ServiceDescriptor, Texts } from "../core/service-descriptor.js";
import type { Zone } from "../dates/zone.js";
import { findBySlug } from "../resources/read/find.js";
import { resourceNamed, type Site } from "../resources/site.js";
import { timeLimit } from "../storage/command-options.js";
import type { EditorTexts } from "./admin/editor-texts.js";
import type { FormFacts } from "./admin/form-facts.js";
import type { CalendarTexts, PageTexts } from "./page-texts.js";

/** What a product brings to its pages. */
export interface PageFacts {
  /** What people call the fields. */
  readonly forms: FormFacts<Texts>;
  /** The words of the pages in every language of the service. */
  readonly pageTexts: Readonly<Record<string, PageTexts>>;
  readonly calendarTexts: Readonly<Record<string, CalendarTexts>>;
  readonly editorTexts: Readonly<Record<string, EditorTexts>>;
  /** The words of the viewer of the API document in languages that it does not speak itself. */
  readonly viewerTexts?: Readonly<Record<string, object>>;
  /** Sections of the documentation page by language, above the reference. */
  readonly sections?: Readonly<Record<string, readonly PageSection[]>>;
}

/** A section that the product makes itself; `html` is trusted as code of the product is. */
export interface PageSection {
  readonly title: string;
  readonly html: string;
}

/** The site as its pages know it. */
export interface PageSite extends PageFacts {
  readonly facts: ServiceDescriptor;
  readonly zone: Zone;
  /** Language of addresses that name none. */
  readonly language: string;
  /** Most records on a page of a list. */
  readonly maximumPageSize: number;
  readonly resources: readonly ResourceDescriptor[];
  /** Origins whose pages may frame the calendar; `*` for all. */
  readonly frames: readonly string[];
  /** The id of the record with a slug, which may be percent-encoded; undefined if no record has it. */
  readonly idBySlug: (
    facts: ResourceDescriptor,
    slug: string,
    language: string,
  ) => Promise<RecordId | undefined>;
  /** The slugs of a record by language, as far as it has texts of its own in them. */
  readonly slugsOf: (facts: ResourceDescriptor, id: RecordId) => Promise<ReadonlyMap<string, string>>;
}

/** The site for its pages; its resources are registered by then. */
export function pageSite(
  site: Site,
  { forms, pageTexts, calendarTexts, editorTexts, viewerTexts = {}, sections = {} }: PageFacts,
  frames: readonly string[],
): PageSite {
  const { facts, zone, language, maximumPageSize, resources } = site;
  return {
    facts,
    zone,
    language,
    maximumPageSize,
    resources: [...resources.values()].map((resource) => resource.facts),
    forms,
    pageTexts,
    calendarTexts,
    editorTexts,
    viewerTexts,
    sections,
    frames,
    idBySlug: async ({ name }, slug, inLanguage) =>
      (await findBySlug({ site, call: { language: inLanguage } }, resourceNamed(site, name), slug))?._id,
    slugsOf: (resource, id) => readSlugs(site, resource, id),
  };
}

async function readSlugs(
  site: Site,
  { name }: ResourceDescriptor,
  id: RecordId,
): Promise<ReadonlyMap<string, string>> {
  const { token } = resourceNamed(site, name);
  const found = await site.database
    .collection(token)
    .findOne({ _id: id }, { ...timeLimit, projection: { slugs: 1 } });
  const pairs = (found?.slugs ?? []).filter((slug) => slug.includes(":"));
  return new Map(pairs.map((slug) => [slug.slice(0, slug.indexOf(":")), slug.slice(slug.indexOf(":") + 1)]));
}

/** A resource whose list can be asked for what takes place between two times. */
export interface CalendarFacts extends ResourceDescriptor {
  readonly period: PeriodDescriptor & { readonly filters: TimeFilters };
}

/** The resource that the calendar shows: the first that can be asked for by time. */
export function calendarFacts({ resources }: PageSite): CalendarFacts | undefined {
  return resources.find(hasTimes);
}

function hasTimes(facts: ResourceDescriptor): facts is CalendarFacts {
  return facts.period?.filters !== undefined;
}

/** The resource of that name. The generator checks all names, so a missing one is an error of the composition. */
export function factsNamed({ resources }: PageSite, name: string): ResourceDescriptor {
  const facts = resources.find((resource) => resource.name === name);
  if (facts === undefined) throw new Error(`No resource is named ${name}.`);
  return facts;
}
