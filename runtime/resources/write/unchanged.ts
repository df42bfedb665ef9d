import type { FieldDescriptor, ResourceDescriptor } from "../../core/descriptors.js";
import type { RecordDocument } from "../../core/documents.js";
import type { RequestContext } from "../../core/request-context.js";
import type { RegisteredResource } from "../registered-resource.js";

type Values = Readonly<Record<string, unknown>>;

/**
 * The values of an update without those that are what the answer for the record shows: callers send back what they read,
 * and a shown form, such as a cost with its currency or a text in paragraphs, is not always the stored one. Fields that
 * depend on each other are left out together only.
 */
export async function withoutUnchanged(
  { facts, show }: RegisteredResource,
  document: RecordDocument,
  given: Values,
  call: RequestContext,
): Promise<Record<string, unknown>> {
  const groups = groupsOf(facts, document, given, call.language);
  if (groups.length === 0) return { ...given };
  const shown: Values = { ...(await show(document, call)) };
  const unchanged = groups
    .filter((names) => names.every((name) => isShown(facts, name, given, shown)))
    .flat();
  return Object.fromEntries(Object.entries(given).filter(([name]) => !unchanged.includes(name)));
}

/** The given fields whose stored form may differ from the one that answers show. */
function groupsOf(
  { fields, period }: ResourceDescriptor,
  { text }: RecordDocument,
  given: Values,
  language: string,
): readonly (readonly string[])[] {
  const names = Object.keys(given).filter((name) => Object.hasOwn(fields, name));
  const withKind = (isKind: (field: FieldDescriptor, name: string) => boolean): string[] =>
    names.filter((name) => {
      const field = fields[name];
      return field !== undefined && isKind(field, name);
    });
  const times: readonly string[] =
    period === undefined ? [] : [period.start, period.end, period.zone, period.wholeDays];
  // A language version that is not stored shows the texts of another one.
  const isOwn = (name: string): boolean => Object.hasOwn(text[language] ?? {}, name);
  return [
    names.filter((name) => times.includes(name)),
    withKind(({ kind }) => kind === "any" || kind === "object"),
    ...withKind(
      ({ storage }, name) => storage === "references" || (storage === "localized" && isOwn(name)),
    ).map((name) => [name]),
  ].filter(({ length }) => length > 0);
}

function isShown({ fields }: ResourceDescriptor, name: string, given: Values, shown: Values): boolean {
  if (!Object.hasOwn(shown, name)) return false;
  const isLink = fields[name]?.storage === "references";
  const [sent, seen] = [given[name], shown[name]].map((value) =>
    JSON.stringify(isLink ? idsOf(value) : value),
  );
  return sent === seen;
}

/** Ids of records, which answers show one alone or as a list. */
function idsOf(value: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) =>
    typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry,
  );
}
