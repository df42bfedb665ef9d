import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createRateLimiter } from "../../../runtime/auth/rate-limiter.js";
import { useService } from "../support/service.js";
import { createCaller } from "./callers.js";

/** An instant within one minute, which never ends. */
const now = (): number => 1_899_999_990_000;
const service = useService({ RATE_LIMIT: "20", ADMIN_API_KEY: "a-key-for-the-tests", TRUST_PROXY: "true" });
const usual = useService({ ADMIN_API_KEY: "a-key-for-the-tests", TRUST_PROXY: "true" });

beforeAll(() => {
  vi.spyOn(service.database, "now").mockImplementation(now);
});

function from(address: string, key?: string) {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return { headers: { "x-forwarded-for": address, ...authorization } };
}

describe("the rate of requests", () => {
  it("is sent with every response, and requests beyond it are rejected with the time to wait", async () => {
    const first = await service.get("/venues", from("198.51.100.1"));
    expect(first.headers.get("ratelimit-policy")).toBe('"minute";q=20;w=60');
    expect(first.headers.get("ratelimit")).toBe('"minute";r=19;t=30');
    for (let call = 0; call < 19; call += 1)
      expect((await service.get("/venues", from("198.51.100.1"))).status).toBe(200);
    const rejected = await service.get("/venues", from("198.51.100.1"));
    expect(rejected.status).toBe(429);
    expect(rejected.body.code).toBe("rest_too_many_requests");
    expect(rejected.headers.get("retry-after")).toBe("30");
  });

  it("counts each network and each key on its own", async () => {
    const one = await createCaller(service, "editor", 5);
    const key = one.headers.authorization?.slice("Bearer ".length) ?? "";
    await service.get("/venues", from("198.51.100.9"));
    const other = await service.get("/venues", from("198.51.100.10"));
    expect(other.headers.get("ratelimit")).toMatch(/r=19;/);
    const keyed = await service.get("/venues", from("198.51.100.9", key));
    expect(keyed.headers.get("ratelimit")).toMatch(/r=19;/);
  });

  it("believes only the address that the proxy itself added", async () => {
    await service.get("/venues", from("203.0.113.1, 198.51.100.20"));
    const { headers } = await service.get("/venues", from("203.0.113.2, 198.51.100.20"));
    expect(headers.get("ratelimit")).toMatch(/r=18;/);
  });

  it("counts an IPv6 network by its first 64 bits", async () => {
    await service.get("/venues", from("2001:db8::1"));
    const { headers } = await service.get("/venues", from("2001:db8:0:0:ffff::2"));
    expect(headers.get("ratelimit")).toMatch(/r=18;/);
    const other = await service.get("/venues", from("2001:db8:0:1::2"));
    expect(other.headers.get("ratelimit")).toMatch(/r=19;/);
  });

  it("stops a network that guesses keys after a tenth of it", async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      const answer = await service.get("/venues", from("198.51.100.30", `cal_guess_number_${call}`));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 429, 429, 429, 429]);
  });

  it("has no limit for this machine unless one was set, and the usual one for others", async () => {
    const local = await usual.get("/venues");
    expect(local.headers.has("ratelimit")).toBe(false);
    const remote = await usual.get("/venues", from("198.51.100.40"));
    expect(remote.headers.get("ratelimit-policy")).toBe('"minute";q=6000;w=60');
  });

  it("leaves health checks alone", async () => {
    for (let call = 0; call < 25; call += 1) {
      expect((await service.get("/healthz", { base: "" })).status).toBe(200);
    }
  });
});

describe("counts of several processes", () => {
  it("start anew with each minute, and leave nothing behind", async () => {
    let time = 1_900_000_000_000;
    const limiter = createRateLimiter(service.database, () => time);
    limiter.take("key passing", 10);
    await limiter.sync();
    time += 180_000;
    expect(limiter.look("key passing", 10).remaining).toBe(10);
    limiter.take("key passing", 10);
    await limiter.sync();
    const stored = await service.database.db.collection("rate_limits").find({}).toArray();
    expect(stored.map(({ _id }) => String(_id)).filter((id) => id.endsWith("key passing"))).toHaveLength(1);
  });

  it("are the same on a machine whose clock is ahead, and do not fall", async () => {
    const [one, two] = [createRateLimiter(service.database), createRateLimiter(service.database)];
    for (let call = 0; call < 30; call += 1) one.take("key of clocks", 100);
    await one.sync();
    vi.setSystemTime(Date.now() + 180_000);
    onTestFinished(() => void vi.useRealTimers());
    two.take("key of clocks", 100);
    await two.sync();
    vi.useRealTimers();
    one.take("key of clocks", 100);
    await one.sync();
    expect([one, two].map((limiter) => limiter.look("key of clocks", 100).remaining)).toEqual([68, 69]);

    await service.database.db.collection("rate_limits").deleteMany({});
    one.take("key of clocks", 100);
    await one.sync();
    expect(one.look("key of clocks", 100).remaining).toBeLessThanOrEqual(68);
  });

  it("go on alone while the store is away", async () => {
    const limiter = createRateLimiter(usual.database, () => 1_900_000_000_000);
    limiter.take("key alone", 2);
    await usual.database.db.client.close();
    await limiter.sync();
    expect(limiter.take("key alone", 2).isAllowed).toBe(true);
    expect(limiter.take("key alone", 2).isAllowed).toBe(false);
    await usual.database.db.client.connect();
  });
});
