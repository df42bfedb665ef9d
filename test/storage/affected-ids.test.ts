import { describe, expect, it } from "vitest";
import { affectedIds, affectedProperties } from "../../runtime/storage/written-commands.js";

describe("the ids that a command writes to", () => {
  it.each([
    ["insert", { documents: [{ _id: 3 }, { _id: 5 }] }, [3, 5]],
    ["update", { updates: [{ q: { _id: 3, revision: 2 }, u: {} }] }, [3]],
    [
      "update",
      { updates: [{ q: { _id: { $in: [3, 5] } }, u: {}, multi: true }, { q: { _id: 7 } }] },
      [3, 5, 7],
    ],
    ["delete", { deletes: [{ q: { _id: 3 }, limit: 1 }] }, [3]],
    ["findAndModify", { query: { _id: 3 } }, [3]],
    ["insert", { documents: [{ _id: "0198c0de-5eed-7abc-8def-0123456789ab" }] }, [0x0123456789ab]],
    ["delete", { deletes: [{ q: { _id: { $in: ["0198c0de-5eed-7abc-8def-000000000001"] } } }] }, [1]],
  ])("are those that %s names: %j", (name, command, ids) => {
    expect(affectedIds(name, command)).toEqual(ids);
  });

  it.each([
    ["insert", { documents: [{ _id: "text" }] }],
    ["insert", { documents: Array.from({ length: 251 }, (_, id) => ({ _id: id })) }],
    ["update", { updates: [{ q: { _id: 3 } }, { q: { venue: 5 }, multi: true }] }],
    ["update", { updates: [{ q: { _id: { $gt: 3 } }, multi: true }] }],
    ["update", { updates: [{ q: { $or: [{ _id: 3 }] } }] }],
    ["delete", { deletes: [{ q: {}, limit: 0 }] }],
    ["findAndModify", { query: { slugs: "en/a" } }],
    ["update", { updates: "many" }],
    ["drop", {}],
  ])("are not known of %s %j", (name, command) => {
    expect(affectedIds(name, command)).toBeUndefined();
  });
});

describe("the properties that a command changes", () => {
  it.each([
    ["update", { updates: [{ u: { $set: { count: 1 } } }] }, ["count"]],
    [
      "update",
      { updates: [{ u: { $inc: { a: 1 } } }, { u: { $pull: { "b.c": 1 }, $unset: { d: "" } } }] },
      ["a", "b", "d"],
    ],
    ["findAndModify", { update: { $push: { notes: 1 } } }, ["notes"]],
  ])("are those that the operators of %s name: %j", (name, command, properties) => {
    expect([...(affectedProperties(name, command) ?? [])]).toEqual(properties);
  });

  it.each([
    ["update", { updates: [{ u: { count: 1 } }] }],
    ["update", { updates: [{ u: [{ $set: { count: 1 } }] }] }],
    ["update", { updates: [{ u: { $set: { count: 1 } }, upsert: true }] }],
    ["update", { updates: [{ u: { $rename: { count: "size" } } }] }],
    ["findAndModify", { remove: true }],
    ["insert", { documents: [{ _id: 1 }] }],
    ["delete", { deletes: [{ q: { _id: 1 } }] }],
  ])("may be any of %s %j", (name, command) => {
    expect(affectedProperties(name, command)).toBeUndefined();
  });
});
