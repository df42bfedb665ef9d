import type { RecordDocument } from "../../core/documents.js";
import { resourceError } from "../../core/http-error.js";
import { contextOfRecord } from "../../core/idempotency.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { idsIn, storedProperty } from "../../core/properties.js";
import type { RequestContext } from "../../core/request-context.js";
import type { ResourceDescriptor } from "../../core/resource-descriptor.js";
import { isRecurring } from "../../core/series.js";
import type { RecurringWrites, SingleWrites } from "../features.js";
import type { CheckedInput, CheckedValues, UpdateDecision, WriteInput } from "../input.js";
import { checkStored } from "../policy.js";
import { checkRevision, findForUpdate, findRecord } from "../read/find.js";
import type { Records, RecordWrite } from "../registered-resource.js";
import type { Site } from "../site.js";
import { isTrashed } from "../status.js";
import { beforeDelete } from "./hook-values.js";
import {
  createRecord,
  insertRecord,
  inTree,
  prepareDraft,
  type RecordUpdate,
  updateRecord,
} from "./store.js";
import type { WriteContext } from "./write-context.js";

type Values = Readonly<Record<string, unknown>>;

/** Writes the records of a resource. */
export interface RecordWriter {
  readonly site: Site;
  readonly records: Records;
  readonly single: SingleWrites;
  /** Set where the records may recur, and the service has that feature. */
  readonly recurring: RecurringWrites | undefined;
}

/** Creates the writer of a resource. */
export function createRecordWriter(site: Site, records: Records): RecordWriter {
  const { resource } = records;
  const single = createSingleWrites(site, records);
  const recurring = isRecurring(resource)
    ? site.features.recurrence?.createWrites(site, records, { descriptor: resource, single })
    : undefined;
  return { site, records, single, recurring };
}

/** The write that stores a new record, with its occurrences where it is a series. */
export function createWrite({ site, records, recurring }: RecordWriter): RecordWrite {
  return (values, call, checked) => {
    const { references, errors, idempotency, imported } = checked;
    const context = { site, records, call, errors, idempotency };
    return inTree(context, references, async () => {
      const document = await createRecord(context, inputOf({ ...values }, checked));
      // The occurrences of an imported series are imported as well.
      if (imported === undefined) await recurring?.materialize(document, call);
      return document;
    });
  };
}

/** The write that merges values into the record that the path of the request names. */
export function updateWrite({ site, records, single, recurring }: RecordWriter): Records["update"] {
  return async (values, request, checked) => {
    const { errors, idempotency } = checked;
    const call = contextOfRecord(request, idempotency);
    const current = await findForUpdate({ site, records, call, errors });
    single.check(current, call);
    const changesOf = async (document: RecordDocument, sent: CheckedValues): Promise<CheckedValues> => ({
      values: await withoutUnchanged(records, { document, values: sent.values }, call),
      checked: { ...sent.checked, given: Object.keys(sent.values) },
    });
    const writes = recurring ?? single;
    if (isDecision(values)) {
      const decide: UpdateDecision = async (document) => changesOf(document, await values(document));
      return writes.update({ current, values: decide }, call, checked);
    }
    const changes = await changesOf(current, { values: { ...values }, checked });
    return writes.update({ current, values: changes.values }, call, changes.checked);
  };
}

/** Whether a function decides on the values of an update. */
export function isDecision(values: object): values is UpdateDecision {
  return typeof values === "function";
}

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
async function withoutUnchanged(
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

/** Creates the writes of single records of a resource. */
function createSingleWrites(site: Site, records: Records): SingleWrites {
  const contextOf = (call: RequestContext, { errors, idempotency }: CheckedInput): WriteContext => ({
    site,
    records,
    call,
    errors,
    idempotency,
  });
  const check: SingleWrites["check"] = (document, call, { operation } = { operation: "update" }) => {
    checkStored({ site, records, call }, operation, document);
    checkRevision(call, document);
  };

  return {
    check,
    prepare: ({ current, values }, call, checked) =>
      prepareDraft(contextOf(call, checked), inputOf(values, checked), current),
    update: ({ current, values }, call, checked) =>
      updateFound(contextOf(call, checked), {
        id: current._id,
        found: current,
        write: isDecision(values)
          ? async (document) => {
              const decided = await values(document);
              return inputOf(decided.values, decided.checked);
            }
          : inputOf(values, checked),
        check: (document) => check(document, call),
      }),
    insert: (draft, call, checked) => insertRecord(contextOf(call, checked), draft, inputOf({}, checked)),
    trash(id, call, checked) {
      const context = contextOf(call, checked);
      return updateFound(context, {
        id,
        write: { values: {}, references: new Map(), given: [], toTrash: true },
        check(document) {
          if (isTrashed(site, document)) throw resourceError(records.resource, "in_trash");
          check(document, call, { operation: "delete" });
          return beforeDelete(context, document);
        },
      });
    },
  };
}

function inputOf(values: WriteInput["values"], { references, imported, given }: CheckedInput): WriteInput {
  return { values, references, imported, given: given ?? Object.keys(values) };
}

/** Updates a record that was found before. Throws the error for an unknown record where it was deleted in between. */
async function updateFound(context: WriteContext, update: RecordUpdate): Promise<RecordDocument> {
  return (await updateRecord(context, update)) ?? findRecord(context);
}
