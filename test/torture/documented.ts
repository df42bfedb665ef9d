import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import { root } from "../support/workspace.js";

/** Tells what an answer has that the API document does not say. */
export interface Documented {
  /** A sentence where the answer to a method of a path does not fit; the path is undefined where no route was meant. */
  readonly complaint: (route: string | undefined, method: string, answer: Answered) => string | undefined;
}

interface Answered {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** Reads the API document that was generated, and compiles its schemas. */
export function openDocumented(): Documented {
  const text = readFileSync(join(root, "generated/openapi/openapi.json"), "utf8");
  const document = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  formats.default.default(ajv);
  ajv.addSchema(document, "document");
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  const errorSchema = "/components/schemas/ErrorAnswer";

  return {
    complaint(route, method, { status, contentType, text: body }) {
      if (body === "" || method === "HEAD" || status === 304) return undefined;
      if (contentType.startsWith("application/problem+json")) return undefined;
      if (!contentType.startsWith("application/json")) return `content type ${contentType}`;
      const content: unknown = JSON.parse(body);
      const operation = route === undefined ? undefined : document.paths[route]?.[method.toLowerCase()];
      if (operation === undefined)
        return status < 400 || validatorAt(errorSchema)(content) ? undefined : `${status} is no error answer`;
      if (operation.responses[String(status)] === undefined)
        return `${status} is not documented: ${body.slice(0, 120)}`;
      const escaped = (route ?? "").replaceAll("~", "~0").replaceAll("/", "~1");
      const place = `/paths/${escaped}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
      const validate = validatorAt(place.replaceAll("{", "%7B").replaceAll("}", "%7D"));
      if (validate(content)) return undefined;
      const [error] = validate.errors ?? [];
      return `${status} ${error?.instancePath ?? ""} ${error?.message ?? ""}: ${body.slice(0, 120)}`;
    },
  };
}
