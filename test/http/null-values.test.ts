import { describe, expect, it } from "vitest";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const spec = specFiles("null_values");
const parcel = spec["resources/parcel.yaml"] ?? "";

function parcels(api: string, { lifecycle = "plain", more = "" } = {}): Readonly<Record<string, string>> {
  const own = parcel.replace("lifecycle: plain", `lifecycle: ${lifecycle}`) + more;
  return { ...spec, "api.yaml": api, "resources/parcel.yaml": own };
}

/** A value of each optional field. */
const values = {
  note: "Fragile",
  story: "<p>Fell.</p>",
  title: "Vase",
  memo: "",
  pieces: 2,
  price: "12.50",
  fragile: true,
  sent: "2031-03-10",
  seen: "2031-03-10T18:30:00Z",
  code: "0198c0de-5eed-4abc-8def-0123456789ab",
  link: "https://example.org/vase",
  mail: "ada@example.org",
  zone: "Europe/Rome",
  size: "large",
  box: { width: 3 },
  tags: ["old"],
  counts: { cups: 2 },
  extra: { a: 1 },
};

async function makeParcel(service: SpecService, optional: object = {}) {
  const { id: depot } = await service.api.create("/depots", { name: "North" });
  const body = { name: "Vase", weight: 1.5, due: "2031-04-01", depot, ...optional };
  const parcel = await service.create("/api/v1/parcels", body);
  return { depot, path: parcel.path, parcel };
}

describe("a field without a value in the style rest", () => {
  const service = useSpec(parcels("style: rest\n"));
  const empty = {
    ...Object.fromEntries(Object.keys(values).map((name) => [name, null])),
    next: null,
    picture: null,
    former: [],
    speed: "small",
  };

  it("is null, and so is one that was cleared by null", async () => {
    const { depot: id, path, parcel } = await makeParcel(service);
    expect(parcel.body).toMatchObject(empty);
    const full = { ...values, next: id, former: [id], speed: "large" };
    const filled = await service.patch(path, full);
    expect([filled.status, filled.body]).toMatchObject([200, { ...values, next: id, speed: "large" }]);
    const nulls = Object.fromEntries([...Object.keys(full), "picture"].map((name) => [name, null]));
    const cleared = await service.patch(path, nulls);
    expect([cleared.status, cleared.body]).toMatchObject([200, empty]);
    expect((await service.get(path)).body).toMatchObject(empty);
    const { id: next } = await service.api.create("/depots", { name: "South" });
    expect((await service.patch(path, { next })).body).toMatchObject({ next });
    expect((await service.api.delete(`/depots/${next}`)).status).toBe(200);
    expect((await service.get(path)).body).toMatchObject({ next: null, former: [] });
  });

  it("is sent back as it was read", async () => {
    for (const isFull of [false, true]) {
      const { depot: former, path } = await makeParcel(service, isFull ? values : {});
      if (isFull) await service.patch(path, { former: [former], next: former });
      const { body } = await service.get(path);
      for (const method of ["PUT", "PATCH"]) {
        const sent = await service.request(method, path, { body });
        expect([sent.status, sent.body]).toEqual([200, body]);
      }
    }
  });

  it("cannot be one that is required", async () => {
    const { path, parcel } = await makeParcel(service);
    const body = { name: null, weight: null, due: null, depot: null };
    for (const [method, at] of [
      ["PATCH", path],
      ["POST", "/api/v1/parcels"],
    ] as const) {
      const sent = await service.request(method, at, { body });
      expect([sent.status, sent.body.errors]).toMatchObject([
        400,
        ["name", "weight", "due", "depot"].map((name) => ({
          pointer: `#/${name}`,
          detail: `${name} must not be blank.`,
        })),
      ]);
    }
    expect((await service.get(path)).body).toEqual(parcel.body);
  });

  it("is cleared by null inside the record of a relation, unless it is required", async () => {
    const { path } = await makeParcel(service, { stops: [{ name: "South", city: "Rome" }] });
    const sent = await service.patch(path, { stops: [{ name: "South", city: null }] });
    expect([sent.status, sent.body]).toMatchObject([200, { stops: [{ name: "South", city: null }] }]);
    const rejected = await service.patch(path, { stops: [{ name: null }] });
    expect([rejected.status, rejected.body.errors]).toMatchObject([400, [{ pointer: "#/stops/0/name" }]]);
  });

  it("is documented as null, for answers and writes", async () => {
    const { body } = await service.api.get("/doc");
    const { Parcel, ParcelUpdate } = body.components?.schemas ?? {};
    const [shown, sent] = [Parcel?.properties ?? {}, ParcelUpdate?.properties ?? {}];
    for (const name of ["note", "sent", "pieces", "fragile", "tags", "counts", "link"]) {
      expect([name, shown[name]?.type]).toEqual([name, expect.arrayContaining(["null"])]);
      expect([name, JSON.stringify(sent[name])]).toEqual([name, expect.stringContaining('"null"')]);
    }
    expect(sent.note).toMatchObject({ type: ["string", "null"], minLength: 1 });
    expect([shown.name?.type, sent.name?.type, shown.speed?.type]).toEqual(["string", "string", undefined]);
  });

  it("is not an empty text, unless that is accepted", async () => {
    const { path } = await makeParcel(service, values);
    const sent = await service.patch(path, { note: "", link: "", mail: "", memo: "" });
    expect(sent.status).toBe(400);
    expect(sent.body.errors).toMatchObject(
      ["note", "link", "mail"].map((name) => ({ pointer: `#/${name}` })),
    );
    const emptied = await service.patch(path, { note: "<b></b>", memo: "" });
    expect([emptied.status, emptied.body]).toMatchObject([200, { note: null, memo: "" }]);
  });
});

const publication =
  "  author:\n  status:\n  date:\n  date_utc:\n  slug: { type: slug, text: Slug. }\n  key: { type: password, text: Key. }\n";

describe.each([
  { lifecycle: "post", given: { status: "draft" }, more: publication },
  { lifecycle: "post", given: { status: "publish" }, more: publication },
  { lifecycle: "term", given: {}, more: "" },
])("a record of the lifecycle $lifecycle with $given", ({ lifecycle, given, more }) => {
  const service = useSpec(parcels("style: rest\n", { lifecycle, more }), { now: () => Date.UTC(2031, 2, 1) });

  it("is sent back as it was read", async () => {
    const { path } = await makeParcel(service, given);
    const { body: read } = await service.get(path);
    const sent = await service.patch(path, read);
    expect([sent.status, sent.body]).toEqual([200, read]);
  });
});

describe("a slug", () => {
  const service = useSpec(parcels("style: rest\n", { lifecycle: "post", more: publication }));

  it("is made from the name again where it was cleared", async () => {
    const { path, parcel } = await makeParcel(service, { name: "Jug", status: "publish", slug: "own" });
    expect(parcel.body).toMatchObject({ slug: "own" });
    const sent = await service.patch(path, { slug: null, status: "publish" });
    expect([sent.status, sent.body]).toMatchObject([200, { slug: "jug" }]);
  });

  it("is unlike a password, which null removes, and a status, for which it is rejected", async () => {
    const { path, parcel } = await makeParcel(service, { key: "a long secret" });
    const stored = () =>
      service.database.db
        .collection<{ _id: number; password?: string }>("parcels")
        .findOne({ _id: Number(parcel.body.id) });
    expect((await stored())?.password).toBeDefined();
    expect((await service.patch(path, { key: null })).status).toBe(200);
    expect((await stored())?.password).toBeUndefined();
    const rejected = await service.patch(path, { status: null });
    expect([rejected.status, rejected.body.errors]).toMatchObject([400, [{ pointer: "#/status" }]]);
  });
});

/** The optional fields again, none of which takes null. */
const certain = parcel.replaceAll(/^ {2}(?!.*(required|default):)(.*) \}$/gm, "  $2, nullable: false }");

describe("a field without a value that does not take null", () => {
  const files = {
    ...parcels("style: rest\n"),
    "resources/parcel.yaml": certain,
  };
  const service = useSpec(files);

  it("is absent, and sent back as it was read", async () => {
    const { path } = await makeParcel(service);
    const { body: read } = await service.get(path);
    const shown = ["id", "name", "weight", "due", "depot", "stops", "speed", "slug"];
    expect(Object.keys(read)).toEqual(shown);
    const sent = await service.put(path, read);
    expect([sent.status, sent.body]).toEqual([200, read]);
  });

  it("is there with any other value, and cannot be cleared", async () => {
    const { path, depot } = await makeParcel(service, values);
    const falsy = { fragile: false, tags: ["old"], memo: "", counts: {}, pieces: 1, next: depot };
    const sent = await service.patch(path, falsy);
    expect([sent.status, sent.body]).toMatchObject([200, { ...values, ...falsy }]);
    const again = await service.patch(path, sent.body);
    expect([again.status, again.body]).toEqual([200, sent.body]);
    for (const name of Object.keys(values)) {
      const cleared = await service.patch(path, { [name]: null });
      expect([cleared.status, cleared.body.errors]).toMatchObject([400, [{ pointer: `#/${name}` }]]);
    }
  });

  it("is documented as one that can be absent", async () => {
    const { body } = await service.api.get("/doc");
    const { properties = {}, required = {} } = body.components?.schemas?.Parcel ?? {};
    for (const name of [...Object.keys(values), "next", "former", "picture"]) {
      expect(required).not.toContain(name);
      expect(JSON.stringify(properties[name])).not.toContain('"null"');
    }
    expect(required).toEqual(expect.arrayContaining(["name", "stops", "speed"]));
  });
});

describe("with `null_values: false`", () => {
  const service = useSpec(parcels("style: rest\nwire: { null_values: false }\n"));

  it("texts are empty, and null is rejected all the same", async () => {
    const { path, parcel } = await makeParcel(service);
    expect(parcel.body).toMatchObject({ note: "", tags: [], fragile: false, pieces: null, picture: false });
    for (const name of ["weight", "pieces"]) {
      const sent = await service.patch(path, { [name]: null });
      expect([sent.status, sent.body.errors]).toMatchObject([400, [{ pointer: `#/${name}` }]]);
    }
  });
});

describe("with `null_relations: false`", () => {
  const service = useSpec(parcels("style: rest\nwire: { null_relations: false }\n"));

  it("a relation without a record is 0", async () => {
    const { parcel } = await makeParcel(service);
    expect(parcel.body).toMatchObject({ next: 0, note: null });
    const { body } = await service.api.get("/doc");
    expect(body.components?.schemas?.Parcel?.properties?.next?.type).toBe("integer");
  });
});
