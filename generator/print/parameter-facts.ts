import { defined } from "../model/defined.js";
import { acceptsNull } from "../model/masked.js";
import type {
  JsonValue,
  Model,
  ObjectProperty,
  Parameter,
  ParameterType,
  Text,
  ValueLimits,
} from "../model/model.js";
import { nestsItself } from "../model/nested-objects.js";
import { deprecatedFacts } from "./deprecation.js";
import { textLimits } from "./limits.js";
import { parameterText } from "./parameter-text.js";
import { describedValues, proseOf } from "./translations.js";

/** An object literal of facts. */
export type FactsObject = Readonly<Record<string, JsonValue>>;

/** What the runtime needs to read a parameter from text or JSON, and to describe it. */
export function parameterFacts(model: Model, parameter: Parameter): FactsObject {
  const { required, nullable, blank, default: value, minimum, cap, maximum = cap } = parameter;
  const { scale, ignoreInvalidAt } = parameter;
  return {
    ...typeFacts(model, parameter.type),
    ...(required ? { required } : {}),
    ...(nullable ? { nullable } : {}),
    ...(!nullable && acceptsNull(model, parameter) ? { ignoresNull: true } : {}),
    ...(blank ? { blank } : {}),
    ...(value === undefined || value === null ? {} : { default: value }),
    ...boundFacts(minimum, maximum),
    ...(scale === undefined ? {} : { scale }),
    ...(ignoreInvalidAt === undefined ? {} : { ignoreInvalidAt }),
    ...deprecatedFacts(parameter),
    text: proseOf(model, parameterText(model, parameter)),
  };
}

function typeFacts(model: Model, type: ParameterType): FactsObject {
  switch (type.kind) {
    case "scalar":
      return { kind: type.scalar };
    case "enum": {
      const { values, spellings } = type.enum;
      return {
        kind: "enum",
        values: values.map(({ value }) => value),
        ...(spellings === undefined ? {} : { spellings }),
      };
    }
    case "object":
      // A form would never end: it shows JSON.
      if (nestsItself(type.object)) return { kind: "json" };
      return {
        kind: "object",
        properties: Object.fromEntries(
          type.object.properties.map((property) => [property.name, propertyFacts(model, property)]),
        ),
      };
    case "map":
      return { kind: "json", isMap: true, each: typeFacts(model, type.of) };
    case "list":
      return { ...typeFacts(model, type.of), list: true };
    case "reference":
      return {
        kind: "reference",
        target: type.target.name,
        ...(type.target.ids === "uuid" ? { ids: "uuid" } : {}),
        ...(type.many ? { list: true } : {}),
        ...(type.by.length > 0 ? { by: type.by } : {}),
        ...(type.create === "none" ? {} : { create: type.create }),
      };
  }
}

function propertyFacts(model: Model, property: ObjectProperty): FactsObject {
  const { type, optional, nullable, minimum, maximum, text } = property;
  return {
    ...typeFacts(model, type),
    ...(optional ? { optional } : {}),
    ...(nullable ? { nullable } : {}),
    ...boundFacts(minimum, maximum),
    text: proseOf(model, text),
    ...formFacts(model, property),
  };
}

/** What a form needs besides: the label of a field, its longest text, and what values of an enum mean. */
export function formFacts(
  model: Model,
  { label, type, ...limits }: ValueLimits & { readonly label?: Text; readonly type: ParameterType },
): FactsObject {
  const values = type.kind === "list" ? type.of : type;
  const described = values.kind === "enum" ? describedValues(values.enum) : [];
  const longest = values.kind === "scalar" ? textLimits[values.scalar] : undefined;
  const { maxLength: length = longest, minLength, minItems, maxItems } = limits;
  return {
    ...(label === undefined ? {} : { label: proseOf(model, label) }),
    ...(length === undefined ? {} : { length }),
    ...defined({ minLength, minItems, maxItems }),
    ...valueProse(model, "valueTexts", described),
    ...valueProse(
      model,
      "valueLabels",
      described.flatMap(({ value, label: text }) => (text === undefined ? [] : [{ value, text }])),
    ),
  };
}

/** What values of an enum mean, or what people call them, under a key; nothing where no value has words of its own. */
function valueProse(
  model: Model,
  key: string,
  values: readonly { readonly value: string; readonly text: Text }[],
): FactsObject {
  if (values.length === 0) return {};
  return { [key]: Object.fromEntries(values.map(({ value, text }) => [value, proseOf(model, text)])) };
}

function boundFacts(minimum: number | undefined, maximum: number | undefined): FactsObject {
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}
