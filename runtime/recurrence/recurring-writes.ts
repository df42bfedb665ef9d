import { setTimeout as delay } from "node:timers/promises";
import type { RecordDocument } from "../core/documents.js";
import { HttpError } from "../core/http-error.js";
import { propertyIn, setProperty } from "../core/properties.js";
import type { RequestContext } from "../core/request-context.js";
import {
  isSeries,
  type RecurringDescriptor,
  recurrenceOf,
  seriesOf,
  withSeriesStatus,
} from "../core/series.js";
import { civilOf, splitAt, wallOf } from "../dates/recurrence-dates.js";
import type { RecurringWrites, SingleWrites } from "../resources/features.js";
import type { CheckedInput } from "../resources/input.js";
import { periodAt } from "../resources/read/occurrence-period.js";
import type { RegisteredResource } from "../resources/registered-resource.js";
import { resourceError } from "../resources/resource-error.js";
import type { Site } from "../resources/site.js";
import { statusRoles } from "../resources/status.js";
import { mergePeriod, PeriodError } from "../resources/write/merge-period.js";
import { timeLimit } from "../storage/database.js";
import { materializeSeries } from "./materialize.js";
import { copied } from "./occurrence.js";
import { isTrashed, storeAll } from "./occurrence-store.js";
import { givenOverrides } from "./overrides.js";
import type { MaterializeOptions } from "./plan.js";
import { splitSeries } from "./split-series.js";

type Values = Readonly<Record<string, unknown>>;

const attempts = 20;
/** Well within the time that a request has by default. */
const settleBudgetMs = 5000;

/**
 * Writes that reach one occurrence, those from one on, or a whole series. Each of them is one write of one document, the
 * series, from which the occurrences then follow: whatever is cut short is completed by the next who settles the series.
 */
export function createRecurringWrites(
  site: Site,
  resource: RegisteredResource,
  { descriptor: facts, single }: { readonly descriptor: RecurringDescriptor; readonly single: SingleWrites },
): RecurringWrites {
  const { rule, series: relation, scope: scopeName } = facts.recurrence;
  const trashStatus = statusRoles(site).trash;

  /** Makes the occurrences; of what takes longer than the caller should wait, the rest follows in the background. */
  const settle = (id: number, call: RequestContext, wish: MaterializeOptions = {}): Promise<void> =>
    waitAtMost(materializeSeries(site, resource, id, call, wish), settleBudgetMs);

  async function read(id: number): Promise<RecordDocument | undefined> {
    const found = await site.database.collection(resource.token).findOne({ _id: id }, timeLimit);
    return found === null ? undefined : withSeriesStatus(found);
  }

  async function readAgain(document: RecordDocument): Promise<RecordDocument> {
    return (await read(document._id)) ?? document;
  }

  /** The series of an occurrence, which the caller has to be allowed to change as well. */
  async function seriesFor(found: RecordDocument, call: RequestContext): Promise<RecordDocument | undefined> {
    const series = await read(seriesOf(found) ?? 0);
    if (series !== undefined) single.check(series, unconditional(call));
    return series;
  }

  /** A repeated write is known by the record that the caller named, and does no harm to the others. */
  const unclaimed = (checked: CheckedInput): CheckedInput => omit(checked, ["idempotency"]);

  async function updateSeries(
    series: RecordDocument,
    values: Values,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<RecordDocument> {
    const updated = await single.update({ current: series, values }, call, checked);
    // What moves in brings its occurrences along.
    if (checked.imported !== undefined) return updated;
    await settle(series._id, call);
    return readAgain(updated);
  }

  async function updateOccurrence(
    found: RecordDocument,
    values: Values,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<RecordDocument> {
    if ((values[rule] ?? null) !== null) checked.errors.add(rule, "of_series");
    if (isTrashed(found, trashStatus) && checked.imported === undefined) await comeBack(found, call);
    return single.update({ current: found, values }, call, checked);
  }

  /** An occurrence comes back from the trash to its date, or by itself where its series lies in the trash. */
  async function comeBack(found: RecordDocument, call: RequestContext): Promise<void> {
    const series = await read(seriesOf(found) ?? 0);
    if (series === undefined || isTrashed(series, trashStatus)) {
      const after = structuredClone(found);
      for (const name of ["occurrence", "occurrence_of", relation]) setProperty(after, name, undefined);
      await storeAll({ site, resource, origin: call }, [{ before: found, after }]);
      return;
    }
    const start = String(propertyIn(series, facts.period.start));
    const date = wallOf(civilOf(start) + (found.occurrence?.at ?? 0));
    await rewriteSeries(series, call, (stored) => {
      const { exdate = [], ...others } = recurrenceOf(facts.recurrence, stored);
      const left = exdate.filter((wall) => wall !== date);
      const after = structuredClone(stored);
      setProperty(after, rule, left.length === 0 ? others : { ...others, exdate: left });
      return Promise.resolve(after);
    });
  }

  /** Changes the document of a series as it is stored; once more from the start where somebody was faster. */
  async function rewriteSeries(
    { _id }: RecordDocument,
    call: RequestContext,
    change: (stored: RecordDocument) => Promise<RecordDocument>,
  ): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const before = await site.database.collection(resource.token).findOne({ _id }, timeLimit);
      if (before === null) return;
      const after = await change(before);
      if (await storeAll({ site, resource, origin: call }, [{ before, after }])) return;
    }
    throw new HttpError("rest_conflict");
  }

  async function updateAll(
    found: RecordDocument,
    series: RecordDocument,
    values: Values,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<RecordDocument> {
    const slot = periodAt({ site, facts, now: call.now }, series, found.occurrence?.at ?? 0);
    const meant = inSeries(values, { found, slot, target: series, now: call.now });
    await single.update({ current: series, values: meant }, unconditional(call), unclaimed(checked));
    await settle(series._id, call, sharing(found, values, call));
    return readAgain(found);
  }

  async function updateFollowing(
    found: RecordDocument,
    series: RecordDocument,
    values: Values,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<RecordDocument> {
    const at = found.occurrence?.at ?? 0;
    const start = String(propertyIn(series, facts.period.start));
    const { before, after } = await splitAt(recurrenceOf(facts.recurrence, series), start, at);
    if (before === undefined) return updateAll(found, series, values, call, checked);
    const slot = periodAt({ site, facts, now: call.now }, series, at);
    const base = {
      ...copied(series, call.now),
      ...slot,
      [rule]: after,
      series: { status: series.series?.status ?? "", continues: { series: series._id, at } },
    };
    const meant = inSeries(values, { found, slot, target: base, now: call.now });
    const input = await single.prepare({ current: base, values: meant }, call, checked);
    const next = await single.insert({ ...input, base }, call, unclaimed(checked));
    await settle(next._id, call, sharing(found, values, call));
    await settle(series._id, call);
    return readAgain(found);
  }

  /** A record by itself becomes the first occurrence of a new series. */
  async function beginSeries(
    found: RecordDocument,
    values: Values,
    call: RequestContext,
    checked: CheckedInput,
  ): Promise<RecordDocument> {
    const baseOf = (document: RecordDocument): RecordDocument => ({
      ...copied(document, call.now),
      series: { status: String(propertyIn(document, "status")), adopts: document._id },
    });
    await single.prepare({ current: baseOf(found), values }, call, checked);
    const { [rule]: recurrence, ...others } = values;
    const updated = await single.update({ current: found, values: others }, call, unclaimed(checked));
    const base = baseOf(updated);
    const input = await single.prepare({ current: base, values: { [rule]: recurrence } }, call, checked);
    const series = await single.insert({ ...input, base }, call, unclaimed(checked));
    await settle(series._id, call, { claim: checked.idempotency });
    return readAgain(updated);
  }

  function sharing(found: RecordDocument, values: Values, call: RequestContext): MaterializeOptions {
    return { shared: { id: found._id, overrides: givenOverrides(facts, values, call.language) } };
  }

  /**
   * What a write of one occurrence means for its whole series: times move the series as far as they would move the
   * occurrence from its place.
   */
  function inSeries(
    values: Values,
    {
      found,
      slot,
      target,
      now,
    }: {
      readonly found: RecordDocument;
      readonly slot: object;
      readonly target: RecordDocument;
      readonly now: number;
    },
  ): Values {
    const { start, end, zone, wholeDays } = facts.period;
    const names = [start, end, zone, wholeDays];
    if (names.every((name) => (values[name] ?? null) === null)) return values;
    const others = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
    const asked = periodOf(values, found, now);
    if (asked === undefined) return values;
    if (names.every((name) => asked[name] === propertyIn(found, name))) return others;
    const place = (period: object, name: string): number => civilOf(String(propertyIn(period, name)));
    const begins = place(target, start) + place(asked, start) - place(slot, start);
    const ends = begins + place(asked, end) - place(asked, start);
    return {
      ...others,
      [start]: wallOf(begins),
      [end]: wallOf(ends),
      [zone]: asked[zone],
      [wholeDays]: asked[wholeDays],
    };
  }

  /** The period that a record would have; undefined where it cannot be, which is told when it is written. */
  function periodOf(values: Values, found: RecordDocument, now: number): Values | undefined {
    try {
      return { ...mergePeriod(site, facts.period, { values, current: found, now }) };
    } catch (error) {
      if (error instanceof PeriodError) return undefined;
      throw error;
    }
  }

  /** The relation to its series is not for writers. */
  function withoutRelation(
    found: RecordDocument,
    values: Values,
    { references, errors }: CheckedInput,
  ): Values {
    const { [relation]: named, ...others } = values;
    if (named === undefined) return values;
    const [entry] = references.get(relation) ?? [];
    if (entry?.kind !== "id" || entry.id !== seriesOf(found)) errors.add(relation, "is_series");
    references.delete(relation);
    return others;
  }

  return {
    async materialize(document, call) {
      if (isSeries(document)) await settle(document._id, call);
    },
    async update({ current: found, values: { [scopeName]: scope, ...given } }, call, checked) {
      if (isSeries(found)) return updateSeries(found, given, call, checked);
      if (found.occurrence === undefined)
        return (given[rule] ?? null) === null
          ? single.update({ current: found, values: given }, call, checked)
          : beginSeries(found, given, call, checked);
      const values = withoutRelation(found, given, checked);
      const series = scope === "all" || scope === "following" ? await seriesFor(found, call) : undefined;
      if (series === undefined) return updateOccurrence(found, values, call, checked);
      const update = scope === "all" ? updateAll : updateFollowing;
      return update(found, series, values, call, checked);
    },
    async trash({ current: found, scope }, call, checked) {
      if (isTrashed(found, trashStatus)) throw resourceError(facts, "in_trash");
      if (isSeries(found) || found.occurrence === undefined) {
        const trashed = await single.trash(found._id, call, checked);
        if (isSeries(found)) await settle(found._id, call);
        return trashed;
      }
      const isWide = scope === "all" || scope === "following";
      const series = isWide ? await seriesFor(found, call) : undefined;
      if (series === undefined) {
        const trashed = await single.trash(found._id, call, checked);
        await settle(seriesOf(found) ?? 0, call);
        return trashed;
      }
      const at = found.occurrence.at;
      const start = String(propertyIn(series, facts.period.start));
      const { before } = await splitAt(recurrenceOf(facts.recurrence, series), start, at);
      if (scope === "all" || before === undefined)
        await single.trash(series._id, unconditional(call), unclaimed(checked));
      else
        await rewriteSeries(series, call, (stored) => splitSeries({ facts, now: call.now }, stored, { at }));
      await settle(series._id, call);
      return readAgain(found);
    },
  };
}

/** Waits for work, but no longer than `budgetMs`. What fails afterwards is done by the next who settles the series, which is due. */
async function waitAtMost(work: Promise<void>, budgetMs: number): Promise<void> {
  const timer = new AbortController();
  const over = delay(budgetMs, undefined, { ref: false, signal: timer.signal });
  await Promise.race([work, over]).finally(() => timer.abort());
  work.catch(() => undefined);
}

/** The revision that a caller saw is that of the record it named. */
function unconditional(call: RequestContext): RequestContext {
  return omit(call, ["ifMatch"]);
}

/** An object without some of the properties that it may lack. */
function omit<Whole extends object>(whole: Whole, names: readonly (keyof Whole)[]): Whole {
  const rest = { ...whole };
  for (const name of names) setProperty(rest, String(name), undefined);
  return rest;
}
