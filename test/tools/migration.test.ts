import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type MigrationPlan, planMigration } from "../../generator/diff/migration-plan.js";
import type { MigrationStep as PlannedStep } from "../../generator/diff/migration-step.js";
import type { Model, Resource } from "../../generator/model/model.js";
import { ensureIndexesOf } from "../../runtime/storage/indexes.js";
import { agreeOnContract, readContract, writeContract } from "../../runtime/storage/stored-contract.js";
import type { MigrationPlan as ReadPlan } from "../../runtime/tools/migration/plan.js";
import { parsePlan } from "../../runtime/tools/migration/plan.js";
import { type Edit, goldenFolder } from "../generator/golden.js";
import {
  editedModel,
  inBook,
  type MigrationCase,
  type StoredDocument,
  storedBook,
  storedShelf,
  useMigrations,
} from "../support/migration.js";

// What the generator writes is what the tool reads.
const readable = (plan: MigrationPlan): ReadPlan => plan;

const createCase = useMigrations();

/** Creates the indexes of the books of a model, as a start of its service does. */
async function createIndexesOf(model: Model, { database }: MigrationCase): Promise<void> {
  const { indexes = [] } = model.resources.find(({ name }) => name === "book") ?? {};
  await ensureIndexesOf(
    database.db.collection("books"),
    indexes.map(({ name, keys, unique, sparse = false, partialFilterExpression }) => ({
      name,
      keys: Object.fromEntries(keys.map(({ property, direction }) => [property, direction] as const)),
      ...(unique ? { unique } : {}),
      ...(sparse ? { sparse } : {}),
      ...(partialFilterExpression === undefined ? {} : { partialFilterExpression }),
    })),
  );
}
const base = editedModel([]);

/** An edit as cases write it. */
type WrittenEdit = string | (Partial<Edit> & { readonly row?: string; readonly tickets?: string });

/** One change of the spec, and what becomes of stored documents: see `migration-cases.yaml`. */
interface StepCase {
  readonly title: string;
  readonly kinds: readonly PlannedStep["kind"][];
  readonly old?: readonly WrittenEdit[];
  readonly new?: readonly WrittenEdit[];
  readonly books?: readonly StoredDocument[];
  readonly shelves?: readonly StoredDocument[];
  /** Where the documents are before and after, if not in `books`. */
  readonly from?: string;
  readonly into?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly set?: Readonly<Record<string, string>>;
  readonly drop?: true;
  readonly after: readonly Readonly<Record<string, unknown>>[];
  /** Counts of the shelves after it. */
  readonly shelved?: readonly number[];
  readonly gone?: readonly string[];
  /** Nothing in the documents changes. */
  readonly idle?: true;
}

// The file is part of the test, and its shape is checked by running it.
const { cases, edits } = parse(readFileSync(join(import.meta.dirname, "migration-cases.yaml"), "utf8"), {
  customTags: ["timestamp"],
}) as { readonly cases: readonly StepCase[]; readonly edits: Readonly<Record<string, Partial<Edit>>> };

const bookFile = readFileSync(join(goldenFolder, "base/spec/resources/book.yaml"), "utf8");

function rowOf(name: string): string {
  return new RegExp(`^ {2}(${name}: .*)$`, "m").exec(bookFile)?.[1] ?? name;
}

function editOf(written: WrittenEdit): Edit {
  if (typeof written === "string") return { file: "resources/book.yaml", ...edits[written] };
  const { row, tickets, ...edit } = written;
  if (tickets !== undefined)
    return {
      file: "resources/ticket.yaml",
      text: `resource: ticket\nlifecycle: ${tickets}\ntext: Who may come.\nfields:\n  name: { type: text, required: true, text: Name. }\n`,
    };
  return { file: "resources/book.yaml", ...edit, ...(row === undefined ? {} : { find: rowOf(row) }) };
}

const pages = rowOf("pages");
const lentTo = rowOf("lent_to");
const [withoutRecurrence, desk] = ["without_recurrence", "desk"].map(editOf) as [Edit, Edit];
const uuid = "0198c0de-5eed-7abc-8def-0123456789ab";
const sequel = "sequel_to: { relation: book, acyclic: true, nullable: true,";

function storedTicket(id: number, slug: string, more: object): StoredDocument {
  const { _id, revision, language, created, modified } = storedBook(id, "");
  const names = { name: `Ticket ${id}`, words: ["*:ticket", `*:${id}`], sort_name: `ticket ${id}` };
  const text = { en: { slug } };
  return { _id, revision, language, created, modified, ...names, text, slugs: [`en:${slug}`], ...more };
}

/** A document that a case writes with what differs from others; `absent` has the properties that it lacks. */
function documentOf({ _id, title, slug, absent = [], ...more }: StoredDocument): StoredDocument {
  const whole =
    typeof slug === "string"
      ? storedTicket(Number(_id), slug, more)
      : storedBook(Number(_id), String(title), more);
  const kept = Object.entries(whole).filter(([name]) => !(absent as readonly string[]).includes(name));
  return { ...Object.fromEntries(kept), _id };
}

function withBook(model: Model, change: Partial<Resource>): Model {
  return {
    ...model,
    resources: model.resources.map((resource) =>
      resource.name === "book" ? { ...resource, ...change } : resource,
    ),
  };
}

/** What a case expects; `<uuid>` stands for any. */
function expectationOf(document: Readonly<Record<string, unknown>>): object {
  const anyUuid: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, value === "<uuid>" ? anyUuid : value]),
  );
}

/** Surveys and applies a migration twice, and compares what becomes of the documents. */
async function follow(step: StepCase, old: Model, now: Model): Promise<void> {
  const migration = await createCase(old, now);
  const { from = "books", into = from, set = {}, drop = false, books = [], shelves = [] } = step;
  if (books.length > 0) await migration.store(from, books.map(documentOf));
  const stored = shelves.map(({ _id, name, ...more }) => storedShelf(Number(_id), String(name), more));
  if (stored.length > 0) await migration.store("shelves", stored);
  const kinds = migration.plan.steps.map(({ kind }) => kind).filter((kind) => !/index$|^note$/.test(kind));
  expect(kinds).toEqual(step.kinds);
  expect(readable(migration.plan)).toBe(migration.plan);

  const before = await migration.stored(from);
  const survey = await migration.dryRun();
  const counted =
    survey.kind === "surveyed" ? survey.steps.map((one) => [one.step.id, one.count] as const) : [];
  expect(Object.fromEntries(counted.filter(([, count]) => count > 0))).toEqual(step.counts);
  expect(await migration.stored(from)).toEqual(before);

  if (Object.keys(set).length > 0) {
    await expect(migration.apply()).rejects.toThrow(Object.keys(set)[0] ?? "");
    expect(await migration.stored(from)).toEqual(before);
  }
  const applied = await migration.apply(set, drop);
  expect(applied).toMatchObject({ kind: "applied", left: [] });
  const after = await migration.stored(into);
  expect(after).toMatchObject(step.after.map(expectationOf));
  for (const document of after)
    expect(Object.keys(document)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^_?migration$/)]),
    );
  for (const name of step.gone ?? []) expect(after.filter((document) => name in document)).toEqual([]);
  if (step.shelved !== undefined)
    expect((await migration.stored("shelves")).map(({ count }) => count)).toEqual(step.shelved);
  if (step.idle === true) expect(after).toEqual(before);

  expect(await migration.apply(set, drop)).toEqual({ kind: "already_applied" });
  expect(await migration.stored(into)).toEqual(after);
}

describe("a migration", () => {
  it.each(cases)("$title", async (step) => {
    await follow(step, editedModel((step.old ?? []).map(editOf)), editedModel((step.new ?? []).map(editOf)));
  });

  it("leaves the documents of a changed lifecycle to their owner", async () => {
    const step: StepCase = {
      title: "",
      kinds: ["leave_to_hand"],
      books: [{ _id: 1, title: "One" }],
      counts: { "book.lifecycle": 1 },
      set: { "book.lifecycle": "keep" },
      after: [{ revision: 1 }],
      idle: true,
    };
    // The base spec cannot change the lifecycle of books in one edit; the model of the old one can.
    await follow(step, withBook(base, { lifecycle: "term" }), base);
  });
});

describe("a migration of collections", () => {
  it("leads from one name of a resource to the next, references included", async () => {
    const renamed = editedModel([
      { file: "resources/shelf.yaml", delete: true },
      {
        file: "resources/rack.yaml",
        text: "resource: rack\nplural: racks\nrenamed_from: shelf\nlifecycle: term\nsequence: term\nnamed_by: name\ntext: A place for books.\ncounts: book.shelves\nfields:\n  name: { type: text, required: true, localized: true, text: Name. }\n  parent: { relation: rack, hierarchy: true, acyclic: true, text: The rack above. }\nfilters:\n  page:\n",
      },
      {
        file: "routes.yaml",
        find: '  shelf:\n    list: { path: /shelves, methods: [GET] }\n    get: { path: "/shelves/{id}"',
        replace: '  rack:\n    list: { path: /racks, methods: [GET] }\n    get: { path: "/racks/{id}"',
      },
      inBook("relation: shelf,", "relation: rack,"),
    ]);
    const migration = await createCase(base, renamed);
    await migration.store("shelves", [storedShelf(7, "A"), storedShelf(8, "B", { parent: 7 })]);
    expect(migration.plan.steps.map(({ kind }) => kind).filter((kind) => !kind.endsWith("index"))).toEqual([
      "rename_collection",
    ]);
    await migration.apply();
    expect(await migration.stored("racks")).toMatchObject([{ _id: 7 }, { _id: 8, parent: 7 }]);
    expect(await migration.stored("shelves")).toEqual([]);
  });

  it("subscribes webhooks to the types that messages have now, from any write that it ended after", async () => {
    const messages = inBook("order: [-opens, id]", "order: [-opens, id]\nwebhooks: [created]");
    const renamed = editedModel([
      { file: "resources/book.yaml", delete: true },
      {
        file: "resources/tome.yaml",
        text: bookFile
          .replace("resource: book\nplural: books\n", "resource: tome\nrenamed_from: book\nplural: books\n")
          .replace("relation: book,", "relation: tome,")
          .replace("order: [-opens, id]", "order: [-opens, id]\nwebhooks: [created]"),
      },
      { file: "resources/shelf.yaml", find: "counts: book.", replace: "counts: tome." },
      { file: "resources/shelf.yaml", find: "linked_from: book.", replace: "linked_from: tome." },
      { file: "routes.yaml", find: "  book:\n", replace: "  tome:\n" },
    ]);
    const old = editedModel([messages]);
    const subscriptions = {
      all: ["*"],
      books: ["book.*", "shelf.*"],
      new: ["book.created", "bookmark.created"],
    };
    for (let write = 1; ; write += 1) {
      const migration = await createCase(old, renamed);
      const endpoints = migration.database.db.collection<{ _id: string; types: readonly string[] }>(
        "webhooks",
      );
      await endpoints.insertMany(Object.entries(subscriptions).map(([_id, types]) => ({ _id, types })));
      const survey = await migration.dryRun();
      const steps = survey.kind === "surveyed" ? survey.steps : [];
      expect(steps.find(({ step }) => step.kind === "rename_types")).toMatchObject({
        count: 2,
        ids: ["books", "new"],
      });
      const isCut = await migration.applyUntil(write, "after");
      const during = (await endpoints.findOne({ _id: "new" }))?.types ?? [];
      expect(during.some((type) => type === "book.created" || type === "tome.created")).toBe(true);
      await migration.apply();
      const after = await endpoints.find({}, { sort: { _id: 1 } }).toArray();
      expect(Object.fromEntries(after.map(({ _id, types }) => [_id, [...types].sort()]))).toEqual({
        all: ["*"],
        books: ["shelf.*", "tome.*"],
        new: ["bookmark.created", "tome.created"],
      });
      if (!isCut) {
        expect(write).toBeGreaterThan(4);
        break;
      }
    }
  });

  it("joins the documents that a service on the new spec has stored already", async () => {
    const migration = await createCase(
      base,
      editedModel([inBook("plural: books", "plural: books\ncollection: tomes")]),
    );
    await migration.store("books", [storedBook(1, "One"), storedBook(2, "Two")]);
    await migration.store("tomes", [storedBook(2, "Two"), storedBook(3, "Three")]);
    await migration.apply();
    expect((await migration.stored("tomes")).map(({ _id }) => _id)).toEqual([1, 2, 3]);
    expect(await migration.stored("books")).toEqual([]);
  });

  it("drops the documents of a resource that is gone only where that is asked for", async () => {
    const gone = { ...base, resources: base.resources.filter(({ name }) => name !== "book") };
    const shelves = gone.resources.map((shelf) => {
      const { counts, ...others } = shelf;
      expect(counts).toBeDefined();
      return { ...others, filters: [] };
    });
    const migration = await createCase(base, { ...gone, resources: shelves });
    await migration.store("books", [storedBook(1, "One")]);
    expect(migration.plan.steps.find(({ kind }) => kind === "remove_collection")).toMatchObject({
      id: "book.removed",
    });
    await migration.apply();
    expect(await migration.stored("books")).toHaveLength(1);

    const again = await createCase(base, { ...gone, resources: shelves });
    await again.store("books", [storedBook(1, "One")]);
    await again.apply({}, true);
    expect(await again.stored("books")).toEqual([]);
  });

  it("raises the sequence that ids come from now above those in use", async () => {
    const other = editedModel([
      { file: "resources/shelf.yaml", find: "sequence: term", replace: "sequence: post" },
    ]);
    const migration = await createCase(base, other);
    await migration.store("shelves", [storedShelf(41, "A")]);
    await migration.apply();
    expect(await migration.database.sequences.next("post")).toBe(42);
  });

  it("replaces indexes that are asked otherwise, and makes those that are new", async () => {
    const now = editedModel([
      inBook("pages: [pages, _id]", "pages: [-pages, _id]"),
      inBook("order: [-opens, id]", "order: [opens, id]"),
    ]);
    const migration = await createCase(base, now);
    await migration.store("books", [storedBook(1, "One")]);
    await createIndexesOf(base, migration);
    await migration.apply();
    const present = await migration.database.db.collection("books").indexes();
    const keysOf = (name: string): unknown => present.find((index) => index.name === name)?.key;
    expect(keysOf("pages")).toEqual({ pages: -1, _id: 1 });
    expect(keysOf("by_status")).toEqual({ status: 1, utc_opens: 1, _id: 1, hidden: 1, utc_closes: 1 });
    expect(migration.plan.steps.map(({ id }) => id)).toContain("book.index.by_status");
  });

  it("drops the indexes that were replaced, and none that a service on the new spec has created", async () => {
    const now = editedModel([inBook("pages: [pages, _id]", "pages: [-pages, _id]")]);
    const migration = await createCase(base, now);
    const books = migration.database.db.collection("books");
    await migration.store("books", [storedBook(1, "One")]);
    // From two versions before, of the old spec, and of the new one.
    await books.createIndexes([{ name: "pages", key: { pages: 1 } }]);
    for (const model of [base, now]) await createIndexesOf(model, migration);
    const created = await books.indexes();
    const isOfPages = (keys: object): boolean => JSON.stringify(keys).includes("pages");
    expect(created.filter(({ key }) => isOfPages(key as object))).toHaveLength(3);
    await migration.apply();
    expect(await books.indexes()).toEqual(
      created.filter(
        ({ key }) => !isOfPages(key as object) || JSON.stringify(key) === '{"pages":-1,"_id":1}',
      ),
    );
  });

  it("names the documents that stand against a unique index, and changes nothing", async () => {
    const now = withBook(base, {
      indexes: [{ name: "pages", keys: [{ property: "pages", direction: 1 }], unique: true }],
    });
    const migration = await createCase(base, now);
    await migration.store("books", [
      storedBook(1, "One", { pages: 5 }),
      storedBook(2, "Two", { pages: 6 }),
      storedBook(3, "Three", { pages: 5 }),
    ]);
    const survey = await migration.dryRun();
    expect(
      survey.kind === "surveyed" ? survey.steps.find(({ step }) => step.id === "book.index.pages") : {},
    ).toMatchObject({ count: 2, ids: [1, 3], open: 2 });
    await expect(migration.apply()).rejects.toThrow("No two documents of books may agree in pages");
  });

  it("lets documents without a value stand beside each other under a unique index that leaves them out", async () => {
    const migration = await createCase(editedModel([withoutRecurrence]), base);
    await migration.store("books", [storedBook(1, "One"), storedBook(2, "Two")]);
    const survey = await migration.dryRun();
    expect(
      survey.kind === "surveyed"
        ? survey.steps.find(({ step }) => step.id === "book.index.occurrences")
        : undefined,
    ).toMatchObject({ count: 0, open: 0, step: { unique: true, sparse: true } });
    await migration.apply();
    const present = await migration.database.db.collection("books").indexes();
    expect(present.find(({ name }) => name === "occurrences")).toMatchObject({ unique: true, sparse: true });
  });

  it("has nothing to do for another default language", async () => {
    const now = editedModel([
      { file: "api.yaml", find: "default: en", replace: "default: de" },
      { file: "text/de.yaml", delete: true },
    ]);
    const { plan } = await createCase(base, now);
    expect(plan.steps.map(({ id, kind }) => [id, kind])).toEqual([["languages.default", "note"]]);
  });

  it("changes nothing but indexes for another field that hides", async () => {
    const { plan } = await createCase(base, editedModel([inBook("hidden_by: hidden", "hidden_by: all_day")]));
    const kinds = new Map(plan.steps.map(({ id, kind }) => [id, kind]));
    expect(kinds.get("book.hidden_by")).toBe("note");
    expect(kinds.get("book.index.by_status")).toBe("add_index");
    expect(new Set(kinds.values())).toEqual(new Set(["note", "add_index", "remove_index"]));
  });

  it("needs no step between equal specs, and gives the same plan every time", () => {
    const now = editedModel([inBook(pages, pages.replace("integer", "number"))]);
    expect(planMigration(base, editedModel([])).steps).toEqual([]);
    expect(planMigration(base, now).from.contract).not.toBe(planMigration(base, now).to.contract);
    expect(JSON.stringify(planMigration(base, now))).toBe(
      JSON.stringify(planMigration(base, editedModel([inBook(pages, pages.replace("integer", "number"))]))),
    );
  });
});

describe("a migration that is not the right one", () => {
  const now = editedModel([
    inBook(pages, `${pages}\n  copies: { type: integer, initial: 1, text: Copies. }`),
  ]);

  it("is rejected in a store of another contract, and in a service of another one", async () => {
    const migration = await createCase(base, now);
    await migration.store("books", [storedBook(1, "One")]);
    await writeContract(migration.database.db, "123456789abc");
    await expect(migration.apply()).rejects.toThrow("The store is under contract 123456789abc");
    expect(await migration.stored("books")).toMatchObject([{ revision: 1 }]);
    const { to, from } = migration.plan;
    const other = { ...migration.plan, to: { ...to, contract: from.contract } };
    await expect(migration.applyPlan(other)).rejects.toThrow(`The plan leads to contract ${from.contract}`);
  });

  it("is rejected where another plan is not through", async () => {
    const migration = await createCase(base, now);
    await migration.store("books", [storedBook(1, "One")]);
    expect(await migration.applyUntil(2, "after")).toBe(true);
    const { plan } = migration;
    const other = {
      ...plan,
      steps: [...plan.steps, ...plan.steps.map((step) => ({ ...step, id: `${step.id}.2` }))],
    };
    await expect(migration.applyPlan(other)).rejects.toThrow("Another plan was begun");
    expect(await migration.apply()).toMatchObject({ kind: "applied", isResumed: true });
  });

  it.each([
    ["", "This is no migration plan"],
    ["[]", "This is no migration plan"],
    ['{"kind":"migration-plan","format":2}', "The plan has format 2"],
    ['{"kind":"migration-plan","format":1,"from":{}}', "damaged in `from`"],
  ])("is rejected for the plan %j", (text, message) => {
    expect(() => parsePlan(text)).toThrow(message);
  });

  it("is rejected for a step with a part missing, unknown, or standing twice", () => {
    const plan = planMigration(base, now);
    const [step] = plan.steps;
    const withSteps = (...steps: readonly object[]): string => JSON.stringify({ ...plan, steps });
    expect(() => parsePlan(withSteps({ ...step, target: undefined }))).toThrow("step 1 (book.copies.added)");
    expect(() => parsePlan(withSteps({ ...step, kind: "drop_database" }))).toThrow(
      "step 1 (book.copies.added)",
    );
    expect(() => parsePlan(withSteps({ ...step }, { ...step }))).toThrow("an id is used twice");
  });

  it("is rejected with decisions that no step takes", async () => {
    const required = editedModel([inBook(pages, pages.replace("minimum", "required: true, minimum"))]);
    const migration = await createCase(base, required);
    expect(() => migration.apply({ "book.pages": "1" })).toThrow("The plan has no step book.pages");
    expect(() => migration.apply({ "book.pages.required": "0" })).toThrow(
      "book.pages.required=0 is not possible: give keep or a whole number from 1 to 9999.",
    );
  });
});

describe("the note of the contract", () => {
  it("is made in a store without records, and never over another one", async () => {
    const { database } = await createCase(base, base);
    expect(await agreeOnContract(database.db, "aaa")).toBe("aaa");
    expect(await agreeOnContract(database.db, "bbb")).toBe("aaa");
  });

  it("is not made up for records that may be older than it", async () => {
    const { database } = await createCase(base, base);
    await database.sequences.next("post");
    expect(await agreeOnContract(database.db, "aaa")).toBeUndefined();
    expect(await readContract(database.db)).toBeUndefined();
  });

  it("follows a migration, also one whose documents stay as they are", async () => {
    const now = editedModel([inBook("maximum: 9999", "maximum: 99999")]);
    const migration = await createCase(base, now);
    await writeContract(migration.database.db, migration.plan.from.contract);
    expect(migration.plan.steps).toEqual([]);
    expect(await migration.apply()).toMatchObject({ kind: "applied", changed: 0 });
    expect(await readContract(migration.database.db)).toBe(migration.plan.to.contract);
  });
});

describe("a migration that ends in the middle", () => {
  // Text is made of HTML, which done twice would read the text as HTML.
  const now = editedModel([
    inBook("plural: books", "plural: books\ncollection: tomes"),
    inBook("summary: { type: html,", "blurb: { type: text, renamed_from: summary,"),
    inBook("search: [title, summary]", "search: [title, blurb]"),
    inBook("  title:\n  summary:\n", "  title:\n  blurb:\n"),
    inBook("hidden_without_password: { summary", "hidden_without_password: { blurb"),
    inBook("display: { text: summary", "display: { text: blurb"),
    {
      file: "resources/shelf.yaml",
      find: "  parent:",
      replace: "  floor: { type: integer, initial: 1, text: Floor. }\n  parent:",
    },
  ]);
  const books = [1, 2, 3].map((id) =>
    storedBook(id, "One", {
      text: { en: { title: "One", summary: "&amp;lt;b&amp;gt;", slug: `book-${id}` } },
    }),
  );

  it.each([
    ["before", "_migration"],
    ["after", "_migration"],
    // Earlier versions of the runtime marked documents so.
    ["after", "migration"],
  ] as const)("goes on from any write that it ended %s, with the marker %s", async (moment, marker) => {
    const begin = async (): Promise<MigrationCase> => {
      const migration = await createCase(base, now);
      await migration.store("books", books);
      await migration.store("shelves", [storedShelf(7, "A"), storedShelf(8, "B")]);
      return migration;
    };
    const documents = async (migration: MigrationCase): Promise<unknown> => [
      await migration.stored("tomes"),
      await migration.stored("shelves"),
    ];
    const whole = await begin();
    await whole.apply();
    const expected = await documents(whole);
    expect(expected).toMatchObject([
      [{ text: { en: { blurb: "&lt;b&gt;" } } }, {}, {}],
      [{ floor: 1 }, { floor: 1 }],
    ]);

    for (let write = 1; ; write += 1) {
      const migration = await begin();
      if (!(await migration.applyUntil(write, moment))) {
        expect(write).toBeGreaterThan(10);
        break;
      }
      if (marker !== "_migration")
        for (const name of ["books", "tomes", "shelves"])
          await migration.database.db.collection(name).updateMany({}, { $rename: { _migration: marker } });
      await migration.apply();
      expect(await documents(migration)).toEqual(expected);
      expect(await migration.apply()).toEqual({ kind: "already_applied" });
    }
  });
});

describe("a migration to the other kind of ids", () => {
  it("offers no value of that kind to retain, and takes none for a decision", async () => {
    const migration = await createCase(
      editedModel([desk, withoutRecurrence]),
      editedModel([desk, withoutRecurrence, inBook(sequel, "sequel_to: { relation: desk,")]),
    );
    await migration.store("books", [storedBook(1, "One", { sequel_to: 2 })]);
    const [step] = migration.plan.steps.filter(({ kind }) => kind === "retarget_value");
    expect(step?.text).toContain("whose records have ids of the kind uuid instead of integer");
    for (const given of ["keep", "7", uuid.toUpperCase(), "Ada"])
      expect(() => migration.apply({ "book.sequel_to.relation": given })).toThrow(
        "give clear or the id of a desk (a UUID in lower case)",
      );
    expect(await migration.stored("books")).toMatchObject([{ sequel_to: 2, revision: 1 }]);
  });

  it("clears the relations of records whose target changes its own kind", async () => {
    const integers = { ...desk, text: (desk.text ?? "").replace("ids: uuid\n", "") };
    const related = inBook(sequel, "sequel_to: { relation: desk,");
    const migration = await createCase(
      editedModel([integers, withoutRecurrence, related]),
      editedModel([desk, withoutRecurrence, related]),
    );
    await migration.store("books", [storedBook(1, "One", { sequel_to: 5 }), storedBook(2, "Two")]);
    await migration.store("desks", [
      { _id: 5, revision: 1, name: "Window", language: "en", text: {}, slugs: [] },
    ]);
    const decisions = { "desk.ids": "keep", "book.sequel_to.relation": "clear" };
    expect(await migration.apply(decisions)).toMatchObject({ kind: "applied", left: [] });
    const [first] = await migration.stored("books");
    expect(first).not.toHaveProperty("sequel_to");
    expect(await migration.stored("desks")).toMatchObject([{ _id: 5, name: "Window" }]);
  });

  it("reaches records of both kinds, from any write that it ended after", async () => {
    const [old, now] = ["", "\n  seats: { type: integer, initial: 1, text: Seats. }"].map((more) =>
      editedModel([{ ...desk, text: (desk.text ?? "").replace("text: Name. }", `text: Name. }${more}`) }]),
    );
    if (old === undefined || now === undefined) throw new Error("There are two models.");
    const ids = [3, 12, uuid, uuid.replace("0198", "0199")];
    const instant = new Date("2031-03-10T18:30:00Z");
    const begin = async (): Promise<MigrationCase> => {
      const migration = await createCase(old, now);
      const common = {
        revision: 1,
        language: "en",
        text: {},
        slugs: [],
        created: instant,
        modified: instant,
      };
      await migration.store(
        "desks",
        ids.map((_id) => ({ ...common, _id, name: `Desk ${_id}` })),
      );
      return migration;
    };
    for (let write = 1; ; write += 1) {
      const migration = await begin();
      const isCut = await migration.applyUntil(write, "after");
      await migration.apply();
      const documents = await migration.stored("desks");
      expect(documents.map(({ _id, seats, revision }) => [_id, seats, revision])).toEqual(
        ids.map((id) => [id, 1, 2]),
      );
      if (!isCut) {
        expect(write).toBeGreaterThan(4);
        break;
      }
    }
  });
});

describe("a migration beside a service that writes", () => {
  it("takes over what was written between its reading and its writing", async () => {
    const now = editedModel([inBook(lentTo, 'lent_to: { type: "text[]", text: Who has the book. }')]);
    const migration = await createCase(base, now);
    const books = Array.from({ length: 400 }, (_, index) =>
      storedBook(index + 1, `Book ${index}`, { lent_to: "Ada" }),
    );
    await migration.store("books", books);
    const collection = migration.database.db.collection<StoredDocument>("books");
    let isRunning = true;
    const write = async (): Promise<number> => {
      let writes = 0;
      for (let id = 400; isRunning && id > 0; id -= 1) {
        // As the service does: only on the revision that was read.
        const found = await collection.findOne({ _id: id });
        const same = { _id: id, revision: Number(found?.revision) };
        const done = await collection.updateOne(same, [
          { $set: { pages: id, revision: { $add: ["$revision", 1] } } },
        ]);
        writes += done.modifiedCount;
      }
      return writes;
    };
    const [outcome, writes] = await Promise.all([
      migration.apply().finally(() => {
        isRunning = false;
      }),
      write(),
    ]);
    expect(outcome).toMatchObject({ kind: "applied", changed: 400, left: [] });
    const after = await migration.stored("books");
    expect(after.every(({ lent_to }) => Array.isArray(lent_to))).toBe(true);
    expect(after.filter(({ pages: written }) => written !== undefined)).toHaveLength(writes);
    const revisions = after.reduce((sum, { revision }) => sum + Number(revision), 0);
    expect(revisions).toBe(400 + 400 + writes);
  });
});
