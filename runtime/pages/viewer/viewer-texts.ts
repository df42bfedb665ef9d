/** Words of the viewer by their place in it; in braces stands what it fills in. */
export type ViewerTexts = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>;
