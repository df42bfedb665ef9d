import type { Filter } from "mongodb";
import { emptySnapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import { anonymous } from "../core/principal.js";
import type { RequestContext } from "../core/request-context.js";
import type { CalendarExport } from "../resources/features.js";
import { allOf, listedConditions } from "../resources/read/conditions.js";
import { createSerializer } from "../resources/read/create-serializer.js";
import { populate } from "../resources/read/populate.js";
import type { Records } from "../resources/registered-resource.js";
import type { Site } from "../resources/site.js";
import { isStatusDocument, statusRoles } from "../resources/status.js";
import { calendarFile } from "./calendar.js";
import type { FeedEntry } from "./entry.js";
import { feedEntries } from "./feed.js";
import { loadSeries } from "./series.js";

const batchSize = 500;

/** Exports the public records that take place at a time as one iCalendar file. */
export async function exportCalendar({
  site,
  language,
  origin,
  onRecord,
}: CalendarExport<Site>): Promise<string> {
  const entries: FeedEntry[] = [];
  for (const records of site.resources.values()) {
    if (records.resource.period === undefined) continue;
    for await (const documents of readBatches(site, records)) {
      const call = callFor(language, origin);
      const series = await loadSeries({ site, resource: records.resource, call }, documents);
      const shown = [...documents, ...series.values()];
      const related = await populate({ site, snapshot: emptySnapshot }, records.resource, shown);
      const view = createSerializer({ site, call }, related, "listed");
      const entriesOfPage = documents.map((document) => {
        onRecord();
        return { document, isOpen: !isStatusDocument(document) || document.password === undefined };
      });
      entries.push(...(await feedEntries({ resource: records.resource, view }, entriesOfPage, { series })));
    }
  }
  const { service, zone, dayCutoff } = site;
  return calendarFile({ name: service.title, version: service.version, language, zone, dayCutoff }, entries);
}

/** Counts the records of such a file. */
export async function countCalendar(site: Site): Promise<number> {
  const counts = [...site.resources.values()]
    .filter(({ resource }) => resource.period !== undefined)
    .map((records) => site.database.collection(records.token).countDocuments(openFilter(site, records)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function* readBatches(site: Site, records: Records): AsyncGenerator<RecordDocument[]> {
  const collection = site.database.collection(records.token);
  let batch: RecordDocument[] = [];
  for await (const document of collection.find(openFilter(site, records), { sort: { _id: 1 }, batchSize })) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Matches records that are published, not hidden from lists, and for everyone to read. */
function openFilter(site: Site, { resource }: Records): Filter<RecordDocument> {
  const published: Filter<RecordDocument> = { status: statusRoles(site).published };
  return allOf([published, ...listedConditions({ site, resource, principal: anonymous })]);
}

function callFor(language: string, origin = ""): RequestContext {
  const host = origin === "" ? "" : new URL(origin).hostname;
  const mounted = { api: origin, site: origin, host, namespace: "" };
  return { mounted, language, principal: anonymous, now: Date.now(), request: "", path: {} };
}
