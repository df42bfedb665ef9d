import type { BrowserContextOptions, Page } from "playwright-core";
import { openKeys } from "../../../runtime/auth/keys.js";
import type { Visit, Visitor } from "../../pages/visitor.js";
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
  role: "administrator" | "editor" | "contributor" | "subscriber",
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
  visit: Visit,
  { key, path = "/admin", screen }: AdminVisit,
): Promise<Visitor> {
  const visitor = await visit(path, screen, rejections);
  if (key === undefined) return visitor;
  const { page } = visitor;
  await page.locator("#key").fill(key);
  await page.locator("#key").press("Enter");
  await page.locator(".workplace").waitFor();
  return visitor;
}

/** Fills in what an event must have; the times are those of the form. */
export async function fillEvent(page: Page, title: string, start: string, end: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Title/ }).fill(title);
  await page.getByLabel(/^Start/).fill(start);
  await page.getByLabel(/^End/).fill(end);
}

/** Opens what a form asks for on demand. */
export async function openGroups(page: Page): Promise<void> {
  await page.locator(".groups").waitFor();
  await page.evaluate(`for (const part of document.querySelectorAll(".editor details")) part.open = true`);
}
