/** Prose in every language of the service; a language without its own text repeats the default one. */
export type Text = Readonly<Record<string, string>>;

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
