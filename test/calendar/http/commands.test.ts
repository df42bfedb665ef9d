import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { commandsOf } from "../../support/commands.js";
import { type StartedMachine, startMachine } from "../support/machines.js";
import { useService } from "../support/service.js";
import { createEvent } from "./sample-records.js";

const writer = useService();
/** No test writes through it, so all its commands are those of reads. */
let reader: StartedMachine;
const errors: unknown[] = [];
afterAll(async () => {
  await reader.close();
  expect([...writer.errors, ...errors]).toEqual([]);
});

beforeAll(async () => {
  for (let number = 0; number < 12; number += 1)
    await createEvent(writer, {
      title: `Event ${number}`,
      venue: { venue: `Venue ${number}` },
      organizer: [{ organizer: `Organizer ${number}` }],
      categories: [`Category ${number}`],
      tags: [`Tag ${number}`],
    });
  await writer.create("/venues", { venue: "Another" });
  const name = writer.database.db.databaseName;
  reader = await startMachine(inject("mongoUri"), { name, errors });
});

describe("the commands of a list", () => {
  it.each([
    ["/events", 4],
    ["/venues", 0],
    ["/organizers", 0],
    ["/categories", 0],
    ["/tags", 0],
  ])(
    "are at most three for a page, one for each resource inside, and none again: %s",
    async (path, inside) => {
      const read = async (query: string) => {
        // For a second it is known that the service has no key.
        await reader.get("/contract");
        return commandsOf(reader, async () => {
          const { status, body } = await reader.get(`${path}?per_page=5&${query}`);
          expect(status, JSON.stringify(body)).toBe(200);
        });
      };
      expect((await read("")).length).toBeLessThanOrEqual(3 + inside);
      expect(await read("")).toEqual([]);
      // Another address, of records that are cached.
      expect((await read("_=1")).length).toBeLessThanOrEqual(1);
      expect((await read("page=2")).length).toBeLessThanOrEqual(3 + inside);
    },
  );
});
