import { describe, expect, test } from "vitest";
import { isCategoryUpdate, isListCategoriesQuery } from "../../../generated/server/categories/validators.js";
import {
  isEventCreate,
  isEventUpdate,
  isListEventsQuery,
} from "../../../generated/server/events/validators.js";
import { isOrganizerCreate } from "../../../generated/server/organizers/validators.js";
import { isGetRootQuery } from "../../../generated/server/service/validators.js";
import { isVenueUpdate } from "../../../generated/server/venues/validators.js";
import { emitValidators } from "../../../generator/emit/validators.js";
import { loadFiles, readSpec } from "../../../generator/load.js";
import { buildModel } from "../../../generator/model/build.js";
import type { Model } from "../../../generator/model/model.js";
import { type Guard, parameterErrorsOf } from "../../../runtime/core/validation.js";
import { serviceModel } from "./service-model.js";

/** Parameter and reason of every error; empty for a value that is accepted. */
function rejections(guard: Guard<unknown>, value: unknown): string[] {
  if (guard(value)) return [];
  return parameterErrorsOf(guard.errors ?? []).map(({ parameter, reason }) => `${parameter} ${reason}`);
}

const event = { title: "Concert", start_date: "2031-03-10 19:30:00", end_date: "2031-03-10 22:00:00" };

describe("guards", () => {
  test("accept what the operation takes, and parameters that it does not know", () => {
    const whole = {
      ...event,
      description: "",
      all_day: true,
      image: "12",
      cost: [10, "free", false],
      website: "https://example.org/a?b=c",
      categories: [3, "music", "Live music"],
      venue: [7, { venue: "Hall", geo_lat: -12.5, website: "" }],
      organizer: null,
      tickets: [{ name: "Reduced", price: 0, url: "https://example.org" }],
      password: "",
      translation_language: "it",
      unheard_of: {},
    };
    expect(rejections(isEventCreate, whole)).toEqual([]);
  });

  test("name every missing parameter", () => {
    expect(rejections(isEventCreate, { title: "Concert" })).toEqual([
      "start_date missing",
      "end_date missing",
    ]);
    expect(rejections(isEventUpdate, {})).toEqual([]);
  });

  test("name every error at once, one reason for each parameter", () => {
    const value = {
      ...event,
      title: " ",
      all_day: "maybe",
      slug: "x".repeat(201),
      website: "example",
      author: 0,
    };
    expect(rejections(isEventCreate, value).sort()).toEqual([
      "all_day not_boolean",
      "author too_small",
      "slug too_long",
      "title blank",
      "website not_url",
    ]);
  });

  test("reject values of another type, whatever they are", () => {
    for (const value of [{}, [], null, 7, true]) {
      expect(rejections(isEventCreate, { ...event, title: value })).toEqual(["title not_string"]);
    }
    expect(
      rejections(isListEventsQuery, { page: "one", venue: "7", featured: 1, geoloc_lat: "north" }),
    ).toEqual(["page not_integer", "venue not_list", "featured not_boolean", "geoloc_lat not_number"]);
    expect(rejections(isEventCreate, { ...event, cost: {} })).toEqual(["cost not_scalar"]);
  });

  test("reject numbers out of bounds, and integers that JSON cannot represent", () => {
    expect(rejections(isListEventsQuery, { page: 0 })).toEqual(["page too_small"]);
    expect(rejections(isListEventsQuery, { page: 2 ** 53 })).toEqual(["page too_large"]);
    expect(rejections(isListEventsQuery, { geoloc_lat: 90.5 })).toEqual(["geoloc_lat too_large"]);
    expect(rejections(isListEventsQuery, { include: [0] })).toEqual(["include too_small"]);
  });

  test("reject values that an enum does not have", () => {
    expect(rejections(isListCategoriesQuery, { orderby: "colour" })).toEqual(["orderby not_one_of"]);
    expect(rejections(isListEventsQuery, { status: ["publish", "gone"] })).toEqual(["status not_one_of"]);
    expect(rejections(isGetRootQuery, { translation_language: "xx" })).toEqual([
      "translation_language not_one_of",
    ]);
  });

  test("reject long texts and lists", () => {
    expect(rejections(isEventCreate, { ...event, title: "x".repeat(20_001) })).toEqual(["title too_long"]);
    expect(rejections(isEventCreate, { ...event, description: "x".repeat(200_001) })).toEqual([
      "description too_long",
    ]);
    expect(rejections(isListEventsQuery, { include: Array.from({ length: 1001 }, () => 1) })).toEqual([
      "include too_many",
    ]);
  });

  test("look at no entry of a list that is too long", () => {
    const venue = Array.from({ length: 1001 }, () => ({}));
    isEventCreate({ ...event, venue, cost: venue });
    expect((isEventCreate.errors ?? []).length).toBeLessThan(5);
    expect(rejections(isEventCreate, { ...event, venue })).toEqual(["venue too_many"]);
  });

  test("count characters, not code units", () => {
    expect(rejections(isEventCreate, { ...event, slug: "😀".repeat(200) })).toEqual([]);
  });

  test("accept null only where it means none", () => {
    expect(rejections(isVenueUpdate, { city: null, website: null, geo_lat: null, show_map: null })).toEqual(
      [],
    );
    expect(rejections(isCategoryUpdate, { parent: null })).toEqual([]);
    expect(rejections(isVenueUpdate, { venue: null })).toEqual(["venue not_string"]);
  });

  test("accept an empty address where it means none, and only http and https", () => {
    expect(rejections(isOrganizerCreate, { organizer: "Club", website: "" })).toEqual([]);
    for (const website of [
      "ftp://example.org",
      "javascript:alert(1)",
      "https://",
      "//example.org",
      "https://a b",
    ]) {
      expect(rejections(isOrganizerCreate, { organizer: "Club", website })).toEqual(["website not_url"]);
    }
  });

  test("name the error inside a record or a list by the parameter and its position", () => {
    isEventCreate({ ...event, venue: [7, { venue: "Hall", city: 3 }], tickets: [{ name: "Reduced" }] });
    expect(parameterErrorsOf(isEventCreate.errors ?? [])).toEqual([
      { parameter: "venue", reason: "not_string", values: { name: "venue[1].city" } },
      { parameter: "tickets", reason: "missing_inside", values: { name: "tickets[0].price" } },
    ]);
    expect(rejections(isEventCreate, { ...event, venue: [{ city: "Rome" }] })).toEqual([
      "venue missing_inside",
    ]);
    expect(rejections(isEventCreate, { ...event, venue: ["Hall"] })).toEqual(["venue not_integer"]);
  });

  test("reject anything but an object as a whole", () => {
    for (const value of [null, [], "text", undefined]) expect(isEventUpdate(value)).toBe(false);
  });
});

describe("files of validators", () => {
  const filesOfService = emitValidators(serviceModel());

  test("stay small", () => {
    for (const { path, text } of filesOfService) {
      expect(text.length, path).toBeLessThan(70_000);
    }
  });

  test("are one function for inputs that take the same", () => {
    const written = filesOfService.find(({ path }) => path === "server/events/ajv.ts");
    const functionOf = (name: string) =>
      new RegExp(`check${name}: .* = (\\w+);`).exec(written?.text ?? "")?.[1];
    expect(functionOf("GetEventBySlugQuery")).toBe("validateGetEventQuery");
    expect(functionOf("GetEventQuery")).toBe("validateGetEventQuery");
    expect(functionOf("DeleteEventQuery")).toBe("validateDeleteEventQuery");
  });
});

describe("validators after a field was added to the spec", () => {
  const before = linesByPath(serviceModel());

  test("differ in the six lines that check the field, for each function of the resource that takes it", () => {
    const after = linesByPath(
      venueModelWith("  floor: { type: text, nullable: true, blank: true, text: Floor. }"),
    );
    expect(changedPaths(before, after)).toEqual(["server/venues/ajv.ts"]);
    const { added, removed } = difference(
      before.get("server/venues/ajv.ts") ?? [],
      after.get("server/venues/ajv.ts") ?? [],
    );
    expect(removed).toEqual([]);
    expect(added).toHaveLength(6);
    expect(added[0]).toBe("if(data.floor !== undefined){");
  });

  test("gain a function where no other field has the same limits, and lose no line", () => {
    const after = linesByPath(
      venueModelWith("  floor: { type: integer, minimum: -3, maximum: 7, text: Floor. }"),
    );
    expect(changedPaths(before, after)).toEqual(["server/ajv.ts", "server/venues/ajv.ts"]);
    for (const path of changedPaths(before, after)) {
      const { added, removed } = difference(before.get(path) ?? [], after.get(path) ?? []);
      expect(removed, path).toEqual([]);
      expect(added.length, path).toBeLessThan(25);
    }
  });
});

/** The service's own spec with one more field of venues. */
function venueModelWith(row: string): Model {
  const folder = new URL("../../../spec", import.meta.url).pathname;
  const file = "spec/resources/venue.yaml";
  const text = new TextDecoder().decode(loadFiles(folder).get("resources/venue.yaml"));
  const edited = text.replace(/^ {2}city:/m, `${row}\n  city:`);
  const { model } = buildModel(readSpec(folder, loadFiles(folder, new Map([[file, edited]]))));
  if (model === undefined) throw new Error("The spec has errors.");
  return model;
}

function linesByPath(model: Model): ReadonlyMap<string, readonly string[]> {
  return new Map(emitValidators(model).map(({ path, text }) => [path, text.split("\n")]));
}

function changedPaths(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.filter((path) => before.get(path)?.join("\n") !== after.get(path)?.join("\n"));
}

/** The lines that are new, and those of before that are not found in their order. */
function difference(
  before: readonly string[],
  after: readonly string[],
): { readonly added: readonly string[]; readonly removed: readonly string[] } {
  const added: string[] = [];
  let next = 0;
  for (const line of after) {
    if (line === before[next]) next += 1;
    else added.push(line);
  }
  return { added, removed: before.slice(next) };
}
