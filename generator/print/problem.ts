import { fixedInterface } from "./declarations.js";
import { schemaReference } from "./json-schema.js";
import type { LocalizedObject } from "./localized-text.js";
import type { Statement } from "./source-file.js";

/** Names of the types that make up an error of RFC 9457, the whole first. */
export const problemTypeNames = ["ErrorProblem", "ErrorDetail"] as const;

/** The error of RFC 9457 as TypeScript, for services whose errors all are. */
export const problemTypes: readonly Statement[] = [
  fixedInterface("ErrorProblem", "The answer to a rejected request: a problem of RFC 9457.", {
    type: ["string", "Always about:blank."],
    title: ["string", "The name of the status."],
    status: ["number", "The status of the answer."],
    detail: ["string", "What went wrong, for people, in the language of the request."],
    instance: ["string", "The path of the request."],
    code: ["string", "The kind of error, the same in every language."],
    "errors?": ["ErrorDetail[]", "Why each parameter was rejected."],
  }),
  fixedInterface("ErrorDetail", "Why one parameter was rejected.", {
    "pointer?": ["string", "A JSON pointer to the value in the body."],
    "parameter?": ["string", "The name of a parameter that is not in the body."],
    code: ["string", "The kind of error, the same in every language."],
    detail: ["string", "What is wrong, for people, in the language of the request."],
  }),
];

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
