/** What EXIF data of a JPEG, and of some other files, begins with. */
export const exifStart = "Exif\0\0";

/**
 * EXIF data of that many bytes with nothing in it but the orientation of what is given, so that the image is shown upright as
 * before; undefined where there is none, or no room for it.
 */
export function orientationOnly(exif: Buffer): Buffer | undefined {
  const start = exif.toString("latin1", 0, exifStart.length) === exifStart ? exifStart.length : 0;
  const orientation = orientationIn(exif.subarray(start));
  if (orientation === undefined || exif.length < start + template.length) return undefined;
  const made = Buffer.alloc(exif.length);
  exif.copy(made, 0, 0, start);
  template.copy(made, start);
  made.writeUInt16BE(orientation, start + valueAt);
  return made;
}

/** A directory with one entry: tag 0x112, of one short number. */
const template = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
const valueAt = 18;

/** The orientation in the first directory of a TIFF structure, 1 to 8. */
function orientationIn(tiff: Buffer): number | undefined {
  if (tiff.length < 8) return undefined;
  const order = tiff.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return undefined;
  const short = (at: number): number => (order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const count = short(directory);
  for (let at = directory + 2; at < directory + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (short(at) !== 0x112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
