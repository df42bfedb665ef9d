import { expect, it } from "vitest";
import { textOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const day = 86_400_000;
let now = Date.parse("2031-03-10T12:00:00Z");

const service = useSpec(specFiles("passwords"), {
  now: () => now,
  hooks: `import { createTokens } from "specwright";

export const hooks = {
  service: {
    userOfToken: ({ scheme, value }, context) => (scheme === "bearer" ? createTokens(context).verify(value) : undefined),
  },
  member: {
    async signIn({ name, password, days }, context) {
      const { members, errors } = context;
      const member = await members.first({ name });
      if (!(await members.verifyPassword(member?.id, password))) return errors.reject("password", "wrong");
      const claims = { id: member.id, role: "admin" };
      return { token: await createTokens(context).sign(claims, { expiresIn: days * 86400 }) };
    },
    currentMember: (_input, { members, caller }) => members.get(caller.author),
    resetPassword: ({ id, password }, { members }) => members.update(id, { password }),
  },
  device: {
    addDevice: ({ pin }, { devices }) => devices.asService.create({ title: "Phone", pin, status: "publish" }),
  },
};`,
});
const { api } = service;
const anonymous = { headers: { authorization: "" } };
const password = "correct horse";

let count = 0;
const member = async (values: object = {}) => {
  const name = `Member ${(count += 1)}`;
  const { id, path } = await api.create("/members", { name, password, ...values }, anonymous);
  return { name, id, path };
};
const signIn = (name: string, text = password, days = 30) =>
  api.post("/members/sign-in", { name, password: text, days }, anonymous);
const stored = (id: number, collection = "members") =>
  service.database.db.collection(collection).findOne({ _id: id as never });

it("stores a hash, and shows neither in answers nor in the audit", async () => {
  const { id, path } = await member();
  await api.patch(path, { password: "battery staple" });
  const document = await stored(id);
  expect(document?.password_).toMatch(/^[\da-f]{16}:[\da-f]{64}$/);
  expect(document?.password_).not.toContain("battery");
  for (const body of [await api.read(path), await api.read("/members")])
    expect(JSON.stringify(body)).not.toMatch(/password|battery/);
  expect(JSON.stringify(document?.notes)).toContain('"after":"(hidden)"');
  expect(JSON.stringify(document?.notes)).not.toMatch(/:[\da-f]{64}|battery|horse/);
});

it("is no password that readers need", async () => {
  const { path, id } = await member();
  expect((await api.get(path, anonymous)).status).toBe(200);
  expect((await stored(id))?.password).toBeUndefined();
  const device = await api.create("/devices", { pin: "1234" });
  expect((await api.get(device.path, anonymous)).status).toBe(200);
  expect((await stored(device.id, "devices"))?.pin).toMatch(/.{20}/);
});

it("has the limits of its length, and cannot be empty where it is required", async () => {
  for (const text of ["short", "x".repeat(71), "", null, undefined, 12]) {
    const { status, body } = await api.post("/members", { name: "Nobody", password: text }, anonymous);
    expect([text, status]).toEqual([text, 400]);
    expect(JSON.stringify(body)).toContain("password");
  }
});

it("is verified by hooks: not for unknown records, and not after a change", async () => {
  const { name, path } = await member();
  expect((await signIn(name)).status).toBe(200);
  for (const [who, text] of [
    [name, "wrong"],
    ["Unknown", password],
  ] as const) {
    const { status, body } = await signIn(who, text);
    expect([who, status]).toEqual([who, 400]);
    expect(JSON.stringify(body)).toContain("The name or the password is not right.");
  }
  expect((await api.post(`${path}/reset`, { password: "battery staple" })).status).toBe(200);
  expect((await signIn(name)).status).toBe(400);
  expect((await signIn(name, "battery staple")).status).toBe(200);
});

it("tokens that the service signed name their user until they expire", async () => {
  const { name } = await member();
  const token = textOf((await signIn(name, password, 2)).body.token);
  const read = (text: string) => api.get("/members/me", { headers: { authorization: `Bearer ${text}` } });
  expect(await read(token)).toMatchObject({ status: 200, body: { name } });
  const [head, claims = "", signature] = token.split(".");
  const other = Buffer.from(claims, "base64url")
    .toString()
    .replace(/"id":\d+/, '"id":1');
  const forged = [head, Buffer.from(other).toString("base64url"), signature].join(".");
  const none = [Buffer.from('{"alg":"none"}').toString("base64url"), claims, ""].join(".");
  for (const text of [forged, none, "a.b.c", "abc"])
    expect([text, (await read(text)).status]).toEqual([text, 401]);
  expect((await service.database.db.collection("token_secrets").findOne({}))?.secret).toMatch(/^.{43}$/);
  now += 3 * day;
  expect((await read(token)).status).toBe(401);
});
