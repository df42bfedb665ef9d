import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { useFileServer } from "../../images/file-server.js";
import { sampleImage } from "../../images/samples.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";
import { openDocumented } from "../torture/documented.js";
import { useCaller } from "./callers.js";
import { eventBody } from "./sample-records.js";

const service = useService({}, { isFetchAllowed: (address) => address === "127.0.0.1" });
const files = useFileServer();
const documented = openDocumented();
const complaints: string[] = [];
const administrator = useCaller(service, "administrator", 1);

afterAll(() => {
  expect(service.errors).toEqual([]);
});

interface Sent {
  readonly body?: object;
  /** Values of the variables of the path. */
  readonly at?: string | number;
}

/** Sends a request to an operation of the document, and holds both against what that says. */
async function drive(operation: string, { body, at = "" }: Sent = {}) {
  const [method = "", path = ""] = operation.split(" ");
  const address = path.replace(/\{\w+\}/, encodeURIComponent(String(at)));
  const {
    status,
    headers,
    body: content,
  } = await administrator.request(method.toUpperCase(), address, { body });
  const mediaType = headers.get("content-type")?.split(";")[0] ?? "";
  const answer = { status, headers: Object.fromEntries(headers), content, mediaType, isPartial: false };
  const said = documented.complaint(operation, answer);
  if (said !== undefined) complaints.push(`${operation} ${String(at)}: ${said}: ${JSON.stringify(content)}`);
  const unsaid = status < 300 && body !== undefined ? documented.bodyComplaint(operation, body) : undefined;
  if (unsaid !== undefined) complaints.push(`${operation} takes ${JSON.stringify(body)}, but: ${unsaid}`);
  return { status, content };
}

/** What must succeed, with the id of the record that is answered. */
async function made(operation: string, body: object, at?: number): Promise<number> {
  const { status, content } = await drive(operation, { body, ...(at === undefined ? {} : { at }) });
  expect(status, JSON.stringify(content)).toBeLessThan(300);
  return Number(content.id);
}

/** The image of a new record, which the service fetches. */
async function imageOf(operation: string, body: object): Promise<{ readonly id?: number }> {
  const picture = await sampleImage(400, 300, "png");
  files.serve("/picture.png", (_request, response) => response.end(picture));
  const { content } = await drive(operation, { body: { ...body, image: `${files.origin}/picture.png` } });
  const { content: read } = await drive(`${operation.replace("post", "get")}/{id}`, {
    at: Number(content.id),
  });
  return read.image as unknown as { readonly id?: number };
}

describe("answers fit the API document", () => {
  it("to bodies of every form, and back", async () => {
    const [, post = ""] = /-d '(\{"title".*?\})'/.exec(readFileSync(join(root, "README.md"), "utf8")) ?? [];
    await made("post /events", JSON.parse(post) as object);
    const place = await made("post /venues", {
      venue: "Form",
      website: " HTTPS://example.org",
      show_map: "yes",
    });
    const host = await made("post /organizers", { organizer: "Host" });
    const image = Number((await imageOf("post /organizers", { organizer: "Seen" })).id);
    const forms: readonly object[] = [
      { venue: place, organizer: String(host), all_day: "TRUE", featured: 1, sticky: "0" },
      { venue: [String(place)], organizer: { id: host }, categories: "Music, Opera", tags: ["2030", "x"] },
      {
        venue: { id: place },
        organizer: [{ organizer: "New", website: " https://www.example.org/x" }],
        tags: 7,
      },
      { venue: "", organizer: false, categories: [], image: false, website: "", post_parent: 0 },
      { venue: 0, website: "HTTPS://www.example.org/x ", virtual_url: null, image, status: "draft" },
      { image: String(image), cost: 12, author: "1", event_status: "cancelled", is_virtual: "off" },
      { image: { id: image }, cost: ["10", 20], event_status: "postponed", timezone: "UTC+5.5" },
      {
        image: "",
        date: "2026-01-01T10:00:00Z",
        start_date: "tomorrow 9am",
        end_date: "+2 days",
        timezone: "",
      },
      {
        tickets: [
          { name: "a", price: "12", capacity: "3", url: "http://www.example.org/x", sale_start: "now" },
        ],
      },
      {
        recurrence: { rrule: "FREQ=DAILY;COUNT=2", rdate: "2099-01-01 10:00:00" },
        hide_from_listings: "False",
      },
      { cost_details: { values: "1,2" }, show_map: true, previous_start_date: "1 May 2027", scope: "this" },
    ];
    const websites = new Set<string>();
    for (const form of forms) {
      const at = await made("post /events", eventBody(form));
      const { content } = await drive("get /events/{id}", { at });
      websites.add(content.website as unknown as string);
      const sent = await drive("put /events/{id}", { at, body: content });
      expect(sent.status, JSON.stringify(sent.content)).toBe(200);
    }
    expect([...websites]).toEqual(["", "HTTPS://www.example.org/x"]);
    for (const body of [
      { recurrence: {} },
      { cost_details: {} },
      { title: 5 },
      { all_day: "maybe" },
      { website: "x" },
      { website: "www.example.org/x" },
      { venue: { venue: "Hall", website: "www.example.org/x" } },
      { tickets: [{ name: "a", price: 1, url: "www.example.org/x" }] },
    ]) {
      expect((await drive("post /events", { body: eventBody(body) })).status).toBe(400);
      expect(documented.bodyComplaint("post /events", eventBody(body)), JSON.stringify(body)).toBeDefined();
    }
    expect(complaints).toEqual([]);
  });
});
