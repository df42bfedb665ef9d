import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createLimitedServer } from "../../runtime/http/server.js";
import { sendRaw } from "./raw-request.js";

it("a server closes connections whose requests come in drop by drop", async () => {
  const server = createLimitedServer((_request, response) => response.end());
  onTestFinished(() => server.drain());
  await new Promise<void>((resolve) => {
    server.http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.http.address() as AddressInfo;
  const slow = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
  for (const socket of slow) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  const drops = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write("X-Slow: 1\r\n");
  }, 400);
  const answers = slow.map(async (socket) => {
    socket.on("error", () => undefined);
    const [first] = (await once(socket, "data")) as [Buffer];
    if (!socket.closed) await once(socket, "close");
    return first.toString().split("\r\n")[0];
  });
  // Everybody else is served meanwhile.
  expect((await sendRaw(`http://127.0.0.1:${port}`, { path: "/" })).status).toBe(200);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["HTTP/1.1 408 Request Timeout"]));
  clearInterval(drops);
});
