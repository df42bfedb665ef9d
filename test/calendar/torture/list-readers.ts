import { setTimeout as pause } from "node:timers/promises";
import type { AuditEntry } from "../../../runtime/outbox/audit-entry.js";
import type { Database } from "../../../runtime/storage/database.js";
import { type Asked, createCaller, readAnswer } from "./caller.js";
import { findStepBack } from "./history-checks.js";
import { untilRelayed } from "./outbox-checks.js";
import type { SetStand } from "./set-stand.js";

/** A client who sends the latest token of its own answers, and what it saw. */
export interface Reader {
  readonly name: string;
  readonly views: SeenView[];
}

/** Names of records by their ids, as a list, a record or the answer to a write shows them. */
interface SeenView {
  readonly total?: number;
  readonly names: ReadonlyMap<number, string>;
}

interface ShownVenue {
  readonly id: number;
  readonly venue: string;
}

const readers = 4;
/** By each reader: all venues are on one page of the list. */
const mostCreated = 10;

/** Starts readers of the list of venues, who ask the machines by turns, and create and change venues of their own. */
export function startReaders(stand: SetStand, isOver: () => boolean): Promise<Reader[]> {
  return Promise.all(Array.from({ length: readers }, (_, index) => readLists(stand, `r${index}`, isOver)));
}

async function readLists({ machines }: SetStand, name: string, isOver: () => boolean): Promise<Reader> {
  const callers = machines.map(({ api }) => createCaller(api));
  const views: SeenView[] = [];
  const own: number[] = [];
  let token = "";
  for (let count = 0; !isOver(); count += 1) {
    const asked = requestOf(`${name} ${count}`, count, own);
    const headers = token === "" ? {} : { "X-Consistency-Token": token };
    const outcome = await callers[Math.floor(count / 2) % callers.length]?.ask({ ...asked, headers });
    if (outcome?.kind !== "answered" || outcome.status >= 500) {
      await pause(50);
      continue;
    }
    const { "x-consistency-token": given = "" } = outcome.headers;
    if (typeof given === "string" && given > token) token = given;
    const body = readAnswer(outcome);
    if (outcome.status === 201) own.push(Number(body.id));
    if (outcome.status < 300) views.push(viewOf(body));
  }
  for (const caller of callers) caller.close();
  return { name, views };
}

function requestOf(name: string, count: number, own: readonly number[]): Asked {
  const id = own[count % own.length];
  if (id === undefined || (count % 50 === 9 && own.length < mostCreated))
    return { method: "POST", path: "/venues", body: { venue: name } };
  if (count % 10 === 7) return { method: "PATCH", path: `/venues/${id}`, body: { venue: name } };
  return { method: "GET", path: count % 2 === 0 ? "/venues?per_page=50" : `/venues/${id}` };
}

function viewOf(body: Readonly<Record<string, unknown>>): SeenView {
  const { venues, total } = body as { readonly venues?: readonly ShownVenue[]; readonly total?: number };
  const shown = venues ?? [body as unknown as ShownVenue];
  return {
    ...(total === undefined ? {} : { total }),
    names: new Map(shown.map(({ id, venue }) => [id, venue])),
  };
}

/** Readers who saw an older revision of a record, or a smaller total, than before. The audit has the revision of each name. */
export async function findStepsBack(database: Database, seen: readonly Reader[]): Promise<string[]> {
  await untilRelayed(database);
  const revisions = await revisionsOf(database);
  return seen.flatMap(({ name, views }) => {
    const numbers = views.map(
      ({ total, names }) =>
        new Map([
          ...(total === undefined ? [] : [["total", total] as const]),
          ...[...names].map(([id, value]) => [`venue ${id}`, revisions.get(`${id} ${value}`) ?? 0] as const),
        ]),
    );
    const found = findStepBack(numbers);
    if (found === undefined) return [];
    const { at, subject } = found;
    return [`reader ${name}: view ${at} of ${views.length} shows an older ${subject}`];
  });
}

async function revisionsOf({ db }: Database): Promise<ReadonlyMap<string, number>> {
  const entries = await db
    .collection<AuditEntry>("change_log")
    .find({ resource: "venue" }, { batchSize: 10_000 })
    .toArray();
  return new Map(
    entries.flatMap(({ record, revision, changes }) =>
      changes
        .filter(({ field }) => field === "venue")
        .map(({ after }) => [`${record} ${String(after)}`, revision] as const),
    ),
  );
}
