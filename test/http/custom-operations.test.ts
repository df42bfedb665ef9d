import { expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("custom_operations"), {
  hooks: `export const hooks = {
  poll: {
    likePoll: ({ id }, { polls }) => polls.asService.increment(id, "likes"),
    votePoll: ({ id }, { polls }) => polls.asService.update(id, ({ votes }) => ({ votes: votes + 1 })),
    stressPoll: ({ id }, { polls }) =>
      polls.update(id, async ({ title }) => {
        await polls.update(id, ({ votes }) => ({ votes: Math.max(votes, 1) }));
        return { title: title + "!" };
      }),
    closePoll: ({ id, reason }, { polls, errors }) =>
      polls.update(id, ({ title, status }) =>
        status === "draft" ? errors.reject("reason", "closed") : { title: title + ": " + reason }),
    favoritePolls: (_input, { polls }) => polls.list({ search: "favorite" }),
    suggestPoll: ({ title }, { polls, caller }) =>
      polls.asService.create({ title: title + " by " + caller.name, status: "publish" }),
    choiceOf: async ({ slug, choice }, { polls }) => {
      const { votes } = await polls.bySlug(slug);
      return { accounts: votes, total: choice.length };
    },
  },
  account: {
    async transferMoney({ id, to, amount }, { accounts, errors }) {
      await accounts.update(id, ({ balance }) =>
        balance < amount ? errors.reject("amount", "overdrawn") : { balance: balance - amount });
      await accounts.update(to, ({ balance }) => ({ balance: balance + amount }));
    },
    meetAccount: ({ id, other }, { accounts }) =>
      accounts.update(id, async ({ balance }) => {
        await accounts.update(other, () => ({ owner: "met" }));
        return { balance: balance + 1 };
      }),
    async reportAccounts({ minimum }, { accounts }) {
      const found = await accounts.find({ balance: { $gte: minimum } });
      return { accounts: found.length, total: found.reduce((sum, { balance }) => sum + balance, 0) };
    },
  },
};`,
});
const polls = "/api/v1/polls";
const accounts = "/api/v1/accounts";
const everyone = { authorization: "" };

const make = async (path: string, values: object): Promise<string> =>
  (await service.create(path, values)).path;

const poll = (values: object = {}): Promise<string> =>
  make(polls, { title: "Lunch", status: "publish", ...values });

const stored = (path: string) =>
  service.database.db.collection("polls").findOne({ _id: Number(path.split("/").at(-1)) as never });

it("a like counter is for all who may read the record, and makes no revision, audit or message", async () => {
  const path = await poll();
  const before = await stored(path);
  const like = (headers: object = {}) =>
    service.request("POST", `${path}/like`, { headers: { ...everyone, ...headers } });
  expect(await like()).toMatchObject({ status: 200, body: { likes: 1 } });
  expect((await service.get(path, { headers: everyone })).body.likes).toBe(1);
  expect(await stored(path)).toEqual({ ...before, likes: 1 });
  const draft = await poll({ status: "draft" });
  const hidden = await service.get(draft, { headers: everyone });
  const liked = await service.request("POST", `${draft}/like`, { headers: everyone });
  expect([liked.status, liked.body.code]).toEqual([hidden.status, hidden.body.code]);
  expect((await service.get(draft)).body.likes).toBe(0);
});

it("likes that come with an update at the same time are all counted", async () => {
  const path = await poll();
  const calls = Array.from({ length: 40 }, (_, at) =>
    at % 4 === 0
      ? service.patch(path, { title: `Lunch ${at}` })
      : service.request("POST", `${path}/like`, { headers: everyone }),
  );
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await service.get(path)).body.likes).toBe(30);
});

it("a key stores the answer, and the operation is done once", async () => {
  const path = await poll();
  const headers = { ...everyone, "idempotency-key": "one-vote-of-everyone" };
  for (const replayed of [null, "true"]) {
    const answer = await service.request("POST", `${path}/vote`, { headers });
    expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([200, replayed]);
    expect(answer.headers.get("allow")).toContain("POST");
  }
  expect((await service.get(path)).body.votes).toBe(1);
});

it("200 writes of one record by 50 callers are all answered and all applied", async () => {
  const path = await poll();
  const caller = async (): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await service.request("POST", `${path}/vote`, { headers: everyone })).status);
    return statuses;
  };
  const statuses = (await Promise.all(Array.from({ length: 50 }, caller))).flat();
  expect(statuses).toEqual(Array.from({ length: 200 }, () => 200));
  expect((await service.get(path)).body.votes).toBe(200);
});

it("requires a capability, takes parameters, and rejects with a reason", async () => {
  const path = await poll();
  const close = (body: object, headers: Record<string, string> = {}) =>
    service.post(`${path}/close`, body, { headers });
  expect((await close({ reason: "over" }, everyone)).status).toBe(401);
  expect((await close({})).status).toBe(400);
  expect(await close({ reason: "over" })).toMatchObject({ status: 200, body: { title: "Lunch: over" } });
  const draft = await poll({ status: "draft" });
  const rejected = await service.post(`${draft}/close`, { reason: "early" });
  expect(JSON.stringify(rejected.body)).toContain("The poll is closed.");
  expect(rejected.status).toBe(400);
  expect((await service.post(`${polls}/999999/close`, { reason: "x" })).status).toBe(404);
});

it("answers with a record, a list or an object, and a status of its own", async () => {
  await poll({ title: "Favorite dish" });
  const list = await service.get(`${polls}/favorites`, { headers: everyone });
  expect(list).toMatchObject({ status: 200, body: { items: [{ title: "Favorite dish" }], total: 1 } });
  const suggest = { body: { title: "Dinner" }, headers: everyone };
  const created = await service.request("POST", `${polls}/suggestions`, suggest);
  expect(created).toMatchObject({ status: 201, body: { title: "Dinner by anonymous" } });
  const slug = JSON.stringify(created.body.slug).replaceAll('"', "");
  const choice = await service.get(`${polls}/${slug}/choices/soup`, { headers: everyone });
  expect(choice.body).toEqual({ accounts: 0, total: 4 });
});

it("a transfer changes two records, or none where the first has too little", async () => {
  const from = await make(accounts, { owner: "Ada", balance: 10 });
  const to = await make(accounts, { owner: "Bo", balance: 1 });
  const transfer = (amount: number) =>
    service.post(`${from}/transfer`, { to: Number(to.split("/").at(-1)), amount });
  expect(await transfer(7)).toMatchObject({ status: 200, body: { owner: "Ada", balance: 3 } });
  const rejected = await transfer(7);
  expect([rejected.status, JSON.stringify(rejected.body)]).toEqual([
    400,
    expect.stringContaining("The account has too little."),
  ]);
  const balances = await Promise.all([from, to].map(async (path) => (await service.get(path)).body.balance));
  expect(balances).toEqual([3, 8]);
});

it("an update whose function updates the same record, or another one that does likewise, ends", async () => {
  const path = await poll();
  const stress = () => service.post(`${path}/stress`);
  expect(await stress()).toMatchObject({ status: 200, body: { title: "Lunch!", votes: 1 } });
  const pair = [await make(accounts, { owner: "Ada" }), await make(accounts, { owner: "Bo" })];
  const meet = (at: number) => {
    const other = Number(pair[1 - at]?.split("/").at(-1));
    return service.post(`${pair[at] ?? ""}/meet`, { other });
  };
  const calls = Array.from({ length: 20 }, (_, call) => meet(call % 2));
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  for (const account of pair)
    expect((await service.get(account)).body).toMatchObject({ owner: "met", balance: 10 });
});

it("a report is a GET with parameters", async () => {
  const report = () => service.get(`${accounts}/report?minimum=500`);
  const before = (await report()).body;
  await make(accounts, { owner: "Cy", balance: 1000 });
  await make(accounts, { owner: "Di", balance: 2000 });
  await make(accounts, { owner: "Ed", balance: 499 });
  expect(await report()).toMatchObject({
    status: 200,
    body: { accounts: Number(before.accounts) + 2, total: Number(before.total) + 3000 },
  });
  expect((await service.get(`${accounts}/report`, { headers: everyone })).status).toBe(401);
  expect((await service.get(`${accounts}/report?minimum=much`)).status).toBe(400);
});

it("is documented, and a method of the client", async () => {
  const { paths = {} } = await service.api.read("/doc");
  expect(paths["/polls/{id}/like"]?.post).toMatchObject({
    operationId: "likePoll",
    security: [{}, { bearer: [] }, { basic: [] }],
    responses: {
      200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Poll" } } } },
    },
  });
  expect(paths["/polls/favorites"]?.get).toMatchObject({
    responses: {
      200: { content: { "application/json": { schema: { $ref: "#/components/schemas/PollList" } } } },
    },
  });
  expect(paths["/polls/suggestions"]?.post).toMatchObject({ responses: { 201: {} } });
  expect(paths["/polls/{slug}/choices/{choice}"]?.get).toMatchObject({
    parameters: [{ name: "slug", in: "path" }, { name: "choice", in: "path" }, {}, {}],
  });
  const client = (await service.client()) as unknown as {
    readonly polls: Readonly<
      Record<"like" | "choice", (path: unknown) => Promise<Readonly<Record<string, unknown>>>>
    >;
    readonly accounts: { report(query: object): Promise<unknown> };
  };
  const path = await poll({ title: "Client" });
  expect(await client.polls.like(Number(path.split("/").at(-1)))).toMatchObject({ likes: 1 });
  expect(await client.polls.choice({ slug: "client", choice: "tea" })).toMatchObject({ total: 3 });
  await make(accounts, { owner: "Flo", balance: 5_000_000 });
  expect(await client.accounts.report({ minimum: 4_000_000 })).toEqual({ accounts: 1, total: 5_000_000 });
  expect(service.errors).toEqual([]);
});
