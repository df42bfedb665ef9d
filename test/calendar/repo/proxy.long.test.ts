import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createClient } from "../../../generated/sdk/index.js";
import { sendRaw } from "../../http/raw-request.js";
import { sampleImage } from "../../images/samples.js";
import { findCaddy } from "../../support/caddy.js";
import { eventually } from "../../support/eventually.js";
import { openStoreProxy } from "../../support/store-proxy.js";
import { key, mount, type Proxied, readOn, startProxied } from "../support/proxied.js";
import { createCaller } from "../torture/caller.js";
import { createLedger, type Ledger, write } from "../torture/writer.js";

const program = findCaddy();
const headers = { authorization: `Bearer ${key}` };

describe.runIf(program !== undefined)("two services behind the proxy", () => {
  let proxied: Proxied;

  beforeAll(async () => {
    proxied = await startProxied(program ?? "");
  });

  afterAll(() => proxied.close());

  it("share the requests, and believe no address that a caller names", async () => {
    const { proxy, send, answering } = proxied;
    expect(await answering()).toEqual([true, true]);
    const forged = { "x-forwarded-host": "forged.test", "x-forwarded-proto": "https" };
    const { text } = await send(`${mount}/venues`, { headers: forged });
    expect(text).toContain(`"rest_url":"${proxy.origin}${mount}/`);
    for (const path of ["/metrics", "/METRICS", "//metrics", "/%6detrics", "/x/../metrics"])
      expect([path, (await send(path)).status]).toEqual([path, 404]);
    expect((await send("/readyz")).status).toBe(200);
  });

  it("answer as they do alone: compressed, and by tag", async () => {
    const { proxy, send, origins } = proxied;
    const asked = { "accept-encoding": "gzip", host: new URL(proxy.origin).host };
    for (const path of [`${mount}/venues`, "/", "/admin"]) {
      const through = await send(path, { headers: asked });
      const direct = await sendRaw(origins[0] ?? "", { path, headers: asked });
      for (const name of ["etag", "content-encoding", "content-length", "cache-control"])
        expect([path, name, through.headers[name]]).toEqual([path, name, direct.headers[name]]);
      const { etag = "" } = through.headers;
      const known = await send(path, { headers: { ...asked, "if-none-match": etag } });
      expect([path, known.status, known.text]).toEqual([path, 304, ""]);
    }
  });

  it("show callers their own writes by header and cookie, whichever of them answers", async () => {
    const { send } = proxied;
    const json = { ...headers, "content-type": "application/json", "sec-fetch-site": "same-origin" };
    for (let count = 0; count < 10; count += 1) {
      const body = JSON.stringify({ venue: `Seen ${count}` });
      const made = await send(`${mount}/venues`, { method: "POST", body, headers: json });
      const token = String(made.headers["x-consistency-token"]);
      expect(made.headers["set-cookie"]?.join()).toContain(`consistency_token=${token};`);
      const { pathname } = new URL(String(made.headers.location));
      const seen = await send(pathname, { headers: { "x-consistency-token": token } });
      expect(seen.status).toBe(200);
      expect(String(seen.headers["x-consistency-token"]) >= token).toBe(true);
    }
  });

  it("get large uploads, and reject larger ones with their own answer", async () => {
    const upload = async (size: number): Promise<Response> => {
      const bytes = Buffer.concat([await sampleImage(40, 30, "png"), Buffer.alloc(size)]);
      const body = new FormData();
      body.append("venue", `Large ${size}`);
      body.append("image", new File([new Uint8Array(bytes)], "hall.png", { type: "image/png" }));
      return fetch(`${proxied.proxy.origin}${mount}/venues`, { method: "POST", body, headers });
    };
    expect((await upload(10_000_000)).status).toBe(201);
    const rejected = await upload(20_000_000);
    expect(rejected.status).toBe(413);
    expect(await rejected.json()).toMatchObject({ code: "rest_body_too_large" });
  });

  it("are restarted one right after the other without a request that fails", async () => {
    const reading = readOn(proxied);
    const ledgers = [createLedger(), createLedger(), createLedger()];
    let isOver = false;
    const writing = ledgers.map((ledger, index) => writeOn(`w${index}`, ledger, () => isOver));
    await eventually(() => ledgers.every(({ acknowledged }) => acknowledged > 3));
    for (const index of [0, 1, 0, 1]) await proxied.restart(index, "SIGTERM");
    isOver = true;
    await Promise.all(writing);
    expect(await reading.stop()).toEqual([]);
    expect(ledgers.flatMap(({ failures, unknown }) => [...failures, ...unknown])).toEqual([]);
  });

  async function writeOn(name: string, ledger: Ledger, isOver: () => boolean): Promise<void> {
    const caller = createCaller(proxied.proxy.origin + mount);
    await write({ name, caller: { ask: (asked) => caller.ask({ ...asked, headers }) } }, ledger, isOver);
    caller.close();
  }

  it("lose no read, and double no write of the client, when one is killed", async () => {
    const reading = readOn(proxied);
    const client = createClient({ baseUrl: proxied.proxy.origin, key });
    const [made, failed]: [string[], unknown[]] = [[], []];
    let isOver = false;
    const writing = ["a", "b", "c"].map(async (writer) => {
      for (let count = 0; !isOver; count += 1) {
        const venue = `Killed ${writer} ${count}`;
        const created = client.venues.create({ venue });
        await created.then(() => made.push(venue)).catch((error: unknown) => failed.push(error));
      }
    });
    for (const index of [0, 1, 0]) {
      const { length } = made;
      await eventually(() => made.length > length + 10);
      await proxied.restart(index, "SIGKILL");
    }
    isOver = true;
    await Promise.all(writing);
    expect(await reading.stop()).toEqual([]);
    expect(failed).toEqual([]);
    const stored: string[] = [];
    for await (const { venue } of client.venues.all({ per_page: 50 }))
      if (venue.startsWith("Killed")) stored.push(venue);
    expect(stored.sort()).toEqual(made.sort());
  });

  it("are asked only if they reach the store", async () => {
    const { answering } = proxied;
    const wire = await openStoreProxy(inject("engineUri"));
    await proxied.restart(1, "SIGTERM", wire.uri);
    await eventually(async () => expect(await answering()).toEqual([true, true]));
    wire.cut();
    await eventually(async () => expect(await answering()).toEqual([true, false]));
    wire.restore();
    await eventually(async () => expect(await answering()).toEqual([true, true]));
    await proxied.restart(1, "SIGTERM");
    await wire.close();
  });
});
