import { defined } from "../core/properties.js";
import { parseId, type RecordId } from "../core/record-id.js";
import type { OperationResult, RequestContext } from "../core/request-context.js";
import type { AuditEntry } from "../outbox/audit-entry.js";
import { type AuditFilter, openAuditLog } from "../outbox/audit-log.js";
import type { AppContext } from "../resources/app-context.js";
import type { CheckedInput } from "../resources/input.js";
import { pageOf, readTime } from "../resources/read/query.js";

/** Reads the audit log, which the outbox writes. */
export const audit = { createOperations };

function createOperations(app: AppContext) {
  const log = openAuditLog(app.database);
  return {
    /** Changes, the latest first. */
    async audit(
      query: {
        readonly resource?: string;
        readonly record?: RecordId;
        readonly key?: string;
        readonly request?: string;
        readonly from?: string;
        readonly to?: string;
        readonly page?: number;
        readonly per_page?: number;
      },
      call: RequestContext,
      { errors }: CheckedInput,
    ): Promise<OperationResult> {
      const { resource, record, key, request } = query;
      if (resource !== undefined && !app.resources.has(resource))
        errors.add("resource", "not_one_of", { values: [...app.resources.keys()].join(", ") });
      errors.throwIfAny();
      const [from, to] = [query.from, query.to].map((text) => readTime(app, call, text));
      const filter: AuditFilter = defined({
        resource,
        record: record === undefined ? undefined : idIn(record),
        key,
        request,
        from,
        to,
      });
      const { page, size, skip } = pageOf(app, query);
      const { entries, total } = await log.read(filter, { skip, limit: size });
      const body = { entries: entries.map(shown), page, total, total_pages: Math.ceil(total / size) };
      return { status: 200, body };
    },
  };
}

/** An id as it is stored; a parameter of type `text` takes those of both kinds. */
function idIn(record: RecordId): RecordId {
  return typeof record === "number" ? record : (parseId({}, record) ?? record.toLowerCase());
}

function shown({
  at,
  kind,
  published,
  resource,
  record,
  revision,
  by,
  request,
  language,
  changes,
}: AuditEntry) {
  return {
    at: at.toISOString(),
    kind,
    published: published === true || kind === "published",
    resource,
    record,
    revision,
    key: by.key,
    name: by.name,
    role: by.role,
    request,
    language,
    changes,
  };
}
