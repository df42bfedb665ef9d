import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type AccountDocument, openAccounts } from "../../../runtime/auth/accounts.js";
import { argon2Passwords } from "../../../runtime/auth/argon2-passwords.js";
import { hashKey } from "../../../runtime/auth/keys.js";
import { calendar } from "../../../runtime/calendar.js";
import type { AccountAction } from "../../../runtime/telemetry/telemetry.js";
import { sampleImage } from "../../images/samples.js";
import { testClock } from "../../support/clock.js";
import {
  type RequestOptions,
  type TestAnswer,
  type TestService,
  textOf,
  useService,
} from "../support/service.js";
import { useCaller } from "./callers.js";
import { eventBody } from "./sample-records.js";

const password = "correct horse battery";
const dayMs = 86_400_000;
let laterMs = 0;
const actions: AccountAction[] = [];
const now = (): number => testClock() + laterMs;

afterEach(() => {
  laterMs = 0;
});

/** A service for people, with an administrator's key. */
function usePeople(environment: Readonly<Record<string, string>> = {}, passwords = argon2Passwords) {
  const service = useService(
    { ADMIN_API_KEY: "a-key-for-the-tests", RATE_LIMIT: "0", ...environment },
    {
      now,
      passwords,
      telemetry: {
        recordRequest: () => undefined,
        recordAccess: (action) => void actions.push(action),
        metrics: () => Promise.resolve(""),
      },
    },
  );
  const accounts = () => openAccounts(service.database, calendar.serviceDescriptor.roles, now);
  const admin = { headers: { authorization: "Bearer a-key-for-the-tests" } };
  let author = 100;
  return {
    service,
    accounts,
    admin,
    add: async (name: string, role = "editor"): Promise<AccountDocument> => {
      author += 1;
      const hash = await argon2Passwords.hash(password);
      return accounts().create({
        email: `${name.toLowerCase()}@example.org`,
        name,
        role,
        author,
        password: hash,
      });
    },
    call: (method: string, path: string, options: RequestOptions = {}) =>
      service.request(method, path, { base: "/admin", ...options }),
    signIn: (name: string, given = password, headers = {}) =>
      service.post(
        "/session",
        { email: `${name}@example.org`, password: given },
        { base: "/admin", headers },
      ),
  };
}

function cookieOf({ headers }: TestAnswer): string {
  return (headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
}

/** What a browser sends after a sign-in, with the token of the page. */
function sessionOf(answer: TestAnswer): { headers: { cookie: string; "x-csrf-token": string } } {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { headers: { cookie: cookieOf(answer), "x-csrf-token": textOf(answer.body.csrf) } };
}

const inSession = ({ headers }: RequestOptions, more: RequestOptions = {}) => ({ ...more, headers });

async function isSignedIn(service: TestService, session: RequestOptions): Promise<boolean> {
  const { cookie = "" } = session.headers ?? {};
  const { body } = await service.get("/session", { base: "/admin", headers: { cookie } });
  return textOf(body.isAnonymous) === "false";
}

describe("signing in", () => {
  const { service, accounts, admin, add, call, signIn } = usePeople();

  it("gives a session that acts as the account, and is stored by its hash", async () => {
    const account = await add("Anna");
    const answer = await signIn("ANNA");
    const session = sessionOf(answer);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^session_token=[\w-]{43}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Strict$/,
    );
    const { cookie } = session.headers;
    const { body } = await call("GET", "/session", { headers: { cookie } });
    expect(body).toMatchObject({ name: "Anna", role: "editor", author: account.author, isAnonymous: false });
    const created = await service.create("/events", eventBody(), session);
    expect(Number(created.body.author)).toBe(account.author);
    const token = cookie.replace("session_token=", "");
    const stored = service.database.db.collection<{ _id: string }>("user_sessions");
    expect(await stored.distinct("_id")).toContain(hashKey(token));
    expect(JSON.stringify(await stored.find().toArray())).not.toContain(token);
    expect(JSON.stringify(await accounts().list())).not.toContain(password);
  });

  it("answers alike for a wrong password, an unknown address, and accounts that cannot sign in", async () => {
    await add("Berta");
    const disabled = await add("Carla");
    await accounts().change(disabled, { disabled: true });
    await accounts().create({ email: "dora@example.org", name: "Dora", role: "editor", author: 90 });
    const answers = [
      await signIn("berta", "not the password"),
      await signIn("nobody"),
      await signIn("carla"),
      await signIn("dora"),
    ];
    const shown = answers.map(({ status, body, headers }) => [
      status,
      body,
      [...headers.keys()].sort(),
      headers.get("www-authenticate"),
    ]);
    expect(shown[0]?.[0]).toBe(401);
    expect(shown[0]?.[3]).not.toContain("Basic");
    for (const one of shown) expect(one).toEqual(shown[0]);
  });

  it("rejects values of the wrong kind by name", async () => {
    for (const body of [{}, { email: "anna@example.org" }, { email: 1, password }]) {
      const answer = await call("POST", "/session", { body });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body.data)).toMatch(/password|email/);
    }
    expect((await call("PUT", "/session")).headers.get("allow")).toBe("GET, POST, DELETE");
  });

  it("ends the session that the browser had, and sign-out ends it on the server", async () => {
    await add("Emma");
    const first = sessionOf(await signIn("emma"));
    const second = sessionOf(await signIn("emma", password, first.headers));
    expect(second.headers.cookie).not.toBe(first.headers.cookie);
    expect(await isSignedIn(service, first)).toBe(false);
    const left = await call("DELETE", "/session", second);
    expect([left.status, left.headers.get("set-cookie")]).toEqual([
      204,
      "session_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict",
    ]);
    expect(await isSignedIn(service, second)).toBe(false);
  });

  it("lasts for the days of SESSION_DAYS", async () => {
    await add("Fanny");
    const session = sessionOf(await signIn("fanny"));
    laterMs = 14 * dayMs - 60_000;
    expect(await isSignedIn(service, session)).toBe(true);
    laterMs = 14 * dayMs;
    expect(await isSignedIn(service, session)).toBe(false);
    const { status, body } = await service.post("/events", eventBody(), session);
    expect([status, body.code]).toEqual([401, "rest_session_ended"]);
  });

  it.each(["password", "disabling", "removal"])("is ended everywhere by %s", async (way) => {
    const account = await add(`gerda-${way}`);
    const [first, second] = [sessionOf(await signIn(account.name)), sessionOf(await signIn(account.name))];
    if (way === "password") {
      const next = { current: password, password: "another long password" };
      const wrong = await call("PUT", "/password", { ...first, body: { ...next, current: "wrong" } });
      expect([wrong.status, wrong.body.code]).toEqual([403, "rest_wrong_password"]);
      const short = await call("PUT", "/password", { ...first, body: { ...next, password: "nine char" } });
      expect(JSON.stringify(short.body)).toContain("password is shorter than 10 characters.");
      const changed = sessionOf(await call("PUT", "/password", { ...first, body: next }));
      expect(await isSignedIn(service, changed)).toBe(true);
      expect((await signIn(account.name)).status).toBe(401);
    } else if (way === "disabling") {
      await call("PATCH", `/accounts/${account._id}`, inSession(admin, { body: { disabled: true } }));
    } else await call("DELETE", `/accounts/${account._id}`, admin);
    expect([await isSignedIn(service, first), await isSignedIn(service, second)]).toEqual([false, false]);
  });
});

describe("guessing", () => {
  const verified: string[] = [];
  const { service, add, signIn } = usePeople(
    { TRUST_PROXY: "true" },
    {
      hash: (text) => Promise.resolve(`hash of ${text}`),
      verify(text, stored) {
        verified.push(stored);
        return argon2Passwords.verify(text, stored);
      },
    },
  );
  const from = (network: number) => ({ "x-forwarded-for": `198.51.100.${network}` });
  /** An attempt that is slowed down takes a second more; timers may be a little early. */
  const slowMs = 990;
  /** Milliseconds until an answer. */
  const timeOf = async (...input: Parameters<typeof signIn>): Promise<number> => {
    const start = performance.now();
    await signIn(...input);
    return performance.now() - start;
  };
  /** Whether a sign-in is slow after 30 wrong ones; these are counted by minute, of which a new one may have just begun. */
  const isSlowAfter = async (
    guess: (at: number) => Promise<unknown>,
    ...input: Parameters<typeof signIn>
  ): Promise<boolean> => {
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 30; at += 1) await guess(at);
      if ((await timeOf(...input)) >= slowMs) return true;
    }
    return false;
  };
  /** The shortest time of several tries, as far as they are needed: a busy machine may delay each. */
  const shortest = async (...input: Parameters<typeof signIn>): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < 20 && least >= slowMs; at += 1) least = Math.min(least, await timeOf(...input));
    return least;
  };

  it("takes as much work for an address without an account", async () => {
    await add("quinn");
    const before = verified.length;
    for (const name of ["quinn", "nobody"]) await signIn(name, "a wrong password");
    expect(verified.slice(before)).toEqual([
      expect.not.stringContaining("hash of"),
      expect.stringContaining("hash of"),
    ]);
  });

  it("slows down a network whatever the address, and an address whatever the network, and locks out nobody", async () => {
    await add("rosa");
    await add("sara");
    const guesses = (at: number) => signIn(`guess${at}`, "wrong", from(1));
    expect(await isSlowAfter(guesses, "rosa", password, from(1))).toBe(true);
    expect(await shortest("rosa", password, from(2))).toBeLessThan(slowMs);
    const others = (at: number) => signIn("sara", "wrong", from(100 + at));
    expect(await isSlowAfter(others, "sara", password, from(2))).toBe(true);
    expect(await shortest("rosa", password, from(3))).toBeLessThan(slowMs);
    expect((await signIn("sara", password, from(4))).status).toBe(200);
    const failed = actions.filter(({ action }) => action === "sign-in failed");
    expect(failed.length).toBeGreaterThan(30);
    expect(JSON.stringify(actions)).not.toContain("example.org");
    expect(service.errors).toEqual([]);
  });
});

describe("a session", () => {
  const { service, admin, add, call, signIn } = usePeople();
  const subscriber = useCaller(service, "subscriber", 51);
  const contributor = useCaller(service, "contributor", 52);

  it.each([
    ["POST", "/events"],
    ["PUT", "/events/ID"],
    ["PATCH", "/events/ID"],
    ["DELETE", "/events/ID"],
    ["POST", "/events/ID?_method=DELETE"],
    ["GET", "/events/ID"],
  ])("lets %s %s pass with the token of the page only, unless it reads", async (method, path) => {
    await add(`csrf-${method}-${path.length}`);
    const session = sessionOf(await signIn(`csrf-${method}-${path.length}`));
    const { id } = await service.create("/events", eventBody(), session);
    const send = (headers: Readonly<Record<string, string>>) =>
      service.request(method, path.replace("ID", String(id)), {
        headers: { cookie: session.headers.cookie, ...headers },
        ...(/^(?:GET|DELETE) |=DELETE/.test(`${method} ${path}`) ? {} : { body: eventBody() }),
      });
    const isRead = method === "GET";
    for (const headers of [{}, { "x-csrf-token": "0".repeat(64) }]) {
      const { status, body } = await send(headers);
      expect([status, body.code]).toEqual(isRead ? [200, undefined] : [403, "rest_csrf_token"]);
    }
    expect((await send(session.headers)).status).toBeLessThan(300);
  });

  it("adds an image with the token of the page only", async () => {
    await add("Paula");
    const { headers } = sessionOf(await signIn("paula"));
    const upload = async (given: Readonly<Record<string, string>>): Promise<number> => {
      const body = new FormData();
      body.append("file", new File([new Uint8Array(await sampleImage(9, 9, "png"))], "a.png"));
      const address = `${service.origin}/admin/media`;
      return (await fetch(address, { method: "POST", headers: given, body })).status;
    };
    expect(await upload({ cookie: headers.cookie })).toBe(403);
    expect(await upload(headers)).toBe(200);
  });

  it("is nothing to pages of other origins, and less than a key", async () => {
    await add("Hanna");
    const session = sessionOf(await signIn("hanna"));
    const { cookie } = session.headers;
    const draft = await service.create("/events", eventBody({ status: "draft" }), session);
    const read = (headers: Readonly<Record<string, string>>) =>
      service.get(draft.path, { headers: { cookie, ...headers } });
    expect((await read({ "sec-fetch-site": "same-origin" })).status).toBe(200);
    for (const site of ["cross-site", "same-site"])
      expect((await read({ "sec-fetch-site": site })).status).toBe(403);
    expect((await read({ authorization: subscriber.headers.authorization ?? "" })).status).toBe(403);
    expect((await read({ authorization: "Bearer no-such-key" })).status).toBe(401);
  });

  it("never gets answers from the cache of others, and gives none to it", async () => {
    await add("Ida");
    const session = sessionOf(await signIn("ida"));
    const { id } = await service.create("/events", eventBody({ title: "Open day" }), session);
    const draft = await service.create(
      "/events",
      eventBody({ title: "Secret day", status: "draft" }),
      session,
    );
    const path = "/events?status=publish,draft&start_date=2020-01-01";
    const read = (options: RequestOptions = {}) => service.get(`/events/${id}`, options);
    for (let round = 0; round < 3; round += 1) {
      const [anonymous, own] = [await read(), await read(session)];
      expect(anonymous.headers.get("cache-control")).toBeNull();
      expect(own.headers.get("cache-control")).toContain("private");
      expect(own.headers.get("vary")).toContain("Cookie");
      expect((await service.get(path, session)).body).not.toHaveProperty("code");
      expect((await service.get(path)).status).toBe(400);
      expect((await service.get(draft.path)).status).toBe(403);
      expect((await service.get(draft.path, session)).status).toBe(200);
    }
  });

  it("may do what a key of its role may", async () => {
    await add("Jana", "contributor");
    const session = sessionOf(await signIn("jana"));
    const foreign = await service.create("/events", eventBody(), admin);
    const operations: [string, string, object?][] = [
      ["GET", "/events"],
      ["GET", foreign.path],
      ["PATCH", foreign.path, { title: "x" }],
      ["DELETE", foreign.path],
      ["POST", "/categories", { name: "Contributed" }],
      ["POST", "/events", eventBody({ status: "publish" })],
      ["GET", "/events?status=draft"],
      ["GET", "/webhooks"],
    ];
    for (const [method, path, body] of operations) {
      const [own, key] = [
        await service.request(method, path, inSession(session, { body })),
        await contributor.request(method, path, { body }),
      ];
      expect([method, path, own.status, own.body.code, own.body.status]).toEqual([
        method,
        path,
        key.status,
        key.body.code,
        key.body.status,
      ]);
    }
    expect((await call("GET", "/accounts", session)).status).toBe(403);
  });
});

describe("the cookie of a session", () => {
  const behind = usePeople({ TRUST_PROXY: "true" });
  const below = usePeople({ PUBLIC_URL: "https://example.org/calendar" });

  it.each([
    [behind, "__Host-session_token", "/"],
    [below, "__Secure-session_token", "/calendar"],
  ])("is for TLS only behind a proxy that has it (%#)", async ({ service, add, signIn }, name, path) => {
    await add("kim");
    const answer = await signIn("kim", password, { "x-forwarded-proto": "https" });
    expect(answer.headers.get("set-cookie")).toMatch(
      new RegExp(`^${name}=[\\w-]{43}; Path=${path}; Max-Age=\\d+; HttpOnly; SameSite=Strict; Secure$`),
    );
    const secure = { headers: { ...sessionOf(answer).headers, "x-forwarded-proto": "https" } };
    expect((await service.post("/events", eventBody(), secure)).status).toBe(201);
    const renamed = secure.headers.cookie.replace(/^__\w+-/, "");
    const insecure = await service.post("/events", eventBody(), {
      headers: { ...secure.headers, cookie: renamed },
    });
    expect(insecure.status).toBe(401);
  });
});

describe("administrators", () => {
  const { service, accounts, admin, add, call, signIn } = usePeople();

  it("invite by a link that is used once, and see no secrets", async () => {
    const body = { email: "Lea@Example.org", role: "author" };
    const invited = await call("POST", "/accounts", inSession(admin, { body }));
    const token = textOf(invited.body.link).replace(`${service.origin}/admin#/-/link?token=`, "");
    expect(invited.body.account).toMatchObject({
      email: "lea@example.org",
      name: "Lea",
      has_password: false,
    });
    expect((await call("POST", "/accounts", inSession(admin, { body }))).body.code).toBe(
      "rest_account_exists",
    );
    const listed = JSON.stringify((await call("GET", "/accounts", admin)).body);
    expect(listed).toContain("lea@example.org");
    expect(listed + JSON.stringify(await accounts().list())).not.toContain(token);
    expect((await call("POST", "/link", { body: { token } })).body).toEqual({
      email: "lea@example.org",
      name: "Lea",
    });
    expect((await call("PUT", "/link", { body: { token, password: "short" } })).status).toBe(400);
    const session = sessionOf(await call("PUT", "/link", { body: { token, password } }));
    expect(await isSignedIn(service, session)).toBe(true);
    const again = await call("PUT", "/link", { body: { token, password } });
    expect([again.status, again.body.code]).toEqual([410, "rest_link_ended"]);
    expect((await signIn("lea")).status).toBe(200);
  });

  it("reset passwords by links that expire, and are replaced by newer ones", async () => {
    const { _id } = await add("mia");
    const link = async (): Promise<string> => {
      const { body } = await call("POST", `/accounts/${_id}/link`, admin);
      return textOf(body.link).replace(/.*=/, "");
    };
    const use = async (token: string) => (await call("PUT", "/link", { body: { token, password } })).status;
    const [replaced, late] = [await link(), await link()];
    expect(await use(replaced)).toBe(410);
    laterMs = dayMs + 1;
    expect(await use(late)).toBe(410);
    const session = sessionOf(await signIn("mia"));
    expect(await use(await link())).toBe(200);
    expect(await isSignedIn(service, session)).toBe(false);
  });

  it("change accounts, but not the last administrator", async () => {
    const chief = await add("nora", "administrator");
    const session = sessionOf(await signIn("nora"));
    const at = `/accounts/${chief._id}`;
    const attempts: [string, object?][] = [
      ["PATCH", { role: "editor" }],
      ["PATCH", { disabled: true }],
      ["DELETE"],
    ];
    for (const [method, body] of attempts) {
      const { status, body: answer } = await call(method, at, inSession(session, { body }));
      expect([status, answer.code]).toEqual([409, "rest_last_administrator"]);
    }
    expect((await call("PATCH", at, inSession(session, { body: { role: "king" } }))).status).toBe(400);
    await add("olga", "administrator");
    const changed = await call(
      "PATCH",
      at,
      inSession(session, { body: { role: "editor", name: "Nora N." } }),
    );
    expect(changed.body.account).toMatchObject({ role: "editor", name: "Nora N." });
    expect((await call("GET", "/accounts", session)).status).toBe(403);
    expect((await call("DELETE", "/accounts/0123456789abcdef01234567", admin)).status).toBe(404);
    expect(actions.map(({ action }) => action)).toContain("account changed");
  });
});

/** A server that takes mail, and holds its texts. */
async function openMailServer() {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let text = "";
    let isData = false;
    socket.write("220 mail.example.org\r\n");
    socket
      .on("error", () => undefined)
      .on("data", (chunk) => {
        text += chunk.toString();
        if (isData && text.endsWith("\r\n.\r\n")) {
          mails.push(text.replaceAll("=\r\n", "").replaceAll("=3D", "="));
          isData = false;
        }
        if (isData || !text.endsWith("\r\n")) return;
        isData = text === "DATA\r\n";
        socket.write(isData ? "354 Go on\r\n" : "250 OK\r\n");
        text = "";
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

describe("links that are mailed", async () => {
  const mail = await openMailServer();
  const { service, add, admin, call } = usePeople({
    SMTP_URL: mail.url,
    SMTP_FROM: "Calendar <calendar@example.org>",
    PUBLIC_URL: "https://calendar.example.org",
  });
  afterAll(() => mail.close());
  const linkIn = (text = "") =>
    /https:\/\/calendar\.example\.org\/admin#\/-\/link\?token=([\w-]+)/.exec(text)?.[1];

  it("are sent for an invitation, and not shown", async () => {
    const body = { email: "vera@example.org", role: "author" };
    const before = mail.mails.length;
    const { status, body: answer } = await call(
      "POST",
      "/accounts?translation_language=it",
      inSession(admin, { body }),
    );
    expect([status, answer.link]).toEqual([200, undefined]);
    expect(mail.mails[before]).toContain("To: vera@example.org");
    expect(mail.mails[before]).toContain("Scegliere la password con questo link.");
    const token = linkIn(mail.mails[before]);
    expect((await call("PUT", "/link", { body: { token, password } })).status).toBe(200);
  });

  it("are sent to who has forgotten a password, and the answer is the same for unknown addresses", async () => {
    await add("wanda");
    const before = mail.mails.length;
    const ask = (email: string) => call("POST", "/forgotten", { body: { email } });
    const known = await ask("Wanda@example.org");
    const unknown = await ask("nobody@example.org");
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => mail.mails.length).toBe(before + 1);
    await ask("wanda@example.org");
    const token = linkIn(mail.mails[before]);
    expect((await call("PUT", "/link", { body: { token, password } })).status).toBe(200);
    expect(mail.mails).toHaveLength(before + 1);
    expect(service.errors).toEqual([]);
  });
});

describe("a service with an account", () => {
  const { service, add, call } = usePeople({ ADMIN_API_KEY: "" });

  it("is no longer open without a key, and begins with an administrator", async () => {
    expect((await service.post("/events", eventBody())).status).toBe(201);
    const body = { email: "petra@example.org", role: "editor" };
    expect((await call("POST", "/accounts", { body })).body.code).toBe("rest_last_administrator");
    await add("petra", "administrator");
    expect((await service.post("/events", eventBody())).status).toBe(401);
  });
});
