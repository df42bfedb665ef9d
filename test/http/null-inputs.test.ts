import { describe, expect, it } from "vitest";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

/** The name of the parcel becomes the input of the operation. */
const hooks = `export const hooks = { parcel: {
  shipParcel: ({ id, ...input }, { parcels }) => parcels.update(id, { name: JSON.stringify(input) }),
} };`;

function useParcels(api: string): SpecService {
  return useSpec({ ...specFiles("null_inputs"), "api.yaml": api }, { hooks });
}

async function makeParcel(service: SpecService, values: object = {}) {
  const made = await service.post("/api/v1/parcels", { name: "Vase", ...values });
  return { path: `/api/v1/parcels/${Number(made.body.id)}`, made };
}

/** An object whose optional properties are null, and the same without them. */
const [given, kept] = [
  { words: null, size: { width: 3, unit: null }, more: null, sizes: [{ width: 4, unit: null }] },
  { size: { width: 3 }, more: null, sizes: [{ width: 4 }] },
];

describe("in the style rest, null", () => {
  const service = useParcels("style: rest\n");

  it("means that an object lacks a property that is optional", async () => {
    const { path, made } = await makeParcel(service, { label: given, labels: [given], sizes: {} });
    expect([made.status, made.body]).toMatchObject([201, { label: kept, labels: [kept] }]);
    const { body: read } = await service.get(path);
    expect([read.label, read.labels]).toEqual([kept, [kept]]);
    const sent = await service.patch(path, read);
    expect([sent.status, sent.body]).toEqual([200, read]);
  });

  it("is accepted in the objects of a table, which can be sent back as they were read", async () => {
    const { path, made } = await makeParcel(service, { sizes: { box: { width: 3, unit: null } } });
    expect(made.status).toBe(201);
    const { body: read } = await service.get(path);
    const sent = await service.patch(path, read);
    expect([sent.status, sent.body]).toEqual([200, read]);
  });

  it("is no value of a property that is required, nor an object", async () => {
    const { made } = await makeParcel(service, { label: { more: 1, size: { width: null } }, labels: [null] });
    expect(made.status).toBe(400);
    expect(made.body.errors).toMatchObject([{ pointer: "#/label/size/width" }, { pointer: "#/labels/0" }]);
  });

  it("counts as not sent for a parameter of an action", async () => {
    const { path } = await makeParcel(service);
    const body = { to: "Rome", day: null, pieces: null, labels: null, note: null };
    const shipped = await service.post(`${path}/ship`, body);
    expect([shipped.status, shipped.body.name]).toEqual([200, '{"to":"Rome","pieces":1,"note":null}']);
    const labels = [given];
    const labelled = await service.post(`${path}/ship`, { to: "Rome", labels });
    expect(labelled.body.name).toBe(JSON.stringify({ to: "Rome", pieces: 1, labels: [kept] }));
    const rejected = await service.post(`${path}/ship`, { to: null });
    expect([rejected.status, rejected.body.errors]).toMatchObject([400, [{ pointer: "#/to" }]]);
  });

  it("is documented for these properties and parameters, and typed in the client", async () => {
    const { body } = await service.get("/api/v1/doc");
    const { Label, LabelInput, ShipParcelInput, Size } = body.components?.schemas ?? {};
    const [label, input] = [Label?.properties ?? {}, ShipParcelInput?.properties ?? {}];
    expect(label.words?.type).toEqual(["string", "null"]);
    expect(label.sizes?.type).toEqual(["array", "null"]);
    expect(label.size?.anyOf).toContainEqual({ type: "null" });
    expect(Size?.properties?.width?.type).toBe("integer");
    expect([input.to?.type, input.day?.type]).toEqual(["string", ["string", "null"]]);
    for (const nullable of [input.labels, LabelInput?.properties?.size])
      expect(nullable?.anyOf).toContainEqual({ type: "null" });
    const client = service.program.files.get("sdk/types.ts") ?? "";
    expect(client).toContain("  words?: string | null;");
    expect(client).toContain("  width: number;");
    expect(service.program.files.get("sdk/validation.ts")).toContain('"words?": "string | null"');
    const given = service.program.files.get("sdk/inputs/parcels.ts") ?? "";
    expect(given).toContain("  day?: string | null;");
  });
});

describe("with `null_values: false`, null", () => {
  const service = useParcels("style: rest\nwire: { null_values: false }\n");

  it("is rejected inside objects, and for a parameter of an action", async () => {
    const { made } = await makeParcel(service, { label: { ...kept, words: null } });
    expect([made.status, made.body.errors]).toMatchObject([400, [{ pointer: "#/label/words" }]]);
    const { path } = await makeParcel(service);
    const shipped = await service.post(`${path}/ship`, { to: "Rome", day: null });
    expect([shipped.status, shipped.body.errors]).toMatchObject([400, [{ pointer: "#/day" }]]);
    const { body } = await service.get("/api/v1/doc");
    const { Label, ShipParcelInput } = body.components?.schemas ?? {};
    expect(Label?.properties?.words?.type).toBe("string");
    expect(ShipParcelInput?.properties?.day?.type).toBe("string");
  });
});
