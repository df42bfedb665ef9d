import { errorIn } from "../client/parse.problem.js";
import { upsertMany } from "../client/upsert-many.js";
import type { ExternalId } from "../core/documents.js";
import { fieldStoredAs, isObject, propertyIn, type Values } from "../core/properties.js";
import { isRecordId, type RecordId } from "../core/record-id.js";
import type { Item, Outcome } from "./destination.js";
import { imageKind, nameOf, type Run, type Subject } from "./run.js";
import { descriptorOf, externalKey, ImportError, type SourceRecord } from "./source.js";

/** A write of a record, which is repeated without values that were rejected. */
export interface Task extends Subject {
  /** It adds to a record that is there: texts in another language, or references. */
  readonly isText: boolean;
  readonly values: Values;
  /** No record of its name is used in its place. */
  readonly isOwn?: true;
}

/** Writes that a report shows. */
const mostShown = 5;

/** Sends writes, and those again of which some values were rejected. */
export async function send(run: Run, tasks: readonly Task[]): Promise<void> {
  const shown = tasks.slice(0, mostShown - run.first.length);
  run.first.push(...shown.map((task) => ({ key: task.record.key, item: itemOf(run, task) })));
  if (run.policy === "keep") await keepKnown(run, tasks);
  for (let open = tasks; open.length > 0; ) {
    const sent = open.filter(({ isText, met }) => met.isKept !== true && (!isText || isThere(run, met)));
    const outcomes = await outcomesOf(run, sent);
    const isAsked = (_task: Task, at: number): boolean => isInTheWay(outcomes[at]);
    const found = await findRecords(
      run,
      sent.filter(isAsked).map(({ record }) => record),
    );
    open = sent.flatMap((task, at) => {
      const outcome = outcomes[at];
      return (outcome && settle(run, task, { outcome, found: found.get(task.record) })) ?? [];
    });
  }
}

/** Whether a record is there. */
function isThere({ isDryRun }: Run, { outcome }: Task["met"]): boolean {
  return outcome !== "refused" && !(isDryRun && outcome === "created");
}

/** Leaves the records alone that are there. */
async function keepKnown(run: Run, tasks: readonly Task[]): Promise<void> {
  const open = tasks.filter(({ isText, record }) => !isText && record.isReused !== true);
  const found = await findRecords(
    run,
    open.map(({ record }) => record),
  );
  for (const { record, met } of open) {
    const id = found.get(record);
    if (id !== undefined) Object.assign(met, { id, outcome: "left", isKept: true });
  }
}

/**
 * The ids of the records that are at the destination, by what they are there: by their external id, or else by their own. An
 * update that changes nothing finds them.
 */
export async function findRecords<Known extends Pick<SourceRecord, "resource" | "key" | "id" | "external">>(
  run: Run,
  records: readonly Known[],
): Promise<ReadonlyMap<Known, RecordId>> {
  const items = records.map((record): Item => {
    const { resource, id = 0 } = record;
    const external = externalOf(run, record);
    return external === undefined
      ? { operation: "update", resource, id, values: {} }
      : { operation: "upsert", resource, external, values: {} };
  });
  const outcomes = await sendItems(run, items, true);
  const found = records.map((record, at) => [record, outcomes[at]] as const);
  return new Map(
    found.flatMap(([record, outcome]) =>
      outcome?.status === 200 && isRecordId(outcome.id) ? [[record, outcome.id] as const] : [],
    ),
  );
}

/** The external id of a record; undefined for one that is known by its own id only. */
function externalOf(
  { model, source }: Run,
  { resource, key, external }: Pick<SourceRecord, "resource" | "key" | "external">,
): ExternalId | undefined {
  if (descriptorOf(model, resource).external === undefined) return undefined;
  return external ?? (source.isOwn === true ? undefined : { source: source.name, id: externalKey(key) });
}

function itemOf(run: Run, { record, met, isText, values, isOwn }: Task): Item {
  const { resource } = record;
  const external = externalOf(run, record);
  if (record.isReused === true && isOwn !== true && !isText) {
    const name = descriptorOf(run.model, resource).external ?? "";
    const named = external === undefined ? values : { ...values, [name]: external };
    return { operation: "create", resource, reuse: true, values: named };
  }
  const condition = run.policy === "only-untouched" ? { if_unchanged: true } : {};
  if (external !== undefined) return { operation: "upsert", resource, external, ...condition, values };
  return met.id === undefined
    ? { operation: "create", resource, values }
    : { operation: "update", resource, id: met.id, values };
}

/** The outcomes of writes, in their order. Those with an image that is still to be stored come first, one by one. */
async function outcomesOf(run: Run, tasks: readonly Task[]): Promise<readonly Outcome[]> {
  const outcomes = new Map<Task, Outcome>();
  for (const task of await tasksWithImages(run, tasks)) {
    const outcome = await sendImage(run, task);
    if (outcome !== undefined) outcomes.set(task, outcome);
  }
  const others = tasks.filter((task) => !outcomes.has(task));
  const items = others.map((task) => itemOf(run, withImage(run, task)));
  for (const [at, outcome] of (await sendItems(run, items, run.isDryRun)).entries()) {
    const task = others[at];
    if (task !== undefined) outcomes.set(task, outcome);
  }
  return tasks.flatMap((task) => outcomes.get(task) ?? []);
}

/** The writes that bring images along: what is there has its image. */
async function tasksWithImages(run: Run, tasks: readonly Task[]): Promise<readonly Task[]> {
  const { images, policy, isDryRun } = run;
  const waiting = tasks.filter(({ isText, record: { image = "" } }) => !isText && images.has(image));
  if (isDryRun || policy === "overwrite") return isDryRun ? [] : waiting;
  const found = await findRecords(
    run,
    waiting.map(({ record }) => record),
  );
  for (const { image = "" } of found.keys())
    Object.assign(run.met.get(nameOf(imageKind, image)) ?? {}, { outcome: "left", lost: [] });
  return waiting.filter(({ record }) => !found.has(record));
}

/** Sends a write with the image of its record, unless another one brought that meanwhile. */
async function sendImage(run: Run, task: Task): Promise<Outcome | undefined> {
  const { destination, images, model, met } = run;
  const { image: key = "", resource } = task.record;
  const image = images.get(key);
  const name = fieldStoredAs(descriptorOf(model, resource), "image");
  if (image === undefined || name === undefined) return undefined;
  const outcome = await destination.sendWithImage?.(itemOf(run, task), name, image);
  const stored = propertyIn({ ...outcome?.record }, name);
  const id = isObject(stored) ? stored.id : undefined;
  if (!isRecordId(id)) return outcome;
  images.delete(key);
  Object.assign(met.get(nameOf(imageKind, key)) ?? {}, { id, outcome: "created", lost: [] });
  return outcome;
}

/** A write with the id of the image of its record. */
function withImage(run: Run, task: Task): Task {
  const { image, resource } = task.record;
  const name = fieldStoredAs(descriptorOf(run.model, resource), "image");
  if (image === undefined || name === undefined || task.isText || Object.hasOwn(task.values, name))
    return task;
  const id = run.met.get(nameOf(imageKind, image))?.id;
  return id === undefined ? task : { ...task, values: { ...task.values, [name]: String(id) } };
}

/** Does items in batches. Throws an ImportError where the service fails at one. */
async function sendItems(run: Run, items: readonly Item[], isDryRun: boolean): Promise<readonly Outcome[]> {
  const { destination, source } = run;
  const context = { context: "import", ...(isDryRun ? { dry_run: true } : {}) } as const;
  const outcomes: Outcome[] = [];
  const sent = upsertMany<Item, Outcome>(
    (body, { idempotencyKey }) => destination.send({ ...body, ...context }, idempotencyKey),
    items,
    { source: source.name },
  );
  for await (const outcome of sent) {
    if (outcome.status >= 500)
      throw new ImportError(`${readError(outcome.error).message} Run it again to continue.`);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Why a write was rejected: the code of the error without its prefix, the message, and a message by field. */
function readError(error: unknown) {
  const body = isObject(error) ? error : {};
  const { code = "", message = "", data } = errorIn(body) ?? body;
  const given = isObject(data) ? data : {};
  const details = Object.entries(isObject(given.details) ? given.details : {});
  const reasons = details.map(
    ([name, detail]) => [name, String(propertyIn({ ...(detail as object) }, "message"))] as const,
  );
  const id = given.term_id ?? body.term_id;
  return {
    code: String(code).replace(/^rest_/, ""),
    message: String(message),
    reasons: new Map(reasons),
    id: isRecordId(id) ? id : undefined,
  };
}

const edited = "edited_since";
const idTaken = "id_taken";

/** Whether a write was rejected because of a record that is there. */
function isInTheWay(outcome: Outcome | undefined): boolean {
  return [edited, idTaken].includes(readError(outcome?.error).code);
}

/** What became of a write, and the record that is there. */
interface Answer {
  readonly outcome: Outcome;
  readonly found: RecordId | undefined;
}

/** Notes what became of a write. Returns what to send instead, if anything. */
function settle(run: Run, task: Task, answer: Answer): Task | undefined {
  const { outcome } = answer;
  const { record, met, isText } = task;
  const { status, id, unchanged = false } = outcome;
  if (outcome.error !== undefined || id === undefined) return settleRejected(run, task, answer);
  // Images in texts get their address here, and new records their ids, when they are written.
  const isOpen = run.isDryRun && (run.source.imageBase !== undefined || met.hasNewLinks === true);
  const isLeft = unchanged && (!isOpen || record.isReused === true);
  const kind = status === 201 ? "created" : isLeft ? "left" : "updated";
  if (!isText || (met.outcome === "left" && kind === "updated")) met.outcome = kind;
  noteSeries(run, task, kind !== "left");
  if (isText || met.id !== undefined) return undefined;
  met.id = id;
  if (kind === "left" || record.isReused === true) return undefined;
  if (record.id !== undefined && record.id !== id && id !== 0)
    met.remarks.push(`Its id ${record.id} is taken or was given before: it has ${id} here.`);
  met.remarks.push(...slugRemarks(run, task, outcome.record?.slug));
  return undefined;
}

function settleRejected(run: Run, task: Task, { outcome, found }: Answer): Task | undefined {
  const { record, met, isText, values } = task;
  const { code, message, reasons, id = found } = readError(outcome.error);
  const without = (isGone: (name: string) => boolean): Task => ({
    ...task,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !isGone(name))),
  });
  const isById = externalOf(run, record) === undefined && found !== undefined;
  if (code === idTaken && isById && run.policy === "overwrite") met.id = found;
  if (code === idTaken && !(isById && run.policy !== "overwrite")) return without((name) => name === "id");
  if (["term_exists", edited, idTaken].includes(code)) {
    if (isText) return undefined;
    Object.assign(met, { outcome: "left", isKept: true }, id === undefined ? {} : { id });
    met.lost.splice(0);
    met.remarks.push(...remarksOn(record, code, id));
    return undefined;
  }
  const { fields, external = "" } = descriptorOf(run.model, record.resource);
  if (record.isReused === true && reasons.has(external) && task.isOwn !== true)
    return { ...task, isOwn: true };
  const isNeeded = (name: string): boolean =>
    !Object.hasOwn(values, name) || (met.id === undefined && fields[name]?.required === true);
  if (reasons.size > 0 && ![...reasons.keys()].some(isNeeded)) {
    met.lost.push(...[...reasons].map(([name, reason]) => `${name}: ${reason}`));
    return without((name) => reasons.has(name));
  }
  const sentences = [...reasons].map(([name, reason]) =>
    reason.startsWith(name) ? reason : `${name}: ${reason}`,
  );
  if (!isText) met.lost.splice(0);
  met.lost.push(sentences.join(" ") || message);
  return undefined;
}

/** What to say of a record that stays as it is at the destination. */
function remarksOn(
  { isReused, isTrashed }: SourceRecord,
  code: string,
  id: RecordId | undefined,
): readonly string[] {
  if (isReused === true || code === idTaken) return [];
  if (code === "term_exists") return [`The record ${id ?? ""} with that name was here already.`];
  if (id === undefined) return ["It was deleted here."];
  return isTrashed === true ? [] : ["It was changed here, and stays so."];
}

/** Notes a series that was written, or whose occurrence was. */
function noteSeries({ model, series, dueSeries }: Run, task: Task, isWritten: boolean): void {
  const { resource, key, links } = task.record;
  const { recurrence } = descriptorOf(model, resource);
  if (recurrence === undefined) return;
  if (task.values.occurrences_follow === true) series.set(nameOf(resource, key), task);
  if (isWritten) dueSeries.add(nameOf(resource, links[recurrence.series]?.[0]?.key ?? key));
}

/** Makes the occurrences that series lack: the same write of a series once more does, without those that follow it. */
export async function finishSeries(run: Run): Promise<void> {
  const due = [...run.series].filter(([name]) => run.dueSeries.has(name));
  const tasks = due.map(([, { record, met, values }]) => {
    const others = Object.entries(values).filter(([name]) => name !== "occurrences_follow");
    return { record, met, values: Object.fromEntries(others), isText: true };
  });
  await send(run, tasks);
}

function slugRemarks({ model }: Run, { record, values }: Task, slug: unknown): readonly string[] {
  const wanted = values[fieldStoredAs(descriptorOf(model, record.resource), "slug") ?? "slug"];
  if (typeof wanted !== "string" || wanted === "" || typeof slug !== "string" || record.isTrashed === true)
    return [];
  const isSame =
    slug === wanted || slug === "" || encodeURIComponent(slug).toLowerCase() === wanted.toLowerCase();
  return isSame ? [] : [`Its slug ${wanted} is ${slug} here.`];
}
