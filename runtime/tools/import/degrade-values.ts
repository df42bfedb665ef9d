import { textLength, type ValidationError } from "../../core/validation.js";
import { statusRoles } from "../../resources/status.js";
import { fieldStoredAs } from "../../resources/stored-fields.js";
import { cleanHtml } from "../../text/html.js";
import { addUp, type LeftOut, remoteImages } from "./left-out.js";
import type { ImportSession } from "./session.js";
import type { RecordWrite } from "./write-record.js";

/** Values that this service accepts, and what was changed for that. */
interface DegradedValues {
  readonly given: Readonly<Record<string, unknown>>;
  readonly skipped: readonly string[];
  readonly warnings: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Changes values that would be rejected or would lose their meaning otherwise: unknown statuses, long texts, images in texts. */
export async function degradeValues(session: ImportSession, write: RecordWrite): Promise<DegradedValues> {
  const { given: known, warnings } = degradeStatus(session, write);
  const { given: short, skipped } = cutTexts({ ...write, given: known });
  const whole = withSchemes({ ...write, given: short });
  const { given, leftOut } = await importImages(session, { ...write, given: whole });
  return { given, skipped, warnings, leftOut };
}

/** Makes a draft of a record whose status its resource does not have here, so that an editor checks it before it is shown. */
function degradeStatus({ site }: ImportSession, { resource, given }: RecordWrite) {
  const name = fieldStoredAs(resource.facts, "status");
  const status = name === undefined ? undefined : given[name];
  if (name === undefined || typeof status !== "string" || status === "") return { given, warnings: [] };
  if (resource.facts.fields[name]?.values?.includes(status) !== false) return { given, warnings: [] };
  const { draft } = statusRoles(site);
  return { given: { ...given, [name]: draft }, warnings: [unknownStatus(status, draft)] };
}

/** The warning about a record whose status is unknown here. */
export function unknownStatus(status: string, draft: string): string {
  return `Its status ${status.slice(0, 60)} is unknown here: it has the status ${draft}.`;
}

/** Completes addresses that a source has as people write them: `www.example.org/x`. */
function withSchemes({ resource: { facts }, given }: RecordWrite): RecordWrite["given"] {
  const complete = (value: unknown): unknown =>
    typeof value === "string"
      ? value.replace(/^\s*(?=(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|\s*$))/iu, "https://")
      : value;
  const entries = Object.entries(given);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, facts.fields[name]?.kind === "url" ? complete(value) : value]),
  );
}

/** Cuts texts that are too long. */
function cutTexts({ resource, id, given }: RecordWrite) {
  const { facts, guards } = resource;
  const guard = id === undefined ? guards.create : guards.update;
  const skipped: string[] = [];
  const isValid: boolean = guard === undefined || guard(given);
  if (guard === undefined || isValid) return { given, skipped };
  const values = { ...given };
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

/** Cuts HTML to so many characters, with every element closed. */
function cutHtml(html: string, limit: number): string {
  for (let length = limit; length > 0; ) {
    const clean = cleanHtml(firstOf(html, length).replace(/<[^<>]*$/, ""));
    const tooMany = textLength(clean) - limit;
    if (tooMany <= 0) return clean;
    length -= tooMany;
  }
  return "";
}

/** Imports the images in texts; those that cannot be fetched stay at their address. */
async function importImages(
  { textImages, isDryRun }: ImportSession,
  { resource: { facts }, given }: RecordWrite,
) {
  const values = { ...given };
  let remote = 0;
  for (const [name, value] of Object.entries(given)) {
    if (textImages === undefined || isDryRun) break;
    if (facts.fields[name]?.kind !== "html" || typeof value !== "string") continue;
    const imported = await textImages.importImages(value, facts.sequence);
    values[name] = imported.html;
    remote += imported.remote;
  }
  return { given: values, leftOut: addUp([{ kind: remoteImages, count: remote }]) };
}
