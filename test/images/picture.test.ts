import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { decodedLimit, planSizes, readPicture } from "../../runtime/images/picture.js";
import { enlargedPng, pixelBomb, sampleAnimation } from "./samples.js";

interface Traits {
  readonly channels?: 3 | 4;
  readonly is16?: boolean;
  readonly progressive?: boolean;
  readonly orientation?: number;
}

describe("a picture", () => {
  it("of an animation has sizes that stand still, and is rejected when frames are missing", async () => {
    const bytes = await sampleAnimation(3);
    const picture = await readPicture(bytes);
    expect(picture).toMatchObject({ width: 200, height: 160 });
    const [thumbnail] = picture.sizes;
    expect((await sharp(thumbnail?.bytes).metadata()).pages ?? 1).toBe(1);
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.9));
    await expect(readPicture(cut)).rejects.toMatchObject({ reason: "image_broken" });
  });

  it("is shown upright: orientation turns its sides and those of its sizes", async () => {
    const left = { create: { width: 200, height: 320, channels: 3 as const, background: "red" } };
    const lying = await sharp({ create: { width: 400, height: 320, channels: 3, background: "blue" } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await readPicture(lying);
    expect([picture.width, picture.height]).toEqual([320, 400]);
    const medium = picture.sizes.find(({ name }) => name === "medium");
    expect([medium?.width, medium?.height]).toEqual([240, 300]);
    // What lay on the left stands on top.
    const top = await sharp(medium?.bytes).extract({ left: 0, top: 0, width: 240, height: 100 }).toBuffer();
    const { dominant } = await sharp(top).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    expect((await sharp(medium?.bytes).metadata()).orientation).toBeUndefined();
  });

  it("with more pixels than the limit is rejected by its header", async () => {
    const bytes = await pixelBomb(60_000);
    expect(bytes.length).toBeLessThan(10_000);
    await expect(readPicture(bytes)).rejects.toMatchObject({
      reason: "image_too_many_pixels",
    });
  });

  it.each([
    ["of one byte for each colour", {}, 3, 1],
    ["with 16 bits and transparency", { channels: 4, is16: true }, 8, 1],
    ["that is interlaced", { progressive: true }, 3, 2],
    ["that has to be turned", { orientation: 6 }, 3, 2],
  ] as const)("%s is bounded by the bytes that it decodes to", async (_kind, options, bytesEach, copies) => {
    const limit = Math.floor(decodedLimit / bytesEach / copies);
    const { channels = 3, is16 = false, progressive = false, orientation = 1 } = options as Traits;
    const create = { width: 8, height: 8, channels, background: "teal" } as const;
    const image = sharp({ create }).png({ progressive });
    const small = await (is16 ? image.toColourspace("rgb16") : image)
      .withMetadata({ orientation })
      .toBuffer();
    const bytes = enlargedPng(small, 1 + Math.floor(limit / 8192), 8192);
    await expect(readPicture(bytes)).rejects.toMatchObject({
      reason: "image_too_many_pixels",
      values: { limit },
    });
  });

  it("that takes longer than half a minute is rejected as too slow", async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const now = vi.spyOn(performance, "now").mockReturnValue(31_000).mockReturnValueOnce(0);
    try {
      await expect(readPicture(bytes)).rejects.toMatchObject({ reason: "image_too_slow" });
    } finally {
      now.mockRestore();
    }
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ["SVG with a declaration", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["PDF", "%PDF-1.7\n"],
    ["TIFF", "II*\0\u0008\0\0\0"],
    ["nothing", ""],
  ])("is not what %s is", async (_name, text) => {
    await expect(readPicture(Buffer.from(text, "latin1"))).rejects.toMatchObject({ reason: "not_image" });
  });

  it("that only begins like one is rejected as broken", async () => {
    const bytes = Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    await expect(readPicture(bytes)).rejects.toMatchObject({ reason: "image_broken" });
  });
});

describe("the sizes of an image", () => {
  it.each([
    [150, 150, []],
    [100, 400, ["medium 75x300", "thumbnail 100x150"]],
    [300, 300, ["thumbnail 150x150"]],
    [768, 768, ["medium 300x300", "thumbnail 150x150"]],
    [1024, 536, ["medium 300x157", "thumbnail 150x150", "medium_large 768x402"]],
    [
      5000,
      10,
      [
        "medium 300x1",
        "large 1024x2",
        "thumbnail 150x10",
        "medium_large 768x2",
        "1536x1536 1536x3",
        "2048x2048 2048x4",
      ],
    ],
  ])("of %i x %i pixels are those that are smaller", (width, height, expected) => {
    expect(planSizes(width, height).map((size) => `${size.name} ${size.width}x${size.height}`)).toEqual(
      expected,
    );
  });
});
