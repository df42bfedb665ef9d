import type { CommandStartedEvent } from "mongodb";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { calendar } from "../../../runtime/calendar.js";
import type { RecordId } from "../../../runtime/core/record-id.js";
import type { AuditEntry } from "../../../runtime/outbox/audit-entry.js";
import { openAuditLog } from "../../../runtime/outbox/audit-log.js";
import { type NewRecord, outboxSignal } from "../../../runtime/outbox/entry.js";
import { mostNewRecords, startOutboxJob } from "../../../runtime/outbox/outbox-job.js";
import {
  type ChangeListener,
  countSetAside,
  type RelayRun,
  relayEntries,
  relayNewEntries,
} from "../../../runtime/outbox/relay.js";
import type { AppContext } from "../../../runtime/resources/app-context.js";
import { openDatabase } from "../../../runtime/storage/open-database.js";
import { checkStore } from "../../../runtime/tools/check-store.js";
import { openApp } from "../../support/app.js";
import { eventually } from "../../support/eventually.js";
import { useCaller } from "../http/callers.js";
import { useService } from "../support/service.js";

const service = useService();
const administrator = useCaller(service, "administrator", 1);
let app: AppContext;
let newRecords: NewRecord[] = [];
let unsubscribe = (): void => undefined;

beforeAll(() => {
  app = openApp(calendar, service.database, { onError: (error) => service.errors.push(error) }).app;
});
beforeEach(() => {
  newRecords = [];
  unsubscribe = outboxSignal.on(service.database, (record) => {
    if (record !== undefined) newRecords.push(record);
  });
});
afterEach(() => {
  unsubscribe();
  expect(service.errors).toEqual([]);
});

const runWith = (listener: ChangeListener): RelayRun => ({
  database: app.database,
  resources: app.resources,
  listener,
  onError: (error) => service.errors.push(error),
});
const ignoreEntries = (): Promise<void> => Promise.resolve();

/** The audit entries of a record, the latest first. */
async function entriesOf(resource: string, record: number): Promise<readonly AuditEntry[]> {
  return (await openAuditLog(service.database).read({ resource, record }, { skip: 0, limit: 10 })).entries;
}

/** Waits until the changes of a venue have left its document. */
function untilRelayed(id: number): Promise<unknown> {
  return eventually(async () => (await countEntries("venues", id)) === undefined);
}

/** The number of outbox entries in a record. */
async function countEntries(collection: string, id: number): Promise<number | undefined> {
  const found = await service.database.db.collection(collection).findOne({ _id: id as never });
  const notes: unknown = found?.notes;
  expect(found !== null && "noted" in found).toBe(Array.isArray(notes) && notes.length > 0);
  return Array.isArray(notes) ? notes.length : undefined;
}

describe("the outbox entry of a new record", () => {
  it("is relayed without a search", async () => {
    const { id } = await administrator.create("/venues", { venue: "New hall", city: "Como" });
    const commands: string[] = [];
    const watch = ({ commandName, command }: CommandStartedEvent): void => {
      commands.push(`${commandName} ${String(command[commandName])}`);
    };
    const { client } = service.database.db;
    client.on("commandStarted", watch);
    const heard: RecordId[] = [];
    const listener: ChangeListener = (changes) => {
      heard.push(...changes.map(({ document }) => document._id));
      return ignoreEntries();
    };
    await relayNewEntries(runWith(listener), newRecords);
    client.off("commandStarted", watch);
    // The number of the latest entry is read once.
    expect(commands.filter((one) => one !== "find change_log")).toEqual([
      "insert change_log",
      "update venues",
    ]);
    expect(heard).toEqual([id]);
    expect(await entriesOf("venue", id)).toMatchObject([{ kind: "created", revision: 1 }]);
    expect(await countEntries("venues", id)).toBeUndefined();
  });

  it("is relayed alone where the record has changed since", async () => {
    const { id } = await administrator.create("/venues", { venue: "Changed hall" });
    await administrator.patch(`/venues/${id}`, { city: "Lecco" });
    await relayNewEntries(runWith(ignoreEntries), newRecords);
    expect((await entriesOf("venue", id)).map(({ revision }) => revision)).toEqual([1]);
    expect(await countEntries("venues", id)).toBe(1);
    await relayEntries(runWith(ignoreEntries));
    expect((await entriesOf("venue", id)).map(({ kind, revision }) => [kind, revision])).toEqual([
      ["updated", 2],
      ["created", 1],
    ]);
    expect(await countEntries("venues", id)).toBeUndefined();
  });

  it("is relayed where the record is gone", async () => {
    const { id } = await administrator.create("/tags", { name: "Gone soon" });
    const { status } = await administrator.delete(`/tags/${id}`);
    expect(status).toBe(200);
    await relayNewEntries(runWith(ignoreEntries), newRecords);
    await relayEntries(runWith(ignoreEntries));
    expect((await entriesOf("tag", id)).map(({ kind }) => kind)).toEqual(["deleted", "created"]);
  });

  it("makes one audit entry where another process has relayed it", async () => {
    const { id } = await administrator.create("/venues", { venue: "Known hall" });
    await relayEntries(runWith(ignoreEntries));
    await relayNewEntries(runWith(ignoreEntries), newRecords);
    expect(await entriesOf("venue", id)).toHaveLength(1);
    expect(await countEntries("venues", id)).toBeUndefined();
  });
});

it("an entry follows those of other processes, also where retention has removed them", async () => {
  const { database } = service;
  const other = await openDatabase(inject("mongoUri"), database.db.databaseName);
  const log = database.db.collection<{ seq: number; record: number }>("change_log");
  const latest = () => log.findOne({ seq: { $gt: 0 } }, { sort: { seq: -1 } });
  const relayBy = async (process: typeof database): Promise<number> => {
    const { id } = await administrator.create("/venues", { venue: "Numbered hall" });
    await relayEntries({ ...runWith(ignoreEntries), database: process });
    return id;
  };
  for (const process of [database, other, other]) await relayBy(process);
  const { seq = 0 } = (await latest()) ?? {};
  await log.deleteMany({ seq: { $lt: seq } });
  const record = await relayBy(database);
  expect(await latest()).toMatchObject({ seq: seq + 1, record });
  await other.close();
});

describe("a record that fails", () => {
  /** Fails for one record, together with others or alone. */
  const failingFor =
    (id: number, heard: RecordId[]): ChangeListener =>
    (changes) => {
      const ids = changes.map(({ document }) => document._id);
      if (ids.includes(id)) return Promise.reject(new Error("This one cannot be shown."));
      heard.push(...ids);
      return ignoreEntries();
    };
  const reason = "cannot be shown";

  it("is set aside, in the audit all the same, blocks no other, and is reported by the doctor", async () => {
    const [one, bad, other] = [
      (await administrator.create("/venues", { venue: "First neighbour" })).id,
      (await administrator.create("/venues", { venue: "Bad hall" })).id,
      (await administrator.create("/venues", { venue: "Second neighbour" })).id,
    ] as const;
    const heard: number[] = [];
    const errors: unknown[] = [];
    const run = {
      database: app.database,
      resources: app.resources,
      listener: failingFor(bad, heard),
      onError: (error: unknown) => errors.push(error),
    };
    await relayNewEntries(run, newRecords);
    await relayEntries(run);
    expect(heard).toEqual([one, other]);
    expect(errors.map(String)).toEqual([expect.stringContaining(reason)]);
    for (const id of [one, bad, other]) expect(await entriesOf("venue", id)).toHaveLength(1);
    expect(await countSetAside(app.database, app.resources.values())).toBe(1);

    const found = [expect.stringMatching(new RegExp(`^venues: the changes of ${bad} .*${reason}`))];
    expect(await checkStore(service.database, calendar, false)).toEqual(found);
    expect(await checkStore(service.database, calendar, true)).toEqual(found);
    await relayEntries(runWith(ignoreEntries));
    expect(await countSetAside(app.database, app.resources.values())).toBe(0);
    expect(await countEntries("venues", bad)).toBeUndefined();
    expect(await checkStore(service.database, calendar, false)).toEqual([]);
  });

  it("is tried again after its next change, and at the start of a service", async () => {
    const { id: bad } = await administrator.create("/venues", { venue: "Hall that recovers" });
    const failing = { ...runWith(failingFor(bad, [])), onError: () => undefined };
    await relayEntries(failing);
    await administrator.patch(`/venues/${bad}`, { city: "Bari" });
    const heard: number[] = [];
    await relayEntries(
      runWith((changes) => {
        heard.push(...changes.map(({ entry }) => entry.revision));
        return ignoreEntries();
      }),
    );
    expect(heard).toEqual([1, 2]);

    const { id: next } = await administrator.create("/venues", { venue: "Hall of a restart" });
    await relayEntries({ ...failing, listener: failingFor(next, []) });
    expect(await countSetAside(app.database, app.resources.values())).toBe(1);
    const job = startOutboxJob(runWith(ignoreEntries));
    await untilRelayed(next);
    await job.stop();
    expect(await countSetAside(app.database, app.resources.values())).toBe(0);
  });

  it("leaves an entry where it is deleted for good", async () => {
    const [bad, other] = [
      (await administrator.create("/tags", { name: "Bad tag" })).id,
      (await administrator.create("/tags", { name: "Good tag" })).id,
    ];
    for (const id of [bad, other]) await administrator.delete(`/tags/${id}`);
    const heard: number[] = [];
    const errors: unknown[] = [];
    const run = {
      database: app.database,
      resources: app.resources,
      listener: failingFor(bad, heard),
      onError: (error: unknown) => errors.push(error),
    };
    await relayEntries(run);
    await relayEntries(run);
    expect(new Set(heard)).toEqual(new Set([other]));
    expect(errors).toHaveLength(1);
    expect((await entriesOf("tag", bad)).map(({ kind }) => kind)).toEqual(["deleted", "created"]);
  });
});

it("a delete whose message fails for a reason of the store gets it later", async () => {
  const { id } = await administrator.create("/tags", { name: "Tag of a bad moment" });
  await administrator.delete(`/tags/${id}`);
  const failure = Object.assign(new Error("A reason without a known code."), { name: "MongoServerError" });
  const errors: unknown[] = [];
  await relayEntries({
    database: app.database,
    resources: app.resources,
    listener: () => Promise.reject(failure),
    onError: (error) => errors.push(error),
  });
  expect(errors).toEqual([expect.objectContaining({ cause: failure })]);
  const heard: unknown[] = [];
  await relayEntries(
    runWith((changes) => {
      heard.push(...changes.map(({ entry }) => entry.kind));
      return ignoreEntries();
    }),
  );
  expect(heard).toEqual(["created", "deleted"]);
});

describe("the outbox job", () => {
  it("finds in the store what it failed to relay", async () => {
    const errors: unknown[] = [];
    const away = Object.assign(new Error("Nothing listens."), { name: "MongoNetworkError" });
    const failing = vi.fn(ignoreEntries).mockRejectedValueOnce(away);
    const job = startOutboxJob({ ...runWith(failing), onError: (error) => errors.push(error) });
    const { id } = await administrator.create("/venues", { venue: "Unheard hall" });
    await untilRelayed(id);
    await job.stop();
    expect(errors).toEqual([away]);
    expect(await entriesOf("venue", id)).toHaveLength(1);
  });

  it("finds in the store what it cannot hold in memory", async () => {
    const { id: first } = await administrator.create("/venues", { venue: "First hall" });
    const job = startOutboxJob(runWith(ignoreEntries));
    await untilRelayed(first);
    const [known] = newRecords;
    expect(known?.document._id).toBe(first);
    for (let count = 0; count < mostNewRecords; count += 1) outboxSignal.emit(service.database, known);
    const { id } = await administrator.create("/venues", { venue: "One hall too many" });
    await untilRelayed(id);
    await job.stop();
    expect(await entriesOf("venue", first)).toHaveLength(1);
    expect(await entriesOf("venue", id)).toHaveLength(1);
  });
});

describe("a delete that takes long", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const collectionOf = (name: string) => service.database.collection({ name, indexes: [] });
  const relay = () => relayEntries(runWith(ignoreEntries));
  /** The service deletes a tag; `meanwhile` runs between the tombstone and the delete. */
  async function deleteTag(name: string, meanwhile: () => Promise<void>): Promise<readonly string[]> {
    const { id } = await administrator.create("/tags", { name });
    const { database } = service;
    const remove = database.remove.bind(database);
    vi.spyOn(database, "remove").mockImplementationOnce(async (token, document) => {
      await meanwhile();
      return remove(token, document);
    });
    expect((await administrator.delete(`/tags/${id}`)).status).toBe(200);
    vi.restoreAllMocks();
    await relay();
    return (await entriesOf("tag", id)).map(({ kind }) => kind);
  }

  it("is in the audit though its request began minutes before", async () => {
    const log = openAuditLog(service.database);
    const kinds = await deleteTag("Last of many", async () => {
      const [tombstone] = await log.tombstones();
      const at = new Date(Date.now() - 3_600_000);
      await service.database.db
        .collection<AuditEntry>("change_log")
        .updateOne({ _id: tombstone?._id ?? "" }, { $set: { at } });
      await relay();
      expect(await log.tombstones()).toHaveLength(1);
    });
    expect(kinds).toEqual(["deleted", "created"]);
    expect(
      await service.database.db.collection("change_log").countDocuments({ begun: { $exists: true } }),
    ).toBe(0);
  });

  it("is in the audit though it was taken for an interrupted one", async () => {
    const later = service.database.now() + 180_000;
    const kinds = await deleteTag("Paused", async () => {
      const now = vi.spyOn(service.database, "now").mockReturnValue(later);
      await relay();
      now.mockRestore();
      expect(await openAuditLog(service.database).tombstones()).toEqual([]);
    });
    expect(kinds).toEqual(["deleted", "created"]);
  });

  it("is awaited where the primary has done it and no majority has", async () => {
    const later = service.database.now() + 180_000;
    const kinds = await deleteTag("Pending", async () => {
      vi.spyOn(service.database, "now").mockReturnValue(later);
      const tags = collectionOf("tags");
      const find = tags.findOne.bind(tags);
      vi.spyOn(tags, "findOne").mockImplementation((filter = {}, options = {}) =>
        JSON.stringify(options.readConcern) === '{"level":"local"}'
          ? Promise.resolve(null)
          : find(filter, options),
      );
      await relay();
      expect(await openAuditLog(service.database).tombstones()).toHaveLength(1);
    });
    expect(kinds).toEqual(["deleted", "created"]);
  });
});
