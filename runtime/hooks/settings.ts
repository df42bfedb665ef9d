import type { AppContext } from "../resources/app-context.js";
import { oneOf, text } from "../settings/values.js";

/** The settings that an operator of the calendar has besides those of every service. */
export const settings = {
  currencySymbol: {
    name: "CURRENCY_SYMBOL",
    default: "$",
    meaning: "currency symbol of costs without one",
    allowed: "a text of up to 10 characters",
    read: text(/^.{0,10}$/),
  },
  currencyPosition: {
    name: "CURRENCY_POSITION",
    default: "prefix",
    meaning: "position of that symbol",
    allowed: "prefix or postfix",
    read: oneOf("prefix", "postfix"),
  },
} as const;

/** The currency of costs that name none. */
export function siteCurrency({ settings: { currencySymbol = "", currencyPosition } }: AppContext): {
  readonly symbol: string;
  readonly position: "prefix" | "postfix";
} {
  return { symbol: currencySymbol, position: currencyPosition === "postfix" ? "postfix" : "prefix" };
}
