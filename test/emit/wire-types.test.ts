import { describe, expect, test } from "vitest";
import { emitSdkClient } from "../../generator/emit/sdk-client.js";
import { emitWireTypes } from "../../generator/emit/wire-types.js";
import { readSpec } from "../../generator/load.js";
import { buildModel } from "../../generator/model/build.js";
import { libraryModel } from "./library-model.js";

const sdk = new Map(emitSdkClient(libraryModel()).map(({ path, text }) => [path, text]));
const files = new Map(emitWireTypes(libraryModel()).map(({ path, text }) => [path, text]));

/** The declaration of a type, without its doc comments. */
function declaration(path: string, name: string, written: ReadonlyMap<string, string> = files): string {
  const text = (written.get(path) ?? "").replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, "");
  const [, body = ""] = new RegExp(`export (?:interface|type) ${name} ({[^]*?\n}|=[^;]*;)`).exec(text) ?? [];
  return body.replaceAll(/\n\s*/g, " ");
}

describe("wire types of answers", () => {
  test("show embedded records, images and masked values as the service sends them", () => {
    expect(declaration("sdk/books.ts", "Book")).toBe(
      "{ id: number; status: Status; title: string; summary?: string; isbn: string; lent: boolean | null;" +
        " cover: Image | false; writers: EmbeddedWriter | EmbeddedWriter[]; loans?: Loan[]; }",
    );
  });

  test("put the records of posts first in a list", () => {
    expect(declaration("sdk/books.ts", "BookList")).toBe(
      "{ books: Book[]; rest_url: string; next_rest_url?: string; previous_rest_url?: string;" +
        " total: number; total_pages: number; }",
    );
  });

  test("have a type of their own for the embedded shape, and none for lists that no route gives", () => {
    expect(declaration("sdk/writers.ts", "EmbeddedWriter")).toBe("{ name: string; }");
    expect(files.get("sdk/writers.ts")).not.toContain("WriterList");
  });
});

describe("wire types of inputs", () => {
  test("take references by id or as records to create, null where it is accepted, and the language", () => {
    expect(declaration("sdk/books.ts", "BookCreate")).toBe(
      "{ title: string; summary?: string; isbn?: string | null; format?: Format; pages?: number; price?: Scalars;" +
        " lent?: boolean | null; website?: string; review?: string | null; cover?: string; remarks?: JsonObject;" +
        " writers?: readonly (number | WriterCreate)[]; sequel_of?: number | string | BookCreate | null; loans?: readonly Loan[];" +
        " password?: string; lang?: Language; }",
    );
  });

  test("require nothing in an update", () => {
    expect(declaration("sdk/books.ts", "BookUpdate")).toContain("{ title?: string;");
  });

  test("leave parameters with a default optional for the caller", () => {
    expect(declaration("sdk/books.ts", "ListBooksQuery")).toBe(
      "{ page?: number; per_page?: number; writers?: readonly number[]; format?: Format; lang?: Language; }",
    );
    expect(files.get("sdk/books.ts")).toContain(
      " * The page of the list. At least 1. Default: 1.\n   *\n   * @example 1\n",
    );
  });

  test("exist for routes of the service itself", () => {
    expect(declaration("sdk/service.ts", "GetRootQuery")).toBe("{ lang?: Language; }");
  });
});

describe("shared wire types", () => {
  test("are unions of texts for enums", () => {
    expect(declaration("sdk/types.ts", "Format")).toBe('= "paper" | "audio";');
  });

  test("quote names that are no identifiers", () => {
    expect(declaration("sdk/types.ts", "Loan")).toBe(
      '{ reader: string; days: number; "due-date"?: LocalDateTime; }',
    );
  });
});

/** The wire types of a spec of these files. */
function typesOf(spec: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const bytes = Object.entries(spec).map(([path, text]) => [path, Buffer.from(text)] as const);
  const { model } = buildModel(readSpec("spec", new Map(bytes)));
  return new Map(model && emitWireTypes(model).map(({ path, text }) => [path, text]));
}

test("times are texts with an offset where the service sends them so", () => {
  const note = `fields:
  title: { type: text, required: true, text: Title. }
  due: { type: datetime, nullable: true, text: When it is due. }
  date:
`;
  const written = typesOf({ "api.yaml": "style: rest\n", "resources/note.yaml": note });
  const answer = declaration("sdk/notes.ts", "Note", written);
  for (const property of ["date: IsoDateTime;", "modified: IsoDateTime;", "due: IsoDateTime | null;"])
    expect(answer).toContain(property);
  expect(declaration("sdk/notes.ts", "NoteCreate", written)).toContain("date?: IsoDateTime;");
  expect(declaration("sdk/inputs/notes.ts", "NoteCreate", written)).toContain(
    "due?: IsoDateTime | TimeObject | null;",
  );
  expect([...written.values()].join("")).not.toMatch(/LocalDateTime|UtcDateTime/);
});

test("statuses are those that the records of a resource can have", () => {
  const note = `lifecycle: [status]
fields: { title: { type: text, required: true, text: Title. }, status: { type: status, text: Status. } }
`;
  const written = typesOf({ "resources/note.yaml": note });
  const status = '"publish" | "draft" | "pending" | "private"';
  for (const [name, property] of [
    ["Note", `status: ${status};`],
    ["NoteCreate", `status?: ${status};`],
    ["ListNotesQuery", `status?: readonly (${status})[];`],
  ] as const)
    expect(declaration("sdk/notes.ts", name, written)).toContain(property);
});

describe("files of wire types", () => {
  test("carry the prose of the spec, which cannot end its comment", () => {
    expect(files.get("sdk/books.ts")).toContain("/** Something to read; /* never *\\/ a film. */");
  });

  test("name every type in the index", () => {
    const index = sdk.get("sdk/index.ts") ?? "";
    const declared = [...files.values()].flatMap((text) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name),
    );
    expect(declared.length).toBeGreaterThan(15);
    for (const name of declared) expect(index).toMatch(new RegExp(`\\b${name ?? ""}\\b`));
  });

  test("are the same bytes for the same model", () => {
    const again = emitWireTypes(libraryModel());
    expect(again.map(({ text }) => text)).toEqual([...files.values()]);
  });
});
