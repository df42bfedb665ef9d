import type { Structures } from "ts-morph";
import { isList } from "../model/is-list.js";
import type { Model } from "../model/model.js";
import { sendsProblems } from "../model/wire.js";
import { interfaceOf } from "./declarations.js";
import { docComment } from "./doc-comment.js";
import { schemaReference } from "./json-schema.js";
import type { LocalizedObject } from "./localized-text.js";
import type { JsonSchema } from "./schema-definitions.js";

/** An object that no spec changes: schema and text of each property; the names of optional ones end with a question mark. */
interface FixedObject {
  readonly name: string;
  readonly text: string;
  readonly properties: Readonly<Record<string, readonly [schema: JsonSchema, text: string]>>;
}

const text = { type: "string" };
const [detail, kind] = [
  "What went wrong, for people, in the language of the request.",
  "The kind of error, the same in every language.",
];
const status = [{ type: "integer" }, "The status of the answer."] as const;
const rejected = {
  "params?": [
    {
      oneOf: [
        { type: "array", items: text },
        { type: "object", additionalProperties: text },
      ],
    },
    "Names of missing parameters, or the reason for each rejected one.",
  ],
  "details?": [
    { type: "object", additionalProperties: schemaReference("ErrorDetail") },
    "More about each rejected parameter.",
  ],
} as const;

const problem = {
  type: [text, "Always about:blank."],
  title: [text, "The name of the status."],
  status,
  detail: [text, detail],
} as const;

const errors: readonly FixedObject[] = [
  {
    name: "ErrorAnswer",
    text: "The answer to a rejected request.",
    properties: {
      code: [text, kind],
      message: [text, detail],
      data: [
        schemaReference("ErrorData"),
        "The status of the answer, and the parameters that were rejected.",
      ],
    },
  },
  {
    name: "ErrorProblem",
    text: "The same as a problem of RFC 9457, for callers that accept application/problem+json.",
    properties: { ...problem, code: [text, kind], ...rejected },
  },
  { name: "ErrorData", text: "Details of an error.", properties: { status, ...rejected } },
  {
    name: "ErrorDetail",
    text: "Why one parameter was rejected.",
    properties: {
      code: [text, kind],
      message: [text, "What is wrong, for people, in the language of the request."],
      data: [schemaReference("JsonObject"), "The invalid parameter."],
    },
  },
];

/** For services whose errors are all problems of RFC 9457. */
const problems: readonly FixedObject[] = [
  {
    name: "ErrorProblem",
    text: "The answer to a rejected request: a problem of RFC 9457.",
    properties: {
      ...problem,
      instance: [text, "The path of the request."],
      code: [text, kind],
      "errors?": [
        { type: "array", items: schemaReference("ErrorDetail") },
        "Why each parameter was rejected.",
      ],
    },
  },
  {
    name: "ErrorDetail",
    text: "Why one parameter was rejected.",
    properties: {
      "pointer?": [text, "A JSON pointer to the value in the body."],
      "parameter?": [text, "The name of a parameter that is not in the body."],
      code: [text, kind],
      detail: [text, "What is wrong, for people, in the language of the request."],
    },
  },
];

/** The objects that make up every error, the whole first. */
export function errorObjects(model: Model): readonly FixedObject[] {
  return sendsProblems(model) ? problems : errors;
}

/** The object as an interface. */
export function fixedInterface({ name, text: doc, properties }: FixedObject): Structures {
  return interfaceOf({
    name,
    docs: [doc],
    properties: Object.entries(properties).map(([key, [schema, prose]]) => ({
      name: key.replace("?", ""),
      hasQuestionToken: key.endsWith("?"),
      type: schemaType(schema),
      docs: [docComment(prose)],
    })),
  });
}

/** The object as a named schema of OpenAPI; references have the text of what they refer to. */
export function fixedSchema({ name, text: description, properties }: FixedObject) {
  const keys = Object.keys(properties);
  const rows = Object.entries(properties).map(([key, [schema, prose]]) => [
    key.replace("?", ""),
    "$ref" in schema ? schema : { description: prose, ...schema },
  ]);
  const schema: LocalizedObject = {
    type: "object",
    description,
    required: keys.filter((key) => !key.endsWith("?")),
    properties: Object.fromEntries(rows) as LocalizedObject,
  };
  return [name, schema] as const;
}

const types: Readonly<Record<string, string>> = { string: "string", integer: "number" };

/** The TypeScript type of what a schema without limits accepts. */
export function schemaType(schema: JsonSchema): string {
  const { $ref, oneOf, items, additionalProperties, type } = schema;
  const typeOf = (inner: unknown): string => schemaType(Object(inner) as JsonSchema);
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if (isList(oneOf)) return oneOf.map(typeOf).join(" | ");
  if (items !== undefined) return `${typeOf(items)}[]`;
  if (additionalProperties !== undefined) return `Record<string, ${typeOf(additionalProperties)}>`;
  return typeof type === "string" ? (types[type] ?? "unknown") : "unknown";
}
