import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { imageTypeOf } from "../../runtime/images/image-type.js";
import { withoutMetadata } from "../../runtime/images/metadata.js";
import { readPicture } from "../../runtime/images/picture.js";
import { locatedImage, type SampleFormat, sampleAnimation, sampleImage } from "./samples.js";

const formats: readonly SampleFormat[] = ["jpeg", "png", "gif", "webp", "avif"];

async function strip(bytes: Buffer): Promise<Buffer> {
  const type = imageTypeOf(bytes);
  if (type === undefined) throw new Error("This is no image.");
  return withoutMetadata(bytes, type);
}

const pixelsOf = (bytes: Buffer) => sharp(bytes, { pages: -1, autoOrient: true }).raw().toBuffer();

describe("an image without its metadata", () => {
  it.each(formats)(
    "of %s tells no place, has as many bytes, the same pixels and the same side up",
    async (format) => {
      const bytes = await locatedImage(format);
      expect(bytes.includes("secret")).toBe(true);
      const before = await sharp(bytes).metadata();
      const stripped = await strip(bytes);
      expect(stripped.length).toBe(bytes.length);
      expect(stripped.includes("secret")).toBe(false);
      const { exif, xmp, iptc, comments, orientation, icc } = await sharp(stripped).metadata();
      expect(orientation).toBe(before.orientation);
      expect(icc).toEqual(before.icc);
      expect([xmp?.some((byte) => byte !== 0) ?? false, iptc, comments]).toEqual([
        false,
        undefined,
        undefined,
      ]);
      // Nothing but the directory of one entry.
      expect(exif?.filter((byte) => byte !== 0).length ?? 0).toBeLessThan(20);
      expect(await pixelsOf(stripped)).toEqual(await pixelsOf(bytes));
      await expect(readPicture(stripped)).resolves.toMatchObject({ type: { format } });
      expect(await strip(stripped)).toEqual(stripped);
    },
  );

  it.each(formats)("of %s is the same where it has none", async (format) => {
    const bytes = await sampleImage(400, 300, format);
    expect((await strip(bytes)).equals(bytes)).toBe(true);
  });

  it("stays an animation", async () => {
    const bytes = await sampleAnimation(3);
    expect((await strip(bytes)).equals(bytes)).toBe(true);
  });

  it("is made of damaged bytes as well, without an error", async () => {
    for (const format of ["jpeg", "png", "gif", "webp"] as const) {
      const bytes = await locatedImage(format);
      for (let length = 60; length < bytes.length; length += 37)
        expect((await strip(bytes.subarray(0, length))).length).toBe(length);
    }
  });
});
