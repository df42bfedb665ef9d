import { beforeAll, describe, expect, it } from "vitest";
import type { TestService } from "../support/service.js";
import { useSpecProduct } from "../support/spec-product.js";

/** A spec of meetings in a calendar, whose lists have this `wire`. */
function shaped(wire: string): Readonly<Record<string, string>> {
  return {
    "api.yaml": `style: rest\npaging: { default: 2, maximum: 50 }\n${wire}`,
    "resources/meeting.yaml": `text: A meeting.
lifecycle: post
period: { start: begins, end: ends, zone: zone, whole_days: all_day, filters: { after: until, before: since } }
order: [begins]
fields:
  title: { type: text, required: true }
  begins: { type: datetime, required: true }
  ends: { type: datetime, required: true }
  zone: { type: timezone }
  all_day: { type: boolean, initial: false }
filters:
  cursor:
  per_page:
  until: { after: ends }
  since: { before: begins }
`,
  };
}

async function addMeetings(service: TestService): Promise<void> {
  for (let day = 1; day <= 3; day += 1) {
    const times = { begins: `2031-03-0${day} 10:00`, ends: `2031-03-0${day} 12:00` };
    const body = { title: `Meeting ${day}`, status: "publish", ...times };
    const answer = await service.request("POST", "/meetings", { body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  }
}

/** The page of a month with the meetings. */
async function monthOf(service: TestService): Promise<string> {
  const answer = await fetch(`${service.origin}/?date=2031-03-10`);
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return text;
}

const titles = ["Meeting 1", "Meeting 2", "Meeting 3"];

describe("the calendar of lists by cursor", () => {
  const service = useSpecProduct(shaped("wire: { paging: cursor }\n"));
  beforeAll(() => addMeetings(service));

  it("has a grid whose script goes from page to page by their addresses", async () => {
    const page = await monthOf(service);
    expect(page).toContain('id="grid"');
    const [, settings = ""] = /id="grid-settings">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(settings)).toMatchObject({ list: { records: "items", next: "next" } });
    for (const title of titles) expect(page).toContain(title);
  });
});

describe("the calendar of lists whose next page is in a header alone", () => {
  const service = useSpecProduct(shaped("wire: { paging: cursor, list: { items: bare } }\n"));
  beforeAll(() => addMeetings(service));

  it("shows all in a list, without a grid that would lack some", async () => {
    const page = await monthOf(service);
    expect(page).not.toContain('id="grid"');
    expect(page).not.toContain("beside-grid");
    for (const title of titles) expect(page).toContain(title);
  });
});
