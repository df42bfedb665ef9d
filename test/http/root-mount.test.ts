import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/model/build.js";
import { rowsOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { specOfFiles, useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const files = specFiles("root_mount");
const service = useSpec(files);

it("the mount / has the API at the root, beside other mounts", async () => {
  const made = await service.post("/notes", { title: "Tea" });
  expect(made.status).toBe(201);
  const path = `/notes/${Number(made.body.id)}`;
  expect(new URL(made.headers.get("location") ?? "").pathname).toBe(path);
  expect((await service.get(path)).body.title).toBe("Tea");
  expect((await service.get(`/v1${path}`)).body.title).toBe("Tea");
  expect(rowsOf((await service.get("/notes")).body.items)).toHaveLength(1);
  expect(await service.get("/nothing")).toMatchObject({ status: 404, body: { code: "no_route" } });
  const second = await service.get("/notes?per_page=1&page=1");
  expect(second.status).toBe(200);
});

describe("beside the mount /", () => {
  const product = useSpecProduct(files);
  const read = async (path: string, accept = "*/*"): Promise<readonly [status: number, type: string]> => {
    const { status, headers } = await fetch(product.origin + path, { headers: { accept } });
    return [status, /json|html|css|plain/.exec(headers.get("content-type") ?? "")?.[0] ?? ""];
  };

  it("GET / is the index for programs, and a page for browsers", async () => {
    expect(await (await fetch(`${product.origin}/`)).json()).toHaveProperty("routes");
    expect(await read("/", "text/html")).toEqual([200, "html"]);
  });

  it("pages, health and documents are where they were, and all else is of the API", async () => {
    for (const path of ["/docs", "/admin"]) expect(await read(path), path).toEqual([200, "html"]);
    for (const path of ["/doc", "/openapi.json"]) expect(await read(path), path).toEqual([200, "json"]);
    for (const path of ["/healthz", "/robots.txt"]) expect((await read(path))[0], path).toBe(200);
    expect(await read("/assets/none.css")).toEqual([404, "plain"]);
    expect(await read("/notes", "text/html")).toEqual([200, "json"]);
    expect(await read("/note/none/")).toEqual([404, "json"]);
    expect(await read("/note/none/", "text/html")).toEqual([404, "html"]);
  });
});

it("is the address of the document and of the client", async () => {
  const { servers } = (await service.get("/doc")).body;
  expect(JSON.stringify(servers)).toContain("http");
  const client = (await service.client()) as unknown as {
    readonly notes: { create(body: object): Promise<object> };
  };
  expect(await client.notes.create({ title: "Client" })).toMatchObject({ title: "Client" });
  expect(service.errors).toEqual([]);
});

it("a route that would hide a page or a health check is an error of the spec", () => {
  const note = files["resources/note.yaml"] ?? "";
  const { diagnostics } = buildModel(specOfFiles({ ...files, "resources/file.yaml": note }));
  const taken = diagnostics.filter(({ name }) => name === "address_taken");
  expect(taken.map(({ message }) => message)).toContain("The address /files is in use.");
});
