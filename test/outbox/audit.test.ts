import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditEntry, openAuditLog } from "../../runtime/outbox/audit-log.js";
import { eventually } from "../support/eventually.js";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";

const service = useSpecProduct(talkSpec);
beforeAll(() => {
  service.startWork();
});
afterAll(() => {
  expect(service.errors).toEqual([]);
});

/** The entries of a record, once there are so many; the first change first. */
function entriesOf(resource: string, record: number, count: number): Promise<readonly AuditEntry[]> {
  return eventually(async () => {
    const { entries } = await openAuditLog(service.database).read(
      { resource, record },
      { skip: 0, limit: 20 },
    );
    expect(entries).toHaveLength(count);
    return [...entries].reverse();
  });
}

describe("the outbox", () => {
  it("brings each change of a record to the audit, with values before and after", async () => {
    const { body } = await service.request("POST", "/talks", { body: talkBody({ seats: 10 }) });
    const id = Number(body.id);
    const path = `/talks/${id}`;
    await service.request("PATCH", path, { body: { seats: 20, abstract: "<p>Birds.</p>" } });
    await service.request("PATCH", `${path}?language=it`, { body: { title: "Rondoni" } });
    await service.request("DELETE", path);
    await service.request("PATCH", path, { body: { status: "publish" } });

    const entries = await entriesOf("talk", id, 5);
    expect(entries.map(({ kind }) => kind)).toEqual(["created", "updated", "updated", "trashed", "restored"]);
    expect(entries.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    const [first, second, third] = entries;
    expect(first?.changes).toContainEqual({ field: "seats", before: null, after: 10 });
    expect(second?.changes).toContainEqual({ field: "seats", before: 10, after: 20 });
    expect(third?.changes).toContainEqual({ field: "title", language: "it", before: null, after: "Rondoni" });
  });

  it("has the deletion of a term, and what it changed in records", async () => {
    const { body: talk } = await service.request("POST", "/talks", {
      body: talkBody({ topics: ["Passing"] }),
    });
    const [topic] = talk.topics as unknown as readonly { readonly id: number }[];
    expect((await service.request("DELETE", `/topics/${topic?.id}`)).status).toBe(200);
    const [, deleted] = await entriesOf("topic", Number(topic?.id), 2);
    expect(deleted).toMatchObject({ kind: "deleted" });
    expect(deleted?.changes).toContainEqual({
      field: "name",
      language: "en",
      before: "Passing",
      after: null,
    });
    const [, lost] = await entriesOf("talk", Number(talk.id), 2);
    expect(lost?.changes).toContainEqual({ field: "topics", before: topic?.id, after: null });
  });

  it("leaves no entry in a record once it has been brought there", async () => {
    await service.request("POST", "/talks", { body: talkBody({ seats: 10 }) });
    const noted = { noted: { $exists: true } };
    await eventually(async () =>
      expect(await service.database.db.collection("talks").countDocuments(noted)).toBe(0),
    );
  });
});
