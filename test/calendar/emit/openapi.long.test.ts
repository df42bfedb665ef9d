import { Ajv2020 } from "ajv/dist/2020.js";
import * as formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { brokenRules, documentOf, filesOf } from "../../emit/openapi-files.js";
import { serviceModel } from "./service-model.js";

const service = filesOf(serviceModel());

test("the API document of the service breaks none of the recommended rules", async () => {
  expect(await brokenRules(service)).toEqual([]);
});

describe("the examples of the API document", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default.default(ajv);
  const misfits = (value: unknown, pointer: string, where: string): readonly string[] => {
    const check = ajv.getSchema(`document#${pointer}`) ?? ajv.compile({ $ref: `document#${pointer}` });
    return check(value) ? [] : [`${where}: ${ajv.errorsText(check.errors)}`];
  };

  /** Every example below a part of the document, with the pointer of the schema that it is one of. */
  function examplesIn(part: unknown, at: string): readonly (readonly [value: unknown, schema: string])[] {
    if (typeof part !== "object" || part === null) return [];
    const own = part as {
      readonly example?: unknown;
      readonly examples?: unknown;
      readonly schema?: object;
    };
    const hasSchema = own.schema !== undefined;
    const several = Array.isArray(own.examples)
      ? own.examples.map((value: unknown) => [value, at] as const)
      : Object.values((hasSchema ? own.examples : undefined) ?? {}).map(
          ({ $ref }: { $ref: string }) => [valueAt($ref), `${at}/schema`] as const,
        );
    const one = hasSchema && own.example !== undefined ? [[own.example, `${at}/schema`] as const] : [];
    const inner = Object.entries(part)
      .filter(([key]) => key !== "example" && !(key === "examples" && hasSchema) && key !== "default")
      .flatMap(([key, child]) =>
        key === "examples" && Array.isArray(child)
          ? []
          : examplesIn(child, `${at}/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`),
      );
    return [...several, ...one, ...inner];
  }

  const valueAt = (reference: string): unknown =>
    documentOf(service).components.examples[reference.split("/").at(-1) ?? ""]?.value;

  test("fit the schemas that they are examples of", () => {
    const { components, paths } = documentOf(service);
    ajv.addSchema(documentOf(service), "document");
    const found = [
      ...examplesIn(paths, "/paths"),
      ...examplesIn(components.schemas, "/components/schemas"),
      ...examplesIn(components.parameters, "/components/parameters"),
    ];
    expect(found.length).toBeGreaterThan(600);
    expect(found.flatMap(([value, pointer]) => misfits(value, pointer, pointer))).toEqual([]);
  });

  test("describe every parameter, property, body and answer", () => {
    const { components, paths } = documentOf(service);
    const operations = Object.values(paths).flatMap((item) => Object.values(item));
    const missing = operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...parameters.filter(({ $ref, example }) => $ref === undefined && example === undefined),
      ...Object.values(requestBody === undefined ? {} : { json: requestBody.content["application/json"] })
        .filter((body) => body?.examples === undefined)
        .map(() => operationId),
      ...Object.entries(responses)
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, { content = {} }]) => Object.entries(content))
        .filter(([type, { schema }]) => type.endsWith("json") && schema?.$ref !== anyObject)
        .filter(([, { examples }]) => examples === undefined)
        .map(() => operationId),
    ]);
    expect(missing).toEqual([]);
    const bare = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { examples, $ref, oneOf, type, items }]) => {
          const isNamed = [$ref, items?.$ref].some((reference) => reference !== undefined);
          return examples === undefined && !isNamed && oneOf === undefined && type !== "object";
        })
        .map(([property]) => `${name}.${property}`),
    );
    expect(bare.filter((path) => !/^Error|^\w+List\./.test(path))).toEqual([]);
  });

  const anyObject = "#/components/schemas/JsonObject";
});
