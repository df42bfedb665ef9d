import { describe, expect, test } from "vitest";
import { documentOf, filesOf, pointedAt, translationsIn } from "../../emit/openapi-files.js";
import { testDocument } from "../../emit/test-document.js";
import { serviceModel } from "./service-model.js";

const service = filesOf(serviceModel());

testDocument("the calendar", serviceModel());

describe("the API document", () => {
  test("takes an Idempotency-Key where the spec lets callers repeat a write, and nowhere else", () => {
    const document = documentOf(service);
    const keyed = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ parameters }) =>
        parameters.some(({ $ref }) => $ref === "#/components/parameters/Idempotency-Key"),
      );
    const wanted = serviceModel().resources.flatMap(({ routes }) =>
      routes.filter(({ idempotency }) => idempotency === "key").flatMap(({ methods }) => methods),
    );
    expect(keyed).toHaveLength(wanted.length);
    expect(keyed.length).toBeGreaterThan(0);
    for (const { responses } of keyed) {
      expect(responses["422"]?.description).toContain("rest_idempotency_key_reused");
      expect(responses["409"]?.description).toContain("rest_idempotency_key_in_use");
    }
  });

  test("has translations by JSON pointer where the same text has different translations", () => {
    const { texts, places } = translationsIn(serviceModel(), "it");
    const place = "/components/schemas/AuditEntry/properties/record/description";
    expect(pointedAt(documentOf(service), place)).toBe("Id of the record.");
    expect(texts["Id of the record."]).not.toBe(places[place]);
  });

  test("has titles with the words of the resource, and the method where it is not the first", () => {
    const { paths } = documentOf(service);
    expect(paths["/events"]?.get?.summary).toBe("List events");
    expect(paths["/events"]?.post?.summary).toBe("Create an event");
    expect(paths["/events/{id}"]?.patch?.summary).toBe("Update an event (PATCH)");
    expect(paths["/venues/by-slug/{slug}"]?.get?.summary).toBe("Get a venue by slug");
    expect(paths["/events.ics"]?.get?.summary).toBe("List events (iCalendar)");
    expect(translationsIn(serviceModel(), "de").texts["Create a venue"]).toBe(
      "Einen Veranstaltungsort anlegen",
    );
  });
});
