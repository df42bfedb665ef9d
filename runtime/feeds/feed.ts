import type { RecordDocument } from "../core/documents.js";
import type { RecordId } from "../core/record-id.js";
import type { OperationResult } from "../core/request-context.js";
import { seriesOf } from "../core/series.js";
import type { FeedContext, FeedFeature, FeedFile, FeedFormat, FeedRecord } from "../resources/features.js";
import { createSerializer } from "../resources/read/create-serializer.js";
import { populate } from "../resources/read/populate.js";
import { type Site, snapshotFor } from "../resources/site.js";
import { isStatusDocument } from "../resources/status.js";
import { calendarFile } from "./calendar.js";
import { type EntryContext, type FeedEntry, feedEntry } from "./entry.js";
import { rssFeed } from "./rss.js";
import { loadSeries, placeOf, seriesEntries } from "./series.js";

/** How many records a feed holds at most; what lies beyond is on its next page. */
const limits: Readonly<Record<FeedFormat, number>> = { ics: 1000, rss: 100 };

const mediaTypes: Readonly<Record<FeedFormat, string>> = {
  ics: "text/calendar; charset=UTF-8",
  rss: "application/rss+xml; charset=UTF-8",
};

/** Feeds in the formats of calendars and of news readers. */
export const recordFeeds: Pick<FeedFeature<Site>, "limits" | "render"> = { limits, render };

/** The records as a file of the format, in the language asked for. */
async function render(
  context: FeedContext<Site>,
  records: readonly FeedRecord[],
  { format, name, openSeries }: FeedFile,
): Promise<OperationResult> {
  const { site, resource, call } = context;
  const documents = records.map(({ document }) => document);
  // RSS lists each occurrence separately.
  const series = format === "ics" ? await loadSeries(context, documents) : new Map();
  const shown = [...documents, ...series.values()];
  const related = await populate({ site, snapshot: snapshotFor(site, call) }, resource, shown);
  const view = createSerializer(context, related, "listed");
  const entries = await feedEntries({ resource, view }, records, { series, openSeries });
  return {
    status: 200,
    body: await write(format, context, entries),
    contentType: mediaTypes[format],
    headers: { "Content-Disposition": `inline; filename="${name}.${format}"` },
  };
}

/** The series of the records in a feed. */
export interface FeedSeries {
  /** By id. */
  readonly series: ReadonlyMap<RecordId, RecordDocument>;
  /** One that the reader may see all of. */
  readonly openSeries?: RecordId | undefined;
}

/** The entries of records, each with its place in its series, if that is among those given. */
export async function feedEntries(
  context: EntryContext,
  records: readonly FeedRecord[],
  { series, openSeries }: FeedSeries,
): Promise<readonly FeedEntry[]> {
  // A series is open to those who may read it without a password, or read an occurrence with the same one.
  const isOpen = (document: RecordDocument): boolean => {
    const hash = passwordOf(document);
    const isReadWith = (record: FeedRecord): boolean =>
      record.isOpen && seriesOf(record.document) === document._id && passwordOf(record.document) === hash;
    return hash === undefined || document._id === openSeries || records.some(isReadWith);
  };
  const known = await seriesEntries(context, series, isOpen);
  return records.map((record) => {
    const occurrence = placeOf(record.document, known);
    const entry = feedEntry(context, record);
    return occurrence === undefined ? entry : { ...entry, occurrence };
  });
}

function passwordOf(document: RecordDocument): string | undefined {
  return isStatusDocument(document) ? document.password : undefined;
}

function write(
  format: FeedFormat,
  { site, resource, call }: FeedContext<Site>,
  entries: readonly FeedEntry[],
): Promise<string> {
  const { title, version } = site.service;
  const { language } = call;
  switch (format) {
    case "ics": {
      const { zone, dayCutoff } = site;
      return calendarFile({ name: title, version, language, zone, dayCutoff }, entries);
    }
    case "rss": {
      const text = resource.labels[language] ?? title;
      return rssFeed({ title, text, language, link: `${call.mounted.site}/` }, entries);
    }
  }
}
