import { describe, expect, it } from "vitest";
import { withSharedResponses } from "../support/documented-responses.js";
import { eventually } from "../support/eventually.js";
import { useWorkspaceService } from "../support/workspace-service.js";

const hooks = `import type { Hooks } from "../../generated/server/hooks.js";

export const hooks = {
  reservation: {
    keepPromised: ({ name }) =>
      name === "Promised" ? [{ field: "name", reason: "promised" }] : [],
  },
  fee: {
    keepUnpaid: ({ name }) => (name === "Unpaid" ? [{ field: "name", reason: "unpaid" }] : []),
  },
} satisfies Hooks;
`;

const program = `
import { createClient } from "./generated/sdk/index.js";

const { API = "", KEY = "" } = process.env;
const client = createClient({ baseUrl: new URL(API).origin, key: KEY });
const member = await client.members.create({ name: "Ada" });
const loan = await client.loans.create({ name: "Swifts", member: member.id });
const error = await client.members.delete(member.id).catch((error) => error);
await client.loans.delete(loan.id);
const deleted = await client.members.delete(member.id);
console.log(JSON.stringify([error.status, error.code, deleted.id === member.id]));
`;

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

describe("the deletion of a record that others refer to", () => {
  const key = "delete_administrator_0123456789abcdef";
  const served = useWorkspaceService({ name: "on_delete", hooks, adminKey: key });
  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    served.call(method, path, { body });
  const create = async (plural: string, values: object = {}): Promise<number> => {
    const { status, body } = await call("POST", plural, { name: "Swifts", ...values });
    expect(status, JSON.stringify(body)).toBe(201);
    return Number(body.id);
  };
  const remove = (plural: string, id: number, language = "en"): Promise<Answer> =>
    call("DELETE", `${plural}/${id}?language=${language}`);
  const isThere = async (plural: string, id: number): Promise<boolean> =>
    (await call("GET", `${plural}/${id}`)).status === 200;
  const stored = (plural: string) => served.db.collection<{ _id: number; revision?: number }>(plural);
  const changesOf = (resource: string, record: number) =>
    served.db
      .collection("change_log")
      .find({ resource, record, intended: { $exists: false } }, { sort: { revision: -1 } })
      .toArray();

  it("is rejected where a field restricts it, and says who refers", async () => {
    const member = await create("members");
    const loans = [await create("loans", { member }), await create("loans", { member })];
    expect((await remove("members", member)).body).toEqual({
      code: "member-is-referenced",
      message: "This record cannot be deleted, because other records refer to it: Loans (2).",
      data: { status: 409, references: { loans: 2 } },
    });
    expect(await isThere("members", member)).toBe(true);
    for (const loan of loans) expect((await remove("loans", loan)).status).toBe(200);
    expect((await remove("members", member)).status).toBe(200);
    expect(await isThere("members", member)).toBe(false);
  });

  it("is rejected in six languages", async () => {
    const member = await create("members");
    await create("loans", { member });
    const languages = ["en", "de", "fr", "it", "es", "ca"];
    const answers = await Promise.all(languages.map((language) => remove("members", member, language)));
    const messages = answers.map(({ body }) => String(body.message));
    expect(new Set(messages).size).toBe(6);
    for (const message of messages) expect(message).toContain("Loans (1)");
  });

  it("clears references, with a new revision and an entry in the audit", async () => {
    const [desk, other] = [await create("desks"), await create("desks")];
    const loan = await create("loans", { desks: [desk, other] });
    const before = await stored("loans").findOne({ _id: loan });
    expect((await call("GET", `loans/${loan}`)).body.desks).toMatchObject([{ id: desk }, { id: other }]);
    expect((await remove("desks", desk)).status).toBe(200);
    expect((await call("GET", `loans/${loan}`)).body.desks).toMatchObject([{ id: other }]);
    expect(await stored("loans").findOne({ _id: loan })).toMatchObject({
      desks: [other],
      revision: Number(before?.revision) + 1,
    });
    await eventually(async () => {
      const [last] = await changesOf("loan", loan);
      expect(last).toMatchObject({ kind: "updated", changes: [{ field: "desks", before: desk }] });
    });
  });

  it("moves references of a tree to the record above, and clears the others", async () => {
    const top = await create("topics", { name: "Animals" });
    const middle = await create("topics", { name: "Birds", parent: top });
    const low = await create("topics", { name: "Swifts", parent: middle });
    const loan = await create("loans", { topic: middle });
    expect((await remove("topics", middle)).status).toBe(200);
    expect((await call("GET", `topics/${low}`)).body.parent).toBe(top);
    expect((await call("GET", `loans/${loan}`)).body.topic).toBe(0);
  });

  it("cascades over several resources, and records each deletion", async () => {
    const reservation = await create("reservations");
    const loan = await create("loans", { reservation });
    // It restricts the reservation, but is deleted with it.
    const fee = await create("fees", { loan, reservation });
    const others = [await create("loans"), await create("fees")] as const;
    expect((await remove("reservations", reservation)).status).toBe(200);
    expect([await isThere("loans", loan), await isThere("fees", fee)]).toEqual([false, false]);
    expect([await isThere("loans", others[0]), await isThere("fees", others[1])]).toEqual([true, true]);
    await eventually(async () => {
      for (const [resource, id] of [
        ["reservation", reservation],
        ["loan", loan],
        ["fee", fee],
      ] as const)
        expect((await changesOf(resource, id)).map(({ kind }) => String(kind))).toEqual([
          "deleted",
          "created",
        ]);
    });
  });

  it("deletes nothing where a record that cascades is restricted", async () => {
    const reservation = await create("reservations");
    const loan = await create("loans", { reservation });
    const fees = [await create("fees", { loan }), await create("fees", { loan })];
    const receipt = await create("receipts", { fee: fees[1] });
    const { status, body } = await remove("reservations", reservation);
    expect([status, body.code]).toEqual([409, "reservation-is-referenced"]);
    expect(body.data).toMatchObject({ references: { receipts: 1 } });
    expect(await isThere("loans", loan)).toBe(true);
    for (const fee of fees) expect(await isThere("fees", fee)).toBe(true);
    await remove("receipts", receipt);
    expect((await remove("reservations", reservation)).status).toBe(200);
    expect(await isThere("loans", loan)).toBe(false);
  });

  it("deletes nothing where the hook of a record that cascades rejects it", async () => {
    const reservation = await create("reservations");
    const loan = await create("loans", { reservation });
    const fees = [await create("fees", { loan }), await create("fees", { loan, name: "Unpaid" })];
    const { status, body } = await remove("reservations", reservation);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ params: { name: "It is unpaid." } });
    expect(await isThere("loans", loan)).toBe(true);
    for (const fee of fees) expect(await isThere("fees", fee)).toBe(true);
  });

  it("deletes nothing where the hook of the record itself rejects it", async () => {
    const reservation = await create("reservations", { name: "Promised" });
    const loan = await create("loans", { reservation });
    const { status, body } = await remove("reservations", reservation);
    expect([status, body.data]).toMatchObject([400, { params: { name: "It is promised." } }]);
    expect(await isThere("loans", loan)).toBe(true);
    expect(await isThere("reservations", reservation)).toBe(true);
  });

  it("is completed by the same request after the process was killed", async () => {
    const reservation = await create("reservations");
    const count = 200;
    await Promise.all(Array.from({ length: count }, () => create("loans", { reservation })));
    const left = () => stored("loans").countDocuments({ reservation });
    const answer = remove("reservations", reservation).catch(() => "killed");
    await eventually(async () => (await left()) < count);
    await served.process.stop("SIGKILL");
    expect(await answer).toBe("killed");
    const rest = await left();
    expect(rest).toBeGreaterThan(0);
    expect(await stored("reservations").countDocuments({ _id: reservation })).toBe(1);
    await served.start();
    expect((await remove("reservations", reservation)).status).toBe(200);
    expect(await left()).toBe(0);
    expect(await isThere("reservations", reservation)).toBe(false);
  });

  it("leaves nothing that the doctor does not find, whatever is written meanwhile", async () => {
    for (let round = 0; round < 10; round += 1) {
      const member = await create("members");
      const answers = await Promise.all([
        remove("members", member),
        ...Array.from({ length: 10 }, () => call("POST", "loans", { name: "Late", member })),
      ]);
      const [deleted, ...created] = answers.map(({ status }) => status);
      expect([200, 409]).toContain(deleted);
      for (const status of created) expect([201, 400]).toContain(status);
      expect(await isThere("members", member)).toBe(deleted === 409);
    }
    const doctor = () => served.workspace.run(["runtime/run.mjs", "doctor"], served.environment);
    expect(doctor().status).toBe(0);
    expect(doctor().output).toContain("Nothing to repair.");
  });

  it("is documented with its error", async () => {
    const { paths } = withSharedResponses((await call("GET", "doc")).body) as { readonly paths: object };
    expect(paths).toHaveProperty(["/members/{id}", "delete", "responses", "409", "description"]);
    expect(JSON.stringify(Reflect.get(paths, "/members/{id}"))).toContain("`member-is-referenced`");
    expect(paths).not.toHaveProperty(["/desks/{id}", "delete", "responses", "409"]);
  });

  it("is an error of the client with its code", () => {
    expect(served.runProgram(program, { KEY: key })).toEqual([409, "member-is-referenced", true]);
  });

  it("generates code that compiles", () => {
    const { status, output } = served.compile();
    expect(status, output).toBe(0);
  });
});
