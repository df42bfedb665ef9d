import { describe, expect, it } from "vitest";
import { useService } from "../support/service.js";
import { createEvent, textOf } from "./sample-records.js";

const service = useService();

describe("texts", () => {
  it.each([
    ["a<b and c", "a<b and c", "<p>a&lt;b and c</p>"],
    ["mail <me@x.org> now", "mail <me@x.org> now", "<p>mail &lt;me@x.org&gt; now</p>"],
    ["x<y then z", "x<y then z", "<p>x&lt;y then z</p>"],
    ["R&amp;B &#8211; x", "R&B – x", "<p>R&amp;B &#8211; x</p>"],
    ["<em>a</em> <img src=x onerror=alert(1)> b", "a  b", '<p><em>a</em> <img src="x" /> b</p>'],
  ])("lose nothing of %j", async (sent, text, html) => {
    const event = await createEvent(service, { title: sent, excerpt: sent, description: sent });
    expect(event.body).toMatchObject({ title: text, excerpt: html, description: html });
    const venue = await service.create("/venues", { venue: sent, city: sent, description: sent });
    expect(venue.body).toMatchObject({ venue: text, city: text, description: html });
    const tag = await service.create("/tags", { name: `${sent} as tag`, description: sent });
    // Terms show their descriptions without paragraphs.
    expect(tag.body).toMatchObject({ name: `${text} as tag`, description: html.slice(3, -4) });
  });

  const source = "Line one\nline two\n\n<h3>Head</h3>\nLast";
  const shown = "<p>Line one<br />\nline two</p>\n<h3>Head</h3>\n<p>Last</p>";

  it("of several lines are stored as sent and show as paragraphs wherever they are read", async () => {
    const venue = await service.create("/venues", { venue: "Hall", description: source });
    const event = await createEvent(service, {
      description: source,
      excerpt: "a\n\nb",
      venue: venue.body.id,
    });
    const path = event.path;
    expect(event.body.description).toBe(shown);
    const { body } = await service.get(path);
    expect(body).toMatchObject({
      description: shown,
      excerpt: "<p>a</p>\n<p>b</p>",
      venue: { description: shown },
    });
    expect(body.json_ld?.description).toBe("a b");
    const list = await service.get(`/events?include=${textOf(body.id)}`);
    expect(list.body.events?.[0]?.description).toBe(shown);
    const feed = await fetch(`${service.origin}/calendar/events/v1/events.rss?include=${textOf(body.id)}`);
    expect(await feed.text()).toContain("&lt;p&gt;Line one&lt;br /&gt;");

    const admin = await service.get(`/admin/records/events/${textOf(body.id)}`, { base: "" });
    expect(admin.body.texts?.en).toMatchObject({ description: source, excerpt: "a\n\nb" });
  });

  it("do not grow when what was read is written back", async () => {
    const event = await createEvent(service, { description: source, excerpt: "One line" });
    const path = event.path;
    for (const round of ["first", "second"]) {
      const { body } = await service.get(path);
      const { description, excerpt, title } = body;
      const answer = await service.patch(path, { description, excerpt, title });
      expect(answer.body, round).toMatchObject({ description: shown, excerpt: "<p>One line</p>", title });
    }
  });
});
