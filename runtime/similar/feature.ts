import type { Filter } from "mongodb";
import type { RecordDocument } from "../core/documents.js";
import { serializeJson } from "../core/json-fragment.js";
import { idsIn, propertyIn } from "../core/properties.js";
import type { OperationResult } from "../core/request-context.js";
import { seriesOf } from "../core/series.js";
import { dayMs } from "../dates/civil.js";
import { parseTime } from "../dates/parse-time.js";
import { startOfDay } from "../dates/wall-time.js";
import { parseZone } from "../dates/zone.js";
import { allOf, resolvedIds } from "../resources/read/conditions.js";
import { type ListQuery, readQuery } from "../resources/read/query.js";
import { namedProjection } from "../resources/read/references.js";
import { isOpen, loadEntries } from "../resources/read/render.js";
import type { ListRequest } from "../resources/resource.js";
import { nameOf, searchFilter } from "../resources/texts.js";
import { timeLimit } from "../storage/command-options.js";
import { cleanText } from "../text/html.js";
import { fold, indexPrefixes, parseSearch, similarityTo } from "../text/words.js";

/** Likely duplicates of a record that somebody is about to create. */
export const similar = { createOperations: () => ({ similar: findSimilar }) };

/** The parts of a score. Those of what a caller does not send are left out. */
const weights = { name: 0.8, start: 0.15, relation: 0.05 };
/** Records with a lower score are not likely the same. */
const leastScore = 0.7;
/** Records that each query reads at most. */
const mostCandidates = 300;
/** So many words of a name, the longest, are looked for one by one. */
const mostWords = 3;

/** Finds the records that are most like what a request says, as lists show them to its caller. */
async function findSimilar(request: ListRequest): Promise<OperationResult> {
  const list = await readQuery({ ...request, query: {}, isUnbounded: true });
  const found = await scoredRecords(list, request);
  const [excluded] = resolvedIds(request, "exclude");
  const omitted = found.find(({ id }) => id === excluded)?.owner ?? excluded;
  const likely = found
    .filter(({ owner, score }) => owner !== omitted && score >= leastScore)
    .sort((one, other) => other.score - one.score);
  // Of the records of a series, the one counts that is most like it.
  const shown = likely
    .filter(({ owner }, at) => likely.findIndex((one) => one.owner === owner) === at)
    .slice(0, Number(propertyIn(request.query, "per_page")));
  const ids = shown.map(({ id }) => id);
  const entries = await loadEntries(list, ids);
  const rows = shown
    .filter(({ id }) => entries.has(id))
    .map(({ id, score, reasons }) => serializeJson({ score, reasons, record: entries.get(id)?.json }));
  return { status: 200, body: serializeJson({ similar: rows }) };
}

/** Candidates with their scores, the parameters in which they are similar, and the series of each, or its own id. */
async function scoredRecords(list: ListQuery, request: ListRequest) {
  const { app, call, records } = list;
  const { resource } = records;
  const textOf = (target: object, name = ""): string => {
    const value = propertyIn(target, name);
    return typeof value === "string" ? value : "";
  };
  const name = cleanText(textOf(request.query, resource.namedBy));
  const startName = resource.period?.start ?? "";
  const zone = parseZone(textOf(request.query, resource.period?.zone)) ?? app.zone;
  const start = parseTime(textOf(request.query, startName), { zone, now: call.now });
  const relations = records.relations.filter((relation) => request.references.has(relation.name));
  const documents = await candidates(list, name, start && startOfDay(start.instant, zone));
  const hidden = [...Object.keys(resource.hiddenWithoutPassword ?? {}), ...(resource.withheld ?? [])];
  const similarity = similarityTo(name);
  const scored = documents.map(async (document) => {
    const names = [call.language, document.language].map((language) => nameOf(resource, document, language));
    const parts: [parameter: string, weight: number, part: number][] = [
      [resource.namedBy, weights.name, Math.max(...names.map(similarity))],
    ];
    if (start !== undefined) {
      const isSameDay = textOf(document, startName).slice(0, 10) === start.wall.slice(0, 10);
      parts.push([startName, weights.start, isSameDay ? 1 : 0.5]);
    }
    for (const relation of relations) {
      const ids = resolvedIds(request, relation.name);
      const isSame = idsIn(document, relation.property).some((id) => ids.includes(id));
      parts.push([relation.name, weights.relation, isSame ? 1 : 0]);
    }
    const isShown = await isOpen(document, list.outcomes);
    const same = parts.filter(([by, , part]) => part > 0 && (isShown || !hidden.includes(by)));
    const most = parts.reduce((sum, [, weight]) => sum + weight, 0);
    const score = same.reduce((sum, [, weight, part]) => sum + weight * part, 0) / most;
    const owner = seriesOf(document) ?? document._id;
    return { id: document._id, owner, score: Math.round(100 * score) / 100, reasons: same.map(([by]) => by) };
  });
  return Promise.all(scored);
}

/**
 * Records that start on a day, given by the instant at which it begins, the day before or the day after; of more than fit into
 * one query, also those with words of a name, all or one of the longest. Without a day, the latter of all times.
 */
async function candidates(list: ListQuery, name: string, day: number | undefined) {
  const { app, records, filter } = list;
  const { namedBy, period } = records.resource;
  const startName = period?.start ?? "_id";
  const compared = [startName, ...records.relations.map(({ property }) => property)];
  const others = Object.fromEntries([...compared, "password", "occurrence_of"].map((one) => [one, 1]));
  const projection = { ...namedProjection(app, records.resource), ...others };
  const options = { projection, limit: mostCandidates, batchSize: mostCandidates + 1, ...timeLimit };
  const range = (from: number) => ({ $gte: new Date(from - dayMs), $lt: new Date(from + 2 * dayMs) });
  const days = day === undefined ? [] : [{ [`utc_${startName}`]: range(day) }];
  const read = (conditions: readonly Filter<RecordDocument>[]) =>
    app.database
      .collection(records.token)
      .find(allOf([filter, ...days, ...conditions]), options)
      .toArray();
  const near = day === undefined ? [] : await read([]);
  if (day !== undefined && near.length < mostCandidates) return near;
  const words = indexPrefixes(parseSearch(fold(name)));
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, mostWords);
  const searches = [...new Set([words.join(" "), ...longest])].map(async (text) =>
    read([await searchFilter({ ...list, fields: [namedBy] }, text)]),
  );
  const found = [near, ...(await Promise.all(searches))].flat();
  return [...new Map(found.map((document) => [document._id, document])).values()];
}
