import { expect, it } from "vitest";
import { toFileName } from "../../runtime/images/images.js";

const jpeg = { format: "jpeg", mediaType: "image/jpeg", extensions: ["jpg", "jpeg"] } as const;

it.each([
  ["Summer Fête.JPG", "summer-fete", "jpg"],
  ["photo.jpeg", "photo", "jpeg"],
  ["photo.php", "photo", "jpg"],
  ["a.tar.png", "a-tar", "jpg"],
  ["../../etc/passwd", "etc-passwd", "jpg"],
  ["祭り.jpg", "image", "jpg"],
  ['x"\r\nSet-Cookie: a=b.jpg', "x-set-cookie-ab", "jpg"],
  ["", "image", "jpg"],
  [`${"long".repeat(100)}.jpg`, "long".repeat(20), "jpg"],
])("names the file %j %s.%s", (given, stem, extension) => {
  const name = toFileName(given, jpeg);
  expect(name).toEqual({ stem, extension });
  expect(`${name.stem}.${name.extension}`).toMatch(/^[\w-]+\.\w+$/);
});
