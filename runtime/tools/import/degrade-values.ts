import { textLength, type ValidationError } from "../../core/validation.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { cleanHtml } from "../../text/html.js";
import { addUp, type LeftOut, remoteImages } from "./left-out.js";
import type { ImportSession } from "./session.js";
import type { InnerWrite } from "./write-record.js";

/** Values as this service takes them, and what had to be changed for that. */
export interface DegradedValues {
  readonly given: Readonly<Record<string, unknown>>;
  readonly skipped: readonly string[];
  readonly warnings: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Makes values fit that would be refused or would lose their meaning otherwise. */
export async function degradeValues(session: ImportSession, write: InnerWrite): Promise<DegradedValues> {
  const status = degradeStatus(session, write);
  const cut = cutTexts({ ...write, given: status.given });
  const images = await importImages(session, { ...write, given: cut.given });
  return { given: images.given, skipped: cut.skipped, warnings: status.warnings, leftOut: images.leftOut };
}

/** A record in a status that is unknown here is not shown before somebody has looked at it. */
function degradeStatus(
  { site }: ImportSession,
  { resource, given }: InnerWrite,
): Pick<DegradedValues, "given" | "warnings"> {
  const name = fieldStoredAs(resource.facts, "status");
  const status = name === undefined ? undefined : given[name];
  const isKnown = site.facts.statuses.some((known) => known.name === status);
  if (name === undefined || typeof status !== "string" || status === "" || isKnown)
    return { given, warnings: [] };
  const { draft } = statusRoles(site);
  const warning = `Its status ${status.slice(0, 60)} is unknown here: it has the status ${draft}.`;
  return { given: { ...given, [name]: draft }, warnings: [warning] };
}

/** Texts that are too long are cut; other values that are cannot be. */
function cutTexts({ resource, id, given }: InnerWrite): Pick<DegradedValues, "given" | "skipped"> {
  const { facts, guards } = resource;
  const guard = id === undefined ? guards.create : guards.update;
  const isValid: boolean = guard === undefined || guard(given);
  if (guard === undefined || isValid) return { given, skipped: [] };
  const values = { ...given };
  const skipped: string[] = [];
  for (const error of guard.errors ?? []) {
    const name = error.instancePath.slice(1);
    const value = values[name];
    const limit = limitOf(error);
    const kind = facts.fields[name]?.kind;
    if (limit === undefined || typeof value !== "string" || !(kind === "html" || kind === "text")) continue;
    values[name] = kind === "html" ? cutHtml(value, limit) : firstOf(value, limit);
    skipped.push(`${name}: it was cut after ${limit} of ${textLength(value)} characters.`);
  }
  return { given: values, skipped };
}

function limitOf({ keyword, params }: ValidationError): number | undefined {
  return keyword === "maxLength" && typeof params.limit === "number" ? params.limit : undefined;
}

function firstOf(text: string, length: number): string {
  return Array.from(text).slice(0, length).join("");
}

/** The beginning of some HTML, with every element closed, of at most so many characters. */
function cutHtml(html: string, limit: number): string {
  for (let length = limit; length > 0; ) {
    const clean = cleanHtml(firstOf(html, length).replace(/<[^<>]*$/, ""));
    const tooMany = textLength(clean) - limit;
    if (tooMany <= 0) return clean;
    length -= tooMany;
  }
  return "";
}

async function importImages(
  { textImages, isDryRun }: ImportSession,
  { resource: { facts }, given }: InnerWrite,
): Promise<Pick<DegradedValues, "given" | "leftOut">> {
  if (textImages === undefined || isDryRun) return { given, leftOut: [] };
  const values = { ...given };
  let remote = 0;
  for (const [name, value] of Object.entries(given)) {
    if (facts.fields[name]?.kind !== "html" || typeof value !== "string") continue;
    const taken = await textImages.importImages(value, facts.sequence);
    values[name] = taken.html;
    remote += taken.remote;
  }
  return { given: values, leftOut: addUp([{ kind: remoteImages, count: remote }]) };
}
