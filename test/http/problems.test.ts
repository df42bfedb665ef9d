import { describe, expect, it } from "vitest";
import { fetchReadable } from "../../runtime/pages/browser/admin/problem.js";
import { adminKey } from "../diff/serve.js";
import { withSharedResponses } from "../support/documented-responses.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const files = specFiles("problems");
const hooks = `export const hooks = { book: {
  lend: (_input, { errors }) => errors.reject("reader", "not_allowed"),
} };`;

/** An error as the generated client throws it. */
interface Thrown {
  readonly kind: string;
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly params?: unknown;
  readonly details?: unknown;
}

async function thrownBy(call: unknown): Promise<Thrown> {
  try {
    await call;
  } catch (error) {
    // What is thrown is what the test is about.
    return error as Thrown;
  }
  throw new Error("The call succeeded.");
}

describe("errors of a service that sends problems", () => {
  const service = useSpec(files, { hooks });
  /** Where an unknown id is a rejected parameter. */
  const others = useSpec(
    { ...files, "api.yaml": "style: wordpress\nwire: { errors: problem }\n" },
    { hooks },
  );

  it("have the media type and the members of RFC 9457", async () => {
    const { status, headers, body } = await service.get("/api/v1/nowhere?password=secret");
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/problem+json");
    expect(body).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "No route was found matching the URL and request method.",
      instance: "/api/v1/nowhere",
      code: "no_route",
    });
  });

  it("come without shapes of WordPress in the answers of the root and to OPTIONS", async () => {
    const index = await service.get("/api/v1/");
    expect(index.body).toMatchObject({
      document: expect.stringMatching(/\/api\/v1\/doc$/) as string,
      routes: { "/books": ["GET", "POST"], "/doc": ["GET"] },
    });
    expect(Object.keys(index.body).sort()).toEqual(["contract", "document", "routes", "title"]);
    const options = await service.fetch("/api/v1/books", {
      method: "OPTIONS",
      headers: { authorization: `Bearer ${adminKey}`, origin: "https://pages.example" },
    });
    expect([options.status, await options.text()]).toEqual([204, ""]);
    expect(options.headers.get("allow")).toBe("GET, POST");
    expect(options.headers.get("access-control-allow-headers")).toMatch(/^Authorization, Content-/);
  });

  it("name variables of the path", async () => {
    const { body } = await others.patch("/api/v1/books/999", { id: 3, title: "A" });
    expect(body.errors).toMatchObject([{ parameter: "id", code: "not_found" }]);
  });

  it("are 404 for a slug that no record has, as the document says", async () => {
    const { paths } = JSON.parse(service.program.files.get("openapi/openapi.json") ?? "") as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
    };
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const options = method === "PATCH" ? { body: { title: "A" } } : {};
      const answer = await service.request(method, "/api/v1/books/by-slug/none", options);
      expect(answer).toMatchObject({ status: 404, body: { code: "book-not-found" } });
      const route = paths["/books/by-slug/{slug}"]?.[method.toLowerCase()];
      expect(route?.responses).toHaveProperty("404");
    }
  });

  it.each(["[]", '[{"title":"B"}]', '"B"', "7", "null", "true"])(
    "reject a body that is no object in every method: %s",
    async (body) => {
      const { id } = (await service.post("/api/v1/books", { title: "A" })).body;
      const headers = { "content-type": "application/json", authorization: `Bearer ${adminKey}` };
      const [record, ended] = [`/api/v1/books/${Number(id)}`, ["POST /api/v1/books"]];
      for (const call of [...ended, `PUT ${record}`, `PATCH ${record}`, `POST ${record}/lend`]) {
        const [method = "", path = ""] = call.split(" ");
        const response = await service.fetch(path, { method, headers, body });
        expect([call, response.status]).toEqual([call, 400]);
        expect(await response.json()).toMatchObject({
          code: "invalid_body",
          detail: expect.stringContaining("object {} expected") as string,
        });
      }
      expect((await service.get(record)).body).toMatchObject({ title: "A" });
    },
  );

  it("name what is no e-mail address, and why", async () => {
    const written = (mail: unknown) =>
      service.post("/api/v1/books", { title: "A", writer: { name: "Ada", mail } });
    for (const mail of [
      "ada",
      "ada@",
      "@b.org",
      "ada@b",
      "a b@c.org",
      "ada@b..org",
      "a@b.org, c@d.org",
      "a@-b.org",
    ]) {
      const { status, body } = await written(mail);
      expect([mail, status, body.errors]).toMatchObject([
        mail,
        400,
        [
          {
            pointer: "#/writer/mail",
            code: "not_email",
            detail: expect.stringContaining("not an e-mail") as string,
          },
        ],
      ]);
    }
    for (const mail of ["ada@b.org", "a.d+a_l'x@sub.b-c.example", " ada@b.org ", null])
      expect([mail, (await written(mail)).status]).toEqual([mail, 201]);
    const reference = (await others.post("/api/v1/writers", { name: "Bo", mail: "b@c.org" })).body;
    const path = `/api/v1/writers/${Number(reference.id)}`;
    expect((await others.patch(path, { mail: "nowhere" })).status).toBe(400);
    const cleared = await others.patch(path, { mail: "" });
    expect(cleared).toMatchObject({ status: 200, body: { mail: "" } });
    const document = (service.program.files.get("openapi/openapi.json") ?? "").replaceAll(/\s/g, "");
    expect(document).toContain('"format":"email"');
  });

  it.each([
    [{ id: 7, name: "Ada" }, "7"],
    [{ name: "Ada" }, '{"name":"Ada"}'],
    [[{ id: 7 }, "Bo"], "7, Bo"],
  ])("show the value that a function rejects: %j", async (reader, shown) => {
    const { id } = (await service.post("/api/v1/books", { title: "A" })).body;
    const { body } = await service.post(`/api/v1/books/${Number(id)}/lend`, { reader });
    expect(body.errors).toMatchObject([{ detail: `You are not allowed to use ${shown} for reader.` }]);
  });

  it("are the same for callers that accept JSON only", async () => {
    const accept = { headers: { accept: "application/json" } };
    const { headers } = await service.get("/api/v1/nowhere", accept);
    expect(headers.get("content-type")).toBe("application/problem+json");
  });

  it("point to each value of the body, missing ones and those inside others too", async () => {
    const invalid = { pages: 0, writer: { name: "Ada", born: 0 } };
    const { status, body } = await service.post("/api/v1/books", invalid);
    expect(status).toBe(400);
    const errors = [...(body.errors as unknown as { readonly pointer: string }[])];
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(["#/pages", "#/title", "#/writer/born"]);
    expect(errors).toContainEqual({
      pointer: "#/pages",
      code: "too_small",
      detail: "pages has to be 1 or more.",
    });
    expect(body.params).toBeUndefined();
    expect(body.details).toBeUndefined();
  });

  it("name parameters of the query", async () => {
    const { body } = await service.get("/api/v1/books?per_page=many");
    expect(body.errors).toEqual([
      { parameter: "per_page", code: "not_integer", detail: "per_page is not of type integer." },
    ]);
    const written = await service.post("/api/v1/books?pages=0", { title: "A" });
    expect(written.body.errors).toMatchObject([{ parameter: "pages" }]);
  });

  it("speak the language of the caller, also for broken bodies", async () => {
    const german = await service.post("/api/v1/books?language=de", {});
    expect(german.body.errors).toMatchObject([{ detail: "title ist erforderlich." }]);
    const response = await service.fetch("/api/v1/books", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${adminKey}` },
      body: "{",
    });
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      status: 400,
      code: "invalid_json",
      type: "about:blank",
    });
  });

  it("are thrown by the generated client with the reasons by parameter", async () => {
    const { books } = await service.client();
    const error = await thrownBy(books?.create?.({ pages: 0, writer: { name: "A", born: 0 } }));
    expect(error).toMatchObject({
      kind: "bad_request",
      status: 400,
      code: "missing_callback_param",
      details: { pages: { code: "too_small", message: "pages has to be 1 or more." } },
    });
    expect(Object.keys(Object(error.details) as object).sort()).toEqual(["pages", "title", "writer.born"]);
    expect(error.message).toContain("title is required.");
    const missing = await thrownBy(books?.get?.(999));
    expect(missing).toMatchObject({ kind: "not_found", status: 404, code: "book-not-found" });
  });

  it("are read by the editor as those of any other service", async () => {
    const { body } = await service.post("/api/v1/books", { title: "A", pages: 0 });
    const answer = `data:application/problem+json,${encodeURIComponent(JSON.stringify(body))}`;
    expect(await (await fetchReadable(answer, {})).json()).toMatchObject({
      code: "invalid_param",
      message: "Invalid parameter(s): pages",
      data: { details: { pages: { code: "too_small" } } },
    });
    const other = await fetchReadable("data:application/json,%5B1%5D", {});
    expect(await other.json()).toEqual([1]);
  });

  it("are the same of the fake, injected ones too", async () => {
    const { createFakeServiceOf, product } = await service.program.load();
    const fake = createFakeServiceOf(product);
    const headers = { authorization: `Bearer ${fake.key}` };
    const missing = await fake.fetch(`${fake.baseUrl}/nowhere`, { headers });
    expect(missing.headers.get("content-type")).toBe("application/problem+json");
    expect(await missing.json()).toMatchObject({ status: 404, instance: "/api/v1/nowhere" });
    fake.failNext({ status: 503 });
    const failed = await fake.fetch(`${fake.baseUrl}/books`);
    expect(failed.headers.get("content-type")).toBe("application/problem+json");
    expect(await failed.json()).toMatchObject({ status: 503, instance: "/api/v1/books" });
    await fake.close();
  });

  it("match the OpenAPI document", async () => {
    const body = withSharedResponses((await service.get("/api/v1/doc")).body);
    const responses = body.paths?.["/books"]?.post?.responses?.["400"];
    expect(responses?.content).toEqual({
      "application/problem+json": { schema: { $ref: "#/components/schemas/ErrorProblem" } },
    });
    const rejected = await service.post("/api/v1/books", {});
    const { properties, required } = body.components?.schemas?.ErrorProblem as unknown as {
      readonly properties: object;
      readonly required: readonly string[];
    };
    expect(Object.keys(properties).sort()).toEqual(Object.keys(rejected.body).sort());
    expect(Object.keys(rejected.body)).toEqual(expect.arrayContaining([...required]));
    expect(service.program.files.get("sdk/types.ts")).not.toContain("ErrorAnswer");
  });
});
