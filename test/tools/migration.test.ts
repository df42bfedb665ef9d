import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

/** One change of the spec, and what becomes of stored documents. */
interface StepCase {
  readonly title: string;
  readonly kinds: readonly PlannedStep["kind"][];
  /** Edits of the base spec before and after. */
  readonly old?: readonly Edit[];
  readonly now: readonly Edit[];
  readonly books?: readonly StoredDocument[];
  readonly shelves?: readonly StoredDocument[];
  /** Where the documents are before and after, if not in `books`. */
  readonly from?: string;
  readonly into?: string;
  /** Documents concerned, by step. */
  readonly counts: Readonly<Record<string, number>>;
  /** Decisions without which nothing is changed. */
  readonly set?: Readonly<Record<string, string>>;
  readonly drop?: true;
  /** Documents after the migration, by part. */
  readonly expected: readonly object[];
  /** Counts of the shelves after it. */
  readonly shelved?: readonly number[];
  /** Properties that they do not have any more. */
  readonly gone?: readonly string[];
  /** Nothing in the documents changes. */
  readonly isIdle?: true;
}

const pages = "pages: { type: integer, minimum: 1, maximum: 9999, text: Number of pages. }";
const lentTo = "lent_to: { type: text, extension: loans, text: Who has the book. }";
const due = `  due: { type: datetime, text: Due. }
  seen: { type: "datetime[]", text: Seen. }`;
/** A text with the name of the property that stores a field `language`. */
const languageNote = "language_: { type: text, localized: true, blank: true, text: A note on it. }";

const uuid = "0198c0de-5eed-7abc-8def-0123456789ab";
/** A resource whose records have UUIDs. */
const desk: Edit = {
  file: "resources/desk.yaml",
  text: `resource: desk
lifecycle: plain
ids: uuid
text: A place to read.
fields:
  name: { type: text, required: true, text: Name. }
`,
};
const sequel = "sequel_to: { relation: book, acyclic: true, nullable: true,";

/** What repeats needs its period and its series as they are. */
const withoutRecurrence = inBook("recurrence: { rule: repeats, series: sequel_to, scope: reach }\n", "");

/** A resource with these parts. */
const tickets = (lifecycle: string): Edit => ({
  file: "resources/ticket.yaml",
  text: `resource: ticket\nlifecycle: ${lifecycle}\ntext: Who may come.\nfields:\n  name: { type: text, required: true, text: Name. }\n`,
});

function storedTicket(id: number, slug: string, more: object): StoredDocument {
  const { _id, revision, language, created, modified } = storedBook(id, "");
  const names = { name: `Ticket ${id}`, words: ["*:ticket", `*:${id}`], sort_name: `ticket ${id}` };
  const text = { en: { slug } };
  return { _id, revision, language, created, modified, ...names, text, slugs: [`en:${slug}`], ...more };
}

const drafted = { status: "draft", date: new Date("2031-03-11T18:30:00Z"), undated: true };
const inTrash = { ...drafted, status: "trash", trashed_from: "draft" };

const cases: readonly StepCase[] = [
  {
    title: "takes records out of a trash that is gone, with the slugs that they had, or the next free ones",
    kinds: ["change_status"],
    old: [tickets("[trash]")],
    now: [tickets("plain")],
    books: [
      storedTicket(1, "one__trashed", { _trashed: true }),
      storedTicket(2, "two__trashed-2", { _trashed: true }),
      storedTicket(3, "two", { _trashed: false }),
    ],
    from: "tickets",
    counts: { "ticket.parts": 3 },
    expected: [
      { slugs: ["en:one"], text: { en: { slug: "one" } } },
      { slugs: ["en:two-2"] },
      { slugs: ["en:two"] },
    ],
    gone: ["_trashed"],
  },
  {
    title: "gives published records a status, and leaves those in the trash there",
    kinds: ["change_status"],
    old: [tickets("[trash]")],
    now: [tickets("[status, trash]")],
    books: [storedTicket(1, "one__trashed", { _trashed: true }), storedTicket(2, "two", { _trashed: false })],
    from: "tickets",
    counts: { "ticket.parts": 2 },
    expected: [
      {
        status: "trash",
        trashed_from: "publish",
        slugs: ["en:one__trashed"],
        date: storedBook(1, "").created,
      },
      { status: "publish", slugs: ["en:two"], date: storedBook(2, "").created },
    ],
    gone: ["_trashed"],
  },
  {
    title: "takes the status off records, and leaves those in the trash there",
    kinds: ["change_status"],
    old: [tickets("[status, trash]")],
    now: [tickets("[trash]")],
    books: [storedTicket(1, "one__trashed", inTrash), storedTicket(2, "two", drafted)],
    from: "tickets",
    counts: { "ticket.parts": 2 },
    expected: [{ _trashed: true, slugs: ["en:one__trashed"] }, { _trashed: false }],
    gone: ["status", "date", "undated", "trashed_from"],
  },
  {
    title: "gives records with some parts of a post the others",
    kinds: ["change_status"],
    old: [tickets("[author, trash]")],
    now: [tickets("post")],
    books: [
      storedTicket(1, "one__trashed", { author: 7, _trashed: true }),
      storedTicket(2, "two", { author: 7, _trashed: false }),
    ],
    from: "tickets",
    counts: { "ticket.parts": 2 },
    expected: [
      { status: "trash", trashed_from: "publish", author: 7 },
      { status: "publish", author: 7, slugs: ["en:two"] },
    ],
    gone: ["_trashed"],
  },
  {
    title: "gives records of a trash that is gone the status that they had",
    kinds: ["add_field", "change_status"],
    old: [tickets("[status, trash]")],
    now: [tickets("[author, status, scheduled]")],
    books: [storedTicket(1, "one__trashed", inTrash)],
    from: "tickets",
    counts: { "ticket.parts": 1, "ticket.author.added": 1 },
    expected: [{ ...drafted, author: 1, slugs: ["en:one"] }],
    gone: ["trashed_from", "_trashed"],
  },
  {
    title: "gives a new field its initial value",
    kinds: ["add_field"],
    now: [inBook(pages, `${pages}\n  copies: { type: integer, initial: 1, text: Copies. }`)],
    books: [storedBook(1, "One"), storedBook(2, "Two", { copies: 4 })],
    counts: { "book.copies.added": 1 },
    expected: [
      { copies: 1, revision: 2 },
      { copies: 4, revision: 1 },
    ],
  },
  {
    title: "gives new fields with the default now the time at which each record was created",
    kinds: ["generate_field", "generate_field"],
    now: [
      inBook(
        pages,
        `${pages}\n  added: { type: datetime, default: now, text: Added. }\n  added_on: { type: date, default: now, text: Day. }`,
      ),
    ],
    books: [
      storedBook(1, "One", { created: new Date("2030-12-31T22:30:15.500Z") }),
      storedBook(2, "Two", { added: "2029-01-01 00:00:00", added_on: "2029-01-01" }),
    ],
    counts: { "book.added.added": 1, "book.added_on.added": 1 },
    expected: [
      { added: "2030-12-31 22:30:15", added_on: "2030-12-31", revision: 2 },
      { added: "2029-01-01 00:00:00", added_on: "2029-01-01", revision: 1 },
    ],
  },
  {
    title: "converts times in the zone of the service, also inside lists, where answers have an offset now",
    kinds: ["convert_value", "convert_value", "add_field"],
    old: [inBook(pages, `${pages}\n${due}`)],
    now: [
      { file: "api.yaml", find: "sequences: [", replace: "wire: { dates: iso }\nsequences: [" },
      inBook(
        pages,
        `${pages}\n${due}\n  freed: { type: datetime, default: "2031-01-01 09:00:00", text: Freed. }`,
      ),
    ],
    books: [
      storedBook(1, "One", {
        due: "2031-03-10 19:30:00",
        seen: ["2031-03-10 19:30:00", "2031-03-11 19:30:00"],
      }),
      storedBook(2, "Two", { due: "soon", freed: "2031-05-01T00:00:00Z" }),
    ],
    counts: { "book.due.type": 2, "book.seen.type": 1, "book.freed.added": 1 },
    set: { "book.due.type": "null" },
    expected: [
      {
        due: "2031-03-10T19:30:00Z",
        seen: ["2031-03-10T19:30:00Z", "2031-03-11T19:30:00Z"],
        freed: "2031-01-01T09:00:00Z",
      },
      { freed: "2031-05-01T00:00:00Z" },
    ],
    gone: [],
  },
  {
    title: "gives a new unique field with the default random a UUID in each record",
    kinds: ["generate_field"],
    old: [withoutRecurrence],
    now: [
      withoutRecurrence,
      inBook(pages, `${pages}\n  serial: { type: uuid, default: random, unique: true, text: Serial. }`),
    ],
    books: [storedBook(1, "One"), storedBook(2, "Two")],
    counts: { "book.serial.added": 2 },
    expected: [
      { serial: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, revision: 2 },
      { serial: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, revision: 2 },
    ],
  },
  {
    title: "makes UUIDs of texts in either case, and asks about others",
    kinds: ["convert_value"],
    now: [inBook(lentTo, lentTo.replace("type: text", "type: uuid"))],
    books: [
      storedBook(1, "One", { lent_to: "0198C0DE-5EED-4ABC-8DEF-0123456789AB" }),
      storedBook(2, "Two", { lent_to: "Ada" }),
    ],
    counts: { "book.lent_to.type": 2 },
    set: { "book.lent_to.type": "null" },
    expected: [{ lent_to: "0198c0de-5eed-4abc-8def-0123456789ab" }, {}],
    gone: [],
  },
  {
    title: "makes decimals of numbers and texts, and asks about those with more digits",
    kinds: ["convert_value", "convert_value"],
    now: [
      inBook(pages, "pages: { type: decimal, text: Number of pages. }"),
      inBook(lentTo, lentTo.replace("type: text", "type: decimal, scale: 1")),
    ],
    books: [
      storedBook(1, "One", { pages: 12, lent_to: "1.50" }),
      storedBook(2, "Two", { pages: 7, lent_to: "1.55" }),
    ],
    counts: { "book.pages.type": 2, "book.lent_to.type": 2 },
    set: { "book.lent_to.type": "1.5" },
    expected: [
      { pages: 1200, lent_to: 15 },
      { pages: 700, lent_to: 15 },
    ],
  },
  {
    title: "gives decimals another number of digits, clamps them, and fills in a new one",
    kinds: ["convert_value", "limit_value", "add_field"],
    old: [inBook(pages, "pages: { type: decimal, scale: 3, text: Number of pages. }")],
    now: [
      inBook(
        pages,
        "pages: { type: decimal, maximum: 9.5, text: Number of pages. }\n  fee: { type: decimal, default: 0.5, text: Fee. }",
      ),
    ],
    books: [
      storedBook(1, "One", { pages: 1250 }),
      storedBook(2, "Two", { pages: 12_500 }),
      storedBook(3, "Three", { pages: 1255 }),
    ],
    counts: { "book.pages.type": 3, "book.pages.limits": 2, "book.fee.added": 3 },
    set: { "book.pages.type": "1.26", "book.pages.limits": "clamp" },
    expected: [
      { pages: 125, fee: 50 },
      { pages: 950, fee: 50 },
      { pages: 126, fee: 50 },
    ],
  },
  {
    title: "makes texts of decimals",
    kinds: ["convert_value"],
    old: [inBook(pages, "pages: { type: decimal, text: Number of pages. }")],
    now: [inBook(pages, "pages: { type: text, text: Number of pages. }")],
    books: [storedBook(1, "One", { pages: 1250 })],
    counts: { "book.pages.type": 1 },
    expected: [{ pages: "12.50" }],
  },
  {
    title: "gives a new localized field an empty text in the record's own language",
    kinds: ["add_field"],
    now: [inBook(pages, `${pages}\n  motto: { type: text, localized: true, text: A motto. }`)],
    books: [storedBook(1, "One")],
    counts: { "book.motto.added": 1 },
    expected: [{ text: { en: { title: "One", motto: "", summary: "", slug: "book-1" } } }],
  },
  {
    title: "asks for the value of a field that is required now",
    kinds: ["require_field"],
    now: [inBook(pages, pages.replace("minimum", "required: true, minimum"))],
    books: [storedBook(1, "One", { pages: 12 }), storedBook(2, "Two")],
    counts: { "book.pages.required": 1 },
    set: { "book.pages.required": "100" },
    expected: [
      { pages: 12, revision: 1 },
      { pages: 100, revision: 2 },
    ],
  },
  {
    title: "moves what is stored under the former name of a field",
    kinds: ["rename_field"],
    now: [
      inBook(pages, pages.replace("pages:", "leaves:").replace("text:", "renamed_from: pages, text:")),
      inBook("pages: [pages, _id]", "pages: [leaves, _id]"),
    ],
    books: [storedBook(1, "One", { pages: 12 }), storedBook(2, "Two")],
    counts: { "book.leaves.renamed": 1 },
    expected: [{ leaves: 12, revision: 2 }, { revision: 1 }],
    gone: ["pages"],
  },
  {
    title: "moves the former name of a localized field in every language, and finds its words",
    kinds: ["rename_field"],
    now: [
      inBook(
        "summary: { type: html, localized: true,",
        "blurb: { type: html, renamed_from: summary, localized: true,",
      ),
      inBook("search: [title, summary]", "search: [title, blurb]"),
      inBook('summary: { hidden_without_password: "" }', 'blurb: { hidden_without_password: "" }'),
      inBook("display: { text: summary", "display: { text: blurb"),
    ],
    books: [
      storedBook(1, "One", {
        text: {
          en: { title: "One", summary: "<p>Long</p>", slug: "book-1" },
          de: { summary: "<p>Lang</p>" },
        },
        words: ["*:one", "en:long", "de:lang"],
      }),
    ],
    counts: { "book.blurb.renamed": 1 },
    expected: [
      {
        text: { en: { title: "One", blurb: "<p>Long</p>", slug: "book-1" }, de: { blurb: "<p>Lang</p>" } },
        words: ["*:one", "en:long", "de:lang"],
      },
    ],
  },
  {
    title: "moves the bounds of a period with their instants",
    kinds: ["rename_field"],
    now: [
      inBook("start: opens,", "start: begins,"),
      inBook("  opens: { type: datetime,", "  begins: { type: datetime, renamed_from: opens,"),
      inBook("order: [-opens, id]", "order: [-begins, id]"),
      inBook(
        "  opens:\n  opens_details: { details: opens,",
        "  begins:\n  opens_details: { details: begins,",
      ),
      inBook("opens_utc: { utc: opens,", "opens_utc: { utc: begins,"),
    ],
    books: [storedBook(1, "One")],
    counts: { "book.begins.renamed": 1 },
    expected: [{ begins: "2031-03-10 18:30:00", utc_begins: new Date("2031-03-10T18:30:00Z") }],
    gone: ["opens", "utc_opens"],
  },
  {
    title: "keeps what the spec no longer has",
    kinds: ["remove_field"],
    now: [inBook(`  ${lentTo}\n`, "")],
    books: [storedBook(1, "One", { lent_to: "Ada" }), storedBook(2, "Two")],
    counts: { "book.lent_to.removed": 1 },
    expected: [{ lent_to: "Ada", revision: 1 }, {}],
    isIdle: true,
  },
  {
    title: "drops what the spec no longer has where that is asked for",
    kinds: ["remove_field"],
    now: [inBook(`  ${lentTo}\n`, "")],
    books: [storedBook(1, "One", { lent_to: "Ada" }), storedBook(2, "Two")],
    counts: { "book.lent_to.removed": 1 },
    drop: true,
    expected: [{ revision: 2 }, { revision: 1 }],
    gone: ["lent_to"],
  },
  {
    title: "drops the hash of a password that no field sets any more",
    kinds: ["remove_field"],
    now: [
      inBook("  password: { type: password, blank: true, text: Password that readers need. }\n", ""),
      inBook('{ hidden_without_password: "" }', ""),
      { file: "routes.yaml", find: ", parameters: [password]", replace: "" },
    ],
    books: [storedBook(1, "One", { password: "$argon2id$..." })],
    counts: { "book.password.removed": 1 },
    drop: true,
    expected: [{ revision: 2 }],
    gone: ["password"],
  },
  {
    title: "reads numbers from texts, and asks about other texts",
    kinds: ["convert_value"],
    old: [inBook(pages, "pages: { type: text, text: Number of pages. }")],
    now: [inBook(pages, "pages: { type: integer, text: Number of pages. }")],
    books: [
      storedBook(1, "One", { pages: " 12 " }),
      storedBook(2, "Two", { pages: "many" }),
      storedBook(3, "Three"),
    ],
    counts: { "book.pages.type": 2 },
    set: { "book.pages.type": "null" },
    expected: [{ pages: 12 }, { revision: 2 }, { revision: 1 }],
  },
  {
    title: "writes numbers and truths as texts",
    kinds: ["convert_value", "convert_value"],
    old: [inBook(lentTo, "lent_to: { type: boolean, text: Lent. }")],
    now: [inBook(pages, "pages: { type: text, text: Number of pages. }")],
    books: [storedBook(1, "One", { pages: 12, lent_to: true })],
    counts: { "book.pages.type": 1, "book.lent_to.type": 1 },
    expected: [{ pages: "12", lent_to: "true" }],
  },
  {
    title: "reads truths from texts and numbers",
    kinds: ["convert_value", "convert_value"],
    now: [
      inBook(pages, "pages: { type: flag, text: Has pages. }"),
      inBook(lentTo, "lent_to: { type: boolean, text: Lent. }"),
    ],
    books: [
      storedBook(1, "One", { pages: 1, lent_to: "no" }),
      storedBook(2, "Two", { pages: 0, lent_to: "Yes" }),
    ],
    counts: { "book.pages.type": 2, "book.lent_to.type": 2 },
    expected: [
      { pages: true, lent_to: false },
      { pages: false, lent_to: true },
    ],
  },
  {
    title: "makes text of HTML in every language",
    kinds: ["convert_value", "derive_texts"],
    now: [inBook("summary: { type: html,", "summary: { type: text,")],
    books: [
      storedBook(1, "One", {
        text: {
          en: { title: "One", summary: "<p>A &amp; B</p>", slug: "book-1" },
          de: { summary: "<p>C</p>" },
        },
      }),
    ],
    counts: { "book.summary.type": 1, "book.texts": 1 },
    expected: [{ text: { en: { title: "One", summary: "A & B", slug: "book-1" }, de: { summary: "C" } } }],
  },
  {
    title: "shows text as HTML",
    kinds: ["convert_value"],
    now: [inBook(lentTo, "lent_to: { type: html, text: Who has the book. }")],
    books: [storedBook(1, "One", { lent_to: "A < B" })],
    counts: { "book.lent_to.type": 1 },
    expected: [{ lent_to: "A &lt; B" }],
  },
  {
    title: "makes a list of one value, and converts what is in it",
    kinds: ["reshape_field", "convert_value"],
    now: [inBook(pages, 'pages: { type: "text[]", text: Number of pages. }')],
    books: [storedBook(1, "One", { pages: 12 }), storedBook(2, "Two")],
    counts: { "book.pages.list": 1, "book.pages.type": 1 },
    expected: [{ pages: ["12"], revision: 2 }, { revision: 1 }],
  },
  {
    title: "takes one value of a list, and asks where there are several",
    kinds: ["reshape_field"],
    old: [inBook(lentTo, 'lent_to: { type: "text[]", text: Who had the book. }')],
    now: [],
    books: [
      storedBook(1, "One", { lent_to: ["Ada"] }),
      storedBook(2, "Two", { lent_to: ["Ada", "Bo"] }),
      storedBook(3, "Three", { lent_to: [] }),
    ],
    counts: { "book.lent_to.single": 3 },
    set: { "book.lent_to.single": "joined" },
    expected: [{ lent_to: "Ada" }, { lent_to: "Ada, Bo" }, { revision: 2 }],
  },
  {
    title: "gives a plain text to the record's own language",
    kinds: ["reshape_field", "add_field"],
    now: [inBook(lentTo, "lent_to: { type: text, localized: true, text: Who has the book. }")],
    books: [storedBook(1, "One", { lent_to: "Ada" }), storedBook(2, "Two")],
    counts: { "book.lent_to.localized": 1, "book.lent_to.added": 1 },
    expected: [
      { text: { en: { title: "One", summary: "", slug: "book-1", lent_to: "Ada" } } },
      { text: { en: { title: "Two", summary: "", slug: "book-2", lent_to: "" } } },
    ],
    gone: ["lent_to"],
  },
  {
    title: "stores a field that gets the name of a property of the runtime beside that property",
    kinds: ["rename_field"],
    now: [inBook(lentTo, lentTo.replace("lent_to: {", "language: { renamed_from: lent_to,"))],
    books: [storedBook(1, "One", { lent_to: "Ada" }), storedBook(2, "Two")],
    counts: { "book.language.renamed": 1 },
    expected: [
      { language_: "Ada", language: "en" },
      { language: "en", revision: 1 },
    ],
    gone: ["lent_to"],
  },
  {
    title: "gives such a field to the record's own language under its own name",
    kinds: ["rename_field", "reshape_field", "rename_field", "add_field"],
    old: [inBook(lentTo, `language: { type: text, text: Language of the book. }\n  ${languageNote}`)],
    now: [inBook(lentTo, `language: { type: text, localized: true, text: Language. }\n  ${languageNote}`)],
    books: [
      storedBook(1, "One", {
        language_: "Latin",
        text: { en: { title: "One", summary: "", slug: "book-1", language_: "Note" } },
      }),
    ],
    counts: { "book.language.renamed": 1, "book.language.localized": 1, "book.language.text": 1 },
    expected: [
      {
        language: "en",
        text: { en: { title: "One", summary: "", slug: "book-1", language: "Latin", language_: "Note" } },
      },
    ],
    gone: ["language_", "_language"],
  },
  {
    title: "keeps the own text of such a field beside the property of the runtime",
    kinds: ["rename_field", "reshape_field", "rename_field"],
    old: [inBook(lentTo, `language: { type: text, localized: true, text: Language. }\n  ${languageNote}`)],
    now: [inBook(lentTo, `language: { type: text, text: Language of the book. }\n  ${languageNote}`)],
    books: [
      storedBook(1, "One", {
        text: {
          en: { title: "One", summary: "", slug: "book-1", language: "Latin", language_: "Note" },
          de: { language: "", language_: "Notiz" },
        },
      }),
    ],
    counts: { "book.language.renamed": 1, "book.language.plain": 1, "book.language.stored": 1 },
    set: {},
    expected: [
      {
        language: "en",
        language_: "Latin",
        text: { en: { slug: "book-1", language_: "Note" }, de: { language_: "Notiz" } },
      },
    ],
    gone: ["_language"],
  },
  {
    title: "keeps the own text of a field that is no longer localized, and asks where translations are lost",
    kinds: ["reshape_field", "derive_texts"],
    now: [inBook("summary: { type: html, localized: true,", "summary: { type: html,")],
    books: [
      storedBook(1, "One", { text: { en: { title: "One", summary: "Own", slug: "book-1" } } }),
      storedBook(2, "Two", {
        text: { en: { title: "Two", summary: "Own", slug: "book-2" }, de: { summary: "Lang" } },
      }),
    ],
    counts: { "book.summary.plain": 2, "book.texts": 1 },
    set: { "book.summary.plain": "own" },
    expected: [
      { summary: "Own", text: { en: { title: "One", slug: "book-1" } }, words: ["*:one", "*:own"] },
      { summary: "Own", text: { en: { title: "Two", slug: "book-2" }, de: {} } },
    ],
  },
  {
    title: "keeps one of several references as one, and one as a list",
    kinds: ["reshape_field", "reshape_field", "recount_terms"],
    old: [withoutRecurrence],
    now: [
      withoutRecurrence,
      inBook("shelves: { relation: shelf, many: true,", "shelves: { relation: shelf,"),
      inBook(
        "sequel_to: { relation: book, acyclic: true, nullable: true,",
        "sequel_to: { relation: book, many: true,",
      ),
    ],
    books: [storedBook(1, "One", { shelves: [7, 8], sequel_to: 2 }), storedBook(2, "Two", { shelves: [8] })],
    shelves: [storedShelf(7, "A", { count: 1 }), storedShelf(8, "B", { count: 2 })],
    counts: { "book.shelves.single": 2, "book.sequel_to.list": 1 },
    set: { "book.shelves.single": "first" },
    expected: [{ shelves: 7, sequel_to: [2] }, { shelves: 8 }],
    shelved: [1, 1],
  },
  {
    title: "clamps numbers beyond the limits",
    kinds: ["limit_value"],
    now: [inBook("minimum: 1, maximum: 9999", "minimum: 10, maximum: 500")],
    books: [
      storedBook(1, "One", { pages: 3 }),
      storedBook(2, "Two", { pages: 700 }),
      storedBook(3, "Three", { pages: 50 }),
    ],
    counts: { "book.pages.limits": 2 },
    set: { "book.pages.limits": "clamp" },
    expected: [{ pages: 10 }, { pages: 500 }, { pages: 50, revision: 1 }],
  },
  {
    title: "replaces a value that left an enum",
    kinds: ["map_value"],
    old: [
      { file: "types.yaml", find: "soft: Soft cover. }", replace: "soft: Soft cover., spiral: Spiral. }" },
    ],
    now: [],
    books: [storedBook(1, "One", { binding: "spiral" }), storedBook(2, "Two")],
    counts: { "book.binding.value.spiral": 1 },
    set: { "book.binding.value.spiral": "hard" },
    expected: [{ binding: "hard" }, { binding: "soft", revision: 1 }],
  },
  {
    title: "changes what stands inside lists of objects",
    kinds: ["convert_value", "require_field", "remove_field"],
    old: [
      {
        file: "types.yaml",
        find: "objects:\n",
        replace:
          "objects:\n  loan:\n    text: A loan.\n    properties:\n      days: { type: text, text: Days. }\n      note: { type: text, optional: true, text: A note. }\n",
      },
      inBook(lentTo, 'lent_to: { type: "loan[]", text: Loans. }'),
    ],
    now: [
      {
        file: "types.yaml",
        find: "objects:\n",
        replace:
          "objects:\n  loan:\n    text: A loan.\n    properties:\n      days: { type: integer, text: Days. }\n      who: { type: text, text: Who. }\n",
      },
      inBook(lentTo, 'lent_to: { type: "loan[]", text: Loans. }'),
    ],
    books: [
      storedBook(1, "One", {
        lent_to: [
          { days: "3", note: "x" },
          { days: "4", who: "Bo" },
        ],
      }),
    ],
    counts: { "book.lent_to.days.type": 1, "book.lent_to.who.required": 1, "book.lent_to.note.removed": 1 },
    set: { "book.lent_to.who.required": "unknown" },
    drop: true,
    expected: [
      {
        lent_to: [
          { days: 3, who: "unknown" },
          { days: 4, who: "Bo" },
        ],
      },
    ],
  },
  {
    title: "clears ids that mean nothing for another resource",
    kinds: ["retarget_value"],
    old: [withoutRecurrence],
    now: [
      withoutRecurrence,
      inBook("sequel_to: { relation: book, acyclic: true, nullable: true,", "sequel_to: { relation: shelf,"),
    ],
    books: [storedBook(1, "One", { sequel_to: 2 }), storedBook(2, "Two")],
    counts: { "book.sequel_to.relation": 1 },
    set: { "book.sequel_to.relation": "clear" },
    expected: [{ revision: 2 }, { revision: 1 }],
    gone: ["sequel_to"],
  },
  {
    title: "clears integers where the other resource has UUIDs, which nothing can keep",
    kinds: ["retarget_value"],
    old: [desk, withoutRecurrence],
    now: [desk, withoutRecurrence, inBook(sequel, "sequel_to: { relation: desk,")],
    books: [storedBook(1, "One", { sequel_to: 2 }), storedBook(2, "Two")],
    counts: { "book.sequel_to.relation": 1 },
    set: { "book.sequel_to.relation": "clear" },
    expected: [{ revision: 2 }, { revision: 1 }],
    gone: ["sequel_to"],
  },
  {
    title: "puts the id of one record in the place of those of the other kind, also in lists",
    kinds: ["retarget_value"],
    old: [desk, inBook(pages, `${pages}\n  desks: { relation: shelf, many: true, text: Where to read it. }`)],
    now: [desk, inBook(pages, `${pages}\n  desks: { relation: desk, many: true, text: Where to read it. }`)],
    books: [storedBook(1, "One", { desks: [7] }), storedBook(2, "Two", { desks: [] })],
    counts: { "book.desks.relation": 1 },
    set: { "book.desks.relation": uuid },
    expected: [{ desks: [uuid] }, { desks: [], revision: 1 }],
  },
  {
    title: "clears UUIDs where the other resource has integers",
    kinds: ["retarget_value"],
    old: [desk, withoutRecurrence, inBook(sequel, "sequel_to: { relation: desk,")],
    now: [desk, withoutRecurrence, inBook(sequel, "sequel_to: { relation: shelf,")],
    books: [storedBook(1, "One", { sequel_to: uuid }), storedBook(2, "Two")],
    counts: { "book.sequel_to.relation": 1 },
    set: { "book.sequel_to.relation": "7" },
    expected: [{ sequel_to: 7 }, { revision: 1 }],
  },
  {
    title: "moves records out of a status that is gone, also those in the trash",
    kinds: ["map_status", "recount_terms"],
    old: [
      {
        file: "api.yaml",
        find: "  trash: {",
        replace: "  archived: { read: private, text: Put away. }\n  trash: {",
      },
    ],
    now: [],
    books: [
      storedBook(1, "One", { status: "archived", shelves: [7] }),
      storedBook(2, "Two", { status: "trash", trashed_from: "archived" }),
      storedBook(3, "Three"),
    ],
    shelves: [storedShelf(7, "A")],
    counts: { "book.status.archived": 2 },
    set: { "book.status.archived": "publish" },
    expected: [{ status: "publish" }, { status: "trash", trashed_from: "publish" }, { revision: 1 }],
    shelved: [1],
  },
  {
    title: "gives records of a language that is gone another one of their own",
    kinds: ["remove_language", "derive_texts", "remove_language", "derive_texts"],
    old: [],
    now: [
      { file: "api.yaml", find: "all: [en, de]", replace: "all: [en]" },
      { file: "api.yaml", find: "languages: [en, de]", replace: "languages: [en]" },
      { file: "text/de.yaml", delete: true },
    ],
    books: [
      storedBook(1, "One"),
      storedBook(2, "Zwei", {
        language: "de",
        text: { de: { title: "Zwei", summary: "", slug: "book-1" } },
        slugs: ["de:book-1"],
        words: ["*:zwei"],
      }),
      storedBook(3, "Three", {
        text: { en: { title: "Three", summary: "", slug: "book-3" }, de: { title: "Drei", slug: "drei" } },
        slugs: ["en:book-3", "de:drei"],
        words: ["en:three", "de:drei"],
      }),
    ],
    counts: { "book.language.de": 2, "book.texts": 1 },
    set: { "book.language.de": "en" },
    drop: true,
    expected: [
      { revision: 1 },
      {
        language: "en",
        text: { en: { title: "Zwei", slug: "book-1-2" } },
        slugs: ["en:book-1-2"],
        words: ["*:zwei"],
      },
      { text: { en: { title: "Three" } }, slugs: ["en:book-3"], words: ["*:three"] },
    ],
  },
  {
    title: "makes words anew for a language that is new",
    kinds: ["derive_texts", "derive_texts"],
    old: [
      { file: "api.yaml", find: "all: [en, de]", replace: "all: [en]" },
      { file: "api.yaml", find: "languages: [en, de]", replace: "languages: [en]" },
      { file: "text/de.yaml", delete: true },
    ],
    now: [],
    books: [
      storedBook(1, "One"),
      storedBook(2, "Two", {
        text: { en: { title: "Two", summary: "", slug: "book-2" }, de: { title: "Zwei", slug: "zwei" } },
        slugs: ["en:book-2", "de:zwei"],
      }),
    ],
    counts: { "book.texts": 1 },
    expected: [{ revision: 1 }, { words: ["en:two", "de:zwei"], revision: 2 }],
  },
  {
    title: "makes words anew for another search",
    kinds: ["derive_texts"],
    now: [inBook("search: [title, summary]", "search: [title, lent_to]")],
    books: [storedBook(1, "One", { lent_to: "Ada Byron" }), storedBook(2, "Two")],
    counts: { "book.texts": 1 },
    expected: [{ words: ["*:one", "*:ada", "*:byron"] }, { revision: 1 }],
  },
  {
    title: "sorts by the field that names records now, and keeps their addresses",
    kinds: ["require_field", "derive_texts"],
    now: [
      inBook("named_by: title", "named_by: motto"),
      inBook(pages, `${pages}\n  motto: { type: text, required: true, localized: true, text: A motto. }`),
    ],
    books: [
      storedBook(1, "One"),
      storedBook(2, "Two", {
        text: { en: { title: "Two", motto: "Ever on", summary: "" } },
        slugs: ["#2"],
      }),
    ],
    counts: { "book.motto.required": 1, "book.texts": 2 },
    set: { "book.motto.required": "To be named" },
    expected: [
      { sort_name: "to be named", slugs: ["en:book-1"] },
      { sort_name: "ever on", slugs: ["en:ever-on"] },
    ],
  },
  {
    title: "works out the period from times that were plain",
    kinds: ["change_period"],
    old: [
      withoutRecurrence,
      inBook("period: { start: opens, end: closes, zone: zone, whole_days: all_day }\n\n", ""),
      inBook("  opens_utc: { utc: opens, text: Start of the reading in UTC. }\n", ""),
      inBook("  zone_name: { abbreviation: zone, text: Abbreviation of the zone. }\n", ""),
    ],
    now: [withoutRecurrence],
    books: [
      storedBook(1, "One", {
        zone: "Europe/Rome",
        utc_opens: undefined,
        utc_closes: undefined,
        all_day: undefined,
      }),
    ],
    counts: { "book.period": 1 },
    expected: [{ utc_opens: new Date("2031-03-10T17:30:00Z"), zone: "Europe/Rome", all_day: false }],
  },
  {
    title: "moves the documents of a collection that is called otherwise",
    kinds: ["rename_collection"],
    now: [inBook("plural: books", "plural: books\ncollection: tomes")],
    books: [storedBook(1, "One"), storedBook(2, "Two")],
    into: "tomes",
    counts: { "book.collection": 2 },
    expected: [{ revision: 1 }, { revision: 1 }],
    isIdle: true,
  },
  {
    title: "leaves the documents of a changed lifecycle to their owner",
    kinds: ["leave_to_hand"],
    old: [{ file: "resources/shelf.yaml", find: "lifecycle: term", replace: "lifecycle: term" }],
    now: [],
    books: [storedBook(1, "One")],
    counts: { "book.lifecycle": 1 },
    set: { "book.lifecycle": "keep" },
    expected: [{ revision: 1 }],
    isIdle: true,
  },
];

const lifecycleCase = "leaves the documents of a changed lifecycle to their owner";

/** The base spec cannot change the lifecycle of books in one edit; the model of the old one can. */
function oldModel({ title, old = [] }: StepCase): Model {
  const model = editedModel(old);
  return title === lifecycleCase ? withBook(model, { lifecycle: "term" }) : model;
}

function withBook(model: Model, change: Partial<Resource>): Model {
  return {
    ...model,
    resources: model.resources.map((resource) =>
      resource.name === "book" ? { ...resource, ...change } : resource,
    ),
  };
}

async function fill(
  migration: MigrationCase,
  { books = [], shelves = [], from = "books" }: StepCase,
): Promise<void> {
  const stripped = books.map((book) =>
    Object.fromEntries(Object.entries(book).filter(([, value]) => value !== undefined)),
  );
  // Leaving out what is undefined keeps the id.
  if (books.length > 0) await migration.store(from, stripped as StoredDocument[]);
  if (shelves.length > 0) await migration.store("shelves", shelves);
}

describe("a migration", () => {
  it.each(cases)("$title", async (step) => {
    const old = oldModel(step);
    const now = editedModel(step.now);
    const migration = await createCase(old, now);
    await fill(migration, step);
    const { from = "books", into = from, set = {}, drop = false } = step;
    const documentKinds = migration.plan.steps
      .map(({ kind }) => kind)
      .filter((kind) => !/index$|^note$/.test(kind));
    expect(documentKinds).toEqual(step.kinds);
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
    expect(after).toMatchObject(step.expected);
    for (const document of after)
      expect(Object.keys(document)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^_?migration$/)]),
      );
    for (const name of step.gone ?? []) expect(after.filter((document) => name in document)).toEqual([]);
    if (step.shelved !== undefined)
      expect((await migration.stored("shelves")).map(({ count }) => count)).toEqual(step.shelved);
    if (step.isIdle === true) expect(after).toEqual(before);

    expect(await migration.apply(set, drop)).toEqual({ kind: "already_applied" });
    expect(await migration.stored(into)).toEqual(after);
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
    const book = readFileSync(join(goldenFolder, "base/spec/resources/book.yaml"), "utf8");
    const renamed = editedModel([
      { file: "resources/book.yaml", delete: true },
      {
        file: "resources/tome.yaml",
        text: book
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
    inBook('summary: { hidden_without_password: "" }', 'blurb: { hidden_without_password: "" }'),
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
