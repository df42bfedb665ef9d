import type { OperationResult, RequestContext } from "../core/request-context.js";
import { parseTime } from "../dates/parse-time.js";
import type { CheckedInput } from "../resources/input.js";
import type { Site } from "../resources/site.js";
import { type AuditEntry, type AuditFilter, openAuditLog } from "./audit-log.js";

/** What of the audit to show: the changes of a record, by a key, of a request, or of a time. */
export interface AuditQuery {
  readonly resource?: string;
  readonly record?: number;
  readonly key?: string;
  readonly request?: string;
  readonly from?: string;
  readonly to?: string;
  readonly page?: number;
  readonly per_page?: number;
}

/** The operations that show the audit. Nothing changes it. */
export interface AuditOperations {
  /** Changes, the latest first. */
  audit(query: AuditQuery, call: RequestContext, checked: CheckedInput): Promise<OperationResult>;
}

/** The operations on the journal of a site. */
export function createAuditOperations(site: Site): AuditOperations {
  const journal = openAuditLog(site.database);
  return {
    async audit(query, call, { faults }) {
      const { resource, record, key, request } = query;
      if (resource !== undefined && !site.resources.has(resource))
        faults.add("resource", "not_one_of", { values: [...site.resources.keys()].join(", ") });
      faults.throwIfAny();
      const [from, to] = [query.from, query.to].map((text) => readTime(site, call, text));
      const filter: AuditFilter = {
        ...(resource === undefined ? {} : { resource }),
        ...(record === undefined ? {} : { record }),
        ...(key === undefined ? {} : { key }),
        ...(request === undefined ? {} : { request }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      };
      const { page, size, skip } = pageOf(site, query);
      const { entries, total } = await journal.read(filter, { skip, limit: size });
      const body = { entries: entries.map(shown), page, total, total_pages: Math.ceil(total / size) };
      return { status: 200, body };
    },
  };
}

/** The part of a list that a query asks for. */
export function pageOf(
  site: Site,
  { page = 1, per_page: size = site.pageSize }: Pick<AuditQuery, "page" | "per_page">,
): { readonly page: number; readonly size: number; readonly skip: number } {
  const limit = Math.min(size, site.maximumPageSize);
  return { page, size: limit, skip: Math.min((page - 1) * limit, furthest) };
}

/** Beyond any list, and yet a number that the store takes. */
const furthest = 2 ** 31 - 1;

/** An instant that a caller gives; without offset it is meant in the zone of the site. */
export function readTime(site: Site, { now }: RequestContext, text: string | undefined): Date | undefined {
  const time = text === undefined ? undefined : parseTime(text, { zone: site.zone, now });
  return time === undefined ? undefined : new Date(time.instant);
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
