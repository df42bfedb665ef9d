import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "../../runtime/images/picture.js";
import { locatedImage, sampleAnimation } from "./samples.js";

const originalOf = async (bytes: Buffer) => (await readPicture(bytes)).original;

describe("the original of an image", () => {
  it("looks as before", async () => {
    const bytes = await locatedImage("jpeg");
    const pixels = async (image: Buffer) => sharp(image, { autoOrient: true }).raw().toBuffer();
    const [before, after] = [await pixels(bytes), await pixels(await originalOf(bytes))];
    const differences = before.map((value, at) => Math.abs(value - (after[at] ?? 0)));
    expect(after.length).toBe(before.length);
    expect(differences.reduce((sum, one) => sum + one, 0) / before.length).toBeLessThan(4);
  });

  it("stays an animation", async () => {
    const frames = sharp(await sampleAnimation(3), { animated: true });
    const bytes = await frames
      .webp()
      .withExif({ IFD0: { ImageDescription: "secret" } })
      .toBuffer();
    const { pages, exif } = await sharp(await originalOf(bytes)).metadata();
    expect([pages, exif]).toEqual([3, undefined]);
  });
});
