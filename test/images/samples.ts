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
    Array.from({ length: frames }, () =>
      sharp({ create: noise(200, 160) })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(images, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A PNG of a few thousand bytes that says it is `side` pixels wide and high, as its header alone can. */
export async function pixelBomb(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#08f" } })
    .png()
    .toBuffer();
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  bomb.writeInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
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

/** The check sum of a PNG's chunk. */
function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
