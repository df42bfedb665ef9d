import type { ScalarName, ValueLimits } from "../model/model.js";
import { integerLimit, listLimit, textLimits as longestTexts, notBlankPattern } from "./limits.js";
import type { JsonSchema } from "./schema-definitions.js";

type Nullable = Pick<Allowance, "isNullable">;

/** What a scalar allows besides its kind. */
export interface Allowance extends ValueLimits {
  readonly isNullable: boolean;
  readonly isBlank: boolean;
}

const idBounds = { minimum: 1, maximum: integerLimit };

/** The types that a value may have. */
export function types(names: readonly string[], { isNullable }: Nullable): JsonSchema {
  const all = isNullable ? [...names, "null"] : names;
  return { type: all.length === 1 ? (all[0] ?? "") : all };
}

/** A list of at most `limit` values, which are checked only if there are not more. */
export function listSchema(items: JsonSchema, allowance: Allowance, limit = listLimit): JsonSchema {
  const { minItems, maxItems = limit } = allowance;
  return {
    ...types(["array"], allowance),
    ...(minItems === undefined ? {} : { minItems }),
    ...upToLimit("maxItems", { items }, Math.min(maxItems, limit)),
  };
}

/** Checks entries only if there are not too many: every error costs time, and all of them are collected. */
export function upToLimit(
  keyword: "maxItems" | "maxProperties",
  entries: JsonSchema,
  limit = listLimit,
): JsonSchema {
  return { [keyword]: limit, if: { [keyword]: limit }, then: entries };
}

/** What names a record: an id of its kind, and with `takesText` also another text. */
export interface RecordName extends Nullable {
  readonly ids: "integer" | "uuid";
  readonly takesText: boolean;
}

/** Schema of what names a record. */
export function idSchema(name: RecordName): JsonSchema {
  const { ids, takesText } = name;
  const uuid = takesText ? {} : { format: "uuid" };
  return {
    ...types(idTypes(name), name),
    ...(ids === "uuid" ? uuid : idBounds),
    ...(takesText ? nameBounds : {}),
  };
}

/** The same, or an object that `object` checks. */
export function idOrObjectSchema(name: RecordName, object: JsonSchema): JsonSchema {
  const names = [...idTypes(name), "object"];
  return { ...idSchema(name), ...types(names, name), if: { type: "object" }, then: object };
}

function idTypes({ ids, takesText }: RecordName): readonly string[] {
  if (ids === "uuid") return ["string"];
  return takesText ? ["integer", "string"] : ["integer"];
}

const notBlank = { pattern: notBlankPattern };

/** Slugs and names of records. */
const nameBounds = { ...notBlank, maxLength: longestTexts.text ?? 0 };

/** What a scalar of the spec accepts. */
export function scalarSchema(scalar: ScalarName, allowance: Allowance): JsonSchema {
  const { minimum, maximum } = allowance;
  const bounds = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
  switch (scalar) {
    case "integer":
      return { ...types(["integer"], allowance), minimum: -integerLimit, maximum: integerLimit, ...bounds };
    case "user":
      return { ...types(["integer"], allowance), ...idBounds };
    case "number":
      return { ...types(["number"], allowance), ...bounds };
    case "boolean":
    case "flag":
      return types(["boolean"], allowance);
    case "json":
      return types(["object"], allowance);
    case "value":
      return {};
    case "any":
      return {
        ...types([...anyTypes, "array"], allowance),
        ...textBounds(scalar),
        ...upToLimit("maxItems", { items: { type: anyTypes, ...textBounds(scalar) } }),
      };
    case "url":
    case "email": {
      const { isBlank } = allowance;
      return {
        ...types(["string"], allowance),
        ...textBounds(scalar, allowance),
        ...textLimits(allowance, isBlank),
        format: isBlank ? `${scalar}_or_blank` : scalar,
      };
    }
    case "date":
    case "uuid":
      return { ...types(["string"], allowance), format: scalar };
    default: {
      const isBlank = allowance.isBlank || (scalar === "image" && allowance.isNullable);
      return {
        ...types(["string"], allowance),
        ...textBounds(scalar, allowance),
        ...(isBlank ? {} : notBlank),
        ...textLimits(allowance, isBlank),
      };
    }
  }
}

const anyTypes = ["string", "number", "boolean"];

function textBounds(scalar: ScalarName, { maxLength = longestTexts[scalar] }: ValueLimits = {}): JsonSchema {
  return maxLength === undefined ? {} : { maxLength };
}

/** The limits that an empty text, where it is accepted, need not fit. */
function textLimits({ minLength, pattern }: ValueLimits, isBlank: boolean): JsonSchema {
  if (minLength === undefined && pattern === undefined) return {};
  const limits = {
    ...(minLength === undefined ? {} : { minLength }),
    ...(pattern === undefined ? {} : { pattern }),
  };
  return isBlank ? { if: { minLength: 1 }, then: limits } : { allOf: [limits] };
}
