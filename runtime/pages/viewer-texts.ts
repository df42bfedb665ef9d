import { ca } from "./viewer/ca.js";
import { it } from "./viewer/it.js";
import type { ViewerTexts } from "./viewer/viewer-texts.js";

/** The words of the viewer in the languages that it does not speak itself. */
export const viewerTexts: Readonly<Record<string, ViewerTexts>> = { ca, it };
