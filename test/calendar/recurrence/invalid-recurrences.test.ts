import { describe, expect, it } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { readTable } from "../../support/cases.js";
import { fetchFile } from "../feeds/fetch-file.js";
import { useSeries } from "./series-service.js";

const tables = readTable(import.meta.dirname, "invalid-recurrences.yaml") as {
  readonly rules: readonly (readonly [rrule: string, part: string])[];
  readonly recurrences: readonly (readonly [recurrence: unknown, reason: string])[];
};

const { service, post, create, get, patch, remove, occurrences } = useSeries({
  ADMIN_API_KEY: "administrator-key",
});
const admin = { Authorization: "Bearer administrator-key" };

async function reasonAgainst(recurrence: unknown, fields: object = {}): Promise<string | undefined> {
  const { status, body } = await post({ recurrence, ...fields }, admin);
  expect(status).toBe(400);
  expect(body.code).toBe("rest_invalid_param");
  return body.data?.params.recurrence;
}

const notRule = (part: string): string =>
  `recurrence.rrule is not a rule such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10: ${part} cannot be used here.`;

describe("an invalid recurrence", () => {
  it.each(tables.rules)("is rejected with its invalid part: %s", async (rrule, part) => {
    expect(await reasonAgainst({ rrule })).toBe(notRule(part));
  });

  const longest = `FREQ=DAILY;BYMONTHDAY=${"1,".repeat(300)}1`;
  it.each([
    ...tables.recurrences,
    [{ rrule: longest }, "recurrence.rrule is longer than 500 characters."] as const,
  ])("is rejected with a reason: %j", async (recurrence, reason) => {
    expect(await reasonAgainst(recurrence)).toBe(reason);
  });

  it("is one that begins so long ago that there would be thousands of dates", async () => {
    const long = { start_date: "1990-01-01 10:00:00", end_date: "1990-01-01 11:00:00" };
    expect(await reasonAgainst({ rrule: "FREQ=DAILY" }, long)).toBe("recurrence gives more than 5000 dates.");
    const longest = { start_date: "0001-01-01 10:00:00", end_date: "0001-01-01 11:00:00" };
    expect(await reasonAgainst({ rrule: "FREQ=DAILY;BYDAY=MO" }, longest)).toBe(
      "recurrence gives more than 5000 dates.",
    );
  });

  it("is one with more than a thousand dates beside its rule", async () => {
    const dates = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        new Date(Date.UTC(2031, 3, 1 + at)).toISOString().replace("T", " ").slice(0, 19),
      );
    for (const name of ["rdate", "exdate"])
      expect(await reasonAgainst({ rrule: "FREQ=DAILY;COUNT=2", [name]: dates(1001) })).toMatch(
        new RegExp(`^recurrence\\.${name} .*1000`),
      );
    const recurrence = { rrule: "FREQ=DAILY;COUNT=2", rdate: dates(1000), exdate: dates(1000) };
    expect(await occurrences((await create({ recurrence }, admin)).id)).toHaveLength(2);
  });
});

describe("a write of an occurrence that cannot be", () => {
  it("gives it another series, or a rule for itself", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=2" } }, admin);
    const [first] = await occurrences(id);
    const detached = await patch(first?.id, { post_parent: 0 }, admin);
    expect(detached.body.data?.params).toEqual({
      post_parent: "post_parent of an occurrence is its series.",
    });
    const rule = await patch(first?.id, { recurrence: { rrule: "FREQ=DAILY" } }, admin);
    expect(rule.body.data?.params.recurrence).toMatch(
      /^recurrence of an occurrence can only be changed together/,
    );
    expect((await patch(first?.id, { post_parent: id, scope: "this" }, admin)).status).toBe(200);
    expect((await patch(first?.id, { scope: "some" }, admin)).body.data?.params.scope).toMatch(
      /this, following, all/,
    );
  });

  it("moves a series to a day that its rule does not have", async () => {
    const { id } = await create({ recurrence: { rrule: "FREQ=WEEKLY;BYDAY=MO;COUNT=2" } }, admin);
    const [first] = await occurrences(id);
    const moved = await patch(first?.id, { start_date: "2031-03-11 18:00:00", scope: "all" }, admin);
    expect(moved.status).toBe(400);
    expect(moved.body.data?.params.start_date).toBe(
      "recurrence does not repeat on the day of the start, 2031-03-11.",
    );
    const recurrence = { rrule: "FREQ=WEEKLY;BYDAY=TU;COUNT=2" };
    expect(
      (await patch(first?.id, { start_date: "2031-03-11 18:00:00", recurrence, scope: "all" }, admin)).status,
    ).toBe(200);
  });
});

describe("the series of other people", () => {
  it("are changed and deleted by those who may change the records of others", async () => {
    const keys = openKeys(service.database, undefined);
    const bearer = async (role: string, author: number): Promise<Record<string, string>> => ({
      Authorization: `Bearer ${await keys.create({ name: `${role} ${author}`, role, author })}`,
    });
    const [owner, other, editor] = [
      await bearer("author", 11),
      await bearer("author", 12),
      await bearer("editor", 13),
    ];
    const { id } = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=3" } }, owner);
    const [first, second] = await occurrences(id);
    for (const scope of ["this", "following", "all"]) {
      expect((await patch(first?.id, { title: "Mine", scope }, other)).status).toBe(403);
      expect((await remove(first?.id, scope, other)).status).toBe(403);
      expect((await remove(first?.id, scope)).status).toBe(401);
    }
    expect((await patch(id, { title: "Mine" }, other)).status).toBe(403);
    expect((await patch(second?.id, { title: "Edited", scope: "all" }, editor)).status).toBe(200);
    expect((await occurrences(id)).map(({ title }) => title)).toEqual(["Edited", "Edited", "Edited"]);
    // Who was given one occurrence does not have its series.
    expect((await patch(second?.id, { author: 12 }, editor)).status).toBe(200);
    expect((await patch(second?.id, { title: "Mine" }, other)).status).toBe(200);
    expect((await patch(second?.id, { title: "Mine", scope: "all" }, other)).status).toBe(403);
  });

  it("are read by those who may read their occurrences", async () => {
    const open = await create({ recurrence: { rrule: "FREQ=DAILY;COUNT=2" } }, admin);
    expect((await get(open.id)).body.recurrence).toEqual({ rrule: "FREQ=DAILY;COUNT=2" });
    const draft = await create({ status: "draft", recurrence: { rrule: "FREQ=DAILY;COUNT=2" } }, admin);
    expect((await get(draft.id)).status).toBe(403);
    expect((await get(draft.id, admin)).body).toMatchObject({ status: "draft" });
    expect(await occurrences(draft.id)).toEqual([]);
    await patch(draft.id, { status: "publish" }, admin);
    expect((await occurrences(draft.id)).map(({ slug }) => slug.replace(/-\d(?=-2031)/, ""))).toEqual([
      "course-2031-03-10",
      "course-2031-03-11",
    ]);
  });

  it("are in no calendar of those who may only read one occurrence", async () => {
    const recurrence = { rrule: "FREQ=DAILY;COUNT=2" };
    const { id } = await create({ title: "Secret", status: "private", recurrence }, admin);
    const { body } = await service.get(
      `/events?post_parent=${id}&status=private&start_date=2031-01-01&end_date=2032-01-01`,
      { headers: admin },
    );
    const first = Number(body.events?.[0]?.id);
    await patch(first, { status: "publish", title: "Open" }, admin);
    const { text } = await fetchFile(service, `/events/${first}.ics`);
    expect(text).toContain("SUMMARY:Open\r\n");
    expect(text).not.toContain("RECURRENCE-ID");
    const list = await fetchFile(
      service,
      "/events.ics?search=open&start_date=2031-01-01&end_date=2032-01-01",
    );
    expect(list.text).toContain("SUMMARY:Open\r\n");
    expect(list.text).not.toContain("Secret");
  });

  it("show in calendars what no password protects, of the series and of each occurrence", async () => {
    const window = "start_date=2031-01-01&end_date=2032-01-01";
    const recurrence = { rrule: "FREQ=DAILY;COUNT=3" };
    const open = await create({ title: "Open", description: "For all", recurrence }, admin);
    const [, second, third] = await occurrences(open.id);
    await patch(second?.id, { description: "Hidden words", password: "one" }, admin);
    await patch(third?.id, { description: "Other words" }, admin);
    const calendars = [`/events/${open.id}.ics`, `/events.ics?post_parent=${open.id}&${window}`];
    for (const path of [...calendars, `/events/${open.id}.ics?password=wrong`]) {
      const { text } = await fetchFile(service, path);
      expect(text, path).toContain("For all");
      expect(text, path).toContain("Other words");
      expect(text, path).not.toContain("Hidden words");
    }
    const { text } = await fetchFile(service, `/events/${open.id}.ics?context=edit`, { headers: admin });
    expect(text).toContain("Hidden words");

    const locked = await create(
      { title: "Locked", description: "Sealed words", password: "two", recurrence },
      admin,
    );
    const [first] = await occurrences(locked.id);
    await patch(first?.id, { description: "Free words", password: "" }, admin);
    const list = await fetchFile(service, `/events.ics?post_parent=${locked.id}&${window}`);
    expect(list.text).toContain("Free words");
    expect(list.text).not.toContain("Sealed words");
    const unlocked = await fetchFile(service, `/events/${locked.id}.ics?password=two`);
    expect(unlocked.text).toContain("Sealed words");
  });
});
