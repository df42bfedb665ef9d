import type { JsonValue, Parameter, ParameterType } from "../model/model.js";
import { deprecatedFacts } from "./deprecation.js";

/** An object literal of facts. */
export type FactsObject = Readonly<Record<string, JsonValue>>;

/** What the runtime needs to read a parameter from text or JSON. */
export function parameterFacts(parameter: Parameter): FactsObject {
  const { required, nullable, blank, default: value, lenientAt } = parameter;
  return {
    ...typeFacts(parameter.type),
    ...(required ? { required } : {}),
    ...(nullable ? { nullable } : {}),
    ...(blank ? { blank } : {}),
    ...(value === undefined || value === null ? {} : { default: value }),
    ...(lenientAt === undefined ? {} : { lenientAt }),
    ...deprecatedFacts(parameter),
  };
}

function typeFacts(type: ParameterType): FactsObject {
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
      return {
        kind: "object",
        properties: Object.fromEntries(
          type.object.properties.map((property) => [property.name, typeFacts(property.type)]),
        ),
      };
    case "map":
      return { kind: "json" };
    case "list":
      return { ...typeFacts(type.of), list: true };
    case "reference":
      return {
        kind: "reference",
        target: type.target.name,
        ...(type.many ? { list: true } : {}),
        ...(type.by.length > 0 ? { by: type.by } : {}),
        ...(type.create === "none" ? {} : { create: type.create }),
      };
  }
}
