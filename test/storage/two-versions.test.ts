import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import type { Product } from "../../runtime/app.js";
import type { IndexDescriptor } from "../../runtime/core/resource-descriptor.js";
import { outboxIndex } from "../../runtime/outbox/audit-log.js";
import { bootstrapDatabase } from "../../runtime/server.js";
import { readConfig } from "../../runtime/settings/config.js";
import type { Database } from "../../runtime/storage/database.js";
import { findIndex } from "../../runtime/storage/indexes.js";
import { openDatabase } from "../../runtime/storage/open-database.js";
import { checkUnusedIndexes, run as runDoctor } from "../../runtime/tools/doctor.js";
import { engineGround, type Ground } from "../diff/grounds.js";
import { adminKey, type Compiler, createCompiler, type Program, type Service, serve } from "../diff/serve.js";
import { modelOfFiles } from "../support/spec-service.js";

/** A spec of books: `code` is unique at first, `copy` later, when lists are sorted otherwise and there are colours. */
function version(isLater: boolean): Readonly<Record<string, string>> {
  const [code, copy] = isLater ? ["", " unique: true,"] : [" unique: true,", ""];
  const colour = isLater ? "\n  colour: { type: text, text: Colour of the book. }" : "";
  const filter = isLater ? "\n  colour: { equals: colour, text: Books of this colour. }" : "";
  return {
    "api.yaml": "style: rest\n",
    "resources/book.yaml": `lifecycle: plain
fields:
  name: { type: text, required: true, text: Name of the book. }
  code: { type: text,${code} text: Code of the edition. }
  copy: { type: text,${copy} text: Number of the copy. }
  rank: { type: integer, text: Rank of the book. }
  shelf: { type: integer, text: Its shelf. }${colour}
indexes: { place: [${isLater ? "-shelf" : "shelf"}, rank] }
filters:
  page:
  per_page:
  shelf: { equals: shelf, text: Books of this shelf. }${filter}
order: [${isLater ? "-rank" : "rank"}, id]
`,
  };
}

interface Version {
  readonly program: Program;
  readonly product: Product;
  /** A connection of its own, as a process has. */
  readonly database: Database;
}

/** A version that serves, with clients that write and read until it stops. */
interface Running {
  readonly service: Service;
  /** Waits for the clients, then stops the service. */
  stop(): Promise<void>;
}

const path = "/api/v1/books";
const leastRounds = 5;
const name = `two_versions_${process.pid}`;
let compiler: Compiler;
let ground: Ground;
let earlier: Version;
let later: Version;
/** Answers of the clients other than those that they expect. */
let unexpected: string[] = [];
let answered = 0;

beforeAll(async () => {
  compiler = await createCompiler();
  ground = await engineGround(inject("mongoUri"), name);
  const open = async (isLater: boolean): Promise<Version> => {
    const program = compiler.compile(modelOfFiles(version(isLater)));
    const { product } = await program.load();
    return { program, product, database: await openDatabase(inject("mongoUri"), name) };
  };
  [earlier, later] = [await open(false), await open(true)];
});

afterAll(async () => {
  await earlier.database.close();
  await later.database.close();
  await ground.close();
  compiler.remove();
});

async function send(service: Service, method: string, address: string, body?: object) {
  const response = await service.fetch(address, {
    method,
    headers: { authorization: `Bearer ${adminKey}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

async function start({ program, database }: Version): Promise<Running> {
  const service = await serve(program, database, ground);
  let isOver = false;
  const expectStatus = async (status: number, ...request: Parameters<typeof send>): Promise<string> => {
    const answer = await send(...request);
    answered += 1;
    if (answer.status !== status) unexpected.push(`${request[1]}: ${answer.status} ${answer.text}`);
    return answer.text;
  };
  const client = async (number: number): Promise<void> => {
    for (let count = 0; count < leastRounds || !isOver; count += 1) {
      const unique = `${number} ${count} ${performance.now()}`;
      const book = { name: "Swifts", code: unique, copy: unique, rank: count % 7, shelf: number };
      const created = JSON.parse(await expectStatus(201, service, "POST", path, book)) as { id: number };
      await expectStatus(200, service, "PATCH", `${path}/${created.id}`, { rank: 8, code: `${unique}!` });
      await expectStatus(200, service, "GET", `${path}?shelf=${number}&per_page=5`);
      if (count % 5 === 0) await expectStatus(200, service, "DELETE", `${path}/${created.id}`);
    }
  };
  const clients = Promise.all([client(1), client(2)]);
  return {
    service,
    async stop() {
      isOver = true;
      await clients;
      await service.stop();
      expect(service.errors).toEqual([]);
    },
  };
}

const indexesOf = ({ product }: Version): readonly IndexDescriptor[] => product.collections[0]?.indexes ?? [];
const stored = () => later.database.db.collection("books").indexes();

/** The stages by which the store reads a list of a version. */
async function stagesOf({ database, ...of }: Version): Promise<readonly unknown[]> {
  const order = indexesOf({ database, ...of }).find((index) => index.name === "by_order")?.keys ?? {};
  const plan = await database.db
    .collection("books")
    .find()
    .sort({ ...order })
    .explain("queryPlanner");
  return JSON.stringify(plan).match(/(?<="stage":")\w+/g) ?? [];
}

/** What the log of a start of a version warns of. */
async function warningsOfStart({ product }: Version): Promise<readonly string[]> {
  const warnings: string[] = [];
  const write = (line: string): void => {
    const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg: string };
    if (level === 40) warnings.push(msg);
  };
  const config = readConfig({ MONGODB_DB: name });
  const log = pino({}, { write });
  await bootstrapDatabase({ config, storeUri: inject("mongoUri"), product, log });
  return warnings;
}

describe("two versions of a service on one store", () => {
  it.each([
    ["the earlier first", false],
    ["the later first", true],
    ["both at once", undefined],
  ])("write and read without errors while they start again in turn, %s", async (_, isLaterFirst) => {
    await ground.empty();
    [unexpected, answered] = [[], 0];
    const [one, two] = isLaterFirst === true ? ([later, earlier] as const) : ([earlier, later] as const);
    const begun = start(one);
    if (isLaterFirst !== undefined) await begun;
    let [first, second] = await Promise.all([begun, start(two)]);
    const present = await stored();
    for (const wanted of [...indexesOf(earlier), ...indexesOf(later)])
      expect(findIndex(present, wanted), JSON.stringify(wanted)).toBeDefined();
    for (let round = 0; round < 2; round += 1) {
      await first.stop();
      first = await start(one);
      expect(await stored()).toEqual(present);
      await second.stop();
      second = await start(two);
      expect(await stored()).toEqual(present);
    }
    await first.stop();
    await second.stop();
    expect(unexpected).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    for (const each of [one, two]) expect(await stagesOf(each)).toEqual(["FETCH", "IXSCAN"]);
  });

  it("name the fields that only the other version makes unique, until its indexes are dropped", async () => {
    await ground.empty();
    const before = await serve(earlier.program, earlier.database, ground);
    const after = await serve(later.program, later.database, ground);
    onTestFinished(async () => {
      await Promise.all([before.stop(), after.stop()]);
    });
    const create = async (service: Service, values: object): Promise<string> => {
      const { status, text } = await send(service, "POST", path, { name: "Swifts", ...values });
      return status === 201 ? "created" : `${status} ${/Another[^"]+/.exec(text)?.[0] ?? text}`;
    };
    expect(await create(before, { code: "A", copy: "1" })).toBe("created");
    for (const service of [before, after])
      for (const [name, value] of Object.entries({ code: "A", copy: "1" }))
        expect(await create(service, { [name]: value })).toBe(
          `400 Another record already has this value of ${name}.`,
        );

    const { database, product } = later;
    expect(await warningsOfStart(later)).toEqual([
      "The store rejects equal values of code in books, which the spec allows: the index unique-code is that of another version. When no process of that version runs any more, run `npm run doctor -- --drop-unused`.",
    ]);
    const unused = await checkUnusedIndexes(database, product, true);
    expect(unused.map((text) => text.replace(/\(.*\)/, "(...)"))).toEqual([
      "books: the index place on shelf, rank is not used by this version (...).",
      "books: the index unique-code on code is not used by this version (...).",
      "books: the index by_order on rank, _id is not used by this version (...).",
      "books: the index by_shelf on shelf, rank, _id is not used by this version (...).",
    ]);
    expect(unused[0]).toMatch(/ \(0\.\d MB, \d+ uses since \d{4}-.+Z\)\.$/);
    expect(await create(after, { code: "A" })).toBe("created");
    expect(await create(after, { copy: "1" })).toMatch("400 Another record");
    expect(await checkUnusedIndexes(database, product, true)).toEqual([]);
    expect(await stagesOf(later)).toEqual(["FETCH", "IXSCAN"]);
    expect(await warningsOfStart(later)).toEqual([]);
  });

  it("do not start where a collection has too many indexes, until the unused ones are dropped", async () => {
    await ground.empty();
    const { database, product } = later;
    // An operator has hidden the others.
    const indexes = Array.from({ length: 63 }, (_, count) => ({
      name: `old${count}`,
      key: { [`p${count}`]: 1 },
      ...(count < 12 ? {} : { hidden: true }),
    }));
    await database.db.collection("books").createIndexes(indexes);
    await expect(warningsOfStart(later)).rejects.toThrow(
      /^The store has too many indexes, .+ run `npm run doctor -- --drop-unused`\. .+\.books /,
    );
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv("MONGODB_URI", inject("mongoUri"));
    vi.stubEnv("MONGODB_DB", name);
    const print = vi.spyOn(console, "log").mockReturnValue();
    onTestFinished(() => print.mockRestore());
    await runDoctor(product, ["--drop-unused"]);
    // Two lines about the server, one for each index, and the last one.
    expect(print).toHaveBeenCalledTimes(15);
    expect(print).toHaveBeenLastCalledWith("12 repaired.");
    const others = ["_id_", outboxIndex.name, ...indexes.slice(12)];
    expect(await stored()).toHaveLength(indexesOf(later).length + others.length);
    expect(await warningsOfStart(later)).toEqual([]);
  });
});
