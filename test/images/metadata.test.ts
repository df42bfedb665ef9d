import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "../../runtime/images/picture.js";
import { locatedImage, type SampleFormat, sampleAnimation, sampleImage } from "./samples.js";

const formats: readonly SampleFormat[] = ["jpeg", "png", "gif", "webp", "avif"];

const originalOf = async (bytes: Buffer) => (await readPicture(bytes)).original;

describe("the original of an image", () => {
  it.each(formats)("of %s has no metadata, and is upright", async (format) => {
    const bytes = await locatedImage(format);
    expect(bytes.includes("secret")).toBe(true);
    const original = await originalOf(bytes);
    expect(original.includes("secret")).toBe(false);
    const { exif, xmp, iptc, comments, orientation = 1, ...kept } = await sharp(original).metadata();
    expect([exif, xmp, iptc, comments, orientation]).toEqual([undefined, undefined, undefined, undefined, 1]);
    const before = await sharp(bytes).metadata();
    expect([kept.width, kept.height]).toEqual([before.autoOrient.width, before.autoOrient.height]);
    expect(kept.icc?.length).toBe(before.icc?.length);
  });

  it.each(formats)("of %s is what was given where that has no metadata", async (format) => {
    const bytes = await sampleImage(400, 300, format);
    expect((await originalOf(bytes)).equals(bytes)).toBe(true);
  });

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
