import { expect } from "vitest";
import type { Database } from "../../../runtime/storage/database.js";
import { eventually } from "../../support/eventually.js";
import { type JsonBody, rowsOf, type TestCalls, textOf } from "../support/service.js";

/** A change as a consumer gets it. */
export interface SeenChange {
  readonly type: string;
  readonly id: number;
  readonly revision: number;
  readonly record?: JsonBody;
  readonly dates?: readonly JsonBody[];
}

/** A copy of the records that pass some filters, as one caller keeps it. */
export interface Copy {
  readonly records: Map<number, JsonBody>;
  /** Reads all changes up to now, or begins anew where its token has expired. */
  follow(): Promise<readonly SeenChange[]>;
  /** How often it began anew. */
  readonly begun: () => number;
  readonly token: () => string | undefined;
}

/** Creates an empty copy of what `caller` may see of the events that pass `filters`, read in pages of a size. */
export function createCopy(caller: TestCalls, filters = "", size = 100): Copy {
  const records = new Map<number, JsonBody>();
  let token: string | undefined;
  let begun = 0;
  const page = async (): Promise<JsonBody> => {
    const since = token === undefined ? "" : `&since=${token}`;
    const { status, body } = await caller.get(`/events/changes?per_page=${size}${since}&${filters}`);
    if (status === 410 && token !== undefined) {
      expect(body.code).toBe("changes_expired");
      token = undefined;
      records.clear();
      return page();
    }
    expect(status, JSON.stringify(body)).toBe(200);
    if (token === undefined) begun += 1;
    return body;
  };
  const apply = ({ type, id, record }: SeenChange): void => {
    if (type === "deleted" || type === "left") records.delete(id);
    else if (record !== undefined) records.set(id, record);
  };
  return {
    records,
    begun: () => begun,
    token: () => token,
    async follow() {
      const seen: SeenChange[] = [];
      for (;;) {
        const body = await page();
        const changes = rowsOf(body.changes) as unknown as readonly SeenChange[];
        expect(changes.length).toBeLessThanOrEqual(size);
        for (const change of changes) apply(change);
        seen.push(...changes);
        token = textOf(body.next_token);
        if (!(body.has_more as unknown as boolean)) return seen;
      }
    },
  };
}

/** Waits until each change is in the log, with its number. */
export async function untilLogged({ db }: Database): Promise<void> {
  await eventually(async () => {
    for (const name of ["events", "venues", "organizers", "categories", "tags"])
      expect(await db.collection(name).countDocuments({ noted: { $exists: true } })).toBe(0);
    expect(await db.collection("change_log").countDocuments({ seq: { $exists: false } })).toBe(0);
  });
}
