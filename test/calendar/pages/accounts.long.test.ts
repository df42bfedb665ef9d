import { beforeAll, describe, expect, it } from "vitest";
import { openAccounts } from "../../../runtime/auth/accounts.js";
import { argon2Passwords } from "../../../runtime/auth/argon2-passwords.js";
import { calendar } from "../../../runtime/calendar.js";
import { isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { untilKeysAreKnown } from "../http/callers.js";
import { fillEvent } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();
const password = "correct horse battery";
const rejections = /^Failed to load resource: the server responded with a status of (?:400|401|409|410) /;

describe.skipIf(isWithoutBrowser)("people in the editor", () => {
  const visit = useBrowser(service);
  const accounts = () => openAccounts(service.database, calendar.serviceDescriptor.roles);

  beforeAll(async () => {
    const hash = await argon2Passwords.hash(password);
    const people = { anna: "administrator", berta: "editor", carla: "subscriber" };
    for (const [at, [name, role]] of Object.entries(people).entries())
      await accounts().create({ email: `${name}@example.org`, name, role, author: at + 2, password: hash });
    await untilKeysAreKnown(service);
  });

  async function open(name: string, path = "/admin", screen = {}) {
    const visitor = await visit(path, screen, rejections);
    await visitor.page.getByLabel("E-mail address").fill(`${name}@example.org`);
    await visitor.page.getByLabel("Password").fill(password);
    await visitor.page.getByRole("button", { name: "Sign in" }).click();
    return visitor;
  }

  it("sign in with address and password, or a key, and out again", async () => {
    const { page, picture, expectNoErrors } = await visit("/admin", phone, rejections);
    await page.getByLabel("E-mail address").fill("berta@example.org");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The e-mail address or the password is not right.").waitFor();
    await picture("accounts-sign-in");
    await expectNoErrors();
    await page.getByRole("button", { name: "Forgotten your password?" }).click();
    await page.getByText("Ask an administrator for a link").waitFor();
    await page.getByRole("button", { name: "Use an API key" }).click();
    await page.getByLabel("Key").waitFor();
    await page.getByRole("button", { name: "Use e-mail and password" }).click();
    await page.getByLabel("E-mail address").fill("carla@example.org");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This account may read, but not change anything.").waitFor();
    await page.getByLabel("E-mail address").fill("berta@example.org");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Overview" }).waitFor();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "session_token", httpOnly: true, sameSite: "Strict" });
    expect(await page.evaluate("sessionStorage.length + localStorage.length")).toBe(0);
    expect(await page.getByRole("link", { name: "Accounts" }).count()).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("E-mail address").waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await expectNoErrors();
  });

  it("lose nothing when the session ends while they write", async () => {
    const { page, picture, expectNoErrors } = await open("berta", "/admin#/events/new");
    await page.getByRole("heading", { name: "Add event" }).waitFor();
    await fillEvent(page, "Night of the choirs", "2031-07-01T20:00", "2031-07-01T22:00");
    await service.database.db.collection("user_sessions").deleteMany({});
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Sign in again as berta.").waitFor();
    await picture("accounts-session-ended");
    await expectNoErrors();
    await dialog.getByLabel("E-mail address").fill("anna@example.org");
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await dialog.getByText("That is another account: sign in as berta.").waitFor();
    await dialog.getByLabel("E-mail address").fill("berta@example.org");
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await expectNoErrors();
    const { body } = await service.get("/events?search=choirs&start_date=2031-07-01");
    expect(body.events?.[0]).toMatchObject({ title: "Night of the choirs", author: "3" });
  });

  it("keep what they write when they cancel", async () => {
    const { page, expectNoErrors } = await open("berta", "/admin#/events/new");
    await fillEvent(page, "Not yet", "2031-07-02T20:00", "2031-07-02T22:00");
    await service.database.db.collection("user_sessions").deleteMany({});
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByText("The session has ended; sign in again.").waitFor();
    expect(await page.getByRole("textbox", { name: /^Title/ }).inputValue()).toBe("Not yet");
    await expectNoErrors();
  });

  it("are invited, changed and removed by administrators", async () => {
    const { page, picture, expectNoErrors } = await open("anna", "/admin#/-/accounts");
    await page.getByRole("heading", { name: "Accounts" }).waitFor();
    await page.getByLabel("E-mail address").fill("dora@example.org");
    await page.getByLabel("Name").fill("Dora");
    await page.locator("#role").selectOption("author");
    await page.getByRole("button", { name: "Invite" }).click();
    const link = await page.getByRole("dialog").getByLabel("Link").inputValue();
    await picture("accounts-link");
    await expectNoErrors();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Dora" }) });
    await card.getByText("Invited").waitFor();
    await picture("accounts");
    await expectNoErrors();

    const invited = await visit(link.replace(service.origin, ""), phone, rejections);
    await invited.page.getByText("For the account dora@example.org.").waitFor();
    await invited.page.getByLabel("New password").fill("short");
    await invited.page.getByRole("button", { name: "Choose a password" }).click();
    await invited.page.getByText("password is shorter than 10 characters.").waitFor();
    await invited.picture("accounts-choose-password");
    await invited.expectNoErrors();
    await invited.page.getByLabel("New password").fill("a long enough password");
    await invited.page.getByRole("button", { name: "Choose a password" }).click();
    await invited.page.getByRole("heading", { name: "Overview" }).waitFor();
    await invited.page.getByRole("link", { name: "Change password" }).click();
    await invited.page.getByLabel("Present password").fill("a long enough password");
    await invited.page.getByLabel("New password").fill("another long password");
    await invited.picture("accounts-change-password");
    await invited.page.getByRole("button", { name: "Change password" }).click();
    await invited.page.getByText("The password is changed.").waitFor();
    await invited.expectNoErrors();
    const used = await visit(link.replace(service.origin, ""), phone, rejections);
    await used.page.getByText("The link no longer works").waitFor();

    await page.reload();
    await card.getByLabel("Role").selectOption("editor");
    await card.getByRole("button", { name: "Disable" }).click();
    await card.getByText("Disabled").waitFor();
    await card.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await card.waitFor({ state: "detached" });
    const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "anna" }) });
    await own.getByRole("button", { name: "Disable" }).click();
    await page.getByText("This would leave no administrator who can sign in").waitFor();
    await expectNoErrors();
  });
});

describe.skipIf(isWithoutBrowser)("the editor with a provider of OpenID Connect", () => {
  const visit = useBrowser(
    usePages({
      ADMIN_API_KEY: "a-key-for-the-tests",
      PUBLIC_URL: "https://calendar.example.org",
      OIDC_ISSUER: "https://login.example.org",
      OIDC_CLIENT_ID: "calendar",
      OIDC_CLIENT_SECRET: "secret",
      OIDC_LABEL: "Example Login",
    }),
  );

  it.each([
    ["/admin#/?failed=refused", "en", "This address may not sign in here."],
    ["/it/admin#/?failed=failed", "it", "L'accesso non è riuscito. Riprovare."],
    ["/de/admin#/?failed=unavailable", "de", "Der Anbieter der Anmeldung antwortet nicht."],
  ])("leads there, and says at %s why a sign-in failed", async (path, language, words) => {
    const { page, expectNoErrors } = await visit(path, phone);
    await page.getByRole("alert").filter({ hasText: words }).waitFor();
    const address = await page.getByRole("link", { name: "Example Login" }).getAttribute("href");
    expect(address).toBe(`/admin/oidc?translation_language=${language}`);
    await expectNoErrors();
  });
});
