// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";
import { textsInDe } from "./translations/de.js";

/** Translations of the texts of descriptors and of the API document, by language. */
export const translations: Readonly<Record<string, Translations>> = {
  de: textsInDe,
};
