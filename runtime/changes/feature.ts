import { serializeJson } from "../core/json-fragment.js";
import type { OperationResult } from "../core/request-context.js";
import { auditCollectionName } from "../outbox/audit-entry.js";
import type { AppContext, JobContext } from "../resources/app-context.js";
import type { ListRequest } from "../resources/resource.js";
import type { Config } from "../settings/config.js";
import { openChanges } from "./read-changes.js";
import { createStreams, type Streams } from "./streams.js";

/** What has changed since a token, for callers who keep copies of records. */
export const changes = {
  collections: [auditCollectionName],
  createOperations,
  startJob: ({ app, config, reportAs }: JobContext) =>
    streamsOf(app, config).start(reportAs("streams of changes")),
  createMetrics: (app: AppContext) => [
    {
      name: "changes_stream_listeners",
      help: "Streams of changes that are open.",
      read: () => streams.get(app)?.count() ?? 0,
    },
  ],
};

const streams = new WeakMap<AppContext, Streams>();

/** The streams of an application. */
function streamsOf(app: AppContext, config: Config): Streams {
  const created = streams.get(app) ?? createStreams(app, config);
  streams.set(app, created);
  return created;
}

function createOperations(app: AppContext, config: Config) {
  const { changesMs } = config;
  const parse = (request: ListRequest) => {
    const { since, per_page: size, series = false, ...query } = request.query as ChangesQuery;
    return { since, size, filtered: { ...request, query, series, changesMs } };
  };
  return {
    /** A page of changes; `request` has the parameters of the route. */
    async changes(request: ListRequest): Promise<OperationResult> {
      const { since, size, filtered } = parse(request);
      const reader = await openChanges(filtered);
      const { changes: entries, next, hasMore, cacheable } = await reader.read(since, size);
      const body = serializeJson({ changes: entries, next_token: next, has_more: hasMore });
      return { status: 200, body, ...(cacheable === undefined ? {} : { cacheable }) };
    },
    /** The stream of changes. A client that connects again names the last event that it got. */
    changesStream(request: ListRequest): Promise<OperationResult> {
      const { since, size, filtered } = parse(request);
      return streamsOf(app, config).open(filtered, { since: request.call.lastEventId ?? since, size });
    },
  };
}

/** The parameters of the route besides the filters. */
interface ChangesQuery {
  readonly since?: string;
  readonly per_page: number;
  readonly series?: boolean;
}
