import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type MigrationPlan, planMigration } from "../../generator/diff/migration-plan.js";
import { emitCollections } from "../../generator/emit/collections.js";
import { emitResources } from "../../generator/emit/resources.js";
import { emitService } from "../../generator/emit/service.js";
import type { Model } from "../../generator/model/model.js";
import { createContext, type StoredDescriptors } from "../../runtime/app.js";
import type { RecordDocument } from "../../runtime/core/documents.js";
import type { ResourceDescriptor } from "../../runtime/core/resource-descriptor.js";
import type { ServiceDescriptor } from "../../runtime/core/service-descriptor.js";
import { readConfig } from "../../runtime/settings/config.js";
import type { CollectionReference, Database } from "../../runtime/storage/database.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { plainDependencies } from "../../runtime/testing/plain-dependencies.js";
import { type Outcome, runMigration } from "../../runtime/tools/migrate.js";
import { openMigration } from "../../runtime/tools/migration/context.js";
import { parsePlan } from "../../runtime/tools/migration/plan.js";
import { buildEdited, type Edit } from "../generator/golden.js";

/** The model of the small spec of the golden cases, with edits. */
export function editedModel(edits: readonly Edit[]): Model {
  const { model, printed } = buildEdited([untranslated, ...edits]);
  if (model === undefined) throw new Error(printed);
  return model;
}

/** Translations would have to follow every renaming. */
const untranslated: Edit = {
  file: "text/de.yaml",
  text: 'reasons:\n  not_string: "{name} ist kein Text."\n',
};

/** A change of one text in the file of the books. */
export function inBook(find: string, replace: string): Edit {
  return { file: "resources/book.yaml", find, replace };
}

export interface StoredDocument extends Record<string, unknown> {
  readonly _id: number | string;
}

/** A database of its own with stored documents, and a plan that leads from one model to another. */
export interface MigrationCase {
  readonly plan: MigrationPlan;
  readonly database: Database;
  store(collection: string, documents: readonly StoredDocument[]): Promise<void>;
  stored(collection: string): Promise<StoredDocument[]>;
  dryRun(set?: Record<string, string>): Promise<Outcome>;
  apply(set?: Record<string, string>, drop?: boolean): Promise<Outcome>;
  /** Applies it until the given write to the store, which fails before or after it is done; false where there are fewer. */
  applyUntil(write: number, moment: "before" | "after"): Promise<boolean>;
  /** Applies another plan instead. */
  applyPlan(plan: MigrationPlan): Promise<Outcome>;
}

/** Gives each test a case with an empty database; all are gone after the file. */
export function useMigrations(): (old: Model, now: Model) => Promise<MigrationCase> {
  let database: Database | undefined;
  let folder = "";
  let count = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "migration-"));
    database = await openDatabase(inject("mongoUri"), `migration_${process.pid}_${Date.now().toString(36)}`);
  });
  afterAll(async () => {
    await database?.db.dropDatabase();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return async (old, now) => {
    if (database === undefined) throw new Error("Cases begin with the first test.");
    const { db } = database;
    for (const { name } of await db.listCollections().toArray()) await db.dropCollection(name);
    count += 1;
    const spec = await loadDescriptors(now, join(folder, String(count)));
    const opened = database;
    // What is written to a file and read again is what the tool works with.
    const plan = planMigration(old, now);
    const own = parsePlan(JSON.stringify(plan));
    const run = (
      set: Record<string, string>,
      isDryRun: boolean,
      drop: boolean,
      read = own,
      store = opened,
    ): Promise<Outcome> => {
      const options = { config: readConfig({}), database: store, product: spec };
      const context = createContext({ ...plainDependencies(Date.now, {}), ...options });
      return runMigration(openMigration(context, spec, { plan: read, set, drop }), isDryRun);
    };
    return {
      plan,
      database,
      async store(collection, documents) {
        await db.collection<StoredDocument>(collection).insertMany([...documents]);
      },
      stored: (collection) =>
        db
          .collection<StoredDocument>(collection)
          .find({}, { sort: { _id: 1 } })
          .toArray(),
      dryRun: (set = {}) => run(set, true, false),
      apply: (set = {}, drop = false) => run(set, false, drop),
      async applyUntil(write, moment) {
        try {
          await run({}, false, false, own, failing(opened, write, moment));
          return false;
        } catch (error) {
          if (error instanceof Crash) return true;
          throw error;
        }
      },
      applyPlan: (other) => run({}, false, false, other),
    };
  };
}

/** The descriptors that the generated code of a model would state. */
async function loadDescriptors(model: Model, folder: string): Promise<StoredDescriptors> {
  const files = [...emitResources(model), ...emitService(model), ...emitCollections(model)];
  const found: {
    resources: ResourceDescriptor[];
    collections: CollectionReference<RecordDocument>[];
    service?: ServiceDescriptor;
  } = { resources: [], collections: [] };
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const module = (await import(file)) as Readonly<Record<string, object>>;
    for (const [name, value] of Object.entries(module)) {
      if (name === "serviceDescriptor") found.service = value as ServiceDescriptor;
      else if (name.endsWith("Resource")) found.resources.push(value as ResourceDescriptor);
      else if (name.endsWith("Collection"))
        found.collections.push(value as CollectionReference<RecordDocument>);
    }
  }
  if (found.service === undefined) throw new Error("The model has no descriptor of the service.");
  return {
    resourceDescriptors: found.resources,
    collections: found.collections,
    serviceDescriptor: found.service,
  };
}

/** A book as the base spec stores it. */
export function storedBook(
  id: number,
  title: string,
  more: Readonly<Record<string, unknown>> = {},
): StoredDocument {
  const instant = new Date("2031-03-10T18:30:00Z");
  return {
    _id: id,
    revision: 1,
    language: "en",
    text: { en: { title, summary: "", slug: `book-${id}` } },
    slugs: [`en:book-${id}`],
    words: [`*:${title.toLowerCase()}`],
    sort_name: title.toLowerCase(),
    created: instant,
    modified: instant,
    status: "publish",
    author: 1,
    date: instant,
    opens: "2031-03-10 18:30:00",
    closes: "2031-03-10 20:00:00",
    utc_opens: instant,
    utc_closes: new Date("2031-03-10T20:00:00Z"),
    zone: "UTC",
    all_day: false,
    binding: "soft",
    hidden: false,
    ...more,
  };
}

/** A shelf as the base spec stores it. */
export function storedShelf(
  id: number,
  name: string,
  more: Readonly<Record<string, unknown>> = {},
): StoredDocument {
  const instant = new Date("2031-03-10T18:30:00Z");
  const slug = name.toLowerCase();
  return {
    _id: id,
    revision: 1,
    language: "en",
    text: { en: { name, slug } },
    slugs: [`en:${slug}`],
    words: [],
    sort_name: slug,
    created: instant,
    modified: instant,
    count: 0,
    ...more,
  };
}

/** Stands for the end of the process in the middle of its work. */
class Crash extends Error {}

const writes = new Set<unknown>([
  "bulkWrite",
  "insertMany",
  "updateOne",
  "updateMany",
  "replaceOne",
  "deleteMany",
  "findOneAndUpdate",
  "createIndexes",
  "dropIndex",
  "renameCollection",
  "dropCollection",
]);

/** The database, until its nth write. */
function failing(database: Database, last: number, moment: "before" | "after"): Database {
  let count = 0;
  const around = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(holder, name) {
        const value: unknown = Reflect.get(holder, name);
        if (name === "db" && typeof value === "object" && value !== null) return around(value);
        if (typeof value !== "function") return value;
        return (...args: readonly unknown[]): unknown => {
          const call = (): unknown => Reflect.apply(value, holder, args) as unknown;
          if (name === "collection") return around(call() as object);
          if (!writes.has(name)) return call();
          count += 1;
          if (count !== last) return call();
          if (moment === "before") return Promise.reject(new Crash());
          return Promise.resolve(call()).then(() => Promise.reject(new Crash()));
        };
      },
    });
  return around(database);
}
