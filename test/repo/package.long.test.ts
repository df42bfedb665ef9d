import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { packedPackage } from "../support/product.js";
import { root } from "../support/workspace.js";

const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
const shop = join(folder, "shop");
const npm = (cwd: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd, encoding: "utf8" });
  return { status, output: stdout + stderr };
};

const isReachable = npm(root, "view", "tsx", "version").status === 0;
if (!isReachable)
  console.warn("The path of a newcomer is not tried: the registry of npm cannot be reached from here.");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the service, does some work with the address of its API, and stops it. */
async function whileServing<Result>(work: (api: string) => Promise<Result>): Promise<Result> {
  const child = spawn("npm", ["start"], {
    cwd: shop,
    env: { ...process.env, MONGODB_URI: "", PORT: "0" },
    detached: true,
  });
  let output = "";
  const api = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = / API +(\S+)\n/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(output)));
  });
  try {
    return await work(api);
  } finally {
    const ended = new Promise((resolve) => child.once("close", resolve));
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    await ended;
  }
}

describe.skipIf(!isReachable)("the package, from its tarball in an empty folder", () => {
  it("is packed, creates a product and is installed in it", () => {
    const tarball = packedPackage();
    const made = npm(
      folder,
      "exec",
      "--yes",
      "--prefer-offline",
      `--package=${tarball}`,
      "--",
      "specwright",
      "init",
      "shop",
    );
    expect(made.status, made.output).toBe(0);
    expect(existsSync(join(shop, ".gitignore"))).toBe(true);
    expect(readFileSync(join(shop, "package.json"), "utf8")).toContain('"file:vendor/specwright-0.1.0.tgz"');
    const installed = npm(shop, "install", "--prefer-offline", "--no-audit", "--no-fund");
    expect(installed.status, installed.output).toBe(0);
    expect(installed.output).not.toMatch(/warn.*(?:specwright|prepare)/);
  });

  it("serves the first resource, the editor and the documentation", async () => {
    await whileServing(async (api) => {
      const created = await fetch(`${api}/items`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Lamp", price: 12.5 }),
      });
      expect(created.status).toBe(201);
      expect(await (await fetch(`${api}/items`)).json()).toMatchObject({ items: [{ name: "Lamp" }] });
      for (const path of ["/admin", "/docs"]) expect((await fetch(new URL(path, api))).status).toBe(200);
    });
  });

  it("serves a field that was added to the spec", async () => {
    const path = join(shop, "spec/resources/item.yaml");
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace("fields:\n", "fields:\n  color: { type: text, text: Its color. }\n"));
    const made = npm(shop, "run", "generate");
    expect(made.status, made.output).toBe(0);
    await whileServing(async (api) => {
      const [item] = ((await (await fetch(`${api}/items`)).json()) as { items: { id: number }[] }).items;
      const changed = await fetch(`${api}/items/${String(item?.id)}`, {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ color: "red" }),
      });
      expect(await changed.json()).toMatchObject({ name: "Lamp", color: "red" });
    });
  });

  it("serves the second resource of the tutorial", async () => {
    const manual = readFileSync(join(shop, "node_modules/specwright/spec/README.md"), "utf8");
    const [, parcel = ""] = /<!-- product: parcel -->\n```yaml\n([\s\S]*?)```/.exec(manual) ?? [];
    const [, body = ""] = /api\/v1\/parcels .* -d '(.*)'/.exec(manual) ?? [];
    const [, query = ""] = /api\/v1\/parcels(\?.*)'/.exec(manual) ?? [];
    writeFileSync(join(shop, "spec/resources/parcel.yaml"), parcel);
    await whileServing(async (api) => {
      const headers = { "content-type": "application/json" };
      const created = await fetch(`${api}/parcels`, { method: "POST", headers, body });
      expect(created.status).toBe(201);
      expect(await (await fetch(`${api}/parcels${query}`)).json()).toMatchObject({
        total: 1,
        items: [JSON.parse(body)],
      });
    });
  });

  it("has a README of its own", () => {
    const readme = readFileSync(join(shop, "node_modules/specwright/README.md"), "utf8");
    expect(readme).toMatch(/^# specwright\n/);
    const links = [...readme.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !existsSync(join(shop, "node_modules/specwright", link)))).toEqual([]);
  });

  it("packs the client under the name of the product", () => {
    const built = npm(shop, "run", "build");
    expect(built.status, built.output).toBe(0);
    expect(existsSync(join(shop, "build/shop-client-0.1.0.tgz"))).toBe(true);
    const packed = (name: string): string => readFileSync(join(shop, "build/sdk", name), "utf8");
    expect(JSON.parse(packed("package.json"))).toMatchObject({ name: "shop-client", license: "UNLICENSED" });
    expect(packed("README.md")).toContain('client.items.create({ "name": ');
    expect(packed("README.md")).toContain(
      "| `client.parcels` | `list`, `all`, `pages`, `create`, `get`, `find`,",
    );
  });

  it("runs the first test of the product, which passes", () => {
    const tested = npm(shop, "test");
    expect(tested.status, tested.output).toBe(0);
    expect(tested.output).toMatch(/pass 2/);
  });

  it("overwrites no file of a product", () => {
    const again = npm(shop, "exec", "--", "specwright", "init", ".");
    expect(again.status).toBe(1);
    expect(again.output).toContain("would be overwritten");
  });
});
