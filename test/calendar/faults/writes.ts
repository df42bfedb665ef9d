import { expect } from "vitest";
import { eventually } from "../../support/eventually.js";
import type { TestAnswer, TestCalls } from "../../support/service.js";
import { createEvent, eventBody, textOf } from "../http/sample-records.js";

/** A service that is sent writes. */
export type WriteService = TestCalls;

/** A write, and what it leaves. */
export interface Write {
  readonly request: readonly [method: string, path: string, body?: object];
  readonly status: number;
  /** Expects what the write leaves where it is done once; the label is that of failures. */
  done(label: string): Promise<unknown>;
}

export type Prepare = (service: WriteService, word: string) => Promise<Write> | Write;

/** Prepares writes of each kind, for records whose names contain a word that no other has. */
export const writes: Readonly<Record<string, Prepare>> = {
  "a create with records inside": (service, word) => ({
    request: [
      "POST",
      "/events",
      eventBody({ title: word, venue: { venue: `${word} hall` }, categories: [`${word} kind`] }),
    ],
    status: 201,
    async done(label) {
      const [event, ...others] = await listed(service, "events", word);
      expect(others, label).toEqual([]);
      await expectAudit(service, `resource=event&record=${textOf(event?.id)}`, ["created"], label);
      expect(await listed(service, "venues", word), label).toHaveLength(1);
      expect(await listed(service, "categories", word), label).toMatchObject([{ count: 1 }]);
    },
  }),
  "a create of a term": (service, word) => ({
    request: ["POST", "/tags", { name: word }],
    status: 201,
    async done(label) {
      expect(await listed(service, "tags", word), label).toMatchObject([{ slug: word, count: 0 }]);
    },
  }),
  async "an update"(service, word) {
    const event = await createEvent(service, { title: word, categories: [`${word} old`] });
    const request = ["PATCH", event.path, { categories: [`${word} new`] }] as const;
    return {
      request,
      status: 200,
      async done(label) {
        const { body } = await service.get(request[1]);
        expect(body.categories, label).toMatchObject([{ name: `${word} new` }]);
        const record = `resource=event&record=${textOf(event.body.id)}`;
        await expectAudit(service, record, ["updated", "created"], label);
      },
    };
  },
  async "an update by slug, which it changes"(service, word) {
    const event = await createEvent(service, { title: word });
    return {
      request: ["POST", `/events/by-slug/${word}`, { slug: `${word}-new` }],
      status: 200,
      async done(label) {
        const { body } = await service.get(event.path);
        expect(body.slug, label).toBe(`${word}-new`);
      },
    };
  },
  async "a move to the trash"(service, word) {
    const event = await createEvent(service, { title: word, categories: [`${word} kind`] });
    return {
      request: ["DELETE", event.path],
      status: 200,
      async done(label) {
        expect(await listed(service, "events", word), label).toEqual([]);
        const record = `resource=event&record=${textOf(event.body.id)}`;
        await expectAudit(service, record, ["trashed", "created"], label);
      },
    };
  },
  async "a delete for good"(service, word) {
    const term = await service.create("/categories", { name: word });
    const event = await createEvent(service, { title: word, categories: [word] });
    return {
      request: ["DELETE", term.path],
      status: 200,
      async done(label) {
        expect(await listed(service, "categories", word), label).toEqual([]);
        expect((await service.get(event.path)).body.categories, label).toEqual([]);
        const record = `resource=category&record=${textOf(term.body.id)}`;
        await expectAudit(service, record, ["deleted", "created"], label);
      },
    };
  },
  "a create of a series": (service, word) => ({
    request: ["POST", "/events", seriesBody(word)],
    status: 201,
    done: (label) => expectDates(service, word, [word, word, word], label),
  }),
  async "a change of the following dates of a series"(service, word) {
    const series = await service.create("/events", seriesBody(word));
    const path = `/events?post_parent=${textOf(series.body.id)}&${anyDate}`;
    const { body } = await service.get(path);
    const ids = (body.events as unknown as readonly { readonly id: number }[]).map(({ id }) => id);
    await service.patch(`/events/${ids[2]}`, { title: `${word} special` });
    const later = { title: `${word} later`, start_date: "2027-03-11 20:00:00", scope: "following" };
    return {
      request: ["PATCH", `/events/${ids[1]}`, later],
      status: 200,
      async done(label) {
        const titles = [word, `${word} later`, `${word} special`];
        const events = await expectDates(service, word, titles, label);
        expect(
          events.map(({ id }) => id),
          label,
        ).toEqual(ids);
        expect(
          events.map(({ start_date }) => textOf(start_date).slice(11)),
          label,
        ).toEqual(["19:30:00", "20:00:00", "20:00:00"]);
      },
    };
  },
  async "a move of a record into a series of its own"(service, word) {
    const event = await createEvent(service, { title: word });
    return {
      request: ["PATCH", event.path, { recurrence }],
      status: 200,
      done: (label) => expectDates(service, word, [word, word, word], label),
    };
  },
  "a put by an external id": (service, word) => ({
    request: ["PUT", externalPath(word), seriesBody(word)],
    status: 201,
    async done(label) {
      await expectDates(service, word, [word, word, word], label);
      expect((await service.read(externalPath(word))).title, label).toBe(word);
    },
  }),
  async "a put of a record, which becomes a series"(service, word) {
    const { body: event } = await service.put(externalPath(word), eventBody({ title: `${word} single` }));
    return {
      request: ["PUT", externalPath(word), { title: word, recurrence }],
      status: 200,
      async done(label) {
        const [first] = await expectDates(service, word, [word, word, word], label);
        expect(first?.id, label).toBe(event.id);
        expect((await service.read(externalPath(word))).id, label).toBe(first?.post_parent);
      },
    };
  },
  async "a batch"(service, word) {
    const [changed, gone] = [
      await service.create("/tags", { name: `${word} changed` }),
      await service.create("/tags", { name: `${word} gone` }),
    ];
    const items = [
      { operation: "create", resource: "tag", values: { name: `${word} new` } },
      { operation: "create", values: eventBody({ title: word, tags: [{ $ref: "items/0" }] }) },
      { operation: "update", resource: "tag", id: changed.id, values: { description: word } },
      { operation: "delete", resource: "tag", id: gone.id },
      { operation: "upsert", external: { source: "faults", id: word }, values: eventBody({ title: word }) },
    ];
    return {
      request: ["POST", "/events/batch", { items }],
      status: 200,
      async done(label) {
        expect(await listed(service, "events", word), label).toHaveLength(2);
        const tags = await listed(service, "tags", word);
        expect(tags.map(({ name, count }) => `${textOf(name)} ${textOf(count)}`).sort(), label).toEqual([
          `${word} changed 0`,
          `${word} new 1`,
        ]);
        const record = `resource=tag&record=${changed.id}`;
        await expectAudit(service, record, ["updated", "created"], label);
      },
    };
  },
  async "a delete of a series"(service, word) {
    const series = await service.create("/events", seriesBody(word));
    return {
      request: ["DELETE", series.path],
      status: 200,
      done: (label) => expectDates(service, word, [], label),
    };
  },
};

const anyDate = "start_date=2000-01-01&end_date=2100-01-01";

const recurrence = { rrule: "FREQ=DAILY;COUNT=3" };

function seriesBody(title: string): object {
  return eventBody({ title, categories: ["Series"], recurrence });
}

const externalPath = (id: string): string => `/events/by-external/faults/${id}`;

async function listed(
  service: WriteService,
  collection: string,
  word: string,
): Promise<TestAnswer["body"][]> {
  const query = { events: anyDate, tags: "hide_empty=false" }[collection] ?? "";
  const { status, body } = await service.get(`/${collection}?search=${word}&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body[collection] as unknown as TestAnswer["body"][];
}

/** Expects the events of a series by their titles, in the order of their dates. */
function expectDates(
  service: WriteService,
  word: string,
  titles: readonly string[],
  label: string,
): Promise<TestAnswer["body"][]> {
  return eventually(async () => {
    const events = await listed(service, "events", word);
    expect(
      events.map(({ title }) => title),
      label,
    ).toEqual(titles);
    return events;
  });
}

/** Expects the kinds of the changes of a record, the latest first. */
function expectAudit(
  service: WriteService,
  record: string,
  kinds: readonly string[],
  label: string,
): Promise<void> {
  return eventually(async () => {
    const { body } = await service.get(`/audit?${record}`);
    const entries = body.entries as unknown as { readonly kind: string }[];
    expect(
      entries.map(({ kind }) => kind),
      label,
    ).toEqual(kinds);
  });
}
