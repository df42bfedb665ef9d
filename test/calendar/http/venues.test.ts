import { afterAll, describe, expect, it } from "vitest";
import { textOf, useService } from "../support/service.js";
import { createEvent } from "./sample-records.js";

const service = useService();

describe("a venue", () => {
  it("leaves empty fields out and keeps the order of the others", async () => {
    const venue = await service.create("/venues", { venue: "Town hall" });
    expect(Object.keys(venue.body)).toEqual([
      ..."id author status date date_utc modified modified_utc url venue slug".split(" "),
      ..."show_map show_map_link global_id global_id_lineage".split(" "),
    ]);
    expect(venue.body).toMatchObject({
      venue: "Town hall",
      slug: "town-hall",
      show_map: true,
      show_map_link: true,
    });
    expect(venue.headers.get("location")).toBe(`${service.origin}/calendar/events/v1${venue.path}`);
  });

  it("shows what it has, and json_ld in single answers", async () => {
    const fields = {
      venue: "Forum",
      description: "<p>Old.</p>",
      address: "Via Uno 1",
      city: "Roma",
      country: "Italia",
      province: "RM",
      state: "Lazio",
      zip: "00100",
      phone: "06 1",
      website: "https://forum.example/",
      stateprovince: "Lazio",
      geo_lat: 41.9,
      geo_lng: 12.5,
      show_map: "false",
      show_map_link: "0",
    };
    const venue = await service.create("/venues", fields);
    expect(venue.body).toMatchObject({ ...fields, show_map: false, show_map_link: false });
    const read = await service.get(venue.path);
    expect(Object.keys(read.body)).toEqual([
      ..."id author status date date_utc modified modified_utc url venue description".split(" "),
      ..."slug address city country province state zip phone website stateprovince".split(" "),
      ..."geo_lat geo_lng json_ld show_map show_map_link global_id global_id_lineage".split(" "),
    ]);
    expect(read.body.json_ld).toMatchObject({ "@type": "Place", address: { addressLocality: "Roma" } });
  });

  it("keeps what an update leaves out and loses what it empties", async () => {
    const venue = await service.create("/venues", {
      venue: "Barn",
      city: "Bern",
      phone: "1",
      zip: "3000",
      show_map: false,
      geo_lat: 46.9,
      geo_lng: 7.4,
      description: "Hay",
    });
    const body = { venue: "Big barn", city: "", phone: null, geo_lat: null, description: null };
    const changed = await service.put(venue.path, body);
    expect(changed.body).toMatchObject({
      venue: "Big barn",
      slug: "barn",
      zip: "3000",
      show_map: false,
      geo_lng: 7.4,
    });
    for (const name of ["city", "phone", "geo_lat", "description"])
      expect(changed.body).not.toHaveProperty(name);
  });

  it("is created anew even where the name exists", async () => {
    const [first, second] = [
      await service.create("/venues", { venue: "Mill" }),
      await service.create("/venues", { venue: "Mill" }),
    ];
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.slug).toBe("mill-2");
  });

  it.each(["venues", "organizers", "categories", "tags"])(
    "of another id is 400 naming it: /%s",
    async (kind) => {
      for (const id of ["0", "999999", "9007199254740993"]) {
        for (const method of ["GET", "PATCH", "DELETE"]) {
          const answer = await service.request(method, `/${kind}/${id}`);
          expect(answer.body, `${method} ${id}`).toMatchObject({
            code: "rest_invalid_param",
            data: { status: 400, params: { id: expect.any(String) as string } },
          });
        }
      }
    },
  );

  it("of another kind or slug is 400", async () => {
    const event = await createEvent(service);
    expect((await service.get(`/venues/${event.id}`)).status).toBe(400);
    const answer = await service.patch("/venues/by-slug/nowhere", { city: "X" });
    expect(answer.body).toMatchObject({ code: "rest_invalid_param", data: { status: 400 } });
    expect(answer.body.data?.params).toHaveProperty("slug");
  });

  it("is read, changed and trashed by slug; editors still read it in the trash", async () => {
    const venue = await service.create("/venues", { venue: "Old pier" });
    expect((await service.get("/venues/by-slug/old-pier")).body.id).toBe(venue.body.id);
    const changed = await service.post("/venues/by-slug/old-pier", { city: "Bari" });
    expect(changed.body).toMatchObject({ city: "Bari", slug: "old-pier" });
    expect((await service.delete("/venues/by-slug/old-pier")).body.status).toBe("trash");
    expect((await service.get(venue.path)).body).toMatchObject({ status: "trash" });
    expect((await service.delete(venue.path)).body.code).toBe("venue-is-in-trash");
  });
});

describe("an organizer", () => {
  it("shows its fields in order, empty ones left out", async () => {
    const bare = await service.create("/organizers", { organizer: "Ada" });
    expect(Object.keys(bare.body)).toEqual([
      ..."id author status date date_utc modified modified_utc url organizer slug".split(" "),
      ..."global_id global_id_lineage".split(" "),
    ]);
    const full = await service.create("/organizers", {
      organizer: "Ben & Co",
      description: "Hosts",
      phone: "1",
      website: "https://ben.example/",
      email: "no address",
    });
    const read = await service.get(full.path);
    expect(Object.keys(read.body)).toEqual([
      ..."id author status date date_utc modified modified_utc url organizer".split(" "),
      ..."description slug phone website email json_ld global_id global_id_lineage".split(" "),
    ]);
    expect(read.body).toMatchObject({
      organizer: "Ben & Co",
      slug: "ben-co",
      url: `${service.origin}/organizer/ben-co/`,
      email: "no address",
      json_ld: { "@type": "Person", name: "Ben & Co", telephone: "1" },
    });
  });

  it("goes to the trash once", async () => {
    const organizer = await service.create("/organizers", { organizer: "Di" });
    expect((await service.delete(organizer.path)).body).toMatchObject({
      status: "trash",
      slug: "di__trashed",
      url: `${service.origin}/?post_type=tribe_organizer&p=${textOf(organizer.body.id)}`,
    });
    expect((await service.delete(organizer.path)).body.code).toBe("organizer-is-in-trash");
  });
});

afterAll(() => expect(service.errors).toEqual([]));
