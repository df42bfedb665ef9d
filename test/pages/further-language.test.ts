import { describe, expect, it } from "vitest";
import { useSpecProduct } from "../support/spec-product.js";

const files = {
  "api.yaml": [
    "title: Library",
    "languages: { all: [en, it, pt] }",
    "page_texts: { documentation: For developers }",
    'editor_texts: { new_record: "New: {label}", statuses: { draft: Sketch } }',
  ],
  "resources/book.yaml": ["fields:", "  title: { type: text, required: true }"],
  "text/pt.yaml": [
    "page_texts:",
    "  documentation: Para programadores",
    "  skip: Ir para o conteúdo",
    "  test_request: Testar o pedido",
    "editor_texts:",
    "  editing: Edição",
    "  sign_in: Entrar",
    '  new_record: "Novo: {label}"',
    "  statuses: { draft: Rascunho }",
  ],
} as const;

describe("a language that the defaults lack", () => {
  const texts = Object.entries(files).map(([path, lines]) => [path, `${lines.join("\n")}\n`] as const);
  const service = useSpecProduct(Object.fromEntries(texts));

  const page = async (path: string): Promise<string> => {
    const response = await fetch(service.origin + path);
    expect(response.status).toBe(200);
    return response.text();
  };
  const settings = async (path: string, id: string): Promise<Readonly<Record<string, unknown>>> => {
    const script = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, "s");
    const [, json = "{}"] = script.exec(await page(path)) ?? [];
    return JSON.parse(json) as Readonly<Record<string, unknown>>;
  };
  const editorTexts = async (path: string): Promise<unknown> => (await settings(path, "settings")).texts;

  it.each(["/pt", "/pt/docs", "/pt/admin"])("comes from YAML alone on the page %s", async (path) => {
    const html = await page(path);
    expect(html).toContain('<html lang="pt">');
    expect(html).toContain(">Para programadores</a>");
    expect(html).toContain(">Ir para o conteúdo</a>");
    expect(html).toContain('lang="pt" aria-current="true">Português</a>');
  });

  it("names the editor and its commands; words without a translation are those of the default language", async () => {
    expect(await page("/pt/admin")).toContain("<title>Edição – Library</title>");
    expect(await editorTexts("/pt/admin")).toMatchObject({
      signIn: "Entrar",
      newRecord: "Novo: {label}",
      signOut: "Sign out",
      statuses: { draft: "Rascunho", trash: "Trash" },
    });
  });

  it("names the parts of the documentation", async () => {
    expect(await page("/pt/docs/api/books")).toContain(">Testar o pedido</button>");
    expect(await page("/it/docs/api/books")).toContain(">Prova la richiesta</button>");
  });

  it("leaves the other languages to the defaults and to the words that the spec replaces", async () => {
    expect(await page("/docs")).toContain(">For developers</a>");
    expect(await page("/it/docs")).toContain("Vai al contenuto");
    expect(await editorTexts("/admin")).toMatchObject({
      newRecord: "New: {label}",
      statuses: { draft: "Sketch", trash: "Trash" },
    });
    expect(await editorTexts("/it/admin")).toMatchObject({
      signIn: "Accedi",
      statuses: { trash: "Cestino" },
    });
  });

  it.each(["/", "/docs", "/admin", "/pt/admin"])("has no word of a calendar on %s", async (path) => {
    expect(await page(path)).not.toMatch(/calendar|event\b/i);
  });
});
