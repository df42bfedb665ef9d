import { expect, it } from "vitest";
import { serviceFacts } from "../../../generated/server/service/facts.js";
import { HttpError } from "../../../runtime/core/http-error.js";
import type { ParameterDescriptor } from "../../../runtime/core/parameter-descriptors.js";
import { ParameterErrors } from "../../../runtime/core/parameter-errors.js";
import { createPrincipal } from "../../../runtime/core/principal.js";
import type { RequestContext } from "../../../runtime/core/request-context.js";
import { utc } from "../../../runtime/dates/zone.js";
import type { Site } from "../../../runtime/resources/site.js";
import { checkInput } from "../../../runtime/resources/write/check-input.js";

const call: RequestContext = {
  mounted: { api: "", site: "", host: "", namespace: "" },
  language: "en",
  principal: createPrincipal({ name: "someone", role: "", author: 0 }, serviceFacts),
  now: Date.UTC(2027, 0, 1),
  request: "",
  path: {},
};

/** The errors of an input, by parameter. Nothing here looks into a store. */
async function errorsOf(
  descriptors: Record<string, ParameterDescriptor>,
  input: Record<string, unknown>,
): Promise<unknown> {
  const errors = new ParameterErrors(serviceFacts.reasons, "en");
  const site: Pick<Site, "zone"> = { zone: utc };
  await checkInput(site as Site, call, { parameters: descriptors, values: input, errors });
  try {
    errors.throwIfAny();
    return {};
  } catch (error) {
    return error instanceof HttpError ? error.data.params : error;
  }
}

const sale: ParameterDescriptor = {
  kind: "object",
  list: true,
  properties: { name: { kind: "text" }, from: { kind: "datetime" } },
};

it("checks dates inside lists of objects and names their position", async () => {
  const input = {
    sales: [
      { name: "A", from: "2027-01-01" },
      { name: "B", from: "someday" },
    ],
  };
  expect(await errorsOf({ sales: sale }, input)).toEqual({
    sales: expect.stringContaining("sales[1].from") as string,
  });
});

it("accepts objects without those dates, and rejects those without any known property", async () => {
  expect(await errorsOf({ sales: sale }, { sales: [{ name: "A" }, { name: "B", other: 1 }] })).toEqual({});
  expect(await errorsOf({ sales: sale }, { sales: [{ name: "A" }, { other: 1 }] })).toEqual({
    sales: expect.stringContaining("sales[1]") as string,
  });
});

it("rejects a required text that contains only markup", async () => {
  const descriptors: Record<string, ParameterDescriptor> = {
    title: { kind: "text", required: true },
    note: { kind: "text" },
  };
  expect(
    Object.keys(Object(await errorsOf(descriptors, { title: "<b> </b>", note: "<b></b>" })) as object),
  ).toEqual(["title"]);
});

it("takes the zeros of an undated record for the publication date only", async () => {
  const descriptors: Record<string, ParameterDescriptor & { readonly storage: string }> = {
    date_utc: { kind: "datetime", storage: "date_utc" },
    start: { kind: "datetime", storage: "period" },
  };
  const zeros = "0000-00-00 00:00:00";
  expect(
    Object.keys(Object(await errorsOf(descriptors, { date_utc: zeros, start: zeros })) as object),
  ).toEqual(["start"]);
});
