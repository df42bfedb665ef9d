import type { Draft } from "../draft.js";
import type { FormErrors } from "../form-errors.js";
import type { ResourceForm } from "../forms.js";
import type { LeftOver } from "../save.js";
import { fill, languageName, texts } from "../settings.js";

/** The draft of a stored record, with the texts and files that were not stored yet. */
export function withLeftOver(stored: Draft, draft: Draft, { languages, files }: LeftOver): Draft {
  const texts = languages.map((language) => [language, draft.texts[language] ?? {}] as const);
  const unsent = Object.entries(draft.files).filter(([name]) => files.includes(name));
  return {
    ...stored,
    texts: { ...stored.texts, ...Object.fromEntries(texts) },
    files: Object.fromEntries(unsent),
  };
}

/** The errors of a save, with a message that names what was not stored, and why. */
export function partlySaved(
  { fields }: ResourceForm,
  errors: FormErrors,
  { languages, files }: LeftOver,
): FormErrors {
  const labels = files.map((name) => fields.find((field) => field.name === name)?.label ?? name);
  const missing = fill(texts.partlySaved, { names: [...languages.map(languageName), ...labels].join(", ") });
  const reason = (errors.general ?? "").replace(texts.seeFields, "").trim();
  return { ...errors, general: `${missing} ${reason}`.trim() };
}
