import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { emit } from "../../generator/generate.js";
import { buildModel } from "../../generator/model/build.js";
import type { SpecNode } from "../../generator/spec/node.js";
import { modelOfFiles, specOfFiles } from "../support/spec-service.js";

const smallest = {
  "resources/book.yaml": "fields:\n  title: { type: text, required: true }\n  pages: { type: integer }\n",
};

describe("a spec of one resource with two fields", () => {
  it("has routes, filters, a mount, roles and messages", () => {
    const { service, resources, serviceRoutes, errors } = modelOfFiles(smallest);
    const [book] = resources;
    expect(service.mounts.map(({ path }) => path)).toEqual(["/api/v1"]);
    expect(book?.routes.map(({ methods, path, title }) => `${methods.join()} ${path} ${title.en}`)).toEqual([
      "GET /books List books",
      "POST /books Create book",
      "GET /books/{id} Get book",
      "PATCH /books/{id} Update book",
      "DELETE /books/{id} Delete book",
    ]);
    expect(book?.filters.map(({ name }) => name)).toEqual(["page", "per_page", "search"]);
    expect(book?.lifecycle).toBe("plain");
    expect(book?.namedBy.name).toBe("title");
    expect(serviceRoutes.map(({ operation }) => operation)).toEqual(["index", "document", "contract"]);
    expect(service.roles[0]?.capabilities).toHaveLength(service.capabilities.length);
    expect(errors.length).toBeGreaterThan(20);
  });

  it("is the same with its defaults written out", () => {
    const { api, types, routes, resources } = specOfFiles(smallest);
    const text = (node: SpecNode | undefined): string => stringify(node?.value);
    const written = modelOfFiles({
      "api.yaml": text(api),
      "types.yaml": text(types),
      "routes.yaml": text(routes),
      "resources/book.yaml": text(resources.get("book")),
    });
    expect(emit(written)).toEqual(emit(modelOfFiles(smallest)));
  });
});

/** Records with an author and a status, which some of the defaults are about. */
const posts = { "resources/book.yaml": `${smallest["resources/book.yaml"]}lifecycle: post\n` };

describe("defaults", () => {
  it.each(['"po{id}ems"', "a b", "x".repeat(65)])(
    "are not blamed for a plural that is no name: %s",
    (plural) => {
      const files = { "resources/book.yaml": `${smallest["resources/book.yaml"]}plural: ${plural}\n` };
      const { diagnostics } = buildModel(specOfFiles(files));
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      expect(errors.map(({ place }) => place.file)).toEqual([expect.stringContaining("resources/book.yaml")]);
    },
  );

  it("give way to what the author wrote, entry by entry where a table is open", () => {
    const { service, reasons, errors, resources } = modelOfFiles({
      ...smallest,
      "api.yaml": [
        "title: Shop",
        "namespace: shop/v2",
        "paging: { maximum: 7, default: 5 }",
        "roles: { clerk: [edit] }",
        'reasons: { too_long: "{name} is too long." }',
        "errors: { rest_conflict: { status: 423, text: Busy. } }",
      ].join("\n"),
      "routes.yaml": "resources: { book: { list: {}, create: { path: /add, access: edit } } }\n",
    });
    expect(service.mounts.map(({ path }) => path)).toEqual(["/shop/v2"]);
    const names = { page: "page", cursor: "cursor", offset: "offset", size: "per_page" };
    expect(service.paging).toEqual({ ...names, default: 5, maximum: 7 });
    expect(service.roles.map(({ name }) => name)).toEqual(["clerk"]);
    expect(reasons.find(({ name }) => name === "too_long")?.text.en).toBe("{name} is too long.");
    expect(reasons.find(({ name }) => name === "too_small")?.text.en).toContain("{limit}");
    expect(errors.find(({ name }) => name === "rest_conflict")?.status).toBe(423);
    expect(resources[0]?.routes.map(({ methods, path }) => `${methods.join()} ${path}`)).toEqual([
      "GET /books",
      "POST /add",
    ]);
  });

  it("gives the roles the capabilities of the service that are its own", () => {
    const rolesOf = (api: string) => modelOfFiles({ ...smallest, "api.yaml": api }).service.roles;
    const own = "capabilities: { write: Writes., approve: Approves., read_audit: Reads. }\n";
    expect(rolesOf(own)).toMatchObject([
      { name: "admin", capabilities: ["write", "approve", "read_audit"] },
      { name: "editor", capabilities: ["write", "approve"] },
      { name: "reader", capabilities: [] },
    ]);
    expect(rolesOf(`${own}roles: { clerk: [approve] }\n`)).toMatchObject([
      { name: "clerk", capabilities: ["approve"] },
    ]);
  });

  it("leave out what is about records that the service does not have", () => {
    const named = (files: Readonly<Record<string, string>>) => {
      const { service, reasons, errors } = modelOfFiles(files);
      const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);
      const codes = errors.map(({ code }) => code).filter((code) => code.startsWith("rest_"));
      return [names(service.statuses), names(service.capabilities), names(reasons), codes] as const;
    };
    const [statuses, capabilities, reasons, codes] = named(smallest);
    expect(statuses).toEqual([]);
    expect(capabilities).toEqual(["edit", "upload", "read_audit", "manage_webhooks"]);
    expect(reasons.filter((name) => name.includes("series") || name.includes("rule"))).toEqual([]);
    expect(codes).toEqual([]);
    const [all, rights] = named(posts);
    expect(all).toHaveLength(6);
    expect(rights).toContain("edit_others");
    expect(named({ ...smallest, "api.yaml": "style: wordpress\n" })[3]).toContain("rest_no_route");
  });

  it("require for each permission the capability of its name, or else the first", () => {
    const accessOf = (api: string): Readonly<Record<string, string>> => {
      const { access } = modelOfFiles({ ...posts, "api.yaml": api }).service;
      return Object.fromEntries(access.map(({ name, capability }) => [name, capability]));
    };
    const usual = accessOf("title: Shop\n");
    expect(Object.keys(usual)).toHaveLength(6);
    expect(Object.values(usual)).toEqual(Object.keys(usual));
    const own =
      "capabilities: { write: Writes., sell: Sells., publish: Publishes. }\nroles: { clerk: [write] }\n";
    const first = { edit: "write", edit_published: "write", edit_others: "write", read_private: "write" };
    expect(accessOf(own)).toEqual({ ...first, upload: "write", publish: "publish" });
    expect(accessOf(`${own}access: { publish: sell, edit: sell }\n`)).toEqual({
      ...first,
      upload: "write",
      publish: "sell",
      edit: "sell",
    });
  });

  it.each([
    ["edit", "edit_posts"],
    ["edit_published", "edit_published_posts"],
    ["edit_others", "edit_others_posts"],
    ["publish", "publish_posts"],
    ["read_private", "read_private_posts"],
    ["upload", "upload_files"],
  ])("have the capability %s, suggested where a spec says %s as in WordPress", (name, foreign) => {
    const spec = specOfFiles({ ...posts, "api.yaml": `access: { ${name}: ${foreign} }\n` });
    const errors = buildModel(spec).diagnostics.filter(({ severity }) => severity === "error");
    const place = { file: "spec/api.yaml", line: 1 };
    const edits = [{ kind: "replace", text: name }];
    expect(errors).toMatchObject([{ name: "unknown_capability", suggestion: name, place, also: [], edits }]);
  });

  it("of a style are its names, which can be overridden one by one", () => {
    const wireOf = (api: string): unknown => {
      const node = specOfFiles({ ...smallest, "api.yaml": api }).api;
      return (node?.value as { readonly wire: unknown }).wire;
    };
    const list = {
      items: "items",
      total: "total",
      next: "next",
      pages: "none",
      self: "none",
      previous: "none",
    };
    const headers = { total: [], pages: [], link: true };
    const values = { envelope: "none", null_relations: true, null_values: true, dates: "iso" };
    const rest = { list, headers, errors: "problem", paging: "page", ...values };
    expect(wireOf("style: rest\n")).toEqual(rest);
    expect(
      wireOf("style: rest\nwire: { list: { total: count }, headers: { link: false }, errors: wordpress }\n"),
    ).toEqual({
      ...rest,
      list: { ...list, total: "count" },
      headers: { ...headers, link: false },
      errors: "wordpress",
    });
    // Pages by cursor are not counted, unless the spec says so itself.
    const byCursor = { ...rest, list: { ...list, total: "none" }, paging: "cursor" };
    expect(wireOf("style: rest\nwire: { paging: cursor }\n")).toEqual(byCursor);
    expect(wireOf("style: rest\nwire: { paging: cursor, list: { total: count } }\n")).toEqual({
      ...byCursor,
      list: { ...list, total: "count" },
    });
    const { resources } = modelOfFiles({
      ...smallest,
      "api.yaml": "style: rest\nwire: { list: { items: bare } }\n",
    });
    expect(resources[0]?.list).toEqual([]);
    expect(wireOf("title: A\n")).toEqual(wireOf("style: rest\n"));
  });

  it("are translated; a text that the author replaced is not", () => {
    const { reasons, resources } = modelOfFiles({
      ...smallest,
      "api.yaml": 'languages: { all: [en, de] }\nreasons: { too_long: "{name} is too long." }\n',
    });
    const german = (wanted: string) => reasons.find(({ name }) => name === wanted)?.text.de;
    expect(german("missing")).toBe("{name} ist erforderlich.");
    expect(german("too_long")).toBe("{name} is too long.");
    expect(resources[0]?.filters.map(({ text }) => text.de)).toContain("Nummer der Seite.");
  });

  it("speak the default language of the service", () => {
    const { reasons } = modelOfFiles({ ...smallest, "api.yaml": "languages: { all: [it], default: it }\n" });
    expect(reasons.find(({ name }) => name === "missing")?.text).toEqual({ it: "{name} è obbligatorio." });
  });

  it("are translated by a file of the default language, which the other languages do without", () => {
    const spec = {
      ...smallest,
      "api.yaml": "languages: { all: [pt, en, it, nl], default: pt }\n",
      "text/pt.yaml": "reasons: { missing: 'Falta {name}.' }\npage_texts: { skip: Ir para o conteúdo }\n",
    };
    const { reasons, pageTexts } = modelOfFiles(spec);
    expect(reasons.find(({ name }) => name === "missing")?.text).toEqual({
      pt: "Falta {name}.",
      en: "{name} is required.",
      it: "{name} è obbligatorio.",
      nl: "Falta {name}.",
    });
    expect(pageTexts.find(({ name }) => name === "skip")?.text.nl).toBe("Ir para o conteúdo");
    expect(pageTexts.find(({ name }) => name === "copied")?.text).toMatchObject({
      pt: "Copied",
      it: "Copiato",
    });
    const missing = buildModel(specOfFiles(spec)).diagnostics.map(({ message }) => message);
    expect(missing).toContain("pt lacks `page_texts.copied`.");
    expect(missing).toContain("nl lacks `page_texts.skip`.");
    expect(missing.filter((message) => /^(en|it) lacks|^pt lacks `page_texts.skip`/.test(message))).toEqual(
      [],
    );
  });

  it("have the words of a calendar only for a resource with a period", () => {
    const model = modelOfFiles(smallest);
    expect([model.pageTexts.length, model.calendarTexts.length]).toEqual([32, 0]);
    expect(emit(model).find(({ path }) => path === "server/page-texts.ts")?.text).not.toMatch(/calendar\b/i);
    const replaced = specOfFiles({ ...smallest, "api.yaml": "calendar_texts: { month: Moon }\n" });
    const [{ name, fix } = {}] = buildModel(replaced).diagnostics;
    expect([name, fix]).toEqual(["unknown_page_text", "known: none"]);
  });

  it.each([
    ["city", "cities"],
    ["box", "boxes"],
    ["day", "days"],
  ])("call several of %s %s", (name, plural) => {
    const { resources } = modelOfFiles({
      [`resources/${name}.yaml`]: "fields: { name: { type: text, required: true } }\n",
    });
    expect(resources[0]?.plural).toBe(plural);
  });
});
