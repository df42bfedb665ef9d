import { sampleImage } from "../../images/samples.js";
import { type Asked, type Caller, type Outcome, readAnswer } from "./caller.js";

/** What a record may look like, as far as its writer knows. */
export interface Expected {
  readonly folder: string;
  readonly id: number;
  /** Texts that identify the possible states; more than one after a write without a response. */
  readonly states: readonly string[];
}

/** The writes of one writer: acknowledged, or of unknown outcome. */
export interface Ledger {
  /** Records by folder and id. */
  readonly records: Map<string, Expected>;
  /** Names of creates without an answer: each may be there once or not at all. */
  readonly unknown: string[];
  acknowledged: number;
  /** Answers that no writer should get. */
  readonly failures: string[];
}

/** A ledger in which nothing was written. */
export function createLedger(): Ledger {
  return { records: new Map(), unknown: [], acknowledged: 0, failures: [] };
}

/** State of a record that is in the trash, and of one that is gone. */
export const trashed = "(trash)";
export const gone = "(gone)";

/** Who writes: names begin with `name`, and `kinds` are written by turns. */
export interface Writer {
  readonly name: string;
  readonly caller: Pick<Caller, "ask">;
  readonly kinds?: readonly WriteKind[];
}

/**
 * Writes one record after another until `isOver`: events with linked records and terms that other writers make as well,
 * changes, and deletes. Each name is used once. Goes on after answers of 503, and ends when the service is unreachable.
 */
export async function write(writer: Writer, ledger: Ledger, isOver: () => boolean): Promise<void> {
  const { name: prefix, caller, kinds = usualKinds } = writer;
  for (let count = 0; !isOver(); count += 1) {
    const name = `${prefix}n${count}`;
    const kind = kinds[count % kinds.length] ?? "event";
    const outcome = await writesOf[kind](caller.ask, { name, count }, ledger);
    if (outcome.kind === "unreachable") break;
    if (outcome.kind === "hung")
      ledger.failures.push(`${name} got no answer but ${JSON.stringify(outcome.answers ?? [])}`);
    // Wait before the next request to a service that is away.
    const isAway = outcome.kind !== "answered" || outcome.status >= 500;
    if (isAway) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type Ask = (asked: Asked) => Promise<Outcome>;

/** The name of a write, and how many the writer has made before. */
interface Numbered {
  readonly name: string;
  readonly count: number;
}

type WriteOf = (ask: Ask, numbered: Numbered, ledger: Ledger) => Promise<Outcome>;

/** What a writer does. */
export type WriteKind = "event" | "series" | "venue" | "upload" | "tag" | "change" | "trash" | "delete";

const usualKinds: readonly WriteKind[] = [
  "event",
  "tag",
  "event",
  "change",
  "change",
  "venue",
  "event",
  "trash",
  "change",
  "delete",
];

const writesOf: Readonly<Record<WriteKind, WriteOf>> = {
  event: (ask, { name, count }, ledger) =>
    create(ask, "events", { body: eventOf(name, count) }, name, ledger),
  series: (ask, { name }, ledger) => create(ask, "events", { body: seriesOf(name) }, name, ledger),
  venue: (ask, { name }, ledger) => create(ask, "venues", { body: { venue: name } }, name, ledger),
  upload: async (ask, { name }, ledger) => create(ask, "venues", { form: await formOf(name) }, name, ledger),
  tag: (ask, { name }, ledger) => create(ask, "tags", { body: { name } }, name, ledger),
  change: (ask, { name, count }, ledger) => {
    const chosen = pickIn(ledger, "events");
    if (chosen === undefined) return writesOf.tag(ask, { name, count }, ledger);
    // All of them merge.
    const method = ["PATCH", "POST", "PUT"][count % 3] ?? "PATCH";
    const body = { title: name, tags: [`Shared ${count % 7}`] };
    return change(ask, { method, body }, chosen, name, ledger);
  },
  trash: (ask, numbered, ledger) => remove(ask, numbered, { folder: "events", state: trashed }, ledger),
  delete: (ask, numbered, ledger) => remove(ask, numbered, { folder: "tags", state: gone }, ledger),
};

function remove(
  ask: Ask,
  numbered: Numbered,
  { folder, state }: { readonly folder: string; readonly state: string },
  ledger: Ledger,
): Promise<Outcome> {
  const chosen = pickIn(ledger, folder);
  return chosen === undefined
    ? writesOf.tag(ask, numbered, ledger)
    : change(ask, { method: "DELETE" }, chosen, state, ledger);
}

function pickIn(ledger: Ledger, folder: string): Expected | undefined {
  const mine = [...ledger.records.values()].filter(
    (record) => record.folder === folder && !record.states.includes(trashed) && !record.states.includes(gone),
  );
  return mine[Math.floor(Math.random() * mine.length)];
}

function eventOf(title: string, count: number): object {
  return {
    title,
    start_date: "2031-05-01 10:00:00",
    end_date: "2031-05-01 12:00:00",
    // All writers make these at about the same time.
    categories: [`Kind ${count % 11}`, `Class ${Math.floor(count / 20)}`],
    tags: [`Shared ${count % 7}`],
    venue: { venue: `Hall ${Math.floor(count / 15)}` },
    organizer: [{ organizer: `Host ${Math.floor(count / 10)}` }],
  };
}

/** A series of five occurrences. */
function seriesOf(title: string): object {
  const dates = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 12:00:00" };
  return { title, ...dates, recurrence: { rrule: "FREQ=DAILY;COUNT=5" } };
}

const image = sampleImage(40, 30, "png");

/** A venue with an image. */
async function formOf(venue: string): Promise<FormData> {
  const form = new FormData();
  form.append("venue", venue);
  form.append("image", new File([new Uint8Array(await image)], "hall.png", { type: "image/png" }));
  return form;
}

/** An event that needs a record of that name, whose resource has its records in `folder`. */
export function eventAt(folder: string, name: string): object {
  const dates = { start_date: "2031-05-01", end_date: "2031-05-02" };
  const needed = {
    venues: { venue: { venue: name } },
    organizers: { organizer: [{ organizer: name }] },
    categories: { categories: [name] },
    tags: { tags: [name] },
  };
  return {
    title: `Needs ${name} ${performance.now()}`,
    ...dates,
    ...Object.entries(needed).find(([key]) => key === folder)?.[1],
  };
}

async function create(
  ask: Ask,
  folder: string,
  content: Pick<Asked, "body" | "form">,
  name: string,
  ledger: Ledger,
): Promise<Outcome> {
  const outcome = await ask({ method: "POST", path: `/${folder}`, ...content });
  if (outcome.kind === "answered" && outcome.status === 201) {
    const id = Number(readAnswer(outcome).id);
    if (ledger.records.has(`${folder}/${id}`)) ledger.failures.push(`${folder}/${id} was given twice`);
    ledger.records.set(`${folder}/${id}`, { folder, id, states: [name] });
    ledger.acknowledged += 1;
  } else if (isUnknown(outcome)) ledger.unknown.push(name);
  else noteRejection(outcome, `create ${folder} ${name}`, ledger);
  return outcome;
}

async function change(
  ask: Ask,
  asked: Pick<Asked, "method" | "body">,
  record: Expected,
  state: string,
  ledger: Ledger,
): Promise<Outcome> {
  const { folder, id, states } = record;
  const outcome = await ask({ ...asked, path: `/${folder}/${id}` });
  if (outcome.kind === "answered" && outcome.status === 200) {
    ledger.records.set(`${folder}/${id}`, { ...record, states: [state] });
    ledger.acknowledged += 1;
  } else if (isUnknown(outcome))
    ledger.records.set(`${folder}/${id}`, { ...record, states: [...states, state] });
  else noteRejection(outcome, `${asked.method} ${folder}/${id}`, ledger);
  return outcome;
}

/** A write without an answer, or with one that says that it may have happened. */
function isUnknown(outcome: Outcome): boolean {
  return (
    outcome.kind === "cut" ||
    outcome.kind === "reset" ||
    outcome.kind === "hung" ||
    (outcome.kind === "answered" && outcome.status === 503)
  );
}

function noteRejection(outcome: Outcome, what: string, ledger: Ledger): void {
  if (outcome.kind !== "answered") return;
  const { status, text, answers = [] } = outcome;
  const before = answers.length === 0 ? "" : ` after ${JSON.stringify(answers)}`;
  ledger.failures.push(`${what} was answered with ${status}${before}: ${text.slice(0, 120)}`);
}
