/** Prose in every language of the service; a language without its own text repeats the default one. */
export type Text = Readonly<Record<string, string>>;

/** A text that pages show, by its name; that of a text in a table is `table.name`. */
export interface NamedText {
  readonly name: string;
  readonly text: Text;
}

/** Words by language and by their path, such as `operation.body`. */
export type ViewerTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
