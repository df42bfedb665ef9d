/** The longest list that a caller may send. */
export const listLimit = 1000;

/** Bounds of integers that survive JSON. */
export const integerLimit = Number.MAX_SAFE_INTEGER;

/** Anything but blanks. */
export const notBlankPattern = "\\S";

const webAddress = String.raw`https?:\/\/[^\s/?#]\S*`;

/** Absolute http and https addresses; blanks around do not count. */
export const urlPattern = new RegExp(String.raw`^\s*${webAddress}\s*$`, "iu");

/** The same, or nothing. */
export const urlOrBlankPattern = new RegExp(String.raw`^\s*(?:${webAddress}\s*)?$`, "iu");
