import { describe, expect, it } from "vitest";
import { fetchFile } from "../../runtime/network/fetch-file.js";
import { isPublicAddress } from "../../runtime/network/public-address.js";
import { useFileServer } from "./file-server.js";

const server = useFileServer();
const bytes = Buffer.alloc(5000, "image");
const local = { size: 10_000, time: 5000, isAllowed: (address: string) => address === "127.0.0.1" };

function fetchLocal(path: string, limits: Partial<typeof local> = {}): Promise<Buffer> {
  return fetchFile(new URL(path, server.origin), { ...local, ...limits });
}

describe("fetching a file", () => {
  it("follows up to three redirects, relative ones too", async () => {
    server.serve("/four", (_request, response) => response.writeHead(301, { Location: "/three" }).end());
    server.serve("/three", (_request, response) => response.writeHead(302, { Location: "two?x" }).end());
    server.serve("/two?x", (_request, response) => response.writeHead(307, { Location: "/one" }).end());
    server.serve("/one", (_request, response) => response.writeHead(308, { Location: "/file" }).end());
    server.serve("/file", (_request, response) => response.end(bytes));
    expect(await fetchLocal("/three")).toEqual(bytes);
    await expect(fetchLocal("/four")).rejects.toThrow("More than 3 redirects");
  });

  it("stops at the size limit, whether or not the server sends the size", async () => {
    server.serve("/declared", (_request, response) => {
      response.writeHead(200, { "Content-Length": bytes.length }).end(bytes);
    });
    server.serve("/undeclared", (_request, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write(bytes));
        response.once("drain", send);
      };
      send();
    });
    for (const path of ["/declared", "/undeclared"]) {
      await expect(fetchLocal(path, { size: 4000 })).rejects.toMatchObject({ isTooLarge: true });
    }
    expect(await fetchLocal("/declared", { size: bytes.length })).toEqual(bytes);
  });

  it("gives up when the time is over, also in the middle of a file", async () => {
    server.serve("/silent", () => undefined);
    server.serve("/stuck", (_request, response) => response.write(bytes));
    for (const path of ["/silent", "/stuck"]) {
      await expect(fetchLocal(path, { time: 150 })).rejects.toMatchObject({ name: "FetchError" });
    }
  });

  it("rejects what is not answered with 200, or breaks off", async () => {
    server.serve("/empty", (_request, response) => response.writeHead(204).end());
    server.serve("/broken", (_request, response) => {
      response.writeHead(200, { "Content-Length": 9000 }).write(bytes, () => response.destroy());
    });
    server.serve("/lost", (_request, response) => response.writeHead(302).end());
    server.serve("/nowhere", (_request, response) => response.writeHead(302, { Location: "http://[" }).end());
    for (const path of ["/missing", "/empty", "/broken", "/lost", "/nowhere"]) {
      await expect(fetchLocal(path)).rejects.toMatchObject({ name: "FetchError", isTooLarge: false });
    }
  });

  it("sends no credentials and no compression it would have to undo", async () => {
    let headers: NodeJS.Dict<string | string[]> = {};
    server.serve("/headers", (request, response) => {
      headers = request.headers;
      response.end(bytes);
    });
    await fetchLocal("/headers");
    expect(headers).toMatchObject({ accept: "image/*", "accept-encoding": "identity" });
    expect(headers.authorization).toBeUndefined();
    await expect(fetchLocal(server.origin.replace("//", "//user:word@"))).rejects.toThrow(
      "may not be fetched",
    );
  });

  it("does not go through a proxy of the environment", async () => {
    server.serve("/direct", (_request, response) => response.end(bytes));
    process.env.http_proxy = process.env.HTTP_PROXY = "http://127.0.0.1:9";
    try {
      expect(await fetchLocal("/direct")).toEqual(bytes);
    } finally {
      delete process.env.http_proxy;
      delete process.env.HTTP_PROXY;
    }
  });
});

describe("addresses inside", () => {
  const hosts = [
    "127.0.0.1",
    "127.1",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "2130706433",
    "0.0.0.0",
    "localhost",
    "LOCALHOST.",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
  ];

  it.each(hosts)("are not connected to: %s", async (host) => {
    const before = server.requests.length;
    const url = new URL(`http://${host}:${server.port}/file`);
    await expect(fetchFile(url, { ...local, isAllowed: isPublicAddress })).rejects.toMatchObject({
      name: "FetchError",
    });
    expect(server.requests.length).toBe(before);
  });

  it("are seen behind a name as well: the same name is fetched from where its address is allowed", async () => {
    server.serve("/file", (_request, response) => response.end(bytes));
    const url = new URL(`http://localhost:${server.port}/file`);
    const asked: string[] = [];
    const isAllowed = (address: string): boolean => asked.push(address) > 0;
    expect(await fetchFile(url, { ...local, isAllowed })).toEqual(bytes);
    expect(asked).toContain("127.0.0.1");
  });

  it("are not reached by a redirect from an address that is allowed", async () => {
    server.serve("/target", (_request, response) => response.end(bytes));
    const targets = [
      `http://[::ffff:127.0.0.1]:${server.port}/target`,
      `http://127.0.0.2:${server.port}/target`,
      "http://10.0.0.1/target",
      "http://169.254.169.254/latest/meta-data/",
      `http://user:word@127.0.0.1:${server.port}/target`,
      "file:///etc/passwd",
      "ftp://127.0.0.1/target",
      "data:image/png;base64,AAAA",
    ];
    for (const target of targets) {
      server.serve("/leave", (_request, response) => response.writeHead(302, { Location: target }).end());
      await expect(fetchLocal("/leave")).rejects.toThrow("may not be fetched");
    }
    expect(server.requests).not.toContain("/target");
  });
});
