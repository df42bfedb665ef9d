import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { buildPages } from "../../../.config/build-pages.mjs";
import { type Created, type TestService, useService } from "../support/service.js";

/** The service with its pages, on a morning in March 2031. */
export interface PagesService extends TestService {
  /** Reads a page as text. */
  page(path: string, headers?: Readonly<Record<string, string>>): Promise<PageText>;
}

export interface PageText {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const now = Date.parse("2031-03-05T09:00:00Z");

/** Builds what browsers load into a folder of its own, and starts the service with it. */
export function usePages(environment: Readonly<Record<string, string>> = {}): PagesService {
  const folder = mkdtempSync(join(tmpdir(), "calendar-pages-"));
  const service = useService(
    { SITE_TIMEZONE: "Europe/Rome", ...environment },
    { now: () => now, pageAssets: (name) => readFile(join(folder, name)).catch(() => undefined) },
  );
  beforeAll(() => buildPages(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return Object.create(service, {
    page: {
      value: async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<PageText> => {
        const response = await fetch(service.origin + path, { headers, redirect: "manual" });
        return { status: response.status, headers: response.headers, text: await response.text() };
      },
    },
  }) as PagesService;
}

/** Fills the calendar of March 2031: a concert in two languages, a fair of whole days, and what has to be escaped. */
export async function fillCalendar(service: PagesService): Promise<Readonly<Record<string, Created>>> {
  const hall = await service.create("/venues", {
    venue: "Town hall",
    address: "Plaça Major 1",
    city: "Vic",
    geo_lat: 41.93,
    geo_lng: 2.25,
  });
  const choir = await service.create("/organizers", { organizer: "The choir", email: "choir@example.org" });
  const music = await service.create("/categories", { name: "Music" });
  const concert = await service.create("/events", {
    title: "Choir night",
    description: "<p>Songs of the <strong>sea</strong>.</p>",
    start_date: "2031-03-10 19:30:00",
    end_date: "2031-03-10 21:00:00",
    timezone: "Europe/Madrid",
    cost: "15 €",
    website: "https://choir.example.org/night",
    categories: [music.id],
    tags: ["Voices"],
    venue: [hall.id],
    organizer: [choir.id],
    featured: true,
  });
  await service.post(concert.path, {
    title: "Serata del coro",
    slug: "serata-del-coro",
    description: "<p>Canti del mare.</p>",
    translation_language: "it",
  });
  const fair = await service.create("/events", {
    title: "Spring fair",
    start_date: "2031-03-14",
    end_date: "2031-03-16",
    all_day: true,
    timezone: "Europe/Rome",
  });
  const sharp = await service.create("/events", {
    title: `Tom & "Jerry" 1 < 2`,
    start_date: "2031-03-20 10:00:00",
    end_date: "2031-03-20 11:00:00",
    timezone: "Asia/Tokyo",
  });
  return { hall, choir, music, concert, fair, sharp };
}
