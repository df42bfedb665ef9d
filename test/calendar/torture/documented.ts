import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import { undocumentedHeaders, withSharedResponses } from "../../support/documented-responses.js";
import { root } from "../../support/workspace.js";

/** Checks responses against the API document. */
export interface Documented {
  /** Operations by method and path of the document, such as `get /tags/{id}`. */
  readonly operations: ReadonlySet<string>;
  /** A sentence where a body does not fit its operation, or is one that it does not have; undefined where it does. */
  bodyComplaint(operation: string, body: unknown): string | undefined;
  /** A sentence where an answer does not fit its operation; undefined where it does. */
  complaint(operation: string, answer: DocumentedAnswer): string | undefined;
  /** A sentence where the content is no error as all operations answer it. */
  errorComplaint(mediaType: string, content: unknown): string | undefined;
}

/** An answer, out of its envelope or its script. */
export interface DocumentedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined where there is none. */
  readonly content: unknown;
  readonly mediaType: string;
  /** Members were left out because the caller wanted some only. */
  readonly isPartial: boolean;
}

interface ResponseFacts {
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}

interface OperationFacts {
  readonly requestBody?: ResponseFacts;
  readonly responses: Readonly<Record<string, ResponseFacts>>;
}

type HeaderFacts = Readonly<Record<string, { readonly required?: boolean }>>;

interface Schemas {
  /** Checks a value against what stands at a JSON pointer of the document. */
  check(pointer: string, value: unknown): string | undefined;
}

const errorSchemas: Readonly<Record<string, string>> = {
  "application/json": "#/components/schemas/ErrorAnswer",
  "application/problem+json": "#/components/schemas/ErrorProblem",
};

/** Reads the API document that was generated, and compiles its schemas as they are needed. */
export function openDocumented(): Documented {
  const text = readFileSync(join(root, "generated/openapi/openapi.json"), "utf8");
  const document = withSharedResponses(JSON.parse(text) as object) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, OperationFacts>>>>;
    readonly components: { readonly headers: HeaderFacts };
  };
  const whole = openSchemas(document);
  const partial = openSchemas(withoutRequired(document));
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, OperationFacts] => [
        `${method} ${path}`,
        operation,
      ]),
    ),
  );

  return {
    operations: new Set(operations.keys()),
    bodyComplaint(operation, body) {
      const schema = operations.get(operation)?.requestBody?.content?.["application/json"]?.schema.$ref;
      return schema === undefined ? "the operation has no body" : whole.check(schema, body);
    },
    complaint(operation, { status, headers, content, mediaType, isPartial }) {
      const described = operations.get(operation);
      if (described === undefined) return "the operation is not documented";
      const response = described.responses[String(status)];
      if (response === undefined) return `${status} is not documented`;
      const badHeader = headerComplaint(
        whole,
        { response, descriptors: document.components.headers },
        headers,
      );
      if (badHeader !== undefined) return `${status}: ${badHeader}`;
      if (content === undefined) return undefined;
      const schema = response.content?.[mediaType]?.schema;
      if (schema === undefined) return `${status} is not documented as ${mediaType}`;
      // Files have a type of their own instead of a schema.
      if (schema.$ref === undefined) return typeof content === "string" ? undefined : `${status} is no text`;
      const said = (isPartial && status < 400 ? partial : whole).check(schema.$ref, content);
      return said === undefined ? undefined : `${status} ${said}`;
    },
    errorComplaint(mediaType, content) {
      const schema = errorSchemas[mediaType];
      return schema === undefined ? `an error as ${mediaType}` : whole.check(schema, content);
    },
  };
}

function openSchemas(document: object): Schemas {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default.default(ajv);
  ajv.addSchema(document, "document");
  const compiled = new Map<string, ValidateFunction>();
  return {
    check(pointer, value) {
      const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document${pointer}` });
      compiled.set(pointer, validate);
      if (validate(value)) return undefined;
      const [error] = validate.errors ?? [];
      return `${error?.instancePath ?? ""} ${error?.message ?? ""}`;
    },
  };
}

/** Those that have to be there, and no others. */
function headerComplaint(
  schemas: Schemas,
  {
    response: { headers = {} },
    descriptors,
  }: { readonly response: ResponseFacts; readonly descriptors: HeaderFacts },
  given: IncomingHttpHeaders,
): string | undefined {
  const [unknown] = undocumentedHeaders(Object.keys(headers), Object.keys(given));
  if (unknown !== undefined) return `${unknown} is not documented`;
  for (const [name, { $ref }] of Object.entries(headers)) {
    const value = given[name.toLowerCase()];
    if (value === undefined) {
      if (descriptors[name]?.required === true) return `no ${name}`;
      continue;
    }
    const read = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
    const said = schemas.check(`${$ref}/schema`, read) && schemas.check(`${$ref}/schema`, value);
    if (said !== undefined) return `${name} ${said}`;
  }
  return undefined;
}

function withoutRequired(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === "required" && Array.isArray(inner) ? undefined : inner,
    ),
  ) as object;
}
