import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { textOf } from "../../http/raw-request.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";
import { addAuthors, anonymousCaller, type Caller, createCaller, strangerId } from "./callers.js";

// Every operation is tried by every role, on own and others' records in every status, by id and by slug. What is allowed
// stands as tables in runtime/auth/README.md; UPDATE_TABLE=1 writes them anew, to be read before they are committed.

const service = useService();
const readme = join(root, "runtime/auth/README.md");
const roles = [...Object.keys(serviceDescriptor.roles), "no key"];
const statuses = serviceDescriptor.statuses.map(({ name }) => name);
const operations = ["read", "update", "delete"] as const;
type Operation = (typeof operations)[number];

const when = { start_date: "2031-05-01 10:00:00", end_date: "2031-05-01 11:00:00" };
const posts = [
  { path: "/events", name: "title", needs: when },
  { path: "/venues", name: "venue", needs: {} },
  { path: "/organizers", name: "organizer", needs: {} },
] as const;
const terms = [
  { path: "/categories", name: "name" },
  { path: "/tags", name: "name" },
] as const;
type Post = (typeof posts)[number];
type Term = (typeof terms)[number];

beforeAll(() => addAuthors(service, strangerId));

let made = 0;
const callers = new Map<string, Caller>();

async function callersByRole(): Promise<ReadonlyMap<string, Caller>> {
  for (const [index, role] of roles.entries()) {
    if (callers.has(role)) continue;
    const isKeyed = Object.hasOwn(serviceDescriptor.roles, role);
    callers.set(role, isKeyed ? await createCaller(service, role, 10 + index) : anonymousCaller(service));
  }
  return callers;
}

async function administrator(): Promise<Caller> {
  const found = (await callersByRole()).get("administrator");
  if (found === undefined) throw new Error("There is no administrator.");
  return found;
}

function bodyOf({ name, needs }: Post, status: string): object {
  made += 1;
  const future = status === "future" ? { date: "2035-01-01 00:00:00" } : {};
  return { [name]: `Record ${made}`, slug: `record-${made}`, status, ...needs, ...future };
}

/** Makes a record of an author in a status, and gives its paths by id and by slug. */
async function place(post: Post, status: string, author: number): Promise<readonly [string, string]> {
  const admin = await administrator();
  const body = { ...bodyOf(post, status === "trash" ? "publish" : status), author };
  const answer = await admin.post(post.path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const byId = `${post.path}/${Number(answer.body.id)}`;
  // The trash gives a record another slug, so that its own is free.
  const stored = status === "trash" ? await admin.delete(byId) : answer;
  return [byId, `${post.path}/by-slug/${textOf(stored.body.slug)}`];
}

async function isAllowed(caller: Caller, operation: Operation, path: string, name: string): Promise<boolean> {
  const methods = { read: "GET", update: "POST", delete: "DELETE" } as const;
  const body = operation === "update" ? { [name]: "Renamed" } : undefined;
  const { status } = await caller.request(methods[operation], path, { body });
  expect([200, 400, 401, 403, 404, 410], `${operation} ${path}`).toContain(status);
  return status === 200;
}

/** What a caller may do with a record, such as `read, update`; both ways to the record have to agree. */
async function rightsOf(caller: Caller, post: Post, status: string, author: number): Promise<string> {
  const allowed: string[] = [];
  for (const operation of operations) {
    const [byId] = await place(post, status, author);
    const [, bySlug] = await place(post, status, author);
    const verdict = await isAllowed(caller, operation, byId, post.name);
    expect(await isAllowed(caller, operation, bySlug, post.name), `${operation} ${bySlug}`).toBe(verdict);
    if (verdict) allowed.push(operation);
  }
  return allowed.length === 0 ? "-" : allowed.join(", ");
}

async function recordRows(post: Post): Promise<string[][]> {
  const rows: string[][] = [];
  for (const status of statuses) {
    for (const whose of ["own", "other's"]) {
      const cells: string[] = [];
      for (const caller of (await callersByRole()).values()) {
        cells.push(await rightsOf(caller, post, status, whose === "own" ? caller.author : strangerId));
      }
      rows.push([`${status}, ${whose}`, ...cells]);
    }
  }
  return rows;
}

/** The status that a new record has which each role asked to be in a status. */
async function createRows(post: Post): Promise<string[][]> {
  const rows: string[][] = [];
  for (const status of statuses.filter((name) => name !== "trash")) {
    const cells: string[] = [];
    for (const caller of (await callersByRole()).values()) {
      const answer = await caller.post(post.path, bodyOf(post, status));
      expect([201, 400, 401, 403]).toContain(answer.status);
      cells.push(answer.status === 201 ? textOf(answer.body.status) : "-");
    }
    rows.push([status, ...cells]);
  }
  return rows;
}

async function termRows(term: Term): Promise<string[][]> {
  const admin = await administrator();
  const rows: string[][] = [];
  for (const operation of ["create", ...operations] as const) {
    const cells: string[] = [];
    for (const caller of (await callersByRole()).values()) {
      made += 1;
      const target = await (operation === "create" ? caller : admin).post(term.path, {
        name: `Term ${made}`,
      });
      const verdict =
        operation === "create"
          ? target.status === 201
          : await isAllowed(caller, operation, `${term.path}/${Number(target.body.id)}`, term.name);
      cells.push(verdict ? "yes" : "-");
    }
    rows.push([operation, ...cells]);
  }
  return rows;
}

function table(first: string, rows: readonly (readonly string[])[]): string {
  const head = [first, ...roles];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Compares a table with the one in the README, or puts it there. */
function expectInReadme(name: string, text: string): void {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const page = readFileSync(readme, "utf8");
  const from = page.indexOf(start) + start.length;
  const to = page.indexOf(end);
  expect(page.includes(start) && to > 0, `${name} stands in ${readme}`).toBe(true);
  if (process.env.UPDATE_TABLE === "1") writeFileSync(readme, page.slice(0, from) + text + page.slice(to));
  else expect(page.slice(from, to)).toBe(text);
}

describe("who may do what", () => {
  it("is documented for records of each kind", async () => {
    const [first = "", second = "", third = ""] = await inTurn(posts, async (post) =>
      table("record", await recordRows(post)),
    );
    expect(third, "organizers are like venues").toBe(second);
    expectInReadme("events", first);
    expectInReadme("venues and organizers", second);
  });

  it("is documented for new records in each status", async () => {
    const [first = "", ...others] = await inTurn(posts, async (post) =>
      table("asked for", await createRows(post)),
    );
    for (const other of others) expect(other).toBe(first);
    expectInReadme("new records", first);
  });

  it.each(terms)("is documented for $path", async (term) => {
    expectInReadme(term.path.slice(1), table("operation", await termRows(term)));
  });
});

async function inTurn<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const value of values) results.push(await work(value));
  return results;
}

afterAll(() => {
  expect(service.errors).toEqual([]);
});
