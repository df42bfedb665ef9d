import type { Principal } from "../../core/principal.js";
import type { Site } from "../../resources/site.js";

/** The caller who edits records: by whose rights, in which language, and with which origin in addresses they are read. */
export interface FormReader {
  readonly site: Site;
  readonly principal: Principal;
  readonly language: string;
  readonly origin: string;
}
