import { beforeAll, describe, expect, it } from "vitest";
import { type JsonBody, textOf } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";
import { useFileServer } from "./file-server.js";
import { sampleImage } from "./samples.js";

const service = useSpecProduct(talkSpec, {
  environment: { IMAGE_LIMIT: "400000" },
  surroundings: { isFetchAllowed: (address) => address === "127.0.0.1" },
});
const files = useFileServer();
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sampleImage(1100, 700, "jpeg");
});

/** Creates a talk with a form that has this file as its image. */
async function upload(
  bytes: Buffer,
  name: string,
): Promise<{ readonly status: number; readonly body: JsonBody }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(talkBody({ title: "Pictured" })))
    form.append(field, String(value));
  form.append("image", new File([new Uint8Array(bytes)], name));
  const response = await fetch(`${service.origin}/api/v1/talks`, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as JsonBody };
}

const countImages = (): Promise<number> => service.database.db.collection("images").countDocuments();

describe("an image", () => {
  it("is uploaded with a record, shown with its sizes, and delivered at /files", async () => {
    const { status, body } = await upload(jpeg, "Große Bühne.JPEG");
    expect(status, JSON.stringify(body)).toBe(201);
    const { image } = body;
    expect(image).toMatchObject({
      url: `${service.origin}/files/${Number(image?.id)}/grosse-buhne.jpeg`,
      width: 1100,
      height: 700,
    });
    for (const { url, width } of Object.values(image?.sizes ?? {}) as readonly JsonBody[]) {
      const file = await fetch(textOf(url));
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(Number(width)).toBeLessThan(1100);
    }
  });

  it("is fetched from an address, once for all records that name it", async () => {
    files.serve("/stage.jpg", (_request, response) => response.end(jpeg));
    const body = talkBody({ image: `${files.origin}/stage.jpg` });
    const before = await countImages();
    const first = await service.request("POST", "/talks", { body });
    const second = await service.request("POST", "/talks", { body });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.image?.id).toEqual(first.body.image?.id);
    expect(await countImages()).toBe(before + 1);
  });

  it.each([
    ["no image", Buffer.from("<html>"), 400],
    ["larger than the limit", Buffer.alloc(400_001), 413],
  ])("is rejected, and nothing stored, where it is %s", async (_kind, bytes, expected) => {
    const before = [await countImages(), await service.database.db.collection("talks").countDocuments()];
    const { status } = await upload(bytes, "picture.jpg");
    expect(status).toBe(expected);
    expect([await countImages(), await service.database.db.collection("talks").countDocuments()]).toEqual(
      before,
    );
  });
});
