import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createWorkspace, type Workspace } from "../../support/workspace.js";

let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace();
});
afterAll(() => {
  workspace.remove();
});

it("npm run dev serves an edit of the spec without another command, and ends all it started", async () => {
  const child = spawn(process.execPath, ["generator/dev.mjs"], {
    cwd: workspace.folder,
    env: { ...process.env, PORT: "0", MONGODB_URI: inject("mongoUri"), MONGODB_DB: `dev_${process.pid}` },
  });
  let output = "";
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    child.emit("printed");
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const ended = once(child, "exit");
  const addresses = () =>
    [...output.matchAll(/http:\/\/127\.0\.0\.1:\d+\/calendar\/events\/v1/g)].map(([api]) => api);
  try {
    while (addresses().length === 0 || !output.includes("Waiting for changes")) await once(child, "printed");
    const started = addresses().length;
    const file = join(workspace.folder, "spec/resources/venue.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("A place where events are held.", "Somewhere to meet."));
    // The restart may come in two steps, as the files do.
    let isServed = false;
    while (!isServed) {
      while (addresses().length === started) await once(child, "printed");
      const answer = await fetch(`${addresses().at(-1) ?? ""}/doc`).catch(() => undefined);
      isServed = (await answer?.text())?.includes("Somewhere to meet.") === true;
    }
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`${addresses().at(-1) ?? ""}/doc`)).rejects.toThrow();
  } finally {
    child.kill("SIGTERM");
  }
});
