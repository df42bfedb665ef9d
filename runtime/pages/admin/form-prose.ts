import type { Texts } from "../../core/service-descriptor.js";

/** The label of a field in a form, and the text that explains it. */
export interface FormProse {
  readonly label: Texts;
  readonly help?: Texts;
}

/**
 * What a form says of a field. A label is followed by what the text says besides; without one the text gives it, up to the
 * end of its first clause: `Start, date and time.` gives `Start` and `Date and time.`
 */
export function formProse(text: Texts, label?: Texts): FormProse {
  const parts = Object.entries(text).map(([language, prose]) => ({
    language,
    ...(label === undefined ? splitProse(prose, language) : labelled(prose, language, label[language] ?? "")),
  }));
  const said = Object.fromEntries(parts.map(({ language, head }) => [language, head]));
  if (parts.every(({ rest }) => rest === "")) return { label: said };
  return { label: said, help: Object.fromEntries(parts.map(({ language, rest }) => [language, rest])) };
}

interface Split {
  readonly head: string;
  readonly rest: string;
}

/** A first clause that begins with the label, such as `Title of the event`, adds nothing to it. */
function labelled(prose: string, language: string, label: string): Split {
  const { head, rest } = splitProse(prose, language);
  const lower = (words: string): string => words.toLocaleLowerCase(language);
  return { head: label, rest: lower(head).startsWith(lower(label)) ? rest : prose };
}

function splitProse(prose: string, language: string): Split {
  const at = /\s?[.,:;]\s|\.?$/.exec(prose);
  const head = prose.slice(0, at?.index);
  const rest = prose.slice((at?.index ?? 0) + (at?.[0].length ?? 0));
  return { head, rest: rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1) };
}
