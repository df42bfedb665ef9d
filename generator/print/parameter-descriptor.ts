import type { Structures } from "ts-morph";
import { acceptsNull } from "../model/masked.js";
import type {
  JsonObject,
  Model,
  ObjectProperty,
  Parameter,
  ParameterType,
  Text,
  ValueLimits,
} from "../model/model.js";
import { mountBase } from "../model/names.js";
import { nestsItself } from "../model/nested-objects.js";
import { scalars } from "../model/scalars.js";
import { defined, tableOf } from "../model/tables.js";
import { constantOf } from "./declarations.js";
import { deprecationNotice } from "./deprecation.js";
import { parameterText } from "./localized-text.js";
import { describedValues, proseOf } from "./translations.js";

/** What the runtime needs to read a parameter from text or JSON, and to describe it. */
export function parameterDescriptor(model: Model, parameter: Parameter): JsonObject {
  const { required, nullable, blank, default: value, minimum, cap, maximum = cap } = parameter;
  const { scale, ignoreInvalidAt, forImport, unknown } = parameter;
  return defined({
    ...typeDescriptor(model, parameter.type),
    required: required || undefined,
    nullable: nullable || undefined,
    ignoresNull: (!nullable && acceptsNull(model, parameter)) || undefined,
    blank: blank || undefined,
    default: value ?? undefined,
    minimum,
    maximum,
    scale,
    ignoreInvalidAt: ignoreInvalidAt?.map((path) => mountBase({ path })),
    forImport,
    unknown,
    ...deprecationNotice(parameter),
    text: proseOf(model, parameterText(model, parameter)),
  });
}

/** A constant of descriptors by name, each of a type of the runtime. */
export function descriptorTable(
  declared: { readonly name: string; readonly doc: string },
  type: string,
  table: string,
): Structures {
  const { name, doc } = declared;
  return constantOf({ name, docs: [doc], value: `${table} as const satisfies Record<string, ${type}>` });
}

function typeDescriptor(model: Model, type: ParameterType): JsonObject {
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
        properties: tableOf(type.object.properties, (property) => [
          property.name,
          propertyDescriptor(model, property),
        ]),
      };
    case "map":
      return { kind: "json", isMap: true, each: typeDescriptor(model, type.of) };
    case "list":
      return { ...typeDescriptor(model, type.of), list: true };
    case "reference":
      return {
        kind: "reference",
        target: type.target.name,
        ...(type.target.ids === "integer" ? {} : { ids: type.target.ids }),
        ...(type.many ? { list: true } : {}),
        ...(type.by.length > 0 ? { by: type.by } : {}),
        ...(type.create === "none" ? {} : { create: type.create }),
      };
  }
}

function propertyDescriptor(model: Model, property: ObjectProperty): JsonObject {
  const { type, optional, nullable, minimum, maximum, text } = property;
  return defined({
    ...typeDescriptor(model, type),
    optional: optional || undefined,
    nullable: nullable || undefined,
    minimum,
    maximum,
    text: proseOf(model, text),
    ...formTexts(model, property),
  });
}

/** What a form needs besides: the label of a field, its longest text, and what values of an enum mean. */
export function formTexts(
  model: Model,
  { label, type, ...limits }: ValueLimits & { readonly label?: Text; readonly type: ParameterType },
): JsonObject {
  const values = type.kind === "list" ? type.of : type;
  const described = values.kind === "enum" ? describedValues(values.enum) : [];
  const longest = values.kind === "scalar" ? scalars[values.scalar].longest : undefined;
  const { maxLength: length = longest, minLength, minItems, maxItems } = limits;
  return {
    ...defined({
      label: label === undefined ? undefined : proseOf(model, label),
      length,
      minLength,
      minItems,
      maxItems,
    }),
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
): JsonObject {
  if (values.length === 0) return {};
  return { [key]: tableOf(values, ({ value, text }) => [value, proseOf(model, text)]) };
}
