import type { JsonValue, ParameterType } from "./model.js";

/** Digits behind the point where the spec does not say how many. */
export const defaultScale = 2;

/** Most digits of a decimal: as many as a number holds exactly. */
export const decimalDigits = 15;

/** Whether a value is a decimal, or a list of decimals. */
export function isDecimal(type: ParameterType): boolean {
  return type.kind === "list" ? isDecimal(type.of) : type.kind === "scalar" && type.scalar === "decimal";
}

/** Regular expression of the texts that a decimal with so many digits behind the point accepts. */
export function decimalPattern(scale: number): string {
  const whole = `^-?\\d{1,${decimalDigits - scale}}`;
  return scale === 0 ? `${whole}$` : `${whole}(\\.\\d{1,${scale}})?$`;
}

/** A value of the spec as documents store it: a whole number of its last digit. Undefined for what is no such decimal. */
export function storedDecimal(value: JsonValue | undefined, scale: number): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !new RegExp(decimalPattern(scale), "u").test(text)) return undefined;
  const [whole = "", fraction = ""] = text.split(".");
  return Number(whole + fraction.padEnd(scale, "0"));
}

/** A value of the spec as callers send it, such as `12.50` for 12.5; any other value as it is. */
export function sentDecimal(value: JsonValue | undefined, scale: number): JsonValue | undefined {
  const stored = storedDecimal(value, scale);
  if (stored === undefined) return value;
  const digits = String(Math.abs(stored)).padStart(scale + 1, "0");
  const point = digits.length - scale;
  const text = scale === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return stored < 0 ? `-${text}` : text;
}
