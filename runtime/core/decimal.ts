/**
 * Decimals are stored as whole numbers of their last digit: with two digits behind the point, `12.50` is 1250. Up to 15
 * digits are exact, and so are their comparison and their order.
 */
const mostDigits = 15;

/** Reads a decimal such as `-12.5` as documents store it. Undefined for any other text, and for one with too many digits. */
export function parseDecimal(text: string, scale: number): number | undefined {
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text) ?? [];
  if (whole === "" || fraction.length > scale || whole.length + scale > mostDigits) return undefined;
  const stored = Number(whole + fraction.padEnd(scale, "0"));
  return sign === "-" && stored !== 0 ? -stored : stored;
}

/** A stored decimal as callers read it, with all its digits behind the point. */
export function decimalText(stored: number, scale: number): string;
export function decimalText(stored: number | undefined, scale: number): string | undefined;
export function decimalText(stored: number | undefined, scale: number): string | undefined {
  if (stored === undefined) return undefined;
  const digits = String(Math.abs(stored)).padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return stored < 0 ? `-${text}` : text;
}

/** What of a descriptor says how a value is stored. */
interface StoredKind {
  readonly kind: string;
  readonly scale?: number;
}

/** The value of a property as callers read it: that of a decimal as text, any other as it is stored. */
export function shownValue(stored: unknown, { kind, scale = 0 }: StoredKind): unknown {
  return kind === "decimal" && typeof stored === "number" ? decimalText(stored, scale) : stored;
}
