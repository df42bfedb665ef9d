import { beforeAll, describe, expect, it } from "vitest";
import { textOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";

const service = useSpecProduct(talkSpec, {
  surroundings: { now: () => Date.parse("2031-03-05T09:00:00Z") },
});
let address = "";
beforeAll(async () => {
  const body = talkBody({
    title: `Tom & "Jerry" 1 < 2`,
    abstract: "<p>Songs of the <strong>sea</strong>.</p>",
  });
  const { status, body: talk } = await service.request("POST", "/talks", { body });
  expect(status, JSON.stringify(talk)).toBe(201);
  address = new URL(textOf(talk.url)).pathname;
  const translated = { title: "Tom e Jerry", slug: "tom-e-jerry" };
  await service.request("PATCH", `/talks/${Number(talk.id)}?language=it`, { body: translated });
});

async function page(path: string): Promise<string> {
  const response = await fetch(service.origin + path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  return response.text();
}

describe("web pages of a product", () => {
  it("list the records of a month with the times of their zone", async () => {
    const html = await page("/");
    expect(html).toContain("March 2031");
    expect(html).toContain("Tom &amp; &quot;Jerry&quot; 1 &lt; 2");
    expect(html).toContain('datetime="2031-03-10T17:00:00Z"');
  });

  it("show a record at the address that the spec gives it, in each language", async () => {
    const english = await page(address);
    expect(english).toContain('<html lang="en">');
    expect(english).toContain("<p>Songs of the <strong>sea</strong>.</p>");
    const italian = await page("/it/talk/tom-e-jerry/");
    expect(italian).toContain('<html lang="it">');
    expect(italian).toContain("Tom e Jerry");
  });

  it.each(["/docs", "/it/docs", "/admin", "/it/admin"])(
    "exist at %s, with the words of the spec alone",
    async (path) => {
      const html = await page(path);
      expect(html).toContain("Talks");
      expect(html).not.toMatch(/\b(?:events?|venues?|organizers?)\b/i);
    },
  );

  it("have a form for each resource in the editor", async () => {
    const { status, body } = await service.request("GET", "/forms", { base: "/admin" });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('"talk"');
    expect(JSON.stringify(body)).toContain('"topic"');
  });

  it("answer an unknown address with a page and 404", async () => {
    const response = await fetch(`${service.origin}/talk/none/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<html");
  });
});
