import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorkspace, type ServiceProcess, startBuilt, type Workspace } from "../../support/workspace.js";

/** A write with the key that all of its requests carry. */
interface Write {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly revision: number;
  readonly id: number;
}

const kills = 2;
const numbers = Array.from({ length: 12 }, (_, index) => index);

describe.runIf(process.platform === "linux")("keyed writes of a service that is killed", () => {
  let workspace: Workspace;
  let service: ServiceProcess | undefined;
  const dataDir = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "calendar-killed-"));
  const environment = { DATA_DIR: dataDir, MONGODB_URI: "", MONGODB_DB: "calendar", REQUEST_TIMEOUT: "60" };

  beforeAll(() => {
    workspace = createWorkspace();
  });

  afterAll(async () => {
    await service?.stop("SIGKILL");
    workspace.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function send({ key, method, path, body }: Write): Promise<Answer> {
    const response = await fetch((service?.api ?? "") + path, {
      method,
      headers: { "Idempotency-Key": key, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { id = 0 } = JSON.parse(text) as { id?: number };
    const revision = Number(/^"r(\d+)\./.exec(response.headers.get("etag") ?? "")?.[1]);
    return { status: response.status, text, revision, id };
  }

  /** Repeats a write until it is answered, as a client does. */
  async function sendUntilAnswered(write: Write): Promise<Answer> {
    for (;;) {
      const answer = await send(write);
      if (answer.status !== 409 && answer.status !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** What all records of a collection are called. */
  async function names(collection: "events" | "venues" | "tags", property: string): Promise<string[]> {
    const found: string[] = [];
    const filters = {
      events: "status=publish,draft&start_date=2031-01-01&end_date=2032-01-01",
      venues: "status=publish,draft",
      tags: "hide_empty=false",
    }[collection];
    for (let page = 1; ; page += 1) {
      const address = `${service?.api ?? ""}/${collection}?per_page=50&page=${page}&${filters}`;
      const body = (await (await fetch(address)).json()) as Record<string, unknown>;
      const records = body[collection];
      if (!Array.isArray(records) || records.length === 0) return found.sort();
      found.push(...(records as Record<string, string>[]).map((record) => record[property] ?? ""));
    }
  }

  function writesOf(target: number, tags: readonly number[]): Write[] {
    return tags.flatMap((tag, index): Write[] => {
      const dates = { start_date: "2031-03-10 10:00", end_date: "2031-03-10 11:00", timezone: "UTC" };
      const inside = { venue: { venue: `Inside ${index}` }, tags: [`Passing ${index}`] };
      const event = { title: `Event ${index}`, ...dates, ...inside };
      return [
        { key: `event ${index}`, method: "POST", path: "/events", body: event },
        { key: `venue ${index}`, method: "POST", path: "/venues", body: { venue: `Venue ${index}` } },
        { key: `tag ${index}`, method: "POST", path: "/tags", body: { name: `Tag ${index}` } },
        {
          key: `change ${index}`,
          method: "PATCH",
          path: `/venues/${target}`,
          body: { city: `City ${index}` },
        },
        { key: `delete ${index}`, method: "DELETE", path: `/tags/${tag}` },
      ];
    });
  }

  /** Sends all writes at once, and kills the service when so many are answered. Gives the answers. */
  async function sendUntilKilled(writes: readonly Write[], moment: number): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>();
    const killed = service;
    await Promise.all(
      writes.map(async (write) => {
        // Requests under way at the end are cut.
        const answer = await send(write).catch(() => undefined);
        if (answer !== undefined) answers.set(write.key, answer);
        if (answers.size === moment) await killed?.stop("SIGKILL");
      }),
    );
    return answers;
  }

  it("are each done once, and answered alike before and after", async () => {
    service = await startBuilt(workspace.folder, environment);
    const prepare = (path: string, body: object): Promise<Answer> =>
      send({ key: JSON.stringify(body), method: "POST", path, body });
    const target = await prepare("/venues", { venue: "Target" });
    const tags: number[] = [];
    for (const index of numbers) tags.push((await prepare("/tags", { name: `Doomed ${index}` })).id);

    const writes = writesOf(target.id, tags);
    const answers = new Map<string, Answer>();
    const moments = Array.from({ length: kills }, () => 1 + Math.floor(Math.random() * (writes.length / 2)));
    const label = `killed after ${moments.join(" and ")} answers`;
    const compare = (key: string, answer: Answer): void => {
      expect(answer.status, `${key} ${label}: ${answer.text}`).toBeLessThan(300);
      expect(answer.text, `${key} ${label}`).toBe((answers.get(key) ?? answer).text);
      answers.set(key, answer);
    };
    for (const moment of moments) {
      const seen = await sendUntilKilled(writes, moment);
      expect(seen.size, label).toBeLessThan(writes.length);
      for (const [key, answer] of seen) compare(key, answer);
      service = await startBuilt(workspace.folder, environment);
    }
    for (const next of [sendUntilAnswered, send]) {
      await Promise.all(writes.map(async (write) => compare(write.key, await next(write))));
    }

    // It changes nothing, so it adds no revision.
    const look = await send({ key: "look", method: "PATCH", path: `/venues/${target.id}`, body: {} });
    expect(look.revision, `changes of a venue ${label}`).toBe(1 + numbers.length);
    expect(await names("events", "title")).toEqual(named("Event"));
    expect(await names("venues", "venue")).toEqual([...named("Inside"), "Target", ...named("Venue")]);
    expect(await names("tags", "name")).toEqual([...named("Passing"), ...named("Tag")]);
  });
});

function named(kind: string): string[] {
  return numbers.map((index) => `${kind} ${index}`).sort();
}
