import { schemaReference } from "./json-schema.js";
import type { LocalizedObject } from "./localized-text.js";

/** Names of the types that make up an error of RFC 9457, the whole first. */
export const problemTypeNames = ["ErrorProblem", "ErrorDetail"] as const;

/** The error of RFC 9457 as TypeScript, for services whose errors all are. */
export const problemTypes = `/** The answer to a rejected request: a problem of RFC 9457. */
export interface ErrorProblem {
  /** Always about:blank. */
  type: string;
  /** The name of the status. */
  title: string;
  /** The status of the answer. */
  status: number;
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** The path of the request. */
  instance: string;
  /** The kind of error, the same in every language. */
  code: string;
  /** Why each parameter was rejected. */
  errors?: ErrorDetail[];
}

/** Why one parameter was rejected. */
export interface ErrorDetail {
  /** A JSON pointer to the value in the body. */
  pointer?: string;
  /** The name of a parameter that is not in the body. */
  parameter?: string;
  /** The kind of error, the same in every language. */
  code: string;
  /** What is wrong, for people, in the language of the request. */
  detail: string;
}`;

const text = (description: string): LocalizedObject => ({ description, type: "string" });
const kind = text("The kind of error, the same in every language.");

/** The same as schemas of OpenAPI. */
export const problemSchemas: readonly (readonly [name: string, schema: LocalizedObject])[] = [
  [
    "ErrorProblem",
    {
      type: "object",
      description: "The answer to a rejected request: a problem of RFC 9457.",
      required: ["type", "title", "status", "detail", "instance", "code"],
      properties: {
        type: text("Always about:blank."),
        title: text("The name of the status."),
        status: { description: "The status of the answer.", type: "integer" },
        detail: text("What went wrong, for people, in the language of the request."),
        instance: text("The path of the request."),
        code: kind,
        errors: {
          description: "Why each parameter was rejected.",
          type: "array",
          items: schemaReference("ErrorDetail"),
        },
      },
    },
  ],
  [
    "ErrorDetail",
    {
      type: "object",
      description: "Why one parameter was rejected.",
      required: ["code", "detail"],
      properties: {
        pointer: text("A JSON pointer to the value in the body."),
        parameter: text("The name of a parameter that is not in the body."),
        code: kind,
        detail: text("What is wrong, for people, in the language of the request."),
      },
    },
  ],
];
