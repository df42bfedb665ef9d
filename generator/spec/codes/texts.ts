import { error, grouped, warning } from "./code.js";

/** Prose, and its translations. */
export const textCodes = {
  no_text: warning("SPEC080", {
    message: "`{name}` has no text.",
    fix: "add `text:`; it becomes documentation",
    cause: "Documents, types and web pages show a sentence made of the name, which adds nothing.",
  }),
  missing_translation: warning("SPEC081", {
    message: "{language} lacks `{name}`.",
    fix: "add it to spec/text/{language}.yaml",
    cause: "Until it is translated, the text shows in the default language.",
  }),
  unknown_text: grouped("SPEC082", {
    message: "There is no text `{name}` in the spec.",
    fix: "remove it, or correct the key",
    cause: "A translation is found by its path. One of a text that was renamed or removed would never show.",
  }),
  text_words: error("SPEC083", {
    message: "The words in braces differ from the {language} text: {expected}.",
    fix: "use the same words in braces",
    cause: "The service fills in words in braces by their name, so that a translation leaves them unchanged.",
  }),
  no_language_file: error("SPEC084", {
    message: "`{name}` is no language that the service translates to.",
    fix: "known: {known}",
    cause: "Files in text/ are called after a language of `languages.all` in api.yaml.",
  }),
  lost_texts: grouped("SPEC085", {
    message: "{count} texts of {name} are translated, and the spec does not have them.",
    fix: "bring them back, or remove their translations",
    cause:
      "Every translation has them, so that the spec rather than each translation has lost them: a row or a table was removed or renamed.",
  }),
  text_in_spec: error("SPEC122", {
    message: "The default language has `{name}` in the spec already.",
    fix: "change it there",
    cause:
      "The texts of a spec are in its default language. The file of this language in text/ translates default texts only.",
  }),
  unknown_page_text: error("SPEC121", {
    message: "The pages of this service show no text `{name}` of `{table}`.",
    fix: "known: {known}",
    cause:
      "The pages show texts of fixed names, whose words a spec can replace; those of the calendar only if a resource has a period.",
  }),
} as const;
