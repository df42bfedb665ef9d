// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { Translations } from "specwright";
import { textsInCa } from "./translations/ca.js";
import { textsInDe } from "./translations/de.js";
import { textsInEs } from "./translations/es.js";
import { textsInFr } from "./translations/fr.js";
import { textsInIt } from "./translations/it.js";

/** Translations of the texts of descriptors and of the API document, by language. */
export const translations: Readonly<Record<string, Translations>> = {
  ca: textsInCa,
  fr: textsInFr,
  de: textsInDe,
  it: textsInIt,
  es: textsInEs,
};
