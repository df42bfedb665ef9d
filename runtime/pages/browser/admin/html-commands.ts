import { texts } from "./settings.js";

/** The formats that can be applied to a selection, with their signs. */
export const formats = [
  { name: "bold", mark: "B" },
  { name: "italic", mark: "I" },
  { name: "heading", mark: "H" },
  { name: "list", mark: "•" },
  { name: "numbered", mark: "1." },
  { name: "link", mark: "↗" },
] as const;

export type FormatName = (typeof formats)[number]["name"];

/** The editing commands of browsers, which no standard replaces. */
interface EditingCommands {
  execCommand(name: string, hasDialog: boolean, argument?: string): boolean;
  queryCommandValue(name: string): string;
}

const editing: EditingCommands = document;

/** New paragraphs become `p` elements. */
export function separateByParagraphs(): void {
  editing.execCommand("defaultParagraphSeparator", false, "p");
}

/** Inserts text without format at the caret. */
export function insertText(text: string): void {
  editing.execCommand("insertText", false, text);
}

/** Applies a format to the selection, or removes it. */
export function applyFormat(format: FormatName): void {
  const run = (name: string, argument?: string): boolean => editing.execCommand(name, false, argument);
  switch (format) {
    case "bold":
    case "italic":
      run(format);
      return;
    case "heading":
      run("formatBlock", editing.queryCommandValue("formatBlock") === "h3" ? "p" : "h3");
      return;
    case "list":
      run("insertUnorderedList");
      return;
    case "numbered":
      run("insertOrderedList");
      return;
    case "link": {
      const address = prompt(texts.linkAddress, "https://");
      if (address === null) return;
      if (address === "" || address === "https://") run("unlink");
      else run("createLink", address);
    }
  }
}
