import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { createHelperThread, type HelperThread } from "../../generator/helper-thread.js";
import { slowSteps } from "../../generator/print/slow-steps.js";

/** What the other thread does with each job; `undefined` ends it. */
const never = "() => undefined";
const always = `(job) => {
  if (job === undefined) parentPort.close();
  else if (Atomics.exchange(job.claimed, 0, 1) === 0) parentPort.postMessage({ number: job.number, text: "theirs" });
}`;
const failing = `({ number }) => parentPort.postMessage({ number, fault: new Error("It cannot be read.") })`;

let worker: Worker | undefined;
const helperThat = (answers: string): HelperThread =>
  createHelperThread(() => {
    const code = `const { parentPort } = require("node:worker_threads"); parentPort.on("message", ${answers});`;
    worker = new Worker(code, { eval: true });
    return worker;
  }, true);
afterEach(async () => {
  await worker?.terminate();
});

const validators = (name: string): string =>
  JSON.stringify([{ [name]: { type: "string", maxLength: 5 } }, [name]]);

describe("the helper thread", () => {
  it("is spared validators while it is busy, which come out the same", async () => {
    const { run } = helperThat(never);
    const inputs = ["A", "B", "C"].map(validators);
    const texts = await Promise.all(inputs.map(async (input) => run("validators", input)));
    expect(texts).toEqual(inputs.map((input) => slowSteps.validators(input)));
    expect(texts[0]).toContain("maxLength");
  });

  it("runs each step once, and all that need what it alone has loaded", async () => {
    const helper = helperThat(always);
    expect(await helper.run("openapiTypes", "{}")).toBe("theirs");
    const inputs = Array.from({ length: 30 }, (_none, at) => validators(`A${at}`));
    const texts = await Promise.all(inputs.map(async (input) => helper.run("validators", input)));
    const own = inputs.map((input) => slowSteps.validators(input));
    expect(texts.filter((text, at) => text !== "theirs" && text !== own[at])).toEqual([]);
    await helper.end();
  });

  it("hands on what goes wrong in it", async () => {
    const { run } = helperThat(failing);
    await expect(run("openapiTypes", "{}")).rejects.toThrow("It cannot be read.");
  });
});
