import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Answer, AnswerProperty, AnswerType, Model, Resource } from "../../generator/model/model.js";
import type { Program } from "./serve.js";

/** What a caller who knows one spec expects of answers. */
export interface Contract {
  readonly model: Model;
  /** What is wrong with a record or a list by the document of that spec; undefined where nothing is. */
  readonly mismatchOf: (typeName: string, body: unknown) => string | undefined;
  /** The part of a record that this spec declares. */
  known(resource: Resource, record: unknown): unknown;
}

/** Reads what a spec promises from the document that is generated from it. */
export function contractOf({ model, files }: Program): Contract {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(JSON.parse(files.get("openapi/openapi.json") ?? "{}") as object, "document");
  const validators = new Map<string, ValidateFunction>();
  return {
    model,
    mismatchOf(typeName, body) {
      const validate =
        validators.get(typeName) ?? ajv.compile({ $ref: `document#/components/schemas/${typeName}` });
      validators.set(typeName, validate);
      return validate(body) ? undefined : ajv.errorsText(validate.errors);
    },
    known: (resource, record) => knownPart(resource.answer, record),
  };
}

function knownPart(answer: Answer, record: unknown): unknown {
  return typeof record === "object" && record !== null
    ? Object.fromEntries(
        answer.properties.flatMap(({ name, type, value: source }) => {
          const value: unknown = Reflect.get(record, name);
          // Hooks are made up of what the spec says of them, so that only the kind of their values counts.
          const isComputed = (source as AnswerProperty["value"] | undefined)?.kind === "hook";
          return value === undefined ? [] : [[name, isComputed ? "computed" : knownValue(type, value)]];
        }),
      )
    : record;
}

function knownValue(type: AnswerType, value: unknown): unknown {
  if (value === null) return null;
  switch (type.kind) {
    case "nullable":
      return knownValue(type.of, value);
    case "embedded":
      return Array.isArray(value)
        ? value.map((one: unknown) => knownPart(type.resource.embedded, one))
        : knownPart(type.resource.embedded, value);
    case "list":
      return Array.isArray(value) ? value.map((one: unknown) => knownValue(type.of, one)) : value;
    case "object":
      return knownPart(
        {
          typeName: type.object.typeName,
          // Properties of an object are read as those of a record, of which only name and type matter here.
          properties: type.object.properties as unknown as Answer["properties"],
        },
        value,
      );
    default:
      return value;
  }
}
