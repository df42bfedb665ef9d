import type { RecordDocument } from "../../core/documents.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { idsIn, storedProperty } from "../../core/properties.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import type { Records } from "../registered-resource.js";

type Values = Readonly<Record<string, unknown>>;

/** An update of a record. */
interface Update {
  readonly document: RecordDocument;
  readonly values: Values;
}

/**
 * The values of an update without those that equal what the answer for the record shows: callers send back what they read,
 * and a shown form, such as a cost with its currency or a text in paragraphs, is not always the stored one. Fields that
 * depend on each other are left out together only.
 */
export async function withoutUnchanged(
  records: Records,
  { document, values }: Update,
  call: RequestContext,
): Promise<Record<string, unknown>> {
  const { resource } = records;
  const groups = groupsOf(resource, Object.keys(values), document.text[call.language] ?? {});
  if (groups.length === 0) return { ...values };
  const shown = await shownValues(records, { document, values }, { groups, call });
  const isShown = (name: string): boolean =>
    Object.hasOwn(shown, name) && isSame(resource.fields[name], values[name], shown[name]);
  const unchanged = groups.filter((names) => names.every(isShown)).flat();
  return Object.fromEntries(Object.entries(values).filter(([name]) => !unchanged.includes(name)));
}

/**
 * The values that the answer shows. The records inside it are loaded only if the update refers to others than are stored: the
 * caller may see less than that.
 */
async function shownValues(
  { resource, show, showAlone }: Records,
  { document, values }: Update,
  { groups, call }: { readonly groups: readonly (readonly string[])[]; readonly call: RequestContext },
): Promise<Values> {
  const references = groups.flat().filter((name) => resource.fields[name]?.storage === "references");
  const stored = references.map((name) => [
    name,
    idsIn(document, storedProperty(name, resource.fields[name] ?? {})),
  ]);
  const shown = { ...Object.fromEntries(stored) } as Values;
  const isStored = references.every((name) => isSame(resource.fields[name], values[name], shown[name]));
  return isStored ? { ...(await showAlone(document, call)), ...shown } : { ...(await show(document, call)) };
}

/** Of the given names, those of fields whose stored form may differ from the one that answers show. */
function groupsOf(
  { fields, period }: ResourceDescriptor,
  given: readonly string[],
  texts: object,
): readonly (readonly string[])[] {
  const names = given.filter((name) => Object.hasOwn(fields, name));
  const withKind = (isKind: (field: FieldDescriptor, name: string) => boolean): string[] =>
    names.filter((name) => {
      const field = fields[name];
      return field !== undefined && isKind(field, name);
    });
  const times: readonly string[] =
    period === undefined ? [] : [period.start, period.end, period.zone, period.wholeDays];
  // A language version that is not stored shows the texts of another one.
  const isOwn = (name: string): boolean => Object.hasOwn(texts, name);
  return [
    names.filter((name) => times.includes(name)),
    withKind(({ kind }) => kind === "any" || kind === "object"),
    ...withKind(
      ({ storage }, name) =>
        storage === "references" || ((storage === "localized" || storage === "slug") && isOwn(name)),
    ).map((name) => [name]),
  ].filter(({ length }) => length > 0);
}

function isSame(field: FieldDescriptor | undefined, sent: unknown, shown: unknown): boolean {
  const [one, other] = [sent, shown].map((value) =>
    JSON.stringify(field?.storage === "references" ? idsOf(value) : value),
  );
  return one === other;
}

/** Ids of records, which answers show one alone or as a list. */
function idsOf(value: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) =>
    typeof entry === "object" && entry !== null && "id" in entry ? entry.id : entry,
  );
}
