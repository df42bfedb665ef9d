import type { Browser, BrowserContextOptions } from "playwright-core";
import { openKeys } from "../../../runtime/auth/keys.js";
import { desktop, type Visitor, visit } from "../../pages/visitor.js";
import { untilKeysAreKnown } from "../http/callers.js";
import type { TestService } from "../support/service.js";

export interface AdminVisit {
  /** The key to sign in with; none where the form is to be seen. */
  readonly key: string | undefined;
  readonly path?: string;
  readonly screen?: BrowserContextOptions;
}

/** Creates a key, and waits until the service asks for one. */
export async function createKey(
  service: TestService,
  role: "editor" | "contributor" | "subscriber",
  author: number,
): Promise<string> {
  const key = await openKeys(service.database, undefined).create({ name: role, role, author });
  await untilKeysAreKnown(service);
  return key;
}

/** What the browser says on its console of an answer that the page knows how to show. */
const rejections = /^Failed to load resource: the server responded with a status of (?:400|401|412) /;

/** Opens the editing page, signed in where there is a key. */
export async function openAdmin(
  browser: Browser,
  origin: string,
  { key, path = "/admin", screen = desktop }: AdminVisit,
): Promise<Visitor> {
  const visitor = await visit(browser, origin + path, screen, rejections);
  if (key === undefined) return visitor;
  const { page } = visitor;
  await page.locator("#key").fill(key);
  await page.locator("#key").press("Enter");
  await page.locator(".workplace").waitFor();
  return visitor;
}
