import { describe, expect, it } from "vitest";
import { createClient } from "../../generated/sdk/index.js";
import { failureOf, json } from "../support/scripted-fetch.js";

/** A list of tags over pages; `missing` pages answer 404, `broken` ones 400. */
function pagedTags(
  pages: readonly (readonly string[])[],
  faults: { readonly missing?: number; readonly broken?: number } = {},
) {
  const asked: number[] = [];
  const aborted: number[] = [];
  const held: (() => void)[] = [];
  const client = createClient({
    baseUrl: "http://calendar.test",
    retries: 0,
    fetch: async (url, { signal }) => {
      const page = Number(new URL(url).searchParams.get("page"));
      asked.push(page);
      if (held.length > 0 && page > 1) {
        await new Promise<void>((_resolve, reject) => {
          signal?.addEventListener("abort", () => {
            aborted.push(page);
            reject(new DOMException("aborted", "AbortError"));
          });
        });
      }
      if (page === faults.missing) return json({ code: "rest_no_page", message: "No page." }, 404);
      if (page === faults.broken) return json({ code: "rest_invalid_param", message: "No." }, 400);
      const tags = (pages[page - 1] ?? []).map((name) => ({ name }));
      return json({ tags, total: pages.flat().length, total_pages: pages.length });
    },
  });
  return { client, asked, aborted, holdLaterPages: () => void held.push(() => undefined) };
}

async function namesOf(walk: AsyncIterable<{ readonly name: string }>, most = Infinity): Promise<string> {
  const names: string[] = [];
  for await (const { name } of walk) {
    names.push(name);
    if (names.length >= most) break;
  }
  return names.join("");
}

const five = [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"], ["i"]];

describe("a walk through a list", () => {
  it("gives every record in order and asks for each page once", async () => {
    const { client, asked } = pagedTags(five);
    expect(await namesOf(client.tags.all())).toBe("abcdefghi");
    expect(asked).toEqual([1, 2, 3, 4, 5]);
  });

  it("asks for nothing before the first record is wanted", async () => {
    const { client, asked } = pagedTags(five);
    const walk = client.tags.all();
    await Promise.resolve();
    expect(asked).toEqual([]);
    expect(walk.position).toBe("1.0");
  });

  it.each([
    [0, [1]],
    [1, [1, 2]],
    [3, [1, 2, 3, 4]],
    [99, [1, 2, 3, 4, 5]],
  ])("asks for %d pages ahead of the one at hand", async (prefetch, pages) => {
    const { client, asked } = pagedTags(five);
    await namesOf(client.tags.all({}, { prefetch }), 1);
    expect(asked).toEqual(pages);
  });

  it("ends what was asked for ahead when the loop is left", async () => {
    const { client, aborted, holdLaterPages } = pagedTags(five);
    holdLaterPages();
    expect(await namesOf(client.tags.all({}, { prefetch: 2 }), 1)).toBe("a");
    expect(aborted).toEqual([2, 3]);
  });

  it("is taken up again where another one stopped, anywhere", async () => {
    for (let most = 1; most <= 9; most += 1) {
      const { client } = pagedTags(five);
      const walk = client.tags.all();
      const before = await namesOf(walk, most);
      expect(before + (await namesOf(client.tags.all({}, { from: walk.position })))).toBe("abcdefghi");
    }
  });

  it("begins at the page of the query", async () => {
    const { client } = pagedTags(five);
    expect(await namesOf(client.tags.all({ page: 4 }))).toBe("ghi");
  });

  it("ends where the list has become shorter meanwhile", async () => {
    const { client } = pagedTags(five, { missing: 4 });
    expect(await namesOf(client.tags.all())).toBe("abcdef");
  });

  it("gives nothing of an empty list", async () => {
    const { client, asked } = pagedTags([]);
    expect(await namesOf(client.tags.all())).toBe("");
    expect(asked).toEqual([1]);
  });

  it("fails when the turn of the page at fault has come, and its position takes it up there", async () => {
    const { client } = pagedTags(five, { broken: 3 });
    const walk = client.tags.all({}, { prefetch: 4 });
    const names: string[] = [];
    const failure = await failureOf(
      (async () => {
        for await (const { name } of walk) names.push(name);
      })(),
    );
    expect(failure).toMatchObject({ status: 400 });
    expect(names.join("")).toBe("abcd");
    expect(walk.position).toBe("3.0");
  });

  it("ends by the caller's signal with an AbortError", async () => {
    const { client, holdLaterPages } = pagedTags(five);
    holdLaterPages();
    const stop = new AbortController();
    const walking = failureOf(namesOf(client.tags.all({}, { signal: stop.signal })));
    setTimeout(() => stop.abort(), 0);
    expect(await walking).toMatchObject({ name: "AbortError" });
  });

  it("gives whole pages as well", async () => {
    const { client } = pagedTags(five);
    const sizes: number[] = [];
    for await (const { tags } of client.tags.pages()) sizes.push(tags.length);
    expect(sizes).toEqual([2, 2, 2, 2, 1]);
  });
});
