import type { CommandStartedEvent } from "mongodb";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { compose } from "../../runtime/composition.js";
import { readConfig } from "../../runtime/config.js";
import { type JournalEntry, openJournal } from "../../runtime/journal/journal.js";
import { keepJournal, mostFresh } from "../../runtime/journal/journal-keeper.js";
import { type NewRecord, notedBell } from "../../runtime/journal/note.js";
import { sweepNew, sweepNotes } from "../../runtime/journal/sweep.js";
import { machine } from "../../runtime/machine.js";
import type { Site } from "../../runtime/records/site.js";
import { type Caller, createCaller } from "../http/callers.js";
import { useService } from "../support/service.js";

const service = useService();
let administrator: Caller;
let site: Site;
let fresh: NewRecord[] = [];
let stopHearing = (): void => undefined;

beforeAll(async () => {
  administrator = await createCaller(service, "administrator", 1);
  site = compose(readConfig({}), service.database, machine, (error) => service.faults.push(error)).site;
});
beforeEach(() => {
  fresh = [];
  stopHearing = notedBell.hear(service.database, (record) => {
    if (record !== undefined) fresh.push(record);
  });
});
afterEach(() => {
  stopHearing();
  expect(service.faults).toEqual([]);
});

const nobody = (): Promise<void> => Promise.resolve();

async function make(path: string, body: object): Promise<number> {
  const answer = await administrator.request("POST", path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return Number(answer.body.id);
}

/** What the journal has of a record, the latest first. */
async function entriesOf(resource: string, record: number): Promise<readonly JournalEntry[]> {
  return (await openJournal(service.database).read({ resource, record }, { skip: 0, limit: 10 })).entries;
}

/** How many notes wait in a record. */
async function notesOf(collection: string, id: number): Promise<number | undefined> {
  const found = await service.database.db.collection(collection).findOne({ _id: id as never });
  const notes: unknown = found?.notes;
  expect(found !== null && "noted" in found).toBe(Array.isArray(notes) && notes.length > 0);
  return Array.isArray(notes) ? notes.length : undefined;
}

describe("the note of a new record", () => {
  it("is taken over without a look for it", async () => {
    const id = await make("/venues", { venue: "New hall", city: "Como" });
    const commands: string[] = [];
    const watch = ({ commandName, command }: CommandStartedEvent): void => {
      commands.push(`${commandName} ${String(command[commandName])}`);
    };
    const { client } = service.database.db;
    client.on("commandStarted", watch);
    const heard: number[] = [];
    await sweepNew(site, fresh, (changes) => {
      heard.push(...changes.map(({ document }) => document._id));
      return nobody();
    });
    client.off("commandStarted", watch);
    expect(commands).toEqual(["insert change_log", "update venues"]);
    expect(heard).toEqual([id]);
    expect(await entriesOf("venue", id)).toMatchObject([{ kind: "created", revision: 1 }]);
    expect(await notesOf("venues", id)).toBeUndefined();
  });

  it("is taken over alone where the record has changed since", async () => {
    const id = await make("/venues", { venue: "Changed hall" });
    await administrator.request("PATCH", `/venues/${id}`, { city: "Lecco" });
    await sweepNew(site, fresh, nobody);
    expect((await entriesOf("venue", id)).map(({ revision }) => revision)).toEqual([1]);
    expect(await notesOf("venues", id)).toBe(1);
    await sweepNotes(site, nobody);
    expect((await entriesOf("venue", id)).map(({ kind, revision }) => [kind, revision])).toEqual([
      ["updated", 2],
      ["created", 1],
    ]);
    expect(await notesOf("venues", id)).toBeUndefined();
  });

  it("is taken over where the record is gone", async () => {
    const id = await make("/tags", { name: "Gone soon" });
    const { status } = await administrator.request("DELETE", `/tags/${id}?force=true`);
    expect(status).toBe(200);
    await sweepNew(site, fresh, nobody);
    await sweepNotes(site, nobody);
    expect((await entriesOf("tag", id)).map(({ kind }) => kind)).toEqual(["deleted", "created"]);
  });

  it("makes one entry where another process has taken it over", async () => {
    const id = await make("/venues", { venue: "Known hall" });
    await sweepNotes(site, nobody);
    await sweepNew(site, fresh, nobody);
    expect(await entriesOf("venue", id)).toHaveLength(1);
    expect(await notesOf("venues", id)).toBeUndefined();
  });
});

describe("the keeper of the journal", () => {
  const waiting = { timeout: 10_000, interval: 30 };

  it("finds in the store what it failed to take over", async () => {
    const faults: unknown[] = [];
    const failing = vi.fn(nobody).mockRejectedValueOnce(new Error("Nobody hears."));
    const keeper = keepJournal(site, failing, (error) => faults.push(error));
    const id = await make("/venues", { venue: "Unheard hall" });
    await vi.waitFor(async () => expect(await entriesOf("venue", id)).toHaveLength(1), waiting);
    await keeper.stop();
    expect(faults).toEqual([new Error("Nobody hears.")]);
    expect(await notesOf("venues", id)).toBeUndefined();
  });

  it("finds in the store what it cannot hold in memory", async () => {
    const first = await make("/venues", { venue: "First hall" });
    const keeper = keepJournal(site, nobody, (error) => service.faults.push(error));
    await vi.waitFor(async () => expect(await notesOf("venues", first)).toBeUndefined(), waiting);
    const [known] = fresh;
    expect(known?.document._id).toBe(first);
    for (let count = 0; count < mostFresh; count += 1) notedBell.ring(service.database, known);
    const id = await make("/venues", { venue: "One hall too many" });
    await vi.waitFor(async () => expect(await notesOf("venues", id)).toBeUndefined(), waiting);
    await keeper.stop();
    expect(await entriesOf("venue", first)).toHaveLength(1);
    expect(await entriesOf("venue", id)).toHaveLength(1);
  });
});
