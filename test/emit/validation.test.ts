import { describe, expect, test } from "vitest";
import {
  parameterErrorsOf,
  reasonOf,
  textLength,
  type ValidationError,
} from "../../runtime/core/validation.js";

const error = (
  keyword: string,
  params: ValidationError["params"],
  instancePath = "/name",
): ValidationError => ({
  keyword,
  instancePath,
  params,
});

describe("reasons of validation errors", () => {
  test.each([
    ["type", { type: "string" }, "not_string"],
    ["type", { type: ["integer", "null"] }, "not_integer"],
    ["type", { type: "number" }, "not_number"],
    ["type", { type: ["boolean", "null"] }, "not_boolean"],
    ["type", { type: "array" }, "not_list"],
    ["type", { type: "object" }, "not_object"],
    ["type", { type: ["string", "number", "boolean", "array"] }, "not_scalar"],
    ["pattern", { pattern: "\\S" }, "blank"],
    ["format", { format: "url" }, "not_url"],
    ["format", { format: "date" }, "not_calendar_date"],
    ["format", { format: "uuid" }, "not_uuid"],
  ])("are named in the catalogue: %s %j", (keyword, params, reason) => {
    expect(reasonOf(error(keyword, params))).toEqual({ parameter: "name", reason, values: { name: "name" } });
  });

  test("carry the limit that was passed", () => {
    expect(reasonOf(error("maxLength", { limit: 200 }))).toEqual({
      parameter: "name",
      reason: "too_long",
      values: { name: "name", limit: 200 },
    });
  });

  test("carry the values that are allowed", () => {
    expect(reasonOf(error("enum", { allowedValues: ["asc", "desc", null] })).values).toEqual({
      name: "name",
      values: "asc, desc",
    });
  });

  test("name the parameter at the top and the place inside it", () => {
    expect(reasonOf(error("required", { missingProperty: "price" }, "/tickets/3"))).toEqual({
      parameter: "tickets",
      reason: "missing_inside",
      values: { name: "tickets[3].price" },
    });
    expect(reasonOf(error("type", { type: "string" }, "/a~1b/c~0d")).values.name).toBe("a/b.c~d");
  });

  test("come once for each parameter, without those that follow from others", () => {
    const errors = [
      error("if", { failingKeyword: "then" }, "/venue/0"),
      error("type", { type: "integer" }, "/venue/0"),
      error("maxItems", { limit: 1000 }, "/venue"),
      error("required", { missingProperty: "title" }, ""),
    ];
    expect(parameterErrorsOf(errors).map(({ parameter, reason }) => [parameter, reason])).toEqual([
      ["venue", "not_integer"],
      ["title", "missing"],
    ]);
  });
});

describe("length of a text", () => {
  test("counts characters of two code units once, and halves of them too", () => {
    expect(textLength("")).toBe(0);
    expect(textLength("naïve")).toBe(5);
    expect(textLength("a😀b")).toBe(3);
    expect(textLength("\ud83d")).toBe(1);
    expect(textLength("\ud83da\ude00")).toBe(3);
  });
});
