/** Words of the viewer by their place in it; braces enclose the values that it fills in. */
export type ViewerTexts = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>;
