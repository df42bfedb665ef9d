import { toExpression } from "../spec/patterns.js";
import type { JsonValue, Parameter, ParameterType, ValueLimits } from "./model.js";
import { isScalar } from "./scalars.js";
import type { Row } from "./scope.js";
import { defined, isList } from "./tables.js";

/** The keys of a row that limit its values. */
export function readLimits(row: Row): ValueLimits {
  return defined({
    minimum: row.number("minimum"),
    maximum: row.number("maximum"),
    scale: row.number("scale"),
    minLength: row.number("min_length"),
    maxLength: row.number("max_length"),
    pattern: row.text("pattern"),
    minItems: row.number("min_items"),
    maxItems: row.number("max_items"),
  });
}

/** The limits of a node without its other properties; absent limits are left out. */
export function limitsOf({ minimum, maximum, ...others }: ValueLimits): ValueLimits {
  const { scale, minLength, maxLength, pattern, minItems, maxItems } = others;
  return defined({ minimum, maximum, scale, minLength, maxLength, pattern, minItems, maxItems });
}

type Limited = ValueLimits & Pick<Parameter, "blank">;

/** What the limits of a parameter expect of a value of the spec that lies outside of them. */
export function limitMismatch(parameter: Limited, value: JsonValue): string | undefined {
  const isSingle = typeof value === "number" || typeof value === "string";
  if (parameter.scale !== undefined && isSingle) return decimalMismatch(parameter, value, parameter.scale);
  if (typeof value === "number") return rangeMismatch(parameter, value);
  if (typeof value === "string")
    return value === "" && parameter.blank ? undefined : textMismatch(parameter, value);
  if (!isList(value)) return undefined;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = parameter;
  if (value.length < minItems) return `a list of ${minItems} entries or more`;
  if (value.length > maxItems) return `a list of ${maxItems} entries or less`;
  return value.map((entry) => limitMismatch(parameter, entry)).find((found) => found !== undefined);
}

function decimalMismatch(limits: ValueLimits, value: string | number, scale: number): string | undefined {
  return storedDecimal(value, scale) === undefined
    ? decimalWords(scale)
    : rangeMismatch(limits, Number(value));
}

/** What a decimal has to be. */
export function decimalWords(scale: number): string {
  return `a decimal with at most ${decimalDigits} digits, and at most ${scale} of them behind the point`;
}

function rangeMismatch({ minimum, maximum }: ValueLimits, value: number): string | undefined {
  if (minimum !== undefined && value < minimum) return `${minimum} or more`;
  return maximum !== undefined && value > maximum ? `${maximum} or less` : undefined;
}

function textMismatch({ minLength = 0, maxLength, pattern }: ValueLimits, value: string): string | undefined {
  const { length } = Array.from(value);
  if (length < minLength) return `a text of ${minLength} characters or more`;
  if (maxLength !== undefined && length > maxLength) return `a text of ${maxLength} characters or less`;
  const expression = pattern === undefined ? undefined : toExpression(pattern);
  return expression?.test(value) === false ? `a text that matches ${String(pattern)}` : undefined;
}

/** Digits behind the point where the spec does not say how many. */
export const defaultScale = 2;

/** Most digits of a decimal: as many as a number holds exactly. */
const decimalDigits = 15;

/** Whether a value is a decimal, or a list of decimals. */
export function isDecimal(type: ParameterType): boolean {
  return type.kind === "list" ? isDecimal(type.of) : isScalar(type, "decimal");
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
