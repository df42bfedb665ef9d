import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pixelBomb, sampleImage } from "../../images/samples.js";
import { type JsonBody, type TestAnswer, textOf, useService } from "../support/service.js";
import { type Caller, useCaller } from "./callers.js";

const limit = 400_000;
const service = useService({ IMAGE_LIMIT: `${limit}` });
const editor = useCaller(service, "editor", 2);
const author = useCaller(service, "author", 3);
const contributor = useCaller(service, "contributor", 4);
const times = { start_date: "2031-03-10 19:30:00", end_date: "2031-03-10 21:00:00" };

const ask = (caller: Caller, method: string, path: string, body?: object) =>
  caller.request(method, `/media${path}`, { base: "/admin", ...(body === undefined ? {} : { body }) });

async function upload(caller: Caller, bytes: Buffer, name: string, field = "file"): Promise<TestAnswer> {
  const body = new FormData();
  body.append(field, new File([new Uint8Array(bytes)], name));
  const response = await fetch(`${service.origin}/admin/media`, {
    method: "POST",
    headers: caller.headers,
    body,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as JsonBody };
}

async function add(caller: Caller, name: string, width = 40, height = 30): Promise<number> {
  const { status, body } = await upload(caller, await sampleImage(width, height, "png"), name);
  expect(status, JSON.stringify(body)).toBe(200);
  return Number(body.id);
}

/** The names of the images that a search finds, in its order. */
async function names(caller: Caller, query: string): Promise<unknown> {
  const { body } = await ask(caller, "GET", `?${query}`);
  return (body as unknown as { images: { name: string }[] }).images.map(({ name }) => name);
}

function reasonOf({ body }: TestAnswer, name: string): string {
  return textOf(body.data?.details?.[name]?.code);
}

describe("the library of images", { shuffle: false }, () => {
  let poster = 0;
  beforeAll(async () => {
    poster = await add(editor, "Summer Poster.PNG", 400, 300);
    await add(editor, "winter poster.png");
    await add(author, "own drawing.png");
  });

  it("lists images with their sizes, the newest first", async () => {
    const { status, headers, body } = await ask(editor, "GET", "");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({ total: 3, pages: 1 });
    expect(await names(editor, "")).toEqual(["own-drawing.png", "winter-poster.png", "summer-poster.png"]);
    const listed = body as unknown as { readonly images: readonly unknown[] };
    expect(listed.images.slice(2)).toEqual([
      {
        id: poster,
        name: "summer-poster.png",
        alt: {},
        url: `${service.origin}/files/${poster}/summer-poster.png`,
        extension: "png",
        width: 400,
        height: 300,
        filesize: expect.any(Number) as number,
        sizes: expect.objectContaining({
          thumbnail: expect.objectContaining({
            width: 150,
            url: `${service.origin}/files/${poster}/summer-poster-150x150.png`,
          }) as object,
        }) as object,
      },
    ]);
  });

  it("finds images by all words of their names", async () => {
    expect(await names(editor, "search=POSTER+sum")).toEqual(["summer-poster.png"]);
    expect(await names(editor, "search=summer+poster.png")).toEqual(["summer-poster.png"]);
    expect(await names(editor, "search=poster")).toEqual(["winter-poster.png", "summer-poster.png"]);
    expect(await names(editor, "search=.*")).toHaveLength(3);
    expect(await names(editor, `search=${encodeURIComponent("афиша")}`)).toEqual([]);
  });

  it("has for those who may not edit the records of others the images that they added", async () => {
    expect(await names(author, "")).toEqual(["own-drawing.png"]);
    expect((await ask(author, "PATCH", `/${poster}`, { alt: "Mine" })).status).toBe(404);
    const part = { left: 0, top: 0, right: 10, bottom: 10 };
    expect((await ask(author, "POST", `/${poster}/crop`, part)).status).toBe(404);
  });

  it("needs the permission to upload", async () => {
    expect((await ask(contributor, "GET", "")).status).toBe(403);
    expect((await upload(contributor, await sampleImage(9, 9, "png"), "a.png")).status).toBe(403);
    expect((await service.get("/media", { base: "/admin" })).status).toBe(401);
    const rejected = await ask(editor, "DELETE", "");
    expect([rejected.status, rejected.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  it("stores an image without a record, which its author may then give to one", async () => {
    const id = await add(author, "stage.png");
    const created = await author.post("/events", { ...times, title: "Stage", image: String(id) });
    expect(created.body).toMatchObject({ image: { id, width: 40 } });
    const other = await author.post("/events", { ...times, title: "Taken", image: String(poster) });
    expect([other.status, reasonOf(other, "image")]).toEqual([400, "rest_not_found"]);
  });

  it("rejects what is no image, too large, or missing, with the name of the parameter", async () => {
    const bad = await upload(editor, Buffer.from("<svg/>"), "a.svg");
    expect([bad.status, reasonOf(bad, "file")]).toEqual([400, "rest_not_image"]);
    const bomb = await upload(editor, await pixelBomb(60_000), "a.png");
    expect([bomb.status, reasonOf(bomb, "file")]).toEqual([400, "rest_image_too_many_pixels"]);
    const missing = await upload(editor, await sampleImage(9, 9, "png"), "a.png", "picture");
    expect([missing.status, reasonOf(missing, "file")]).toEqual([400, "rest_missing"]);
    const large = await upload(editor, Buffer.alloc(limit + 1), "a.png");
    expect(large.status).toBe(413);
    expect(JSON.stringify(large.body)).toContain("file");
    for (const query of ["page=0", "page=x", "search=a&search=b"]) {
      const answer = await ask(editor, "GET", `?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(Object.keys(answer.body.data?.details ?? {})).toEqual([query.split("=")[0]]);
    }
  });

  it("stores an alternative text per language, which pages have", async () => {
    const described = await ask(editor, "PATCH", `/${poster}`, { alt: " A tree in the sun " });
    expect(described.body).toMatchObject({ id: poster, alt: { en: "A tree in the sun" } });
    await ask(editor, "PATCH", `/${poster}?translation_language=it`, { alt: "Un albero al sole" });
    const { body } = await editor.post("/events", { ...times, title: "Sun", image: String(poster) });
    // Answers have what those of the reference service have.
    expect(Object.keys(body.image ?? {})).not.toContain("alt");
    for (const [code, reason] of [
      [{}, "rest_missing"],
      [{ alt: 5 }, "rest_not_string"],
      [{ alt: "a".repeat(501) }, "rest_too_long"],
    ] as const) {
      const rejected = await ask(editor, "PATCH", `/${poster}`, code);
      expect([rejected.status, reasonOf(rejected, "alt")]).toEqual([400, reason]);
    }
    expect((await ask(editor, "PATCH", "/999999", { alt: "a" })).status).toBe(404);
  });

  it("makes a new image of a part, and leaves the original", async () => {
    const before = await (await fetch(`${service.origin}/files/${poster}/summer-poster.png`)).arrayBuffer();
    const part = { left: 25, top: 20, right: 75, bottom: 60 };
    const { status, body } = await ask(editor, "POST", `/${poster}/crop`, part);
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 200, height: 120, alt: {} });
    expect(body.id).not.toBe(poster);
    const bytes = Buffer.from(await (await fetch(textOf(body.url))).arrayBuffer());
    const wanted = sharp(Buffer.from(before))
      .extract({ left: 100, top: 60, width: 200, height: 120 })
      .raw()
      .toBuffer();
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await wanted);
    const after = await (await fetch(`${service.origin}/files/${poster}/summer-poster.png`)).arrayBuffer();
    expect(Buffer.from(after)).toEqual(Buffer.from(before));
  });

  it.each([
    [{ top: 0, right: 10, bottom: 10 }, "left", "rest_missing"],
    [{ left: 1.5, top: 0, right: 10, bottom: 10 }, "left", "rest_not_integer"],
    [{ left: [0], top: 0, right: 10, bottom: 10 }, "left", "rest_not_integer"],
    [{ left: 0, top: 100, right: 10, bottom: 101 }, "top", "rest_too_large"],
    [{ left: 90, top: 0, right: 101, bottom: 10 }, "right", "rest_too_large"],
    [{ left: 0, top: 10, right: 10, bottom: 10 }, "bottom", "rest_too_small"],
  ])("rejects the part %j for its %s", async (part, name, reason) => {
    const rejected = await ask(editor, "POST", `/${poster}/crop`, part);
    expect([rejected.status, reasonOf(rejected, name)]).toEqual([400, reason]);
  });

  it("knows which records have an image, as far as the caller may see them", async () => {
    const id = await add(editor, "shared.png");
    const image = String(id);
    const secret = { ...times, title: "Hidden", image, status: "draft" };
    await editor.create("/events", { ...times, title: "Open", image });
    await editor.create("/events", secret);
    await editor.create("/venues", { venue: "Hall", image });
    const uses = async (caller: Caller, plural: string) => {
      const { body } = await caller.get(`/records/${plural}?image=${id}`, { base: "/admin" });
      return (body as unknown as { records: { name: string }[] }).records.map(({ name }) => name);
    };
    expect(await uses(editor, "events")).toEqual(["Hidden", "Open"]);
    expect(await uses(editor, "venues")).toEqual(["Hall"]);
    expect(await uses(editor, "organizers")).toEqual([]);
    expect(await uses(author, "events")).toEqual(["Open"]);
  });

  it("has more images on further pages", async () => {
    const added = [];
    for (let at = 0; at < 25; at += 1) added.push(await add(editor, `row ${at}.png`, 9, 9));
    const { body } = await ask(editor, "GET", "?search=row");
    expect(body).toMatchObject({ total: 25, pages: 2 });
    expect(await names(editor, "search=row")).toHaveLength(24);
    const { body: second } = await ask(editor, "GET", "?search=row&page=2");
    expect(second.images).toMatchObject([{ id: added[0] }]);
  });
});
