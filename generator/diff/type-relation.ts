import { typeText } from "../model/build-types.js";
import type { AnswerType, Enum, ParameterType, ScalarName, Type } from "../model/model.js";
import { isScalar } from "../model/scalars.js";
import { isIsoTime } from "../model/times.js";
import { isFormer } from "./pairs.js";

/**
 * How a type follows on another: `wider` takes every value that the old one took, `narrower` only some of them although
 * TypeScript sees no difference, and `other` is another type to TypeScript or to anyone who stores the value.
 */
export type Relation = "same" | "wider" | "narrower" | "other";

/** Scalars that take all values of another one, without another TypeScript type. */
const widenings: Readonly<Partial<Record<ScalarName, readonly ScalarName[]>>> = {
  integer: ["number"],
  date: ["text"],
  url: ["text"],
  email: ["text"],
  uuid: ["text"],
  slug: ["text"],
  timezone: ["text"],
  boolean: ["flag"],
};

/** What a caller sends. An enum takes the place of a text as a union of literals, so that code has to change. */
export function sentRelation(old: ParameterType, next: ParameterType): Relation {
  if (old.kind === "reference" || next.kind === "reference") {
    return old.kind === next.kind ? "same" : "other";
  }
  return relation(old, next);
}

/** What a caller reads: a wider type shows values that old code does not expect. */
export function shownRelation(old: AnswerType, next: AnswerType): Relation {
  if (old.kind === "embedded" && next.kind === "embedded") {
    return isFormer(old.resource, next.resource) && old.show === next.show ? "same" : "other";
  }
  if (isPlain(old) && isPlain(next)) {
    const found = relation(asText(old), asText(next));
    // A text that becomes one of a few stays a text to its readers; the reverse breaks their switches.
    if (isScalar(old, "text") && next.kind === "enum") return "narrower";
    return old.kind === "enum" && isScalar(next, "text") ? "other" : found;
  }
  return old.kind === next.kind ? "same" : "other";
}

/** How times are written is no part of the type: a rule of its own reports it. */
function asText(type: Type): Type {
  return isIsoTime(type) ? { kind: "scalar", scalar: "text" } : type;
}

/** An answer type without the null that it may allow. */
export function withoutNull(type: AnswerType): AnswerType {
  return type.kind === "nullable" ? type.of : type;
}

function relation(old: Type, next: Type): Relation {
  if (old.kind === "list" && next.kind === "list") return relation(old.of, next.of);
  if (old.kind === "map" && next.kind === "map") return relation(old.of, next.of);
  if (old.kind === "enum" && next.kind === "enum") return enumRelation(old.enum, next.enum);
  if (old.kind === "enum" && isScalar(next, "text")) return "wider";
  if (old.kind === "object" && next.kind === "object")
    return old.object.name === next.object.name ? "same" : "other";
  if (old.kind !== "scalar" || next.kind !== "scalar") return "other";
  if (old.scalar === next.scalar) return "same";
  if (widenings[old.scalar]?.includes(next.scalar) === true) return "wider";
  return widenings[next.scalar]?.includes(old.scalar) === true ? "narrower" : "other";
}

/** Changes of an enum of the same name are reported at its values. */
function enumRelation(old: Enum, next: Enum): Relation {
  if (old.name === next.name) return "same";
  const values = new Set(next.values.map(({ value }) => value));
  return old.values.every(({ value }) => values.has(value)) ? "wider" : "other";
}

function isPlain(type: AnswerType): type is Type {
  return type.kind !== "embedded" && type.kind !== "image_or_false" && type.kind !== "nullable";
}

/** A type in the words of a message, as the spec writes it. */
export function typeWords(type: ParameterType | AnswerType): string {
  switch (type.kind) {
    case "reference":
      return type.many ? `${type.target.name}[]` : type.target.name;
    case "embedded":
      return `${type.resource.name} (${type.show})`;
    case "image_or_false":
      return "image or false";
    case "nullable":
      return `${typeWords(type.of)} or null`;
    default:
      return typeText(type);
  }
}
