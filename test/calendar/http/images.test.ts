import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeFile } from "../../../runtime/images/image-files.js";
import { useFileServer } from "../../images/file-server.js";
import { locatedImage, pixelBomb, sampleAnimation, sampleImage } from "../../images/samples.js";
import {
  type JsonBody,
  type TestAnswer,
  type TestCalls,
  type TestService,
  textOf,
  useService,
} from "../support/service.js";
import { createCaller } from "./callers.js";
import { useTwin } from "./twin-service.js";

const limit = 400_000;
const adminKey = "an-admin-key-for-the-tests";
const settings = { ADMIN_API_KEY: adminKey, IMAGE_LIMIT: `${limit}` };
const service = useService(settings, { isFetchAllowed: (address) => address === "127.0.0.1" });
afterAll(() => expect(service.errors).toEqual([]));
// On the same store.
const guarded = useTwin(service, settings);
const published = useTwin(service, { ...settings, PUBLIC_URL: "https://calendar.example/base" });
const files = useFileServer();

const asAdmin = { Authorization: `Bearer ${adminKey}` };
const event = { title: "Concert", start_date: "2027-03-10 19:30:00", end_date: "2027-03-10 21:00:00" };

async function upload(
  path: string,
  parts: Readonly<Record<string, string | File>>,
  to: Pick<TestService, "origin"> = service,
  headers: Readonly<Record<string, string>> = asAdmin,
): Promise<TestAnswer> {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  const response = await fetch(`${to.origin}/calendar/events/v1${path}`, { method: "POST", headers, body });
  return { status: response.status, headers: response.headers, body: (await response.json()) as JsonBody };
}

function file(bytes: Buffer, name: string, type = "application/octet-stream"): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function send(method: string, path: string, body: object, to: TestCalls = service): Promise<TestAnswer> {
  return to.request(method, path, { body, headers: asAdmin });
}

function addEvent(image: unknown, to: TestCalls = service): Promise<TestAnswer> {
  return send("POST", "/events", { ...event, image }, to);
}

function serveBytes(path: string, bytes: Buffer): string {
  files.serve(path, (_request, response) => response.end(bytes));
  return files.origin + path;
}

/** Returns the numbers of stored images, image files and records, which a rejected request must not change. */
async function stored(): Promise<number[]> {
  const names = ["images", "image_files", "events", "venues"];
  return Promise.all(names.map((name) => service.database.db.collection(name).countDocuments()));
}

function reasonOf(answer: TestAnswer): string {
  return textOf(answer.body.data?.details?.image?.code);
}

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sampleImage(1100, 700, "jpeg");
});

describe("an uploaded image", () => {
  it("is shown with its sizes, whose files are served", async () => {
    const created = await upload("/events", {
      ...event,
      image: file(jpeg, "Große Bühne.JPEG", "text/plain"),
    });
    expect(created.status).toBe(201);
    const { image } = created.body;
    const id = Number(image?.id);
    const base = `${service.origin}/files/${id}`;
    expect(image).toMatchObject({
      url: `${base}/grosse-buhne.jpeg`,
      extension: "jpeg",
      width: 1100,
      height: 700,
      filesize: jpeg.length,
    });
    expect(Object.keys(image ?? {})).toEqual([
      "url",
      "id",
      "extension",
      "width",
      "height",
      "filesize",
      "sizes",
    ]);
    expect(Object.keys(image?.sizes ?? {})).toEqual(["medium", "large", "thumbnail", "medium_large"]);
    expect(image?.sizes?.thumbnail).toMatchObject({ width: 150, height: 150, "mime-type": "image/jpeg" });

    // It is stored in several pieces.
    expect(jpeg.length).toBeGreaterThan(256 * 1024);
    const original = await fetch(textOf(image?.url));
    expect(Buffer.from(await original.arrayBuffer())).toEqual(jpeg);
    for (const size of Object.values(image?.sizes ?? {})) {
      expect(size.url).toBe(`${base}/grosse-buhne-${textOf(size.width)}x${textOf(size.height)}.jpeg`);
      const bytes = Buffer.from(await (await fetch(textOf(size.url))).arrayBuffer());
      expect(bytes.length).toBe(size.filesize);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "jpeg",
        width: size.width,
        height: size.height,
      });
    }
  });

  it("belongs to venues and organizers just so", async () => {
    for (const [path, name] of [
      ["/venues", "venue"],
      ["/organizers", "organizer"],
    ] as const) {
      const created = await upload(path, { [name]: "Riverside", image: file(jpeg, "a.jpg") });
      expect(created.status).toBe(201);
      expect(created.body.image).toMatchObject({ width: 1100, extension: "jpg" });
    }
  });

  it("replaces the one before, and the other fields of an update stay", async () => {
    const created = await upload("/events", { ...event, image: file(jpeg, "a.jpg") });
    const path = `/events/${textOf(created.body.id)}`;
    const changed = await upload(path, { image: file(await sampleImage(200, 200, "png"), "b.png") });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ title: "Concert", image: { extension: "png", width: 200 } });
    expect(changed.body.image?.id).not.toBe(created.body.image?.id);
  });

  it("of an animation is kept as it came", async () => {
    const animation = await sampleAnimation(3);
    const { body } = await upload("/events", { ...event, image: file(animation, "dance.gif") });
    const response = await fetch(textOf(body.image?.url));
    expect(response.headers.get("content-type")).toBe("image/gif");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(animation);
    expect(body.image?.sizes?.thumbnail?.["mime-type"]).toBe("image/gif");
  });

  it("does not reveal where it was taken, even if it was stored with that", async () => {
    const photograph = await locatedImage("jpeg");
    const created = await upload("/events", { ...event, image: file(photograph, "lake.jpg") });
    const { url, id, filesize } = created.body.image ?? {};
    const read = async () => {
      const answer = await fetch(textOf(url));
      return { tag: answer.headers.get("etag"), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const { tag, bytes } = await read();
    expect(bytes.length).toBe(filesize);
    expect(bytes.includes("secret")).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, height: 240 });

    const hash = await storeFile(service.database, photograph);
    await service.database.db
      .collection<{ _id: number }>("images")
      .updateOne(
        { _id: Number(id) },
        { $set: { hash, filesize: photograph.length }, $unset: { stripped: true } },
      );
    const old = await read();
    expect(old.bytes.equals(bytes)).toBe(true);
    expect(old.tag).toBe(tag);
  });

  it("given twice has its files stored once", async () => {
    const bytes = await sampleImage(500, 400, "webp");
    const first = await upload("/events", { ...event, image: file(bytes, "one.webp") });
    const [, pieces] = await stored();
    const second = await upload("/events", { ...event, image: file(bytes, "two.webp") });
    expect((await stored())[1]).toBe(pieces);
    expect(second.body.image?.id).not.toBe(first.body.image?.id);
    expect((await fetch(textOf(second.body.image?.sizes?.medium?.url))).status).toBe(200);
  });

  it("is that of the event, not that of a venue given inside it", async () => {
    const url = serveBytes("/hall.png", await sampleImage(120, 120, "png"));
    const venue = { "venue[venue]": "Hall of the upload", "venue[image]": url };
    const parts = { ...event, ...venue, image: file(jpeg, "a.jpg") };
    const { status, body } = await upload("/events", parts);
    expect(status).toBe(201);
    expect(body.image).toMatchObject({ width: 1100 });
    expect(body.venue?.image).toMatchObject({ width: 120 });
  });

  it("is no image where a browser sent an empty file field", async () => {
    const { status, body } = await upload("/events", { ...event, image: file(Buffer.alloc(0), "") });
    expect(status).toBe(201);
    expect(body.image).toBe(false);
  });

  it("has links with the public address of the service", async () => {
    const { body } = await upload("/events", { ...event, image: file(jpeg, "a.jpg") }, published);
    expect(body.image?.url).toBe(`https://calendar.example/base/files/${textOf(body.image?.id)}/a.jpg`);
  });
});

describe("an image that is rejected", () => {
  it("is named with the reason, and nothing is stored", async () => {
    const cases: readonly (readonly [reason: string, bytes: Buffer, name: string])[] = [
      ["rest_not_image", Buffer.from("just text"), "a.jpg"],
      ["rest_not_image", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "a.png"],
      ["rest_not_image", Buffer.alloc(0), "a.jpg"],
      ["rest_image_broken", jpeg.subarray(0, jpeg.length / 2), "a.jpg"],
      ["rest_image_broken", Buffer.concat([jpeg.subarray(0, 30), Buffer.alloc(3000, "x")]), "a.jpg"],
      ["rest_image_too_many_pixels", await pixelBomb(50_000), "a.png"],
    ];
    const before = await stored();
    for (const [reason, bytes, name] of cases) {
      const rejected = await upload("/events", { ...event, image: file(bytes, name) });
      expect([rejected.status, reasonOf(rejected)]).toEqual([400, reason]);
      expect(textOf(rejected.body.data?.params?.image)).toMatch(/^image /);
    }
    expect(await stored()).toEqual(before);
  });

  it("is reported together with the other errors of the request", async () => {
    const rejected = await upload("/events", {
      ...event,
      end_date: "never",
      image: file(Buffer.from("text"), "a.jpg"),
    });
    expect(Object.keys(rejected.body.data?.params ?? {}).sort()).toEqual(["end_date", "image"]);
  });

  it("with more bytes than the limit is 413 and names the parameter", async () => {
    const before = await stored();
    for (const size of [limit + 1, 3 * limit]) {
      const rejected = await upload("/events", { ...event, image: file(Buffer.alloc(size, "x"), "a.jpg") });
      expect(rejected.status).toBe(413);
      expect(textOf(rejected.body.message)).toContain("image");
      expect(textOf(rejected.body.message)).toContain(`${limit}`);
    }
    expect(await stored()).toEqual(before);
    const fitting = Buffer.concat([jpeg, Buffer.alloc(limit - jpeg.length)]);
    expect((await upload("/events", { ...event, image: file(fitting, "a.jpg") })).status).toBe(201);
  });

  it("in a broken form is 400", async () => {
    const type = "multipart/form-data; boundary=line";
    const part = '--line\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nbytes';
    const before = await stored();
    const bodies = [part, `${part}\r\n--li`, "", "no form at all", part.replace("\r\n\r\n", "")];
    for (const text of bodies) {
      const headers = { ...asAdmin, "content-type": type };
      const rejected = await service.request("POST", "/events", { text, headers });
      expect(rejected.status).toBe(400);
    }
    const headers = { ...asAdmin, "content-type": "multipart/form-data" };
    expect((await service.request("POST", "/events", { text: part, headers })).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it("comes from a caller who may not upload: 401 without a key, 400 with one", async () => {
    const before = await stored();
    const parts = { ...event, image: file(jpeg, "mine.jpg") };
    const { headers: asContributor } = await createCaller(service, "contributor", 7);
    const contributor = await upload("/events", parts, service, asContributor);
    expect([contributor.status, reasonOf(contributor)]).toEqual([400, "rest_not_allowed"]);
    expect(textOf(contributor.body.data?.params?.image)).toContain("mine.jpg");
    expect((await upload("/events", parts, service, {})).status).toBe(401);

    const url = serveBytes("/contributor.jpg", jpeg);
    const byUrl = await service.post("/events", { ...event, image: url }, { headers: asContributor });
    expect([byUrl.status, reasonOf(byUrl)]).toEqual([400, "rest_not_allowed"]);
    expect(files.requests).not.toContain("/contributor.jpg");
    expect(await stored()).toEqual(before);
  });
});

describe("an image given by id", () => {
  it("is that image, whether the id is a number or a text", async () => {
    const { body } = await upload("/events", { ...event, image: file(jpeg, "a.jpg") });
    const id = Number(body.image?.id);
    for (const given of [id, String(id)]) {
      expect((await addEvent(given)).body.image).toEqual(body.image);
    }
    const [images] = await stored();
    await upload("/venues", { venue: "By form", image: String(id) });
    expect((await stored())[0]).toBe(images);
  });

  it("has to exist, and records are no images", async () => {
    const { body } = await addEvent("");
    for (const id of [999_999, body.id, 0]) {
      const rejected = await addEvent(id);
      expect([rejected.status, reasonOf(rejected)]).toEqual([400, "rest_not_found"]);
    }
  });

  it.each(["", null, false])("is removed by %j, and kept where it is left out", async (nothing) => {
    for (const [plural, record] of [
      ["events", event],
      ["venues", { venue: "Hall" }],
    ] as const) {
      const given = serveBytes("/removed.png", await sampleImage(90, 90, "png"));
      const created = await send("POST", `/${plural}`, { ...record, image: given });
      expect(created.body.image).toMatchObject({ width: 90, sizes: {} });
      const path = `/${plural}/${textOf(created.body.id)}`;
      const kept = await send("PATCH", path, { description: "New." });
      expect(kept.body.image).toEqual(created.body.image);
      const removed = await send("PATCH", path, { image: nothing });
      expect(removed.status).toBe(200);
      expect(removed.body.image ?? false).toBe(false);
    }
  });

  it("is false once the image is gone", async () => {
    const { body } = await upload("/events", { ...event, image: file(jpeg, "a.jpg") });
    await service.database.db
      .collection<{ _id: number }>("images")
      .deleteOne({ _id: Number(body.image?.id) });
    const read = await service.get(`/events/${textOf(body.id)}`);
    expect([read.status, read.body.image]).toEqual([200, false]);
    expect((await fetch(textOf(body.image?.url))).status).toBe(404);
  });

  it.each([
    "http",
    "picture.jpg",
    "/files/1/a.jpg",
    "ftp://example.org/a.jpg",
    "javascript:alert(1)",
    "-5",
    "http://u:p@example.org/a.jpg",
  ])("or address is not what %s is", async (image) => {
    const rejected = await addEvent(image);
    expect([rejected.status, reasonOf(rejected)]).toEqual([400, "rest_not_image"]);
  });
});

describe("an image given by address", () => {
  it("is fetched and stored, and not fetched again", async () => {
    const url = serveBytes("/pictures/Stage%20view.png?size=big", await sampleImage(320, 200, "png"));
    const first = await addEvent(`${url}#part`);
    expect(first.status).toBe(201);
    expect(first.body.image).toMatchObject({ extension: "png", width: 320, height: 200 });
    expect(textOf(first.body.image?.url)).toMatch(/\/stage-view\.png$/);
    const second = await send("POST", "/venues", { venue: "Elsewhere", image: url });
    expect(second.body.image).toEqual(first.body.image);
    expect(files.requests.filter((path) => path.startsWith("/pictures/"))).toHaveLength(1);
  });

  it("is stored once when many use it at the same time", async () => {
    const url = serveBytes("/popular.png", await sampleImage(160, 160, "png"));
    const answers = await Promise.all(Array.from({ length: 8 }, () => addEvent(url)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.image?.id)).size).toBe(1);
  });

  it("inside a venue that an event brings along is stored as well", async () => {
    const url = serveBytes("/inside.png", await sampleImage(160, 160, "png"));
    const created = await send("POST", "/events", {
      ...event,
      venue: { venue: "With a picture", image: url },
    });
    expect(created.status).toBe(201);
    expect(created.body.venue?.image).toMatchObject({ width: 160 });
  });

  it("is rejected where nothing, no image, or too much is found there; nothing is stored", async () => {
    files.serve("/gone.png", (_request, response) => response.writeHead(404).end());
    const cases: readonly (readonly [reason: string, url: string])[] = [
      ["rest_image_unreachable", `${files.origin}/gone.png`],
      ["rest_image_unreachable", "http://127.0.0.1:9/unreachable.png"],
      ["rest_image_unreachable", "http://does-not-exist.invalid/a.png"],
      ["rest_not_image", serveBytes("/page.png", Buffer.from("<html>"))],
      ["rest_image_broken", serveBytes("/cut.jpg", jpeg.subarray(0, 5000))],
      ["rest_image_too_large", serveBytes("/large.jpg", Buffer.alloc(limit + 1))],
    ];
    const before = await stored();
    for (const [reason, url] of cases) {
      const rejected = await addEvent(url);
      expect([url, rejected.status, reasonOf(rejected)]).toEqual([url, 400, reason]);
    }
    expect(await stored()).toEqual(before);
  });

  it("is fetched from the public internet only", async () => {
    const before = [files.requests.length, await stored()];
    serveBytes("/secret.jpg", jpeg);
    const hosts = ["127.0.0.1", "localhost", "127.1", "2130706433", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]"];
    const urls = hosts.map((host) => `http://${host}:${files.port}/secret.jpg`);
    for (const url of [...urls, "http://10.0.0.1/a.jpg", "https://192.168.1.1/a.jpg"]) {
      const rejected = await addEvent(url, guarded);
      expect([url, rejected.status, reasonOf(rejected)]).toEqual([url, 400, "rest_image_unreachable"]);
    }
    expect([files.requests.length, await stored()]).toEqual(before);
  });
});

describe("the files of images", () => {
  async function addImage(): Promise<string> {
    const { body } = await upload("/events", { ...event, image: file(jpeg, "a.jpg") });
    return textOf(body.image?.url);
  }

  it("are kept by browsers for good, and never run as a document", async () => {
    const response = await fetch(await addImage());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": textOf(jpeg.length),
      "content-disposition": 'inline; filename="a.jpg"',
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it("are 304 for those who have them, and HEAD gives their headers", async () => {
    const url = await addImage();
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, textOf(jpeg.length)]);
    const tag = head.headers.get("etag") ?? "";
    const again = await fetch(url, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await fetch(url, { headers: { "If-None-Match": '"other"' } });
    expect((await other.arrayBuffer()).byteLength).toBe(jpeg.length);
  });

  it("are 404 under other names, and cannot be changed", async () => {
    const url = await addImage();
    for (const wrong of [
      url.replace("a.jpg", "b.jpg"),
      url.replace(/files\/\d+/, "files/999999"),
      `${url}/x`,
    ]) {
      expect((await fetch(wrong)).status).toBe(404);
    }
    const rejected = await fetch(url, { method: "DELETE" });
    expect([rejected.status, rejected.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
