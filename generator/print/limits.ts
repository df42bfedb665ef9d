import type { ScalarName } from "../model/model.js";

/** The longest list that a caller may send. */
export const listLimit = 1000;

/** Bounds of integers that survive JSON. */
export const integerLimit = Number.MAX_SAFE_INTEGER;

/** The longest text of each kind, in characters; kinds that are no text have none. */
export const textLimits: Readonly<Partial<Record<ScalarName, number>>> = {
  text: 20_000,
  html: 200_000,
  decimal: 100,
  datetime: 100,
  timezone: 100,
  url: 20_000,
  email: 254,
  slug: 200,
  image: 20_000,
  password: 20_000,
  any: 20_000,
};

/** Anything but blanks. */
export const notBlankPattern = "\\S";

const webAddress = String.raw`https?:\/\/[^\s/?#]\S*`;

/** Absolute http and https addresses; blanks around do not count. */
export const urlPattern = new RegExp(String.raw`^\s*${webAddress}\s*$`, "iu");

/** The same, or nothing. */
export const urlOrBlankPattern = new RegExp(String.raw`^\s*(?:${webAddress}\s*)?$`, "iu");
