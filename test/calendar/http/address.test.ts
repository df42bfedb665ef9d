import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { sendRaw } from "../../http/raw-request.js";
import { useService } from "../support/service.js";

const service = useService({ HOST: "0.0.0.0" });
const proxied = useService({ HOST: "0.0.0.0", TRUST_PROXY: "1" });
const fresh = useService({ HOST: "0.0.0.0" });
const named = useService({ HOST: "0.0.0.0", PUBLIC_URL: "https://calendar.example" });
afterAll(() => expect([service, proxied, fresh, named].flatMap(({ errors }) => errors)).toEqual([]));

const paths = [
  "/",
  "/event/none/",
  "/docs",
  "/sitemap.xml",
  "/healthz",
  "/calendar/events/v1/venues",
  "/nowhere",
];
const bad = [
  "localhost:99999",
  "[1:2]",
  "[::1",
  "1.2.3.4.5",
  "a b",
  "<script>",
  "x@127.0.0.1",
  "localhost/x",
  "localhost#x",
  "localhost?x",
  "localhost:80:80",
  ":80",
];

/** Sends bytes as they are; the whole answer. */
async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket);
}

describe("the address of a request", () => {
  it.each(bad)("is rejected with 400 where its Host is %j, by every part of the service", async (host) => {
    for (const one of [service, named]) {
      for (const path of paths) {
        const { status, text: answer } = await sendRaw(one.origin, { path, headers: { Host: host } });
        expect([status, JSON.parse(answer)], path).toMatchObject([
          400,
          { code: "rest_invalid_address", message: expect.stringContaining("Host") as unknown },
        ]);
        expect(answer).not.toContain(host);
      }
    }
    const write = { method: "POST", path: "/calendar/events/v1/venues?venue=x", headers: { Host: host } };
    expect((await sendRaw(service.origin, write)).status).toBe(400);
  });

  it.each(bad)("is rejected with 400 where a trusted proxy names the host %j", async (host) => {
    const headers = { "X-Forwarded-Host": host };
    for (const path of paths) {
      const { status, text: answer } = await sendRaw(proxied.origin, { path, headers });
      expect([status, answer], path).toMatchObject([
        400,
        expect.stringContaining("X-Forwarded-Host") as unknown,
      ]);
      expect((await sendRaw(service.origin, { path, headers })).status, path).not.toBe(400);
    }
  });

  it.each([
    "localhost",
    "LOCALHOST:80",
    "a_b.example",
    "example.org.",
    "[::1]:3000",
    "xn--bcher-kva.example",
  ])("may have the host %s", async (host) => {
    const request = { path: "/calendar/events/v1/venues", headers: { Host: host } };
    const { status, text: answer } = await sendRaw(service.origin, request);
    expect(status).toBe(200);
    expect(answer).toContain(`http://${host.toLowerCase()}/calendar`);
  });

  it("may stand in the request target, which then counts instead of Host", async () => {
    const { host } = new URL(service.origin);
    const answer = await sendBytes(
      service.origin,
      `GET http://other.example/calendar/events/v1/venues HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain("http://other.example/calendar/events/v1/venues");
    const front = `GET http://other.example HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(service.origin, front)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    "http://",
    "http:///x",
    "http://x@localhost/",
    "http://localhost:99999/",
    "ftp://localhost/x",
    "*",
  ])("is rejected with 400 where the request target is %s", async (target) => {
    const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect(await sendBytes(service.origin, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("is rejected with 400 where the very first request has a target without a host", async () => {
    const bytes = "GET http:// HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    expect(await sendBytes(fresh.origin, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    "GET / HTTP/1.1\r\nHost: localhost\r\nHost: other.example",
    "GET / HTTP/1.1\r\nHost: localhost\r\nhost: localhost",
    "GET / HTTP/0.9\r\nHost: localhost",
    "GET /\r\nHost: localhost",
    "GET / HTTP/2.0\r\nHost: localhost",
  ])("is rejected with 400 in the request %j", async (head) => {
    const answer = await sendBytes(service.origin, `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("may be missing in HTTP/1.0", async () => {
    const answer = await sendBytes(service.origin, "GET /calendar/events/v1/venues HTTP/1.0\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`${service.origin}/calendar/events/v1/venues`);
  });
});
