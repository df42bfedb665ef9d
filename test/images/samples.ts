import sharp from "sharp";

/** Formats of the images that tests make. */
export type SampleFormat = "jpeg" | "png" | "gif" | "webp" | "avif";

/** An image of noise, so that its file cannot be squeezed to nothing. */
export async function sampleImage(width: number, height: number, format: SampleFormat): Promise<Buffer> {
  return sharp({ create: noise(width, height) })
    .toFormat(format)
    .toBuffer();
}

/** A GIF of several frames. */
export async function sampleAnimation(frames: number): Promise<Buffer> {
  const images = await Promise.all(
    Array.from({ length: frames }, (_, frame) =>
      sharp(pixelsOf(frame), { raw: { width: 200, height: 160, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(images, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Pixels that compress badly, the same in each run: a GIF that is cut off is not always recognized as one. */
function pixelsOf(seed: number): Buffer {
  const pixels = Buffer.alloc(200 * 160 * 3);
  let state = seed + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = state >>> 24;
  }
  return pixels;
}

/** A PNG of a few thousand bytes that says it is `side` pixels wide and high, as its header alone can. */
export async function pixelBomb(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#08f" } })
    .png()
    .toBuffer();
  return enlargedPng(png, side, side);
}

function noise(width: number, height: number) {
  const channels = 3 as const;
  return {
    width,
    height,
    channels,
    background: "#888",
    noise: { type: "gaussian" as const, mean: 128, sigma: 40 },
  };
}

/** A PNG whose header says that it has so many pixels; there are fewer. */
export function enlargedPng(bytes: Buffer, width: number, height: number): Buffer {
  const enlarged = Buffer.from(bytes);
  enlarged.writeUInt32BE(width, 16);
  enlarged.writeUInt32BE(height, 20);
  enlarged.writeInt32BE(crc32(enlarged.subarray(12, 29)), 29);
  return enlarged;
}

/** The check sum of a PNG's chunk. */
function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

/**
 * A rotated photograph with its location in every metadata field of its format; each of those fields contains the word
 * `secret`.
 */
export async function locatedImage(format: SampleFormat): Promise<Buffer> {
  const bytes = await sharp({ create: noise(240, 160) })
    .toFormat(format)
    .withMetadata({ orientation: 6 })
    .withIccProfile("srgb")
    .withExif({
      IFD0: { ImageDescription: "secret place", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "46/1 30/1 0/1", GPSAreaInformation: "secret" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- secret ${"place ".repeat(100)}--></x:xmpmeta>`)
    .toBuffer();
  const text = Buffer.from(`secret ${"place ".repeat(60)}`);
  switch (format) {
    case "jpeg": {
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), text]);
      comment.writeUInt16BE(text.length + 2, 2);
      // Some cameras put a film, or a second photograph, behind the end.
      return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), text]);
    }
    case "png": {
      const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from("tEXt"), text, Buffer.alloc(4)]);
      chunk.writeUInt32BE(text.length, 0);
      chunk.writeInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
      return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33), text]);
    }
    case "gif": {
      const magic = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
      const start = Buffer.from("\x21\xff\x0bXMP DataXMP", "latin1");
      return Buffer.concat([bytes.subarray(0, -1), start, text, magic, bytes.subarray(-1)]);
    }
    default:
      return bytes;
  }
}
