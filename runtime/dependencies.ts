import type { PictureReader } from "./core/image.js";
import type { Passwords } from "./core/passwords.js";
import type { DocumentSource } from "./http/document.js";
import type { FileFetcher } from "./network/fetch-file.js";
import type { AddressCheck } from "./network/public-address.js";
import type { DiskSpaceCheck } from "./storage/disk-space.js";
import type { Telemetry } from "./telemetry/telemetry.js";

/** What the application takes besides its settings and database: native code, files, network, clock, telemetry. */
export interface Dependencies {
  readonly passwords: Passwords;
  /** Replaces the decoder of images. */
  readonly readPicture?: PictureReader;
  /** Which addresses images are fetched from. */
  readonly isFetchAllowed: AddressCheck;
  readonly fetchFile: FileFetcher;
  readonly documentSource: DocumentSource;
  /** Creates a check whether the disk of a folder has so many bytes free. */
  readonly createDiskSpaceCheck: (folder: string, reserve: number) => DiskSpaceCheck;
  /** Returns the instant in milliseconds. */
  readonly now: () => number;
  readonly telemetry: Telemetry;
}
