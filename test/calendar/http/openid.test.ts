import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openIdRoutes } from "../../../runtime/accounts/openid.js";
import { openAccounts } from "../../../runtime/auth/accounts.js";
import { calendar } from "../../../runtime/calendar.js";
import { readConfig } from "../../../runtime/settings/config.js";
import type { AccountAction } from "../../../runtime/telemetry/telemetry.js";
import { testClock } from "../../support/clock.js";
import { client, startProvider } from "../support/openid-provider.js";
import { type TestService, useService } from "../support/service.js";

const site = "https://calendar.example.org";
const provider = await startProvider();
const actions: AccountAction[] = [];

const environment = {
  ADMIN_API_KEY: "a-key-for-the-tests",
  PUBLIC_URL: site,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  OIDC_LABEL: "Sign in with Example",
};
const telemetry = {
  recordRequest: () => undefined,
  recordAccess: (action: AccountAction) => void actions.push(action),
  metrics: () => Promise.resolve(""),
};

beforeEach(() => {
  actions.length = 0;
  provider.state.claims = {};
  provider.state.changed = {};
  provider.state.isThin = false;
});
afterAll(() => provider.stop());

const accountsOf = ({ database }: TestService) =>
  openAccounts(database, calendar.serviceDescriptor.roles, testClock);

const person = (email: string, claims = {}) => ({ email, email_verified: true, ...claims });

/** A browser with a jar, that follows no redirect by itself; it is in the place of the proxy that has the public address. */
function openBrowser({ origin }: TestService) {
  const jar = new Map<string, string>();
  async function visit(address: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      cookie,
      accept: "text/html",
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
    };
    const answer = await fetch(address.replace(site, origin), { headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get("location") ?? "", answer };
  }
  return {
    jar,
    visit,
    begin: (language = "en") => visit(`${site}/admin/oidc?translation_language=${language}`),
    /** From the link of the editor back to it. */
    async signIn(language?: string): Promise<string> {
      const { location } = await this.begin(language);
      return (await visit((await visit(location)).location)).location;
    },
    session: async (): Promise<unknown> => {
      const cookie = `__Host-session_token=${jar.get("__Host-session_token") ?? ""}`;
      return (await fetch(`${origin}/admin/session`, { headers: { cookie } })).json();
    },
  };
}

describe("signing in by a provider", () => {
  const service = useService(environment, { now: testClock, telemetry });
  const add = (name: string) =>
    accountsOf(service).create({ email: `${name}@example.org`, name, role: "editor", author: 70 });

  beforeAll(async () => {
    await add("clara");
    await accountsOf(service).change(await add("dora"), { disabled: true });
  });

  it("starts a session of the account with the verified address, and leads to the editor", async () => {
    const account = await add("anna");
    provider.state.claims = person("Anna@Example.org");
    const browser = openBrowser(service);
    const begun = await browser.begin("it");
    const asked = new URL(begun.location).searchParams;
    expect(begun.status).toBe(302);
    expect(asked.get("redirect_uri")).toBe(`${site}/admin/oidc/callback`);
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(begun.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-sign_in_secret=[\w-]{43}\.it; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    const ended = await browser.visit(provider.authorize(begun.location));
    expect([ended.status, ended.location]).toEqual([302, `${site}/it/admin`]);
    expect(ended.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-sign_in_secret=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-session_token=[\w-]{43};.*; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    expect(ended.answer.headers.get("cache-control")).toContain("no-store");
    expect(await browser.session()).toMatchObject({ name: "anna", role: "editor", isAnonymous: false });
    expect(actions).toEqual([expect.objectContaining({ action: "sign-in", account: account._id })]);
  });

  it("asks where a person is known by more than the token", async () => {
    await add("berta");
    provider.state.claims = person("berta@example.org");
    provider.state.isThin = true;
    expect(await openBrowser(service).signIn()).toBe(`${site}/admin`);
  });

  it("shows the link to those who have not signed in", async () => {
    expect(await openBrowser(service).session()).toMatchObject({
      ways: { provider: environment.OIDC_LABEL },
    });
  });

  it.each<[string, object, object?]>([
    ["is of nobody here", person("nobody@example.org")],
    ["is not verified", { email: "clara@example.org", email_verified: false }],
    ["is verified in another way", { email: "clara@example.org", email_verified: "true" }],
    ["is missing", { email_verified: true }],
    ["is of a disabled account", person("dora@example.org")],
  ])("refuses an address that %s, always in the same words", async (_why, claims) => {
    provider.state.claims = claims;
    const browser = openBrowser(service);
    expect(await browser.signIn("de")).toBe(`${site}/de/admin#/?failed=refused`);
    expect(browser.jar.size).toBe(0);
    expect(actions).toEqual([expect.objectContaining({ action: "sign-in failed" })]);
    expect(JSON.stringify(actions)).not.toContain("example.org");
  });

  it.each<[string, object]>([
    ["nonce", { nonce: "of another sign-in" }],
    ["audience", { aud: "another service" }],
    ["issuer", { iss: "https://elsewhere.example.org" }],
    ["end", { exp: 1_000_000 }],
  ])("takes no token with another %s", async (_what, changed) => {
    provider.state.claims = person("anna@example.org");
    provider.state.changed = changed;
    const browser = openBrowser(service);
    expect(await browser.signIn()).toBe(`${site}/admin#/?failed=failed`);
    expect(browser.jar.size).toBe(0);
  });

  it("takes an answer of the provider only in the browser that asked, with its state, and once", async () => {
    await add("gerta");
    provider.state.claims = person("gerta@example.org");
    const failed = `${site}/admin#/?failed=failed`;
    const [own, other] = [openBrowser(service), openBrowser(service)];
    const answer = () => own.begin().then(({ location }) => provider.authorize(location));
    expect((await other.visit(await answer())).location).toBe(failed);
    await other.begin();
    expect((await other.visit(await answer())).location).toBe(failed);
    expect((await own.visit((await answer()).replace(/state=\w/, "state="))).location).toBe(failed);
    expect((await own.visit(`${site}/admin/oidc/callback?error=access_denied`)).location).toBe(failed);
    const [right, before] = [await answer(), new Map(own.jar)];
    expect((await own.visit(right)).location).toBe(`${site}/admin`);
    expect((await own.visit(right)).location).toBe(failed);
    for (const [name, value] of before) own.jar.set(name, value);
    expect((await own.visit(right)).location).toBe(failed);
    expect(service.errors).toEqual([]);
  });
});

describe("with a role for people without an account", () => {
  const service = useService({ ...environment, OIDC_ROLE: "contributor" }, { now: testClock, telemetry });

  it("makes an account of an author of its own, once", async () => {
    provider.state.claims = person("Eva@example.org", { name: "Eva E." });
    for (const browser of [openBrowser(service), openBrowser(service)])
      expect(await browser.signIn()).toBe(`${site}/admin`);
    const all = await accountsOf(service).list();
    expect(all).toEqual([
      expect.objectContaining({ email: "eva@example.org", name: "Eva E.", role: "contributor" }),
    ]);
    expect(actions.map(({ action }) => action)).toEqual(["account created", "sign-in", "sign-in"]);
  });

  it("makes none for an address that is not verified", async () => {
    provider.state.claims = { email: "fred@example.org" };
    expect(await openBrowser(service).signIn()).toBe(`${site}/admin#/?failed=refused`);
    expect(await accountsOf(service).findByEmail("fred@example.org")).toBeUndefined();
  });
});

describe("a provider that does not answer", async () => {
  const other = await startProvider();
  const service = useService({ ...environment, OIDC_ISSUER: other.issuer }, { now: testClock, telemetry });

  it("is named in the log, and the visitor led back, in the language of the visitor", async () => {
    const browser = openBrowser(service);
    const back = other.authorize((await browser.begin("fr")).location);
    await other.stop();
    expect((await browser.visit(back)).location).toBe(`${site}/fr/admin#/?failed=failed`);
    expect(actions[0]?.reason).toContain("fetch failed");
    expect(service.errors).toEqual([]);
  });
});

describe("a provider that never answered", async () => {
  const gone = await startProvider();
  await gone.stop();
  const service = useService({ ...environment, OIDC_ISSUER: gone.issuer }, { now: testClock, telemetry });

  it("is no error of the service", async () => {
    const { status, location } = await openBrowser(service).begin("ca");
    expect([status, location]).toEqual([302, `${site}/ca/admin#/?failed=unavailable`]);
    expect(service.errors).toEqual([]);
  });
});

describe("without a provider", () => {
  const service = useService({ OIDC_LABEL: "Sign in with Example" });

  it("there is neither a link nor a route", async () => {
    const { session, begin } = openBrowser(service);
    expect(JSON.stringify(await session())).not.toContain("provider");
    expect((await begin()).status).toBe(404);
  });
});

describe("the settings of a provider", () => {
  const refusal = (changes: Readonly<Record<string, string>>): unknown => {
    try {
      return openIdRoutes(
        readConfig({ ...environment, ...changes }),
        Object.keys(calendar.serviceDescriptor.roles),
      );
    } catch (error) {
      return String(error);
    }
  };

  it.each<[string, Readonly<Record<string, string>>]>([
    ["PUBLIC_URL", { PUBLIC_URL: "" }],
    ["OIDC_CLIENT_SECRET", { OIDC_CLIENT_SECRET: "" }],
    ["OIDC_ROLE=king", { OIDC_ROLE: "king" }],
    ["OIDC_ISSUER=http://example.org", { OIDC_ISSUER: "http://example.org" }],
    ["OIDC_ISSUER=http://localhost@example.org", { OIDC_ISSUER: "http://localhost@example.org" }],
  ])("stop the start with a message about %s", (named, changes) => {
    expect(refusal(changes)).toContain("ConfigError");
    expect(refusal(changes)).toContain(named);
    expect(refusal({})).toHaveLength(2);
  });
});
