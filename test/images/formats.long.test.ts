import { expect, it } from "vitest";
import { readPicture } from "../../runtime/images/picture.js";
import { testFormats } from "./formats.js";
import { sampleImage } from "./samples.js";

testFormats(["avif", "gif"]);

it("a picture far larger than its largest size gets all six", async () => {
  const picture = await readPicture(await sampleImage(2600, 2200, "jpeg"));
  expect(picture.sizes.map(({ name, width, height }) => [name, width, height])).toEqual([
    ["medium", 300, 254],
    ["large", 1024, 866],
    ["thumbnail", 150, 150],
    ["medium_large", 768, 650],
    ["1536x1536", 1536, 1300],
    ["2048x2048", 2048, 1733],
  ]);
});
