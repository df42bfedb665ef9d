import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPicture } from "../../runtime/images/picture.js";
import { locatedImage, type SampleFormat, sampleImage } from "./samples.js";

/** Tests of what is true of images in each of these formats. */
export function testFormats(formats: readonly SampleFormat[]): void {
  describe("a picture", () => {
    it.each(formats)(
      "of %s is recognized by its bytes and gets its sizes in the same format",
      async (format) => {
        const picture = await readPicture(await sampleImage(400, 200, format));
        expect(picture).toMatchObject({
          type: { format, mediaType: `image/${format}` },
          width: 400,
          height: 200,
        });
        expect(picture.sizes.map(({ name, width, height }) => [name, width, height])).toEqual([
          ["medium", 300, 150],
          ["thumbnail", 150, 150],
        ]);
        for (const { width, height, bytes } of picture.sizes) {
          const made = await sharp(bytes).metadata();
          expect([made.width, made.height]).toEqual([width, height]);
          expect(made.format).toBe(format === "avif" ? "heif" : format);
        }
      },
    );

    it.each(formats)("of %s that was cut short is rejected", async (format) => {
      const bytes = await sampleImage(300, 300, format);
      for (const part of [0.3, 0.7, 0.99]) {
        const cut = bytes.subarray(0, Math.floor(bytes.length * part));
        await expect(readPicture(cut)).rejects.toMatchObject({ reason: "image_broken" });
      }
    });
  });

  describe("the original of an image", () => {
    it.each(formats)("of %s has no metadata, and is upright", async (format) => {
      const bytes = await locatedImage(format);
      expect(bytes.includes("secret")).toBe(true);
      const original = (await readPicture(bytes)).original;
      expect(original.includes("secret")).toBe(false);
      const { exif, xmp, iptc, comments, orientation = 1, ...kept } = await sharp(original).metadata();
      expect([exif, xmp, iptc, comments, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ]);
      const before = await sharp(bytes).metadata();
      expect([kept.width, kept.height]).toEqual([before.autoOrient.width, before.autoOrient.height]);
      expect(kept.icc?.length).toBe(before.icc?.length);
    });

    it.each(formats)("of %s is what was given where that has no metadata", async (format) => {
      const bytes = await sampleImage(400, 300, format);
      expect((await readPicture(bytes)).original.equals(bytes)).toBe(true);
    });
  });
}
