import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { bundleTesting } from "../../../.config/bundle-testing.mjs";
import { openKeys } from "../../../runtime/auth/keys.js";
import type { createFakeService, FakeOptions, FakeService } from "../../../runtime/testing/index.js";
import { type TestService, useService } from "../support/service.js";

/** A service that keeps the contract: the real one, or the fake. */
export interface ContractTarget {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Key of an administrator. */
  readonly key: string;
  /** Key of an author with the id 7. */
  readonly authorKey: string;
}

/** The instant at which both services are tested. */
export const contractTime = Date.UTC(2030, 0, 1, 12);

const administratorKey = "a-key-for-the-contract";

/** The real service on the real engine, over HTTP. */
export function useRealTarget(now: () => number): ContractTarget & { readonly service: TestService } {
  const service = useService({ ADMIN_API_KEY: administratorKey, SITE_TIMEZONE: "Europe/Rome" }, { now });
  let authorKey = "";
  beforeAll(async () => {
    const keys = openKeys(service.database, undefined);
    authorKey = await keys.create({ name: "author", role: "author", author: 7 });
  });
  return {
    service,
    get baseUrl() {
      return `${service.origin}/calendar/events/v1`;
    },
    fetch: (...call) => fetch(...call),
    key: administratorKey,
    get authorKey() {
      return authorKey;
    },
  };
}

/** The fake as consumers install it: bundled, and far from the packages of this repository. */
export function useBundle(): { readonly folder: string; readonly create: typeof createFakeService } {
  let folder = "";
  let create: typeof createFakeService | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fake-service-"));
    await bundleTesting(folder);
    // The types of the bundle are those of its source; another test compares the declarations.
    const bundle = (await import(pathToFileURL(join(folder, "testing.cjs")).href)) as {
      readonly createFakeService: typeof createFakeService;
    };
    create = bundle.createFakeService;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    get folder() {
      return folder;
    },
    create: (options) => {
      if (create === undefined) throw new Error("The bundle is there from the first test on.");
      return create(options);
    },
  };
}

/** The fake from its bundle, with the settings of the real target. */
export function useFakeTarget(options: () => Partial<FakeOptions>): ContractTarget {
  const bundle = useBundle();
  const authorKey = "key-of-an-author";
  let fake: FakeService | undefined;
  const running = (): FakeService => {
    fake ??= bundle.create({
      key: administratorKey,
      keys: { [authorKey]: { role: "author", author: 7 } },
      now: contractTime,
      timezone: "Europe/Rome",
      ...options(),
    });
    return fake;
  };
  return {
    get baseUrl() {
      return running().baseUrl;
    },
    fetch: (...call) => running().fetch(...call),
    key: administratorKey,
    authorKey,
  };
}
