import { expect, it } from "vitest";
import { useSpec } from "../support/spec-service.js";

const service = useSpec(
  {
    "api.yaml": "style: rest\n",
    "routes.yaml": `resources:
  poll:
    actions:
      vote: { hook: vote_poll, text: Adds a vote. }
      close: { hook: close_poll, access: edit, input: { other: { type: integer } }, text: Ends two polls. }
`,
    "resources/poll.yaml": `fields:
  title: { type: text, required: true, text: What it is about. }
  votes: { type: integer, initial: 0, text: Votes so far. }
  status:
`,
  },
  {
    hooks: `export const hooks = { poll: {
  votePoll: ({ votes }) => ({ changes: { votes: votes + 1 } }),
  async closePoll({ title }, { input: { other }, records }) {
    records.poll.update(other, { title: "Closed" });
    await records.poll.create({ title: title + " again", status: "publish" });
    return { changes: { title: "Closed" } };
  },
} };`,
  },
);
const polls = "/api/v1/polls";
const everyone = { authorization: "" };

async function make(values: object = {}): Promise<string> {
  const { status, body } = await service.request("POST", polls, { body: { title: "Lunch", ...values } });
  expect(status, JSON.stringify(body)).toBe(201);
  return `${polls}/${Number(body.id)}`;
}

it("an action without access is for all who may read the record, although a key exists", async () => {
  const poll = await make({ status: "publish" });
  const vote = (headers: object = {}) =>
    service.request("POST", `${poll}/vote`, { headers: { ...everyone, ...headers } });
  expect(await vote()).toMatchObject({ status: 200, body: { votes: 1 } });
  const key = { "idempotency-key": "one-vote-of-everyone" };
  for (const replayed of [null, "true"]) {
    const answer = await vote(key);
    expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([200, replayed]);
    expect(answer.headers.get("allow")).toContain("POST");
  }
  expect((await service.request("GET", poll, { headers: everyone })).body.votes).toBe(2);
  expect((await service.request("POST", `${poll}/close`, { headers: everyone })).status).toBe(401);
  const draft = await make({ status: "draft" });
  expect((await service.request("POST", `${draft}/vote`, { headers: everyone })).status).toBe(401);
  expect((await service.request("GET", draft)).body.votes).toBe(0);
});

it("an action writes the other records that its hook planned, each once", async () => {
  const [poll, other] = [await make({ title: "Tea" }), await make()];
  const body = { other: Number(other.split("/").at(-1)) };
  const close = { body, headers: { "idempotency-key": "close-two-polls" } };
  for (let call = 0; call < 2; call += 1)
    expect(await service.request("POST", `${poll}/close`, close)).toMatchObject({
      status: 200,
      body: { title: "Closed" },
    });
  expect((await service.request("GET", other)).body.title).toBe("Closed");
  const { body: found } = await service.request("GET", `${polls}?search=again`);
  expect(found.items).toMatchObject([{ title: "Tea again" }]);
});

it("200 calls of an action on one record at the same time are all answered and applied", async () => {
  const poll = await make({ status: "publish" });
  const calls = Array.from({ length: 200 }, () => service.request("POST", `${poll}/vote`));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await service.request("GET", poll)).body.votes).toBe(200);
});
