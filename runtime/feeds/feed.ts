import type { Filter } from "mongodb";
import { emptySnapshot } from "../core/cache-snapshot.js";
import type { RecordDocument } from "../core/documents.js";
import { anonymous } from "../core/principal.js";
import type { RecordId } from "../core/record-id.js";
import { createContext, type OperationResult } from "../core/request-context.js";
import { seriesOf } from "../core/series.js";
import {
  type AppContext,
  type CalendarExport,
  type FeedFeature,
  type FeedFormat,
  type FeedRecord,
  type RecordContext,
  withSnapshot,
} from "../resources/app-context.js";
import { allOf, listedConditions } from "../resources/read/conditions.js";
import { createSerializer } from "../resources/read/create-serializer.js";
import { populate } from "../resources/read/populate.js";
import type { Records } from "../resources/registered-resource.js";
import { isStatusDocument, statusRoles } from "../resources/status.js";
import { calendarFile } from "./calendar.js";
import { type FeedEntry, feedEntry } from "./entry.js";
import { rssFeed } from "./rss.js";
import { loadSeries, placeOf, seriesEntries } from "./series.js";

/** How many records a feed holds at most; what lies beyond is on its next page. */
const limits: Readonly<Record<FeedFormat, number>> = { ics: 1000, rss: 100 };

const mediaTypes: Readonly<Record<FeedFormat, string>> = {
  ics: "text/calendar; charset=UTF-8",
  rss: "application/rss+xml; charset=UTF-8",
};

/** Feeds in the formats of calendars and of news readers, and all records as one calendar. */
export const recordFeeds: FeedFeature = { limits, render, exportCalendar, countCalendar };

/** The records as a file of the format, in the language asked for. */
async function render(
  context: RecordContext,
  records: readonly FeedRecord[],
  { format, name, openSeries }: Parameters<FeedFeature["render"]>[2],
): Promise<OperationResult> {
  const { app, call } = context;
  const { language, mounted } = call;
  const { title } = app.service;
  const text = context.records.resource.labels[language] ?? title;
  const entries = await entriesOf(context, records, { format, openSeries });
  return {
    status: 200,
    body:
      format === "ics"
        ? await calendarFile(app, language, entries)
        : await rssFeed({ title, text, language, link: `${mounted.site}/` }, entries),
    contentType: mediaTypes[format],
    headers: { "Content-Disposition": `inline; filename="${name}.${format}"` },
  };
}

/** The entries of records, in a calendar each with its place in its series. The reader may see all of `openSeries`. */
async function entriesOf(
  context: RecordContext,
  records: readonly FeedRecord[],
  { format, openSeries }: { readonly format: FeedFormat; readonly openSeries?: RecordId | undefined },
): Promise<readonly FeedEntry[]> {
  const documents = records.map(({ document }) => document);
  // RSS lists each occurrence separately.
  const series =
    format === "ics" ? await loadSeries(context, documents) : new Map<RecordId, RecordDocument>();
  const related = await populate(context, [...documents, ...series.values()]);
  const entryContext = {
    resource: context.records.resource,
    view: createSerializer(context, related, "listed"),
  };
  // A series is open to those who may read it without a password, or read an occurrence with the same one.
  const isOpen = (document: RecordDocument): boolean => {
    const hash = passwordOf(document);
    const isReadWith = (record: FeedRecord): boolean =>
      record.isOpen && seriesOf(record.document) === document._id && passwordOf(record.document) === hash;
    return hash === undefined || document._id === openSeries || records.some(isReadWith);
  };
  const known = await seriesEntries(entryContext, series, isOpen);
  return records.map((record) => {
    const occurrence = placeOf(record.document, known);
    const entry = feedEntry(entryContext, record);
    return occurrence === undefined ? entry : { ...entry, occurrence };
  });
}

function passwordOf(document: RecordDocument): string | undefined {
  return isStatusDocument(document) ? document.password : undefined;
}

const batchSize = 500;

/** Exports the public records that take place at a time as one iCalendar file. */
export async function exportCalendar({ app, language, origin, onRecord }: CalendarExport): Promise<string> {
  const entries: FeedEntry[] = [];
  for (const records of app.resources.values()) {
    if (records.resource.period === undefined) continue;
    for await (const documents of readBatches(app, records)) {
      const call = createContext({ language, principal: anonymous, site: origin });
      const context = withSnapshot({ app, records, call }, emptySnapshot);
      const open = documents.map((document) => {
        onRecord();
        return { document, isOpen: passwordOf(document) === undefined };
      });
      entries.push(...(await entriesOf(context, open, { format: "ics" })));
    }
  }
  return calendarFile(app, language, entries);
}

/** Counts the records of such a file. */
async function countCalendar(app: AppContext): Promise<number> {
  const counts = [...app.resources.values()]
    .filter(({ resource }) => resource.period !== undefined)
    .map((records) => app.database.collection(records.token).countDocuments(openFilter(app, records)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function* readBatches(app: AppContext, records: Records): AsyncGenerator<RecordDocument[]> {
  const collection = app.database.collection(records.token);
  let batch: RecordDocument[] = [];
  for await (const document of collection.find(openFilter(app, records), { sort: { _id: 1 }, batchSize })) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Matches records that are published, not hidden from lists, and for everyone to read. */
function openFilter(app: AppContext, records: Records): Filter<RecordDocument> {
  const published: Filter<RecordDocument> = { status: statusRoles(app).published };
  return allOf([published, ...listedConditions({ app, records, call: { principal: anonymous } })]);
}
