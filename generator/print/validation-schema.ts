import type { Model, ObjectType, Parameter, ParameterType, Resource, Type } from "../model/model.js";
import { limitsOf } from "../model/value-limits.js";
import { type Input, recordInput } from "./inputs.js";
import {
  createSchemaDefinitions,
  type Definition,
  type JsonSchema,
  reference,
  type SchemaDefinitions,
} from "./schema-definitions.js";
import {
  type Allowance,
  idOrObjectSchema,
  idSchema,
  listSchema,
  scalarSchema,
  types,
  upToLimit,
} from "./value-schema.js";

/**
 * Schemas that check the input of a caller once its values have the types of the spec. Equal parts are one definition, so
 * AJV generates less code. The names of definitions follow from their contents, so none depends on the others.
 */
export interface ValidationSchemas {
  /** Adds the schema of an input, and returns the name of its definition: that of an earlier input where both are equal. */
  add(input: Input, folder: string): string;
  definitions(): ReadonlyMap<string, Definition>;
}

/** Creates an empty set of schemas. */
export function createValidationSchemas(model: Model): ValidationSchemas {
  const definitions = createSchemaDefinitions();
  const { nullValues } = model.service.wire;
  const inputNames = new Map<string, string>();

  function add(input: Input, folder: string): string {
    const known = inputNames.get(input.name);
    if (known !== undefined) return known;
    // Records may contain records of their own kind.
    inputNames.set(input.name, input.name);
    const name = addInput({ definitions, recordName, nullValues }, input, folder);
    inputNames.set(input.name, name);
    return name;
  }

  function recordName(target: Resource): string {
    return add(recordInput(model, target), target.folder);
  }

  return { add, definitions: () => definitions.all() };
}

/** What the schemas of one set share. */
interface SchemaScope {
  readonly definitions: SchemaDefinitions;
  /** Returns the name of the definition that checks a record inside another one. */
  readonly recordName: (target: Resource) => string;
  /** Null alone means that there is no value; otherwise an empty address does as well. */
  readonly nullValues: boolean;
}

function addInput(scope: SchemaScope, { name, parameters }: Input, folder: string): string {
  const { definitions } = scope;
  const properties = Object.fromEntries(
    parameters.map((one) => [one.name, definitions.shared(parameterSchema(scope, one))]),
  );
  const whole: JsonSchema = { type: "object", properties };
  const required = requiredNames(parameters.filter((parameter) => parameter.required));
  if (!("required" in required)) return definitions.named(name, { schema: whole, folder });
  const base = definitions.named(`${name}Properties`, { schema: whole, folder });
  return definitions.named(name, { schema: { ...reference(base), ...required }, folder });
}

function requiredNames(properties: readonly { readonly name: string }[]): JsonSchema {
  return properties.length === 0 ? {} : { required: properties.map(({ name }) => name) };
}

function parameterSchema(scope: SchemaScope, parameter: Parameter): JsonSchema {
  const { type, nullable, blank } = parameter;
  const isAddress = type.kind === "scalar" && (type.scalar === "url" || type.scalar === "email");
  const isBlank = blank || (nullable && isAddress && !scope.nullValues);
  const allowance = { isNullable: nullable, isBlank, ...limitsOf(parameter) };
  return type.kind === "reference"
    ? referenceSchema(scope, type, allowance)
    : typeSchema(scope, type, allowance);
}

type ReferenceType = Extract<ParameterType, { kind: "reference" }>;

function referenceSchema(scope: SchemaScope, type: ReferenceType, allowance: Allowance): JsonSchema {
  const takesText = type.by.some((key) => key !== "id") || type.create === "name";
  const { ids } = type.target;
  const name = { ids, takesText, isNullable: allowance.isNullable && !type.many };
  // A record is checked by its own definition, so that each of its errors is reported.
  const element =
    type.create === "record"
      ? idOrObjectSchema(name, reference(scope.recordName(type.target)))
      : idSchema(name);
  return type.many ? listSchema(scope.definitions.shared(element), allowance, type.limit) : element;
}

function typeSchema(scope: SchemaScope, type: Type, allowance: Allowance): JsonSchema {
  const shared = (schema: JsonSchema): JsonSchema => scope.definitions.shared(schema);
  switch (type.kind) {
    case "scalar":
      return scalarSchema(type.scalar, allowance);
    case "enum": {
      const values = type.enum.values.map(({ value }) => value);
      return { enum: allowance.isNullable ? [...values, null] : values };
    }
    case "object": {
      const object = objectReference(scope, type.object);
      return allowance.isNullable
        ? { ...types(["object"], allowance), if: { type: "object" }, then: object }
        : object;
    }
    case "list":
      return listSchema(shared(typeSchema(scope, type.of, { ...allowance, isNullable: false })), allowance);
    case "map": {
      const value = shared(typeSchema(scope, type.of, { ...allowance, isNullable: false }));
      return {
        ...types(["object"], allowance),
        ...upToLimit("maxProperties", { additionalProperties: value }),
      };
    }
  }
}

function objectReference(scope: SchemaScope, { typeName, properties }: ObjectType): JsonSchema {
  return scope.definitions.recursive(typeName, () => ({
    type: "object",
    ...requiredNames(properties.filter(({ optional }) => !optional)),
    properties: Object.fromEntries(
      properties.map(({ name, type, optional, nullable, ...bounds }) => {
        const schema = typeSchema(scope, type, { ...bounds, isNullable: nullable, isBlank: optional });
        return [name, scope.definitions.shared(schema)];
      }),
    ),
  }));
}
