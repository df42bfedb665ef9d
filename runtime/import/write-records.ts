import { fillMessage } from "../core/http-error.js";
import { ImageError } from "../core/image.js";
import { defined, fieldStoredAs, isObject, type Values } from "../core/properties.js";
import { noId, type RecordId } from "../core/record-id.js";
import type { ResourceDescriptor } from "../core/resource-descriptor.js";
import { statusRoles } from "../resources/status.js";
import type { LeftOut } from "./entry.js";
import { fitValues } from "./fit-values.js";
import { imageKind, type Met, nameOf, type Run, type Subject } from "./run.js";
import { findRecords, finishSeries, send, type Task } from "./send-records.js";
import {
  addUp,
  descriptorOf,
  fingerprint,
  type Model,
  remoteImages,
  type SourceImage,
  type SourceLink,
  type SourceRecord,
} from "./source.js";

/** Stores an image that comes as a file, or has it ready for the first record with it. */
export async function writeImage(run: Run, image: SourceImage): Promise<void> {
  const { destination, isDryRun } = run;
  const { key, name: title } = image;
  const entry: Met = {
    ...{ resource: imageKind, key, title, language: "", isInside: false, remarks: [] },
    ...{ outcome: "refused", lost: ["No record has it."] },
  };
  run.met.set(nameOf(imageKind, key), entry);
  if (isDryRun) Object.assign(entry, { outcome: "created", lost: [] });
  else if (destination.storeImage === undefined) run.images.set(key, image);
  else
    try {
      const { id, isNew } = await destination.storeImage(image);
      Object.assign(entry, { id, outcome: isNew ? "created" : "left", lost: [] });
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      const { languages, reasons } = run.model.service;
      const text = reasons[error.reason]?.[languages.default] ?? error.reason;
      entry.lost.splice(0, 1, fillMessage(text, { name: "image", ...error.values }));
    }
}

/** Writes records, and before them what they refer to; `isInside` says that others show them. */
export async function writeRecords(run: Run, all: readonly SourceRecord[], isInside = false): Promise<void> {
  const records = [...new Map(all.map((one) => [nameOf(one.resource, one.key), one])).values()];
  const linked = await missingRecords(
    run,
    records.flatMap((record) => linksOf(run, record)),
  );
  if (linked.length > 0) await writeRecords(run, linked, true);
  const tasks: Task[] = [];
  for (const record of records) tasks.push(...(await tasksOf(run, record, isInside)));
  // Further languages follow the first one.
  for (const isText of [false, true])
    await send(
      run,
      tasks.filter((task) => task.isText === isText),
    );
}

/** Sets the references to records that came after those that refer to them, and completes series. */
export async function finishRecords(run: Run): Promise<void> {
  const later = run.pending.splice(0);
  const links = later.flatMap((one) => linksOf(run, { ...one.record, links: one.links }));
  const missing = await missingRecords(
    run,
    links.map((link) => ({ ...link, isOwnKind: false })),
  );
  await writeRecords(run, missing, true);
  const tasks = later.flatMap(({ record, links }): Task[] => {
    const met = run.met.get(nameOf(record.resource, record.key));
    if (met?.id === undefined) return [];
    const values = resolveLinks(run, { ...record, links }, { met, isLast: true });
    return Object.keys(values).length === 0 ? [] : [furtherTask(run, { record, met }, { values })];
  });
  await send(run, tasks);
  await finishSeries(run);
}

/** The references of a record, with the resource that each leads to. */
function linksOf({ model }: Run, record: SourceRecord) {
  const { fields } = descriptorOf(model, record.resource);
  return Object.entries(record.links).flatMap(([name, links]) => {
    const target = fields[name]?.target;
    if (target === undefined) return [];
    return links.map((link) => ({ target, link, isOwnKind: target === record.resource }));
  });
}

/** The records that references lead to and that were not met: as shown inside others, else by a request of their own. */
async function missingRecords(run: Run, links: ReturnType<typeof linksOf>): Promise<SourceRecord[]> {
  const { met, earlier, source } = run;
  const found = new Map<string, SourceRecord | undefined>();
  const unknown: { readonly resource: string; readonly key: string }[] = [];
  for (const { target, link, isOwnKind } of links) {
    const name = nameOf(target, link.key);
    if (found.has(name) || met.has(name)) continue;
    if (link.record !== undefined) found.set(name, link.record);
    else if (!isOwnKind) found.set(name, await source.linked?.(target, link.key));
    if (found.has(name) && found.get(name) === undefined) unknown.push({ resource: target, key: link.key });
  }
  // An earlier import may have written them.
  for (const [{ resource, key }, id] of await findRecords(run, unknown))
    earlier.set(nameOf(resource, key), id);
  return [...found.values()].filter((record) => record !== undefined);
}

/** The writes of a record: itself, or its texts in another language, and those in further languages. */
async function tasksOf(run: Run, record: SourceRecord, isInside: boolean): Promise<Task[]> {
  const { resource: kind, key, language, title, location, warnings = [], rejection } = record;
  const before = run.met.get(nameOf(kind, key));
  const isSame = before?.language === language;
  if (before !== undefined && (isInside || (isSame && !before.isInside))) return [];
  const met: Met = before ?? {
    ...{ resource: kind, key, title, language, isInside, outcome: "refused" },
    ...{ lost: [], remarks: [], ...defined({ place: location }) },
  };
  run.met.set(nameOf(kind, key), met);
  met.remarks.push(...warnings);
  if (rejection !== undefined) met.lost.push(rejection);
  if (rejection !== undefined) return [];
  if (before !== undefined && !isSame) return translationOf(run, record, before);
  met.isInside = isInside;
  return [await firstTask(run, record, met), ...(await textTasks(run, record, met))];
}

/** The write of a record with all that its source says in its own language. */
async function firstTask(run: Run, record: SourceRecord, met: Met): Promise<Task> {
  const { id, skipped = [], language, imported = {} } = record;
  const resource = descriptorOf(run.model, record.resource);
  met.lost.splice(0, met.lost.length, ...skipped);
  if (run.source.isTranslated === true) met.texts = textFingerprints(resource, record);
  const { values, leftOut } = await prepareValues(run, { record, met }, record.values);
  const all = addUp([...(record.leftOut ?? []), ...leftOut]);
  if (all.length > 0) met.leftOut = all;
  const own = propertiesOf(run.model, record, defined({ id, language, ...imported }));
  const linked = { ...own, ...values, ...resolveLinks(run, record, { met, isLast: false }) };
  return { record, met, isText: false, values: trashed(run.model, record, linked) };
}

/** The properties of a record as a write gives them: by fields, or else by the parameters of imports. */
function propertiesOf(
  { resources, service }: Model,
  record: SourceRecord,
  {
    id,
    language,
    ...imported
  }: Partial<Pick<SourceRecord, "id">> & { readonly language: string } & NonNullable<
      SourceRecord["imported"]
    >,
): Values {
  const resource = resources.get(record.resource);
  if (resource === undefined) return {};
  const nameIn = (storage: "slug" | "author" | "status"): string =>
    fieldStoredAs(resource, storage) ?? storage;
  const date = fieldStoredAs(resource, "date_utc") ?? fieldStoredAs(resource, "date") ?? "date";
  const all = defined({
    id,
    [service.languages.parameter]: language,
    [nameIn("slug")]: imported.slug,
    created: imported.created?.toISOString(),
    modified: imported.modified?.toISOString(),
    [date]: imported.date?.toISOString(),
    password_hash: imported.password,
    [nameIn("author")]: imported.author,
    [nameIn("status")]: imported.status,
    occurrence: imported.occurrence,
    // Those of a series come behind it, as far as the source has them.
    occurrences_follow: isObject(record.values[resource.recurrence?.rule ?? ""]) ? true : undefined,
  });
  const isTaken = (name: string): boolean =>
    Object.hasOwn(resource.fields, name) ||
    Object.hasOwn({ ...resource.writes }, name) ||
    name === service.languages.parameter;
  return Object.fromEntries(Object.entries(all).filter(([name]) => isTaken(name)));
}

/** The values of a record that lies in the trash at the source. */
function trashed(model: Model, { resource, isTrashed }: SourceRecord, values: Values): Values {
  if (isTrashed !== true) return values;
  const name = fieldStoredAs(descriptorOf(model, resource), "status") ?? "status";
  const { [name]: before } = values;
  const { writes = {} } = descriptorOf(model, resource);
  const from = Object.hasOwn(writes, "trashed_from") && before !== undefined ? { trashed_from: before } : {};
  return { ...values, ...from, [name]: statusRoles(model).trash };
}

/** The values of a record as they are sent, with the addresses that images in texts have at the destination. */
async function prepareValues(
  { model, destination, isDryRun }: Run,
  { record, met }: Subject,
  given: SourceRecord["values"],
) {
  const resource = descriptorOf(model, record.resource);
  const { values, lost, warnings } = fitValues(model, resource, given);
  met.lost.push(...lost);
  met.remarks.push(...warnings);
  let remote = 0;
  for (const [name, value] of Object.entries(values)) {
    if (resource.fields[name]?.kind !== "html" || typeof value !== "string" || isDryRun) continue;
    const imported = await destination.importImages?.(value, resource.sequence);
    values[name] = imported?.html ?? value;
    remote += imported?.remote ?? 0;
  }
  const leftOut: LeftOut[] = [{ kind: remoteImages, count: remote }];
  return { values, leftOut };
}

/**
 * The values of the references of a record, as the destination takes them. Those to records of its own kind that were not met are
 * pending; in the last attempt they are lost.
 */
function resolveLinks(
  run: Run,
  record: SourceRecord,
  { met, isLast }: { readonly met: Met; readonly isLast: boolean },
): Record<string, unknown> {
  const resource = descriptorOf(run.model, record.resource);
  const values: Record<string, unknown> = {};
  const later: Record<string, readonly SourceLink[]> = {};
  for (const [name, links] of Object.entries(record.links)) {
    const { target, list } = resource.fields[name] ?? {};
    if (target === undefined) continue;
    const idOf = ({ key }: SourceLink): RecordId | undefined =>
      run.met.get(nameOf(target, key))?.id ?? run.earlier.get(nameOf(target, key));
    const given = links.flatMap((link) => idOf(link) ?? []);
    const missing = links.filter((link) => idOf(link) === undefined);
    const isMissing = given.length < links.length;
    if (isMissing && !isLast && target === record.resource) later[name] = links;
    else if (isMissing && isLast)
      met.lost.push(`${name}: the source does not give ${missing.map(({ key }) => key).join(", ")}.`);
    else if (isMissing)
      met.lost.push(...missing.map((link) => `${name}: ${link.record?.title ?? link.key} ${notImported}`));
    // What a dry run would create cannot be referred to.
    const none = noId(descriptorOf(run.model, target));
    const there = given.filter((id) => id !== none);
    if (there.length < given.length) met.hasNewLinks = true;
    // A field whose references are all to come is not written until then.
    if (there.length > 0 || (!isLast && later[name] === undefined && there.length === given.length))
      values[name] = list === true ? there : (there[0] ?? null);
  }
  if (Object.keys(later).length > 0) run.pending.push({ record, links: later });
  if (!isLast) noteImage(run, { record, met });
  return values;
}

/** The end of reasons that concern referenced records or images. */
const notImported = "could not be taken over.";

/** Notes that the image of a record could not be stored. */
function noteImage({ model, met: all, images }: Run, { record: { image, resource }, met }: Subject): void {
  const name = fieldStoredAs(descriptorOf(model, resource), "image");
  if (image === undefined || name === undefined || images.has(image)) return;
  const { outcome = "refused" } = all.get(nameOf(imageKind, image)) ?? {};
  if (outcome === "refused") met.lost.push(`${name}: the image ${image} ${notImported}`);
}

/** The texts of a record in another language that differ from those in its own. */
async function translationOf(run: Run, record: SourceRecord, met: Met): Promise<Task[]> {
  if (met.id === undefined) return [];
  const { imported = {} } = record;
  const resource = descriptorOf(run.model, record.resource);
  const found = textFingerprints(resource, record);
  const isOther = (name: string): boolean => found[name] !== met.texts?.[name];
  const texts = Object.entries(textsOf(resource, record)).filter(([name]) => isOther(name));
  if (texts.length === 0) return [];
  const { values } = await prepareValues(run, { record, met }, Object.fromEntries(texts));
  const slug = isOther("") ? imported.slug : undefined;
  return [furtherTask(run, { record, met }, { values, slug })];
}

/** The writes of the further languages that come with a record. */
function textTasks(run: Run, record: SourceRecord, met: Met): Promise<Task[]> {
  return Promise.all(
    Object.entries(record.texts ?? {}).map(async ([language, { values: texts, slug }]) => {
      const { values } = await prepareValues(run, { record, met }, texts);
      return furtherTask(run, { record, met }, { values, slug, language });
    }),
  );
}

/** A further write of a record that is there. */
function furtherTask(
  run: Run,
  { record, met }: Subject,
  {
    values,
    slug,
    language = record.language,
  }: { readonly values: Values; readonly slug?: string | undefined; readonly language?: string },
): Task {
  const { modified, status, occurrence } = record.imported ?? {};
  const own = defined({ modified, status, occurrence, slug });
  const sent = { ...propertiesOf(run.model, record, { language, ...own }), ...values };
  return { record, met, isText: true, values: trashed(run.model, record, sent) };
}

/** The localized values of a record. */
function textsOf({ fields }: ResourceDescriptor, { values }: SourceRecord): Record<string, unknown> {
  const isText = (name: string): boolean => {
    const storage = fields[name]?.storage;
    return storage === "localized" || storage === "slug";
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => isText(name)));
}

/** Fingerprints of the texts of a record, by field; that of a slug without a field has no name. */
function textFingerprints(resource: ResourceDescriptor, record: SourceRecord): Record<string, string> {
  const texts = { ...textsOf(resource, record), "": record.imported?.slug ?? "" };
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, fingerprint({ value })]));
}
