import type { Passwords } from "./auth/passwords.js";
import type { DocumentSource } from "./http/document.js";
import type { Sight } from "./http/sight.js";
import type { FileFetcher } from "./images/fetch-file.js";
import type { PictureReader } from "./images/picture.js";
import type { AddressCheck } from "./images/public-address.js";

/** What the application takes from where it runs, besides its database: native code, files, network, clock and whoever watches. */
export interface Surroundings {
  readonly passwords: Passwords;
  readonly readPicture: PictureReader;
  /** Which addresses images are fetched from. */
  readonly isFetchAllowed: AddressCheck;
  readonly fetchFile: FileFetcher;
  readonly documentSource: DocumentSource;
  /** The instant in milliseconds. */
  readonly now: () => number;
  readonly sight: Sight;
}
