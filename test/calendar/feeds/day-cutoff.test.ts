import { expect, it } from "vitest";
import { useService } from "../support/service.js";
import { fetchFile } from "./fetch-file.js";
import { eventsOf } from "./read-calendar.js";

const service = useService({ DAY_CUTOFF: "04:00" });

it("covers the dates of whole days, also where days begin in the morning", async () => {
  const days = { all_day: true, start_date: "2031-03-10", end_date: "2031-03-11", timezone: "Europe/Rome" };
  const { body } = await service.post("/events", { title: "Days", ...days });
  expect(body.start_date).toBe("2031-03-10 04:00:00");
  const { text } = await fetchFile(service, `/events/${Number(body.id)}.ics`);
  const [event] = eventsOf(text);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(["2031-03-10", "2031-03-12"]);
});
