import { expect, it } from "vitest";
import { useService } from "../support/service.js";
import { created, pathOf, textOf } from "./sample-records.js";

const service = useService();

it("an organizer shows its fields in order, empty ones left out", async () => {
  const bare = await created(service, "/organizers", { organizer: "Ada" });
  expect(Object.keys(bare.body)).toEqual(
    "id author status date date_utc modified modified_utc url organizer slug global_id global_id_lineage".split(
      " ",
    ),
  );
  const full = await created(service, "/organizers", {
    organizer: "Ben & Co",
    description: "Hosts",
    phone: "1",
    website: "https://ben.example/",
    email: "no address",
  });
  const read = await service.request("GET", pathOf("organizers", full));
  expect(Object.keys(read.body)).toEqual(
    "id author status date date_utc modified modified_utc url organizer description slug phone website email json_ld global_id global_id_lineage".split(
      " ",
    ),
  );
  expect(read.body).toMatchObject({
    organizer: "Ben & Co",
    slug: "ben-co",
    url: `${service.origin}/organizer/ben-co/`,
    email: "no address",
    json_ld: { "@type": "Person", name: "Ben & Co", telephone: "1" },
  });
});

it("an organizer loses what an update empties, and keeps the rest", async () => {
  const organizer = await created(service, "/organizers", {
    organizer: "Cy",
    phone: "1",
    email: "cy@example.org",
  });
  const changed = await service.request("PATCH", "/organizers/by-slug/cy", { body: { phone: "" } });
  expect(changed.body).toMatchObject({ id: organizer.body.id, email: "cy@example.org" });
  expect(changed.body).not.toHaveProperty("phone");
});

it("an organizer goes to the trash once", async () => {
  const organizer = await created(service, "/organizers", { organizer: "Di" });
  expect((await service.request("DELETE", pathOf("organizers", organizer))).body).toMatchObject({
    status: "trash",
    slug: "di__trashed",
    url: `${service.origin}/?post_type=tribe_organizer&p=${textOf(organizer.body.id)}`,
  });
  expect((await service.request("DELETE", pathOf("organizers", organizer))).body.code).toBe(
    "organizer-is-in-trash",
  );
});
