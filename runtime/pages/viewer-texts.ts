import { ca } from "./viewer/ca.js";
import { it } from "./viewer/it.js";

/** Words of the viewer by their place in it; in braces stands what it fills in. */
export type ViewerTexts = Readonly<
  Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>
>;

/** The words of the viewer in the languages that it does not speak itself. */
export const viewerTexts: Readonly<Record<string, ViewerTexts>> = { ca, it };
