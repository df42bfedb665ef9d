import type { TestService } from "../../support/service.js";

export const kinds = ["events", "venues", "organizers", "categories", "tags"] as const;
export type Kind = (typeof kinds)[number];

/** Ids of the records that a conversation has created so far, trashed and deleted ones included. */
export type Records = Readonly<Record<Kind, number[]>>;

/** Creates a small calendar: two levels of categories, venues with and without a position, and events of March 2031. */
export async function createRecords(
  service: TestService,
  headers: Readonly<Record<string, string>>,
): Promise<Records> {
  const records: Records = { events: [], venues: [], organizers: [], categories: [], tags: [] };
  const create = async (kind: Kind, body: object): Promise<void> => {
    records[kind].push((await service.create(`/${kind}`, body, { headers })).id);
  };
  for (const name of ["Music", "Jazz", "Sport"])
    await create("categories", { name, ...(name === "Jazz" ? { parent: records.categories[0] } : {}) });
  for (const name of ["open air", "family"]) await create("tags", { name });
  await create("venues", { venue: "Town hall", geo_lat: 41.9, geo_lng: 12.5 });
  await create("venues", { venue: "Lake stage", city: "Como" });
  await create("venues", { venue: "Tent of the first days" });
  for (const organizer of ["City choir", "Guild"]) await create("organizers", { organizer });
  for (let number = 0; number < 24; number += 1)
    await create("events", {
      title: `${number % 3 === 0 ? "Concert" : "Play"} ${number}`,
      ...times(1 + ((number * 7) % 28), number % 4),
      venue: records.venues[number % 2],
      organizer: [records.organizers[number % 2]],
      categories: [records.categories[number % 3]],
      tags: [records.tags[number % 2]],
      ...(number % 11 === 0 ? { password: "open" } : {}),
    });
  for (const day of [3, 4])
    await create("events", { title: "Opening", ...times(day, 0), venue: records.venues[2] });
  return records;
}

/** Start and end of an event that begins on a day of March 2031 and lasts some hours, or days. */
export function times(
  day: number,
  length: number,
): { readonly start_date: string; readonly end_date: string } {
  return {
    start_date: `${dayOf(day)} 1${length}:00:00`,
    end_date: `${dayOf(day + 2 * (length % 3))} 20:00:00`,
  };
}

/** A day of March 2031; from the 32nd on, the last. */
export function dayOf(day: number): string {
  return `2031-03-${String(Math.min(31, day)).padStart(2, "0")}`;
}
