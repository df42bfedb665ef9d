import type { FieldChange, RecordDocument } from "../../core/documents.js";
import type { FieldDescriptor } from "../../core/parameter-descriptors.js";
import { storedProperty } from "../../core/properties.js";
import { isRecordId, type RecordId } from "../../core/record-id.js";
import { toWall } from "../../dates/wall-time.js";
import { openAuditLog } from "../../outbox/audit-log.js";
import { type AppContext, resourceNamed } from "../../resources/app-context.js";
import { plainText } from "../../text/html.js";
import type { RecordHistory } from "./admin-answers.js";
import { type EditorContext, namesOf } from "./edited-record.js";

const pageSize = 20;

/** A page of the changes of a record, as people read them. */
export async function historyOf(context: EditorContext, id: RecordId, page: number): Promise<RecordHistory> {
  const { app, records } = context;
  const filter = { resource: records.resource.name, record: id };
  const range = { skip: (page - 1) * pageSize, limit: pageSize };
  const { entries, total } = await openAuditLog(app.database).read(filter, range);
  const all = entries.flatMap(({ changes }) => changes);
  const nameIn = await relatedNames(context, all);
  const { fields } = records.resource;
  return {
    entries: entries.map(({ at, kind, by, revision, changes }) => ({
      at: toWall(at.getTime(), app.zone),
      kind,
      name: by.name,
      revision,
      changes: changes.map(({ before, after, ...change }) => {
        const [old, now] = [before, after].map((value) =>
          textOf(onClocks(app, value, fields[change.field]), fields[change.field], nameIn),
        );
        return { ...change, before: old ?? "", after: now ?? "" };
      }),
    })),
    pages: Math.ceil(total / pageSize),
  };
}

/** The document of a record as it was in a revision, as far as the audit log reaches back. */
export async function documentAt(
  { app, records }: EditorContext,
  document: RecordDocument,
  revision: number,
): Promise<RecordDocument> {
  const { fields, name: resource } = records.resource;
  const filter = { resource, record: document._id, since: revision };
  const { entries } = await openAuditLog(app.database).read(filter, { skip: 0, limit: 10_000 });
  const former = { ...document, text: { ...document.text } };
  for (const { field, language, before } of entries.flatMap(({ changes }) => changes)) {
    const descriptor = fields[field];
    // What the spec has no field for any more, and what only its hash is known of, stays as it is.
    if (descriptor === undefined || descriptor.storage === "password") continue;
    const isDate = descriptor.storage === "date" && typeof before === "string";
    const value = isDate ? new Date(before) : before;
    const property = storedProperty(field, descriptor);
    if (language === undefined) Object.assign(former, { [property]: value ?? undefined });
    else former.text[language] = { ...former.text[language], [property]: value ?? "" };
  }
  return former;
}

/** Finds the names of the records that changes of relations lead to or away from. */
async function relatedNames(context: EditorContext, changes: readonly FieldChange[]) {
  const { app, records } = context;
  const targets = new Set(Object.values(records.resource.fields).flatMap(({ target }) => target ?? []));
  const named = [...targets].map(async (target) => {
    const ids = changes
      .filter(({ field }) => records.resource.fields[field]?.target === target)
      .flatMap(({ before, after }) => [before, after].flat())
      .filter(isRecordId);
    const names = await namesOf(context, resourceNamed(app, target), [...new Set(ids)]);
    return [target, new Map(names.map(({ id, name }) => [id, name]))] as const;
  });
  const byTarget = new Map(await Promise.all(named));
  return (target: string, id: unknown): string =>
    (isRecordId(id) ? byTarget.get(target)?.get(id) : undefined) ?? `#${String(id)}`;
}

/** An instant as the clocks of the site show it; other values as they are. */
function onClocks({ zone }: AppContext, value: unknown, field: FieldDescriptor | undefined): unknown {
  return field?.storage === "date" && typeof value === "string" ? toWall(Date.parse(value), zone) : value;
}

function textOf(
  value: unknown,
  field: FieldDescriptor | undefined,
  nameIn: (target: string, id: unknown) => string,
): string {
  if (value === null || value === undefined) return "";
  const { target, kind } = field ?? {};
  const values = [value].flat();
  if (target !== undefined) return values.map((id) => nameIn(target, id)).join(", ");
  if (typeof value === "string") return kind === "html" ? plainText(value) : value;
  return JSON.stringify(value);
}
