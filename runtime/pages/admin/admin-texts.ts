import type { AdminTexts } from "./texts/admin-texts.js";
import { ca } from "./texts/ca.js";
import { de } from "./texts/de.js";
import { en } from "./texts/en.js";
import { es } from "./texts/es.js";
import { fr } from "./texts/fr.js";
import { it } from "./texts/it.js";

const byLanguage: Readonly<Record<string, AdminTexts>> = { en, it, ca, fr, de, es };

/** The texts in a language; English where there is no translation. */
export function adminTextsIn(language: string): AdminTexts {
  return byLanguage[language] ?? en;
}
