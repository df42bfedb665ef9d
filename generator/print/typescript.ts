import { lifePropertyShapes } from "../model/lifecycle.js";
import { acceptsNull } from "../model/masked.js";
import type {
  AnswerProperty,
  AnswerType,
  AnswerValue,
  Enum,
  Model,
  ObjectProperty,
  Parameter,
  ParameterType,
  Resource,
  Type,
} from "../model/model.js";
import { idType, takesText } from "../model/record-ids.js";
import { isScalar, scalars } from "../model/scalars.js";
import { isIsoTime } from "../model/times.js";
import { isDecimal } from "../model/value-limits.js";
import { sendsIsoTimes } from "../model/wire.js";
import { recordInput } from "./inputs.js";

/** Returns the name to write for a named type, and imports it where needed. */
export type UseType = (name: string) => string;

/** The TypeScript type of the ids of a resource. */
export function idTypeName(resource: Pick<Resource, "ids">): string {
  return scalars[idType(resource).scalar].type;
}

/** The argument for the ids of a resource in a type whose default are integers. */
export function idArgument(resource: Pick<Resource, "ids">): readonly string[] {
  return resource.ids === "integer" ? [] : [idTypeName(resource)];
}

/** The TypeScript types of names that no spec declares. */
export const builtInTypes = {
  Scalars: "string | number | boolean | readonly (string | number | boolean)[]",
  JsonObject: "Record<string, unknown>",
  JsonValue: "unknown",
} as const;

/** Times as the client's core declares them: texts that do not mix. */
type TimeType = "LocalDateTime" | "UtcDateTime" | "IsoDateTime";

/** The types of times that a client has. */
export function timeTypesOf(model: Model): readonly TimeType[] {
  return sendsIsoTimes(model) ? ["IsoDateTime"] : ["LocalDateTime", "UtcDateTime"];
}

/** The TypeScript type of what a caller sends, such as `readonly number[] | null`. Lists are readonly. */
export function parameterType(model: Model, parameter: Parameter, use: UseType): string {
  const type = sentType(model, parameter, use);
  return acceptsNull(model, parameter) ? `${type} | null` : type;
}

/** The same without the null that it may allow. */
export function sentType(model: Model, parameter: Parameter, use: UseType): string {
  return isInUtc(parameter) ? use("UtcDateTime") : typeSent(model, parameter.type, use);
}

/**
 * The TypeScript type of what a call of the client takes, which is sent as the type above: times and images as objects, a
 * value alone for a list of one, and what an answer shows of the field.
 */
export function givenType(model: Model, parameter: Parameter, use: UseType): string {
  // A record that the service returned is accepted in place of its id; a query has no objects.
  const record = "storage" in parameter ? (target: Resource) => [recordReference(target, use)] : () => [];
  const scope = { model, use, record };
  const type = isInUtc(parameter)
    ? `${use("UtcDateTime")} | ${use("TimeObject")}`
    : takenType(parameter.type, scope);
  return acceptsNull(model, parameter) ? `${type} | null` : type;
}

function isInUtc(parameter: Parameter): boolean {
  return "storage" in parameter && parameter.storage === "date_utc" && !isIsoTime(parameter.type);
}

interface TakenScope {
  readonly model: Model;
  readonly use: UseType;
  /** The type of a record in place of its id, if there is one. */
  readonly record: (target: Resource) => readonly string[];
}

function takenType(type: ParameterType, scope: TakenScope): string {
  const { model, use, record } = scope;
  switch (type.kind) {
    case "list": {
      const one = takenType(type.of, scope);
      return ["scalar", "enum"].includes(type.of.kind) ? `${use("OneOrMany")}<${one}>` : listOf(one, true);
    }
    case "scalar":
      return takenScalar(type, use);
    case "reference": {
      const records = type.create === "record" ? [use(recordInput(model, type.target).name)] : [];
      const union = [...namingTypes(type), ...record(type.target), ...records].join(" | ");
      return type.many ? `${use("OneOrMany")}<${union}>` : union;
    }
    default:
      return plainType(type, use, true);
  }
}

/** Types of what names a record: its id, and a text where it has a slug or name. */
function namingTypes(type: ParameterType & { kind: "reference" }): readonly string[] {
  return [...new Set([idTypeName(type.target), ...(takesText(type) ? ["string"] : [])])];
}

function recordReference(target: Resource, use: UseType): string {
  return target.ids !== "integer" ? "{ readonly id: string }" : use("RecordReference");
}

function takenScalar(type: Type & { kind: "scalar" }, use: UseType): string {
  switch (type.scalar) {
    case "image":
      return use("ImageInput");
    case "datetime":
      return `${plainType(type, use, true)} | ${use("TimeObject")}`;
    case "user":
      return "number | string";
    default:
      return plainType(type, use, true);
  }
}

/** The TypeScript type of a property of an answer; lists are the reader's own. */
export function answerPropertyType(property: AnswerProperty, use: UseType): string {
  const type = timeType(property, use) ?? answerType(property.type, use);
  const isMaskedByNull = property.hiddenWithoutPassword === null && property.type.kind !== "nullable";
  return isMaskedByNull ? `${type} | null` : type;
}

/** The type of a property that shows a time, which is a text to the model. */
function timeType({ type, value }: AnswerProperty, use: UseType): string | undefined {
  const shown = timeShown(value);
  if (shown === undefined) return undefined;
  const time = isIsoTime(type.kind === "nullable" ? type.of : type) ? "IsoDateTime" : shown;
  return type.kind === "nullable" ? `${use(time)} | null` : use(time);
}

/** The type of a time that a property shows; undefined for any other value. */
export function timeShown(value: AnswerValue): TimeType | undefined {
  if (value.kind === "life" && lifePropertyShapes[value.property].scalar === "datetime")
    return value.property.endsWith("_utc") ? "UtcDateTime" : "LocalDateTime";
  if (value.kind === "utc") return "UtcDateTime";
  if (value.kind !== "field" || !isScalar(value.field.type, "datetime")) return undefined;
  return value.field.storage === "date_utc" ? "UtcDateTime" : "LocalDateTime";
}

/** Whether an answer may lack the property. */
export function isAbsentAtTimes(property: AnswerProperty): boolean {
  return property.optional || property.single;
}

/** The TypeScript type of a property of a shared object. */
export function objectPropertyType({ type, nullable }: ObjectProperty, use: UseType): string {
  return shownType(type, use) + (nullable ? " | null" : "");
}

/** The TypeScript type of a value that is shown. */
export function shownType(type: Type, use: UseType): string {
  return plainType(type, use, false);
}

/** The TypeScript type of a stored value: decimals are numbers of their last digit. */
export function storedType(type: Type, use: UseType): string {
  return isDecimal(type) ? "number" : shownType(type, use);
}

/** The values of an enum as literals. */
export function enumLiterals({ values }: Enum): readonly string[] {
  return values.map(({ value }) => JSON.stringify(value));
}

function typeSent(model: Model, type: ParameterType, use: UseType): string {
  if (type.kind !== "reference") return plainType(type, use, true);
  const records = type.create === "record" ? [use(recordInput(model, type.target).name)] : [];
  const union = [...namingTypes(type), ...records].join(" | ");
  return type.many ? listOf(union, true) : union;
}

function answerType(type: AnswerType, use: UseType): string {
  switch (type.kind) {
    case "embedded": {
      const name = use(type.resource.embedded.typeName);
      if (type.show === "one") return name;
      return type.show === "many" ? `${name}[]` : `${name} | ${name}[]`;
    }
    case "image_or_false":
      return `${use("Image")} | false`;
    case "nullable":
      return `${answerType(type.of, use)} | null`;
    default:
      return plainType(type, use, false);
  }
}

function plainType(type: Type, use: UseType, isReadonly: boolean): string {
  switch (type.kind) {
    case "scalar": {
      const name = isIsoTime(type) ? "IsoDateTime" : scalars[type.scalar].type;
      if (name === "IsoDateTime") return use(name);
      return name in builtInTypes || name === "LocalDateTime" ? use(name) : name;
    }
    case "enum": {
      const { typeName, isPart } = type.enum;
      return isPart === true ? enumLiterals(type.enum).join(" | ") : use(typeName);
    }
    case "object":
      return use(type.object.typeName);
    case "list":
      return listOf(plainType(type.of, use, isReadonly), isReadonly);
    case "map":
      return `Record<string, ${plainType(type.of, use, isReadonly)}>`;
  }
}

function listOf(element: string, isReadonly: boolean): string {
  const grouped = element.includes(" ") && !element.startsWith("Record<") ? `(${element})` : element;
  return `${isReadonly ? "readonly " : ""}${grouped}[]`;
}
