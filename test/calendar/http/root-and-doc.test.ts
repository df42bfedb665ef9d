import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { serviceDescriptor } from "../../../generated/server/service/service.js";
import { anyText, sendRaw, textOf } from "../../http/raw-request.js";
import { readTable } from "../../support/cases.js";
import { type JsonBody, useService } from "../support/service.js";

const service = useService();
const api = "/calendar/events/v1";

const routes = readTable(import.meta.dirname, "routes.yaml") as readonly (readonly [
  path: string,
  methods: readonly string[],
])[];

/** The members of an object of an answer. */
function members(value: JsonBody | undefined): [string, JsonBody][] {
  return Object.entries(value ?? {});
}

describe("the root route", () => {
  it("lists every route of the namespace with its methods and arguments", async () => {
    const { status, body } = await service.get("");
    expect(status).toBe(200);
    expect(body.namespace).toBe("calendar/events/v1");
    expect(Object.keys(body.routes ?? {}).sort()).toEqual(
      routes.map(([path]) => `/calendar/events/v1${path}`).sort(),
    );
    for (const [path, methods] of routes) {
      const route = body.routes?.[`/calendar/events/v1${path}`];
      expect([...(route?.methods as unknown as string[])].sort()).toEqual(methods);
      expect(route?.namespace).toBe("calendar/events/v1");
      const self = path.includes("(") ? undefined : { self: [{ href: service.origin + api + path }] };
      expect(route?._links).toEqual(self);
    }
    expect(body._links).toEqual({ up: [{ href: `${service.origin}/` }] });
  });

  it("describes each argument by type, default and whether it is required", async () => {
    const { body } = await service.get("");
    const events = body.routes?.["/calendar/events/v1/events"]?.endpoints;
    expect(events?.[0]?.args).toMatchObject({
      page: { type: "integer", default: 1, required: false, description: anyText },
      status: { type: "array", items: { type: "string" } },
    });
    expect(events?.[1]?.args).toMatchObject({ title: { type: "string", required: true } });
    expect(body.routes?.["/calendar/events/v1"]?.endpoints?.[0]?.args).toMatchObject({
      namespace: { default: "calendar/events/v1", required: false },
      context: { default: "view", required: false },
    });
    for (const [, route] of members(body.routes)) {
      for (const [, endpoint] of members(route.endpoints)) {
        for (const [name, argument] of members(endpoint.args)) {
          expect(argument.required, name).toBeTypeOf("boolean");
        }
      }
    }
  });

  it("shows the defaults that hold at the time and the mount of the request, as OPTIONS does", async () => {
    for (const mount of [
      { base: api, namespace: "calendar/events/v1" },
      { base: "/wp-json/tribe/events/v1", namespace: "tribe/events/v1" },
    ]) {
      const { base, namespace } = mount;
      const list = await service.get("/events?strict_dates=true", { base });
      const index = await service.get("", { base });
      const after = await service.get("/events?strict_dates=true", { base });
      const link = (answer: typeof list, name: string) =>
        new URL(textOf(answer.body.rest_url)).searchParams.get(name) ?? "";
      const root = index.body.routes?.[`/${namespace}`]?.endpoints?.[0]?.args;
      expect(root?.namespace?.default).toBe(namespace);
      const shown = index.body.routes?.[`/${namespace}/events`]?.endpoints;
      for (const name of ["start_date", "end_date"]) {
        const value = textOf(shown?.[0]?.args?.[name]?.default);
        expect(value).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        expect([link(list, name) <= value, value <= link(after, name)], name).toEqual([true, true]);
        expect(shown?.[1]?.args?.[name]?.default).toBeUndefined();
      }
      const described = await service.request("OPTIONS", "/events", { base });
      const { args } = described.body.endpoints?.[0] ?? {};
      expect([args?.start_date?.default, args?.page?.default]).toEqual([
        shown?.[0]?.args?.start_date?.default,
        1,
      ]);
      const front = await service.request("OPTIONS", "", { base });
      expect(front.body.endpoints?.[0]?.args?.namespace?.default).toBe(namespace);
    }
  });

  it("keeps the mount in its links, and names the extensions", async () => {
    const base = "/wp-json/tribe/events/v1";
    const { body } = await service.get("", { base });
    expect(body.namespace).toBe("tribe/events/v1");
    expect(body.routes?.["/tribe/events/v1/events"]?._links).toEqual({
      self: [{ href: `${service.origin}${base}/events` }],
    });
    expect(body._links).toEqual({ up: [{ href: `${service.origin}/wp-json/` }] });
    expect(Object.keys(body.extensions ?? {})).toEqual(serviceDescriptor.extensions);
    const queried = await service.get("/?rest_route=/tribe/events/v1", { base: "" });
    const self = queried.body.routes?.["/tribe/events/v1/venues"]?._links?.self?.[0]?.href;
    expect(self).toBe(`${service.origin}/?rest_route=/tribe/events/v1/venues`);
    expect(queried.body._links?.up?.[0]?.href).toBe(`${service.origin}/?rest_route=/`);
  });

  it.each(["/", "?namespace=calendar/events/v1", "?context=edit", "?namespace=tribe/events/v1"])(
    "answers %s",
    async (path) => {
      expect((await service.get(path)).status).toBe(200);
    },
  );

  it("knows no other namespace and no other context", async () => {
    const { status, body } = await service.get("?namespace=wp/v2");
    expect([status, body.code]).toEqual([404, "rest_invalid_namespace"]);
    const context = await service.get("?context=all");
    expect([context.status, Object.keys(context.body.data?.params ?? {})]).toEqual([400, ["context"]]);
  });

  it.each(serviceDescriptor.languages.all)("describes arguments in %s", async (language) => {
    const { body } = await service.get(`?translation_language=${language}`);
    const english = await service.get("");
    const described = (of: JsonBody): unknown =>
      of.routes?.["/calendar/events/v1/events"]?.endpoints?.[0]?.args?.search?.description;
    expect(described(body)).toBeTypeOf("string");
    expect(described(body) === described(english.body)).toBe(language === "en");
  });
});

describe("the document", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const { text } = await sendRaw(service.origin, { path: `${api}/doc` });
    const config = await createConfig({ rules: { struct: "error", "no-unresolved-refs": "error" } });
    const problems = await lintFromString({ source: text, absoluteRef: "doc.json", config });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(text).toMatch(/"openapi":"3\.1\./);
  });

  it.each(["/calendar/events/v1", "/it/calendar/events/v1", "/wp-json/tribe/events/v1"])(
    "names the mount %s as its server",
    async (base) => {
      const { body } = await service.get("/doc", { base });
      expect(body.servers).toMatchObject([{ url: service.origin + base }]);
      expect(Object.keys(body.paths ?? {})).toContain("/events/by-slug/{slug}");
    },
  );

  it("is written in six languages, and in English where no language is requested", async () => {
    const { all } = serviceDescriptor.languages;
    const texts = await Promise.all(
      all.map(async (language) => {
        const { body } = await service.get(`/doc?translation_language=${language}`);
        return JSON.stringify(body.paths?.["/events"]);
      }),
    );
    expect(new Set(texts).size).toBe(all.length);
    const { body } = await service.get("/doc");
    expect(JSON.stringify(body.paths?.["/events"])).toBe(texts[all.indexOf("en")]);
    const italian = await service.get("/doc", { base: `/it${api}` });
    expect(JSON.stringify(italian.body.paths?.["/events"])).toBe(texts[all.indexOf("it")]);
  });

  it("describes every parameter of a list", async () => {
    const { body } = await service.get("/doc?translation_language=de");
    for (const [, parameter] of members(body.paths?.["/events"]?.get?.parameters)) {
      const { description, $ref } = parameter;
      expect($ref ?? description, JSON.stringify(parameter)).toBeTypeOf("string");
    }
  });
});
